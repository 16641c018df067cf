import { Link, useLocation } from 'wouter'
import { ListNotice } from '../api/list-notice.tsx'
import { usePages } from '../api/use-pages.ts'
import { CollectionExportsDocument, type CollectionExportsQuery } from '../gql/graphql.ts'
import { formatBytes, formatCount } from '../lib/format.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Moment } from '../ui/moment.tsx'
import { EmptyNotice } from '../ui/notice.tsx'
import { DownloadExport } from '../work/download-export.tsx'
import { RowProgress } from '../work/row-progress.tsx'
import { statusOfExport } from '../work/status.ts'
import { formatNames } from '../work/words.ts'
import '../work/work.css'

type Export = CollectionExportsQuery['exports']['edges'][number]['node']

/** What was exported of a collection, live. */
export function CollectionExports({
  id,
  revision,
  onNew,
}: {
  id: string
  revision: number
  onNew: () => void
}) {
  const [, navigate] = useLocation()
  const list = usePages(CollectionExportsDocument, { id }, ({ exports }) => exports)
  return (
    <section className="section" aria-labelledby="exports-heading">
      <h2 id="exports-heading">Exports</h2>
      <ListNotice list={list} what="the exports">
        <EmptyNotice title="Nothing was exported yet.">
          <Button onPress={onNew}>Make the first export</Button>
        </EmptyNotice>
      </ListNotice>
      <DataTable
        label="Exports"
        list={list}
        columns={columnsAt(revision)}
        keyOf={(row) => row.id}
        onOpen={(row) => navigate(`/work/${row.id}`)}
      />
    </section>
  )
}

function columnsAt(revision: number): Column<Export>[] {
  return [
    {
      name: 'Export',
      width: 'minmax(0, 2fr)',
      cell: (row) => (
        <Link href={`/work/${row.id}`} title={row.filename}>
          {row.filename}
        </Link>
      ),
    },
    { name: 'Format', width: 'minmax(0, 1fr)', isMinor: true, cell: ({ format }) => formatNames[format] },
    {
      name: 'State',
      width: '10rem',
      cell: (row) => {
        const { tone, label } = statusOfExport(row)
        return <Badge tone={tone}>{label}</Badge>
      },
    },
    {
      name: 'Revision',
      width: '6.5rem',
      isMinor: true,
      cell: (row) =>
        row.revision === revision ? `${formatCount(row.revision)}, present` : formatCount(row.revision),
    },
    {
      name: 'Progress or size',
      width: 'minmax(0, 2fr)',
      isMinor: true,
      cell: (row) =>
        row.sizeBytes === null ? <RowProgress work={row} title={row.filename} /> : formatBytes(row.sizeBytes),
    },
    {
      name: 'Kept until',
      width: '12.5rem',
      isMinor: true,
      cell: (row) => (row.expiresAt === null ? null : <Moment at={row.expiresAt} />),
    },
    {
      name: 'Get it',
      width: '7rem',
      align: 'end',
      cell: (row) =>
        row.exportState === 'READY' ? <DownloadExport id={row.id} filename={row.filename} /> : null,
    },
  ]
}
