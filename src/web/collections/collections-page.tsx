import { useState } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { GraphqlLink } from '../api/graphql-link.tsx'
import { ListNotice } from '../api/list-notice.tsx'
import { usePages } from '../api/use-pages.ts'
import { type CollectionHeadFragment, CollectionsDocument } from '../gql/graphql.ts'
import { formatBytes, formatCount } from '../lib/format.ts'
import { useSettled } from '../lib/use-settled.ts'
import { Button } from '../ui/button.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { TextField } from '../ui/field.tsx'
import { Moment } from '../ui/moment.tsx'
import { EmptyNotice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { CreateCollectionDialog } from './create-collection-dialog.tsx'
import './collections.css'

const columns: Column<CollectionHeadFragment>[] = [
  {
    name: 'Name',
    width: 'minmax(0, 3fr)',
    cell: ({ id, name }) => (
      <Link href={`/collections/${id}`} title={name}>
        {name}
      </Link>
    ),
  },
  {
    name: 'Items',
    width: '7rem',
    align: 'end',
    cell: ({ itemCount }) => (
      <>
        {formatCount(itemCount)} <span className="column-word">{itemCount === 1 ? 'item' : 'items'}</span>
      </>
    ),
  },
  { name: 'Size', width: '7rem', align: 'end', cell: ({ totalBytes }) => formatBytes(totalBytes) },
  {
    name: 'Revision',
    width: '6rem',
    align: 'end',
    isMinor: true,
    cell: ({ revision }) => formatCount(revision),
  },
  {
    name: 'Changed',
    width: '12rem',
    align: 'end',
    isMinor: true,
    cell: ({ createdAt, updatedAt }) => <Moment at={updatedAt ?? createdAt} />,
  },
]

/** The account's collections: ordered trees of files to hand out. */
export default function CollectionsPage() {
  const [, navigate] = useLocation()
  const [search, setSearch] = useSearchParams()
  const name = search.get('name') ?? ''
  const settled = useSettled(name)
  const [isCreating, setCreating] = useState(false)
  const variables = { name: settled === '' ? null : settled }
  const list = usePages(CollectionsDocument, variables, ({ collections }) => collections)
  return (
    <Page
      title="Collections"
      actions={
        <Button look="primary" onPress={() => setCreating(true)}>
          New collection
        </Button>
      }
    >
      <div className="collection-search">
        <TextField
          label="Search by name"
          type="search"
          value={name}
          onChange={(next) => setSearch(next === '' ? {} : { name: next }, { replace: true })}
        />
      </div>
      <ListNotice list={list} what="the collections">
        <EmptyNotice title={settled === '' ? 'No collections yet.' : 'No collection has such a name.'}>
          {settled === ''
            ? 'A collection is a tree of files, which you can export as a ZIP, a bag or a list.'
            : 'Search for less of the name.'}
        </EmptyNotice>
      </ListNotice>
      <DataTable
        label="Collections"
        list={list}
        columns={columns}
        keyOf={({ id }) => id}
        onOpen={({ id }) => navigate(`/collections/${id}`)}
      />
      <CreateCollectionDialog isOpen={isCreating} onClose={() => setCreating(false)} />
      <GraphqlLink document={CollectionsDocument} variables={{ ...variables, first: 50, after: null }} />
    </Page>
  )
}
