import { type FormEvent, useState } from 'react'
import { useChange } from '../api/use-change.ts'
import { UpdateFileTagsDocument } from '../gql/graphql.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import type { FileDetail } from './file-detail.ts'
import { isReservedKey, readTagValue, writeTagValue } from './tag-value.ts'

/** The file's tags, to add, change and remove. Those of the system are shown only. */
export function TagEditor({ file: { id, tags } }: { file: FileDetail }) {
  const { run, isRunning, refusal } = useChange(UpdateFileTagsDocument)
  const [key, setKey] = useState('')
  const [value, setValue] = useState('')
  const keys = Object.keys(tags).sort((a, b) => Number(isReservedKey(a)) - Number(isReservedKey(b)))
  const merge = async (changed: Record<string, unknown>) =>
    (await run({ input: { fileId: id, tags: changed } })) !== null
  const isReserved = isReservedKey(key.trim())
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (key.trim() === '' || isReserved) return
    if (!(await merge({ [key.trim()]: readTagValue(value) }))) return
    setKey('')
    setValue('')
  }
  return (
    <section className="card" aria-labelledby="tags">
      <h2 id="tags">Tags</h2>
      {keys.length > 0 && (
        <ul className="tag-list">
          {keys.map((name) => (
            <li key={name}>
              <span className="tag-key">{name}</span>
              <code>{writeTagValue(tags[name])}</code>
              {isReservedKey(name) ? (
                <span className="faint">set by Stevedore</span>
              ) : (
                <span className="row-actions">
                  <Button
                    look="quiet"
                    aria-label={`Change ${name}`}
                    onPress={() => {
                      setKey(name)
                      setValue(writeTagValue(tags[name]))
                    }}
                  >
                    Change
                  </Button>
                  <Button
                    look="quiet"
                    aria-label={`Remove ${name}`}
                    isDisabled={isRunning}
                    onPress={() => merge({ [name]: null })}
                  >
                    Remove
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <form className="tag-form" onSubmit={(event) => void submit(event)}>
        <TextField
          label="Key"
          value={key}
          onChange={setKey}
          error={isReserved ? 'Keys under stevedore/ are the system’s.' : null}
        />
        <TextField label="Value" placeholder="a text, or JSON" value={value} onChange={setValue} />
        <Button type="submit" isPending={isRunning} isDisabled={key.trim() === '' || isReserved}>
          {Object.hasOwn(tags, key.trim()) ? 'Change tag' : 'Add tag'}
        </Button>
      </form>
      {refusal && <ErrorNotice>{refusal.message}</ErrorNotice>}
    </section>
  )
}
