import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'wouter'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Choice, TextField } from '../ui/field.tsx'
import { isSize, readTag, scopeNames, scopes, textsOf } from './file-filter.ts'

const types = [
  { value: '', label: 'Any type' },
  { value: 'image/*', label: 'Images' },
  { value: 'text/*', label: 'Texts' },
  { value: 'application/pdf', label: 'PDF' },
  { value: 'application/zip', label: 'ZIP archives' },
  { value: 'audio/*', label: 'Sound' },
  { value: 'video/*', label: 'Video' },
] as const

/** Asks for all that files can be filtered by but the name. */
export function FilterDialog({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useSearchParams()
  const [asked, setAsked] = useState(() => textsOf(search))
  const [tag, setTag] = useState('')
  const set = (key: keyof typeof asked) => (value: string) => setAsked({ ...asked, [key]: value })
  const sizeError = (text: string) => (text === '' || isSize(text) ? null : 'Write a number, such as 1.5.')
  const tagError = tag === '' || readTag(tag) !== null ? null : 'Write key=value, such as year=2020.'
  const problems = [sizeError(asked.min), sizeError(asked.max), tagError]
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (problems.some((problem) => problem !== null)) return
    setSearch((before) => {
      const after = new URLSearchParams(before)
      for (const [key, value] of Object.entries(asked)) {
        if (value === '' || value === 'INCLUDE') after.delete(key)
        else after.set(key, value)
      }
      if (tag !== '' && !after.has('tag', tag)) after.append('tag', tag)
      return after
    })
    onClose()
  }
  return (
    <Dialog title="Filter files" isOpen onClose={onClose}>
      <form className="form-grid" onSubmit={apply}>
        <Choice
          label="Kind"
          value={types.some(({ value }) => value === asked.type) ? asked.type : ''}
          options={types}
          onChange={set('type')}
        />
        <TextField
          label="Content type"
          hint="Exactly, or its first half: image/png, image/*"
          value={asked.type}
          onChange={set('type')}
        />
        <Choice
          label="From archives"
          value={asked.scope === '' ? 'INCLUDE' : asked.scope}
          options={scopes.map((value) => ({ value, label: scopeNames[value] }))}
          onChange={set('scope')}
        />
        <TextField
          label="Tag"
          hint="key=value: files that have it"
          value={tag}
          onChange={setTag}
          error={tagError}
        />
        <TextField
          label="Smallest, in MB"
          inputMode="decimal"
          value={asked.min}
          onChange={set('min')}
          error={sizeError(asked.min)}
        />
        <TextField
          label="Largest, in MB"
          inputMode="decimal"
          value={asked.max}
          onChange={set('max')}
          error={sizeError(asked.max)}
        />
        <TextField label="Stored from" type="date" value={asked.from} onChange={set('from')} />
        <TextField label="Stored until" type="date" value={asked.to} onChange={set('to')} />
        <div className="dialog-actions">
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" look="primary">
            Apply
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
