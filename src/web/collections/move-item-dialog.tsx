import { useState } from 'react'
import { MoveItemDocument } from '../gql/graphql.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import type { Child } from './child.ts'
import { RefusalNotice } from './refusal-notice.tsx'
import { type Shown, useCollectionChange } from './use-collection-change.ts'

/** Gives an item, or a folder with all in it, another path. Items are in the order of their paths, so this reorders them, too. */
export function MoveItemDialog({
  shown,
  child,
  onClose,
}: {
  shown: Shown
  child: Child | null
  onClose: () => void
}) {
  return (
    <Dialog
      title={child?.isFolder ? 'Move the folder' : 'Move the item'}
      isOpen={child !== null}
      onClose={onClose}
    >
      {child !== null && <MoveItem shown={shown} from={child.path} onClose={onClose} />}
    </Dialog>
  )
}

function MoveItem({ shown, from, onClose }: { shown: Shown; from: string; onClose: () => void }) {
  const [to, setTo] = useState(from)
  const move = useCollectionChange(MoveItemDocument, shown)
  const submit = async () => {
    const answer = await move.run({
      input: { collectionId: shown.id, expectedRevision: shown.revision, from, to },
    })
    if (answer) onClose()
  }
  const wrong = move.refusal?.field === 'to' ? move.refusal.message : null
  return (
    <Form onSubmit={() => void submit()}>
      <TextField
        label="Path"
        hint="With / between folders. Items are listed and exported in the order of their paths: a number in front, such as 01, puts one first."
        value={to}
        onChange={setTo}
        error={wrong}
        isRequired
        autoFocus
      />
      {wrong === null && <RefusalNotice refusal={move.refusal} />}
      <div className="dialog-actions">
        <Button onPress={onClose}>Close</Button>
        <Button type="submit" look="primary" isDisabled={to.trim() === from} isPending={move.isRunning}>
          Move
        </Button>
      </div>
    </Form>
  )
}
