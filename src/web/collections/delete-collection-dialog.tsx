import { useLocation } from 'wouter'
import { DeleteCollectionDocument } from '../gql/graphql.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { type Shown, useCollectionChange } from './use-collection-change.ts'

export function DeleteCollectionDialog({
  shown,
  name,
  isOpen,
  onClose,
}: {
  shown: Shown
  name: string
  isOpen: boolean
  onClose: () => void
}) {
  const [, navigate] = useLocation()
  const remove = useCollectionChange(DeleteCollectionDocument, shown)
  const confirm = async () => {
    const answer = await remove.run({ input: { collectionId: shown.id, expectedRevision: shown.revision } })
    if (answer) navigate('/collections')
  }
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      verb="Delete the collection"
      isOpen={isOpen}
      isRunning={remove.isRunning}
      refusal={remove.refusal}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      It can’t be restored. Its files stay, and so do exports that are ready, until their time is over.
    </ConfirmDialog>
  )
}
