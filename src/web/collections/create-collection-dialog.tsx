import { useLocation } from 'wouter'
import { useChange } from '../api/use-change.ts'
import { CreateCollectionDocument } from '../gql/graphql.ts'
import { useIdempotencyKey } from '../lib/use-idempotency-key.ts'
import { Dialog } from '../ui/dialog.tsx'
import { NameForm } from './name-form.tsx'

/** Makes a collection, and goes to it. */
export function CreateCollectionDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title="New collection" isOpen={isOpen} onClose={onClose}>
      <CreateCollection onClose={onClose} />
    </Dialog>
  )
}

function CreateCollection({ onClose }: { onClose: () => void }) {
  const [, navigate] = useLocation()
  const [idempotencyKey] = useIdempotencyKey()
  const create = useChange(CreateCollectionDocument)
  return (
    <NameForm
      verb="Create"
      name=""
      description=""
      isRunning={create.isRunning}
      refusal={create.refusal}
      onClose={onClose}
      onSubmit={async (named) => {
        const answer = await create.run({ input: { ...named, idempotencyKey } })
        if (answer) navigate(`/collections/${answer.collection.id}`)
      }}
    />
  )
}
