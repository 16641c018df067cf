import { useChange } from '../api/use-change.ts'
import { DeleteFilesDocument } from '../gql/graphql.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { useToasts } from '../ui/toasts.tsx'
import { deletionOf, type ListedFiles, nameSelected } from './selected-files.ts'

/** Asks whether files shall be deleted, and has it done as work that is followed. */
export function DeleteFilesDialog({
  selected,
  onClose,
  onDeleted,
}: {
  selected: ListedFiles
  onClose: () => void
  onDeleted: () => void
}) {
  const { follow } = useToasts()
  const { run, isRunning, refusal } = useChange(DeleteFilesDocument)
  const remove = async () => {
    const payload = await run({ input: deletionOf(selected) })
    if (payload === null) return
    follow(payload.deletion.id)
    onDeleted()
    onClose()
  }
  return (
    <Dialog title={`Delete ${nameSelected(selected)}?`} isOpen onClose={onClose}>
      {selected.kind === 'MATCHING' && (
        <p>
          {selected.filter === null
            ? 'There is no filter: these are all the files that you have.'
            : 'They are deleted wherever they are in the list, also those that you haven’t seen.'}
        </p>
      )}
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
