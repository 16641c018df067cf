import { Link } from 'wouter'
import type { EntryRowFragment } from '../gql/graphql.ts'
import { formatBytes } from '../lib/format.ts'
import { type Column, DataTable, type TableList } from '../ui/data-table.tsx'
import { Moment } from '../ui/moment.tsx'
import type { SelectionControl } from './entry-selection.ts'
import { skipSentences, skipWords } from './skip-words.ts'

/** The entries of an archive, which one selects to be extracted. */
export function EntryTable({
  folder,
  list,
  onOpen,
  control,
}: {
  /** What all paths begin with, and so isn't shown. */
  folder: string
  list: TableList<EntryRowFragment>
  onOpen: (entry: EntryRowFragment) => void
  control: SelectionControl
}) {
  const columns: readonly Column<EntryRowFragment>[] = [
    {
      name: 'Entry',
      width: 'minmax(12rem, 3fr)',
      cell: ({ path, name }) => (
        <span title={path ?? name}>{(path ?? name).slice(path ? folder.length : 0)}</span>
      ),
    },
    { name: 'Size', width: '6rem', align: 'end', cell: ({ size }) => formatBytes(size) },
    {
      name: 'Packed',
      width: '6rem',
      align: 'end',
      isMinor: true,
      cell: ({ compressedSize }) => formatBytes(compressedSize),
    },
    {
      name: 'Modified',
      width: '10rem',
      isMinor: true,
      cell: ({ modifiedAt }) => modifiedAt && <Moment at={modifiedAt} />,
    },
    { name: 'State', width: 'minmax(6rem, 1.9fr)', cell: (entry) => <EntryState entry={entry} /> },
  ]
  return (
    <DataTable
      label="Entries of the archive"
      list={list}
      columns={columns}
      keyOf={({ index }) => String(index)}
      onOpen={onOpen}
      selection={{
        labelOf: ({ path, name }) => path ?? name,
        isSelected: ({ index, selectable }) => selectable && control.isSelected(index),
        isSelectable: ({ selectable }) => selectable,
        isAll: control.isAll,
        onToggle: (place, isRange) =>
          control.toggle(
            list.rows.map(({ index }) => index),
            place,
            isRange,
          ),
        onToggleAll: () => control.set(control.isAll === true ? 'NONE' : 'ALL'),
      }}
    />
  )
}

function EntryState({ entry: { file, skipReason } }: { entry: EntryRowFragment }) {
  if (file)
    return (
      <Link href={`/files/${file.id}`} tabIndex={-1}>
        Extracted
      </Link>
    )
  if (skipReason === null) return null
  return (
    <span className="faint" title={skipSentences[skipReason]}>
      {skipWords[skipReason]}
    </span>
  )
}
