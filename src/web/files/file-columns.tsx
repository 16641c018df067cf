import { Link } from 'wouter'
import type { FileRowFragment } from '../gql/graphql.ts'
import { formatBytes } from '../lib/format.ts'
import type { Column } from '../ui/data-table.tsx'

export const nameColumn: Column<FileRowFragment> = {
  name: 'Name',
  width: 'minmax(10rem, 3fr)',
  cell: ({ id, filename }) => (
    <Link href={`/files/${id}`} title={filename} tabIndex={-1}>
      {filename}
    </Link>
  ),
}

export const sizeColumn: Column<FileRowFragment> = {
  name: 'Size',
  width: '7rem',
  align: 'end',
  cell: ({ size }) => formatBytes(size),
}
