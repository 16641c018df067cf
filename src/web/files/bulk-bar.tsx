import { useState } from 'react'
import { useRead } from '../api/use-read.ts'
import { CountFilesDocument, type FileFilter } from '../gql/graphql.ts'
import { formatCount } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import type { KeySelection } from '../ui/row-selection.ts'
import { AddToCollectionDialog } from './add-to-collection-dialog.tsx'
import { DeleteFilesDialog } from './delete-files-dialog.tsx'
import { nameFiles } from './name-files.ts'
import { type ListedFiles, nameSelected } from './selected-files.ts'

/** As many as one request may name. */
const maxIds = 1000

/** How many files there are, and what can be done with those that are selected. */
export function BulkBar({
  filter,
  selection,
  loaded,
  hasMore,
}: {
  filter: FileFilter | null
  selection: KeySelection
  loaded: number
  hasMore: boolean
}) {
  const [open, setOpen] = useState<'DELETE' | 'COLLECT' | null>(null)
  const { isWhole, isAll, keys } = selection
  const counted = useRead(CountFilesDocument, { filter }, { isPaused: !isWhole })
  const count = counted.data?.files.totalCount
  const ids = [...keys]
  const isTooMany = !isWhole && ids.length > maxIds
  // What is asked before files are deleted is how many: until that is known, nothing is done with them.
  const selected: ListedFiles | null = !isWhole
    ? { kind: 'IDS', ids }
    : count === undefined
      ? null
      : { kind: 'MATCHING', filter, count }
  const close = () => setOpen(null)
  if (!isWhole && ids.length === 0)
    return (
      <div className="bulk-bar">
        <Count filter={filter} loaded={loaded} hasMore={hasMore} />
      </div>
    )
  const cannot = isTooMany || selected === null
  return (
    <div className="bulk-bar">
      <span role="status">
        {selected !== null && describe(selected)}
        {selected === null && (counted.error ? 'The files could not be counted' : 'Counting the files…')}
        {isTooMany && `: at most ${formatCount(maxIds)} at a time`}
      </span>
      {counted.error && selected === null && <Button onPress={counted.again}>Try again</Button>}
      <Button isDisabled={cannot} onPress={() => setOpen('COLLECT')}>
        Add to collection
      </Button>
      <Button look="danger" isDisabled={cannot} onPress={() => setOpen('DELETE')}>
        Delete
      </Button>
      {(isWhole || (isAll === true && (hasMore || isTooMany))) && (
        // One button that becomes the other, so that who presses it keeps the focus.
        <Button look="quiet" onPress={isWhole ? selection.selectRead : selection.selectWhole}>
          {isWhole ? `Select only the ${formatCount(loaded)} listed so far` : nameWhole(filter)}
        </Button>
      )}
      <Button look="quiet" onPress={selection.clear}>
        Select none
      </Button>
      {open === 'COLLECT' && selected !== null && (
        <AddToCollectionDialog selected={selected} onClose={close} onAdded={selection.clear} />
      )}
      {open === 'DELETE' && selected !== null && (
        <DeleteFilesDialog selected={selected} onClose={close} onDeleted={selection.clear} />
      )}
    </div>
  )
}

function Count({ filter, loaded, hasMore }: { filter: FileFilter | null; loaded: number; hasMore: boolean }) {
  const [isAsked, setAsked] = useState(false)
  const { data } = useRead(CountFilesDocument, { filter }, { isPaused: !isAsked || !hasMore })
  if (!hasMore) return <span className="faint">{nameFiles(loaded)}</span>
  if (isAsked) return <span role="status">{data ? nameFiles(data.files.totalCount) : 'Counting…'}</span>
  return (
    <Button look="quiet" onPress={() => setAsked(true)}>
      Count all files
    </Button>
  )
}

function describe(selected: ListedFiles): string {
  if (selected.kind === 'IDS') return `${formatCount(selected.ids.length)} selected`
  const name = nameSelected(selected)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} are selected`
}

function nameWhole(filter: FileFilter | null): string {
  return filter === null ? 'Select all files' : 'Select all files that match'
}
