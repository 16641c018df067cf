import { useState } from 'react'
import { GraphqlLink } from '../api/graphql-link.tsx'
import { ListNotice } from '../api/list-notice.tsx'
import { useChange } from '../api/use-change.ts'
import { usePages } from '../api/use-pages.ts'
import { type FileRowFragment, RestoreFileDocument, TrashDocument } from '../gql/graphql.ts'
import { Button } from '../ui/button.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Moment } from '../ui/moment.tsx'
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { useToasts } from '../ui/toasts.tsx'
import { sizeColumn } from './file-columns.tsx'

/** What was deleted and can be brought back, the last first. */
export default function TrashPage() {
  const { tell } = useToasts()
  const list = usePages(TrashDocument, {}, ({ trash }) => trash)
  const { run, refusal } = useChange(RestoreFileDocument)
  const [restoring, setRestoring] = useState<string | null>(null)
  const restore = async ({ id, filename }: FileRowFragment) => {
    setRestoring(id)
    const isBack = await run({ input: { fileId: id } })
    setRestoring(null)
    if (isBack) tell({ text: `${filename} is back`, to: `/files/${id}`, tone: 'good' })
  }
  const restoreColumn: Column<FileRowFragment> = {
    name: 'Restore',
    width: '6rem',
    align: 'end',
    cell: (file) => (
      <Button
        aria-label={`Restore ${file.filename}`}
        isPending={restoring === file.id}
        onPress={() => restore(file)}
      >
        Restore
      </Button>
    ),
  }
  return (
    <Page title="Trash">
      {refusal && <ErrorNotice>{refusal.message}</ErrorNotice>}
      <DataTable
        label="Files in the trash"
        list={list}
        columns={[...columns, restoreColumn]}
        keyOf={({ id }) => id}
      />
      <ListNotice list={list} what="the trash">
        <EmptyNotice title="The trash is empty.">Files that you delete stay here for a while.</EmptyNotice>
      </ListNotice>
      <GraphqlLink document={TrashDocument} variables={{ first: 50, after: null }} />
    </Page>
  )
}

const columns: readonly Column<FileRowFragment>[] = [
  {
    name: 'Name',
    width: 'minmax(10rem, 3fr)',
    cell: ({ filename }) => <span title={filename}>{filename}</span>,
  },
  { ...sizeColumn, isMinor: true },
  {
    name: 'Deleted',
    width: '11rem',
    isMinor: true,
    cell: ({ deletedAt }) => deletedAt && <Moment at={deletedAt} />,
  },
  {
    name: 'Restorable until',
    width: '13rem',
    cell: ({ purgeAt }) =>
      purgeAt && (
        <>
          <span className="column-word">Until</span> <Moment at={purgeAt} />
        </>
      ),
  },
]
