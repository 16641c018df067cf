import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { GraphqlLink } from '../api/graphql-link.tsx'
import { isNotFound, ReadError } from '../api/read-error.tsx'
import { useRead } from '../api/use-read.ts'
import { CollectionDocument } from '../gql/graphql.ts'
import { formatBytes, formatCount } from '../lib/format.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Facts } from '../ui/facts.tsx'
import { Moment } from '../ui/moment.tsx'
import { EmptyNotice, Loading } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { CollectionExports } from './collection-exports.tsx'
import { CollectionTree } from './collection-tree.tsx'
import { CreateExportDialog } from './create-export-dialog.tsx'
import { DeleteCollectionDialog } from './delete-collection-dialog.tsx'
import { EditCollectionDialog } from './edit-collection-dialog.tsx'
import './collections.css'

/** A collection: what it holds, and what was exported of it. */
export default function CollectionPage() {
  const { id } = useParams<{ id: string }>()
  const { data, error, isLoading, again } = useRead(CollectionDocument, { id })
  const [open, setOpen] = useState<'EDIT' | 'DELETE' | 'EXPORT' | null>(null)
  const close = () => setOpen(null)
  const collection = data?.collection
  if (!collection)
    return (
      <Page title="Collection">
        {isLoading ? (
          <Loading what="the collection" />
        ) : error && !isNotFound(error) ? (
          <ReadError error={error} onAgain={again} />
        ) : (
          <EmptyNotice title="There is no such collection.">
            It may have been deleted. <Link href="/collections">Show all collections</Link>
          </EmptyNotice>
        )}
      </Page>
    )
  const shown = { id, revision: collection.revision, readAgain: again }
  return (
    <Page
      title={collection.name}
      actions={
        <>
          <Button look="primary" onPress={() => setOpen('EXPORT')}>
            New export
          </Button>
          <Button onPress={() => setOpen('EDIT')}>Rename or describe</Button>
          <Button look="danger" onPress={() => setOpen('DELETE')}>
            Delete
          </Button>
          <CopyButton label="Copy link" text={location.href} />
        </>
      }
    >
      <section className="card" aria-label="About the collection">
        {collection.description !== null && <p className="description">{collection.description}</p>}
        <Facts
          facts={[
            ['Items', formatCount(collection.itemCount)],
            ['Size', formatBytes(collection.totalBytes)],
            [
              'Missing',
              collection.missingCount === 0 ? null : (
                <Badge key="missing" tone="bad">
                  {formatCount(collection.missingCount)} without a file
                </Badge>
              ),
            ],
            ['Revision', formatCount(collection.revision)],
            [
              'Changed',
              collection.updatedAt === null ? null : <Moment key="updatedAt" at={collection.updatedAt} />,
            ],
            ['Made', <Moment key="createdAt" at={collection.createdAt} />],
          ]}
        />
      </section>
      <CollectionTree shown={shown} />
      <CollectionExports id={id} revision={collection.revision} onNew={() => setOpen('EXPORT')} />
      <EditCollectionDialog
        shown={shown}
        name={collection.name}
        description={collection.description ?? ''}
        isOpen={open === 'EDIT'}
        onClose={close}
      />
      <DeleteCollectionDialog
        shown={shown}
        name={collection.name}
        isOpen={open === 'DELETE'}
        onClose={close}
      />
      <CreateExportDialog collection={collection} isOpen={open === 'EXPORT'} onClose={close} />
      <GraphqlLink document={CollectionDocument} variables={{ id }} />
    </Page>
  )
}
