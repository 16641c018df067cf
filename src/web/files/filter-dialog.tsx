import { type FormEvent, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Choice, TextField } from '../ui/field.tsx'
import { scopeNames } from './describe-filter.ts'
import { isSize, readTag, scopes, textsOf } from './file-filter.ts'
import './files.css'

const types = [
  { value: '', label: 'Any type' },
  { value: 'image/*', label: 'Images' },
  { value: 'text/*', label: 'Texts' },
  { value: 'application/pdf', label: 'PDF' },
  { value: 'application/zip', label: 'ZIP archives' },
  { value: 'audio/*', label: 'Sound' },
  { value: 'video/*', label: 'Video' },
] as const

/** Asks for all that files can be filtered by, in the form of an address. */
export function FilterDialog({
  search,
  onApply,
  onClose,
}: {
  search: URLSearchParams
  onApply: (search: URLSearchParams) => void
  onClose: () => void
}) {
  const [asked, setAsked] = useState(() => textsOf(search))
  const [tag, setTag] = useState('')
  const set = (key: keyof typeof asked) => (value: string) => setAsked({ ...asked, [key]: value })
  const sizeError = (text: string) => (text === '' || isSize(text) ? null : 'Write a number, such as 1.5.')
  const tagError = tag === '' || readTag(tag) !== null ? null : 'Write key=value, such as year=2020.'
  const problems = [sizeError(asked.min), sizeError(asked.max), tagError]
  const apply = (event: FormEvent) => {
    event.preventDefault()
    // Where it's asked for within another form, that one isn't sent with it.
    event.stopPropagation()
    if (problems.some((problem) => problem !== null)) return
    const after = new URLSearchParams(search)
    for (const [key, value] of Object.entries(asked)) {
      if (value === '' || value === 'INCLUDE') after.delete(key)
      else after.set(key, value)
    }
    if (tag !== '' && !after.has('tag', tag)) after.append('tag', tag)
    onApply(after)
    onClose()
  }
  return (
    <Dialog title="Filter files" isOpen onClose={onClose}>
      <form className="form-grid" onSubmit={apply}>
        <TextField label="Part of the name" value={asked.name} onChange={set('name')} />
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
