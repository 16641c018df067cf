import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { GraphqlLink } from '../api/graphql-link.tsx'
import { ListNotice } from '../api/list-notice.tsx'
import { usePages } from '../api/use-pages.ts'
import { type FileRowFragment, FilesDocument } from '../gql/graphql.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Moment } from '../ui/moment.tsx'
import { EmptyNotice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { useKeySelection } from '../ui/row-selection.ts'
import { ChooseFiles } from '../uploads/choose-files.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { nameColumn, sizeColumn } from './file-columns.tsx'
import { readFileFilter } from './file-filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { TagWords } from './tag-words.tsx'

const columns: readonly Column<FileRowFragment>[] = [
  nameColumn,
  {
    name: 'Type',
    width: 'minmax(13rem, 1.2fr)',
    isMinor: true,
    cell: ({ contentType }) => <span title={contentType}>{contentType}</span>,
  },
  sizeColumn,
  { name: 'Stored', width: '11rem', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  {
    name: 'Tags',
    width: 'minmax(8rem, 1.5fr)',
    isMinor: true,
    cell: ({ tags }) => <TagWords tags={tags} />,
  },
]

/** The account's files, newest first. */
export default function FilesPage() {
  const [search] = useSearchParams()
  const [, navigate] = useLocation()
  const filter = readFileFilter(search)
  const list = usePages(FilesDocument, { filter }, ({ files }) => files)
  const { rows, hasMore } = list
  const filterKey = JSON.stringify(filter)
  const keys = useMemo(() => rows.map(({ id }) => id), [rows])
  const selection = useKeySelection({ keys, hasMore }, filterKey)
  return (
    <Page title="Files" actions={<ChooseFiles />}>
      <FilterBar />
      {rows.length > 0 && (
        <>
          <BulkBar
            key={filterKey}
            filter={filter}
            selection={selection}
            loaded={rows.length}
            hasMore={hasMore}
          />
          <DataTable
            label="Files"
            list={list}
            columns={columns}
            keyOf={({ id }) => id}
            onOpen={({ id }) => navigate(`/files/${id}`)}
            selection={{
              labelOf: ({ filename }) => filename,
              isSelected: ({ id }) => selection.keys.has(id),
              isAll: selection.isAll,
              onToggle: selection.toggle,
              onToggleAll: selection.toggleAll,
            }}
          />
        </>
      )}
      <ListNotice list={list} what="the files">
        <NoFiles isFiltered={filter !== null} />
      </ListNotice>
      <GraphqlLink document={FilesDocument} variables={{ filter, first: 50, after: null }} />
    </Page>
  )
}

function NoFiles({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered)
    return <EmptyNotice title="No file matches these filters.">Remove one of them to see more.</EmptyNotice>
  return (
    <EmptyNotice title="There are no files yet.">
      Drop files or folders anywhere on this page, or choose them above.
    </EmptyNotice>
  )
}
