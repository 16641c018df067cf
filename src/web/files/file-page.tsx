import { useState } from 'react'
import { Link, useParams } from 'wouter'
import { GraphqlLink } from '../api/graphql-link.tsx'
import { isNotFound, ReadError } from '../api/read-error.tsx'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { DeleteFileDocument, FileDetailDocument, RestoreFileDocument } from '../gql/graphql.ts'
import { FilePreview } from '../previews/file-preview.tsx'
import { Button } from '../ui/button.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { EmptyNotice, ErrorNotice, Loading } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { AddToCollectionDialog } from './add-to-collection-dialog.tsx'
import { FileCopies } from './file-copies.tsx'
import type { FileDetail } from './file-detail.ts'
import { FileFacts } from './file-facts.tsx'
import { TagEditor } from './tag-editor.tsx'
import './files.css'

/** A file: what it is, where it is, and what is in it. */
export default function FilePage() {
  const { id = '' } = useParams<{ id: string }>()
  const { data, error, isLoading, again } = useRead(FileDetailDocument, { id })
  const [deleted, setDeleted] = useState<string | null>(null)
  if (deleted !== null) return <Deleted id={id} filename={deleted} onRestored={() => setDeleted(null)} />
  const file = data?.file
  if (file) return <Shown file={file} onDeleted={() => setDeleted(file.filename)} />
  return (
    <Page title="File">
      {isLoading && <Loading what="the file" />}
      {isNotFound(error) ? (
        <EmptyNotice title="There is no such file, or not any more.">
          <Link href="/trash">Look in the trash</Link> or <Link href="/files">go to the files</Link>.
        </EmptyNotice>
      ) : (
        error && <ReadError error={error} onAgain={again} />
      )}
    </Page>
  )
}

function Shown({ file, onDeleted }: { file: FileDetail; onDeleted: () => void }) {
  const { run, isRunning, refusal } = useChange(DeleteFileDocument)
  const [isCollecting, setCollecting] = useState(false)
  const remove = async () => {
    if (await run({ input: { fileId: file.id } })) onDeleted()
  }
  return (
    <Page
      title={file.filename}
      actions={
        <>
          <a className="button primary" href={file.downloadUrl}>
            Download
          </a>
          <CopyButton label="Copy link (a day)" text={file.downloadUrl} />
          <Button onPress={() => setCollecting(true)}>Add to collection</Button>
          <Button look="danger" isPending={isRunning} onPress={remove}>
            Delete
          </Button>
        </>
      }
    >
      {refusal && <ErrorNotice>{refusal.message}</ErrorNotice>}
      {isCollecting && (
        <AddToCollectionDialog
          selected={{ kind: 'IDS', ids: [file.id] }}
          onClose={() => setCollecting(false)}
          onAdded={() => {}}
        />
      )}
      <FileFacts file={file} />
      <FilePreview file={file} />
      <TagEditor file={file} />
      <FileCopies copies={file.copies} />
      <GraphqlLink document={FileDetailDocument} variables={{ id: file.id }} />
    </Page>
  )
}

function Deleted({ id, filename, onRestored }: { id: string; filename: string; onRestored: () => void }) {
  const { run, isRunning, refusal } = useChange(RestoreFileDocument)
  const restore = async () => {
    if (await run({ input: { fileId: id } })) onRestored()
  }
  return (
    <Page title={filename}>
      <div role="status">
        <EmptyNotice title="The file is in the trash.">
          It can be restored for a while, here or in the <Link href="/trash">trash</Link>.
        </EmptyNotice>
      </div>
      {refusal && <ErrorNotice>{refusal.message}</ErrorNotice>}
      <div className="row-actions">
        <Button look="primary" isPending={isRunning} onPress={restore} autoFocus>
          Undo: restore it
        </Button>
        <Link className="button plain" href="/files">
          Go to the files
        </Link>
      </div>
    </Page>
  )
}
