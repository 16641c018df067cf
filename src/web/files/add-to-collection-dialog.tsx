import { type FormEvent, useState } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { Link } from 'wouter'
import { ListNotice } from '../api/list-notice.tsx'
import { useChange } from '../api/use-change.ts'
import { usePages } from '../api/use-pages.ts'
import {
  AddFilesToCollectionDocument,
  type AddFilesToCollectionMutation,
  CollectionChoicesDocument,
  type PathConflictPolicy,
} from '../gql/graphql.ts'
import { formatCount } from '../lib/format.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Choice, TextField } from '../ui/field.tsx'
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx'
import { useToasts } from '../ui/toasts.tsx'
import { nameFiles } from './name-files.ts'
import { additionOf, nameSelected, type SelectedFiles } from './selected-files.ts'
import './add-to-collection-dialog.css'

const policies: readonly { value: PathConflictPolicy; label: string }[] = [
  { value: 'RENAME', label: 'Give it another name' },
  { value: 'SKIP', label: 'Leave it out' },
  { value: 'REPLACE', label: 'Replace what is there' },
  { value: 'FAIL', label: 'Add none of them' },
]

/** Asks which collection files shall go to, and where in it. */
export function AddToCollectionDialog({
  selected,
  onClose,
  onAdded,
}: {
  selected: SelectedFiles
  onClose: () => void
  onAdded: () => void
}) {
  const { tell } = useToasts()
  const { run, isRunning, refusal } = useChange(AddFilesToCollectionDocument)
  const choices = usePages(CollectionChoicesDocument, {}, ({ collections }) => collections)
  const [collectionId, setCollectionId] = useState<string | null>(null)
  const [folder, setFolder] = useState('')
  const [onConflict, setOnConflict] = useState<PathConflictPolicy>('RENAME')
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (collectionId === null) return
    const payload = await run({
      input: { collectionId, ...additionOf(selected), folder: folder || null, onConflict },
    })
    if (payload === null) return
    tell({ text: describe(payload), to: `/collections/${collectionId}`, tone: 'good' })
    onAdded()
    onClose()
  }
  return (
    <Dialog title={`Add ${nameSelected(selected)} to a collection`} isOpen onClose={onClose}>
      <form className="add-to-collection" onSubmit={(event) => void add(event)}>
        <ListNotice list={choices} what="the collections">
          <EmptyNotice title="There is no collection yet.">
            <Link href="/collections">Make one first</Link>
          </EmptyNotice>
        </ListNotice>
        {choices.rows.length > 0 && (
          <RadioGroup value={collectionId} onChange={setCollectionId} className="choices">
            <Label>Collection</Label>
            <div className="choices-list">
              {choices.rows.map(({ id, name }) => (
                <Radio key={id} value={id} className="choices-one">
                  {name}
                </Radio>
              ))}
              {choices.hasMore && <Button onPress={choices.more}>Show more</Button>}
            </div>
          </RadioGroup>
        )}
        <TextField label="Folder" hint="Left empty: the top" value={folder} onChange={setFolder} />
        <Choice
          label="Where a path is taken"
          value={onConflict}
          options={policies}
          onChange={setOnConflict}
        />
        {refusal && <ErrorNotice>{refusal.message}</ErrorNotice>}
        <div className="dialog-actions">
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" look="primary" isPending={isRunning} isDisabled={collectionId === null}>
            Add
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type Added = Extract<
  AddFilesToCollectionMutation['addToCollection'],
  { __typename: 'AddToCollectionPayload' }
>

function describe({ added, replaced, skipped, collection }: Added): string {
  const parts = [
    `${nameFiles(added ?? 0)} added to ${collection.name}`,
    ...(replaced ? [`${formatCount(replaced)} replaced`] : []),
    ...(skipped ? [`${formatCount(skipped)} left out`] : []),
  ]
  return parts.join(', ')
}
