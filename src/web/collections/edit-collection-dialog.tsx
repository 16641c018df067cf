import { useState } from 'react'
import { UpdateCollectionDocument } from '../gql/graphql.ts'
import { Dialog } from '../ui/dialog.tsx'
import { NameForm } from './name-form.tsx'
import { type Shown, useCollectionChange } from './use-collection-change.ts'

type Edited = { shown: Shown; name: string; description: string; onClose: () => void }

/** Renames a collection, or says otherwise what it is for. */
export function EditCollectionDialog({ isOpen, ...edited }: Edited & { isOpen: boolean }) {
  return (
    <Dialog title="Rename or describe the collection" isOpen={isOpen} onClose={edited.onClose}>
      <EditCollection {...edited} />
    </Dialog>
  )
}

function EditCollection({ shown, name, description, onClose }: Edited) {
  const update = useCollectionChange(UpdateCollectionDocument, shown)
  // The fields are of the collection as it was then: what others write meanwhile isn't overwritten unseen.
  const [openedRevision] = useState(shown.revision)
  const expectedRevision = update.refusal?.code === 'CONFLICT' ? shown.revision : openedRevision
  return (
    <NameForm
      verb="Save"
      name={name}
      description={description}
      isRunning={update.isRunning}
      refusal={update.refusal}
      onClose={onClose}
      onSubmit={async (named) => {
        const answer = await update.run({
          input: { ...named, collectionId: shown.id, expectedRevision },
        })
        if (answer) onClose()
      }}
    />
  )
}
