import { useState } from 'react'
import type { Refusal } from '../api/use-change.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { RefusalNotice } from './refusal-notice.tsx'

/** What a collection is called, and what it is for. */
export function NameForm({
  verb,
  isRunning,
  refusal,
  onSubmit,
  onClose,
  ...before
}: {
  verb: string
  name: string
  description: string
  isRunning: boolean
  refusal: Refusal | null
  onSubmit: (named: { name: string; description: string | null }) => void
  onClose: () => void
}) {
  const [name, setName] = useState(before.name)
  const [description, setDescription] = useState(before.description)
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : null)
  return (
    <Form
      onSubmit={() =>
        onSubmit({ name: name.trim(), description: description.trim() === '' ? null : description })
      }
    >
      <TextField label="Name" value={name} onChange={setName} error={errorOf('name')} isRequired autoFocus />
      <TextField
        label="Description"
        hint="What it is for. May be left empty."
        value={description}
        onChange={setDescription}
        error={errorOf('description')}
        rows={4}
      />
      {refusal?.field === null && <RefusalNotice refusal={refusal} />}
      <div className="dialog-actions">
        <Button onPress={onClose}>Close</Button>
        <Button type="submit" look="primary" isPending={isRunning}>
          {verb}
        </Button>
      </div>
    </Form>
  )
}
