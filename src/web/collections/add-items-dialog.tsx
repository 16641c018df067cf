import { useState } from 'react'
import { AddItemsDocument, type PathConflictPolicy } from '../gql/graphql.ts'
import { formatCount } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Choice, TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { FilePicker, type PickedFile } from './file-picker.tsx'
import { RefusalNotice } from './refusal-notice.tsx'
import { type Shown, useCollectionChange } from './use-collection-change.ts'

type Adding = { shown: Shown; folder: string; onClose: () => void }

/** Adds files of the account to a folder of a collection. */
export function AddItemsDialog({ isOpen, ...adding }: Adding & { isOpen: boolean }) {
  return (
    <Dialog title="Add files" isOpen={isOpen} onClose={adding.onClose}>
      <AddItems {...adding} />
    </Dialog>
  )
}

const policies: readonly { value: PathConflictPolicy; label: string }[] = [
  { value: 'FAIL', label: 'Add nothing and tell me' },
  { value: 'RENAME', label: 'Number the new one, as in name (2)' },
  { value: 'REPLACE', label: 'Let the new one take its place' },
  { value: 'SKIP', label: 'Leave the new one out' },
]

/** As many files as one request may name. */
const mostFiles = 1_000

function AddItems({ shown, folder: at, onClose }: Adding) {
  const [picked, setPicked] = useState<ReadonlyMap<string, PickedFile>>(new Map())
  const [folder, setFolder] = useState(at)
  const [onConflict, setOnConflict] = useState<PathConflictPolicy>('FAIL')
  const add = useCollectionChange(AddItemsDocument, shown)
  const submit = async () => {
    const answer = await add.run({
      input: {
        collectionId: shown.id,
        expectedRevision: shown.revision,
        items: [...picked.keys()].map((fileId) => ({ fileId })),
        folder: folder.trim() === '' ? null : folder.trim(),
        onConflict,
      },
    })
    if (answer) onClose()
  }
  const wrong = add.refusal?.field === 'folder' ? add.refusal.message : null
  const isTooMany = picked.size > mostFiles
  return (
    <Form onSubmit={() => void submit()}>
      <FilePicker picked={picked} onPick={setPicked} />
      <TextField
        label="Into the folder"
        hint="With / between folders. Empty: the top of the collection."
        value={folder}
        onChange={setFolder}
        error={wrong}
      />
      <Choice
        label="Where a path is taken already"
        value={onConflict}
        options={policies}
        onChange={setOnConflict}
      />
      {isTooMany && <p role="alert">Choose {formatCount(mostFiles)} files at most at once.</p>}
      {wrong === null && <RefusalNotice refusal={add.refusal} />}
      <div className="dialog-actions">
        <Button onPress={onClose}>Close</Button>
        <Button
          type="submit"
          look="primary"
          isDisabled={picked.size === 0 || isTooMany}
          isPending={add.isRunning}
        >
          {picked.size === 0
            ? 'Add files'
            : `Add ${formatCount(picked.size)} ${picked.size === 1 ? 'file' : 'files'}`}
        </Button>
      </div>
    </Form>
  )
}
