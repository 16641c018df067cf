import { useChange } from '../api/use-change.ts'
import { type KeyRowFragment, RevokeApiKeyDocument } from '../gql/graphql.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

export function RevokeKeyDialog({ apiKey, onClose }: { apiKey: KeyRowFragment | null; onClose: () => void }) {
  const revoke = useChange(RevokeApiKeyDocument)
  const confirm = async () => {
    if (apiKey === null) return
    const answer = await revoke.run({ id: apiKey.id })
    if (answer) onClose()
  }
  return (
    <ConfirmDialog
      title={`Revoke ${apiKey?.name ?? 'the key'}?`}
      verb="Revoke the key"
      isOpen={apiKey !== null}
      isRunning={revoke.isRunning}
      refusal={revoke.refusal}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      Programs that use it are refused at once, and whoever signed in with it is signed out. It can’t be taken
      back: make a new key instead.
    </ConfirmDialog>
  )
}
