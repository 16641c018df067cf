import { useState } from 'react'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { useToasts } from '../app/toasts.tsx'
import { CountFilesDocument, DeleteFilesDocument, type FileFilter } from '../gql/graphql.ts'
import { formatCount } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import type { KeySelection } from '../ui/row-selection.ts'
import { AddToCollectionDialog } from './add-to-collection-dialog.tsx'
import { nameFiles } from './name-files.ts'

/** As many as one request may name. */
const maxIds = 1000

/** How many files there are, and what can be done with those that are selected. */
export function BulkBar({
  filter,
  selected,
  loaded,
  hasMore,
}: {
  filter: FileFilter | null
  selected: KeySelection
  loaded: number
  hasMore: boolean
}) {
  const [open, setOpen] = useState<'DELETE' | 'COLLECT' | null>(null)
  const ids = [...selected.keys]
  const isTooMany = ids.length > maxIds
  const close = () => setOpen(null)
  return (
    <div className="bulk-bar">
      {ids.length === 0 ? (
        <Count filter={filter} loaded={loaded} hasMore={hasMore} />
      ) : (
        <>
          <span role="status">
            {formatCount(ids.length)} selected
            {isTooMany && `: at most ${formatCount(maxIds)} at a time`}
          </span>
          <Button isDisabled={isTooMany} onPress={() => setOpen('COLLECT')}>
            Add to collection
          </Button>
          <Button look="danger" isDisabled={isTooMany} onPress={() => setOpen('DELETE')}>
            Delete
          </Button>
          <Button look="quiet" onPress={selected.clear}>
            Select none
          </Button>
        </>
      )}
      {open === 'COLLECT' && <AddToCollectionDialog ids={ids} onClose={close} onAdded={selected.clear} />}
      {open === 'DELETE' && <DeleteDialog ids={ids} onClose={close} onDeleted={selected.clear} />}
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

function DeleteDialog({
  ids,
  onClose,
  onDeleted,
}: {
  ids: readonly string[]
  onClose: () => void
  onDeleted: () => void
}) {
  const { follow } = useToasts()
  const { run, isRunning, refusal } = useChange(DeleteFilesDocument)
  const remove = async () => {
    const payload = await run({ input: { ids: [...ids] } })
    if (payload === null) return
    follow(payload.deletion.id)
    onDeleted()
    onClose()
  }
  return (
    <Dialog title={`Delete ${nameFiles(ids.length)}?`} isOpen onClose={onClose}>
      <p>
        They go into the trash, from where they can be restored for a while. Collections show them as missing.
      </p>
      {refusal && <ErrorNotice>{refusal.message}</ErrorNotice>}
      <div className="dialog-actions">
        <Button onPress={onClose}>Cancel</Button>
        <Button look="danger" isPending={isRunning} onPress={remove}>
          Delete
        </Button>
      </div>
    </Dialog>
  )
}
