import { useState } from 'react'
import { CheckboxGroup, FieldError, Label } from 'react-aria-components'
import { useChange } from '../api/use-change.ts'
import { CreateApiKeyDocument, type Scope } from '../gql/graphql.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Choice, TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { scopeHints, scopeNames, scopes } from './key-state.ts'
import './keys.css'

const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
  { value: 'NEVER', label: 'Until it’s revoked' },
] as const
type Lifetime = (typeof lifetimes)[number]['value']

/** Makes a key, and shows its secret, which nobody can see again. */
export function CreateKeyDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null)
  const close = () => {
    setSecret(null)
    onClose()
  }
  return (
    <Dialog title={secret === null ? 'New API key' : 'The key’s secret'} isOpen={isOpen} onClose={close}>
      {secret === null ? (
        <CreateKey onClose={close} onCreated={setSecret} />
      ) : (
        <Secret secret={secret} onClose={close} />
      )}
    </Dialog>
  )
}

function CreateKey({ onClose, onCreated }: { onClose: () => void; onCreated: (secret: string) => void }) {
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<readonly Scope[]>(['READ', 'WRITE'])
  const [lifetime, setLifetime] = useState<Lifetime>('90')
  const create = useChange(CreateApiKeyDocument)
  const errorOf = (field: string) => (create.refusal?.field === field ? create.refusal.message : null)
  const submit = async () => {
    const answer = await create.run({
      input: { name: name.trim(), scopes: [...chosen], expiresAt: endOf(lifetime) },
    })
    if (answer) onCreated(answer.secret)
  }
  const isElsewhere = create.refusal !== null && !['name', 'scopes'].includes(create.refusal.field ?? '')
  return (
    <Form onSubmit={() => void submit()}>
      <TextField
        label="Name"
        hint="Which program it’s for."
        value={name}
        onChange={setName}
        error={errorOf('name')}
        isRequired
        autoFocus
      />
      <CheckboxGroup
        className="field"
        value={[...chosen]}
        onChange={(values) => setChosen(scopes.filter((scope) => values.includes(scope)))}
        isInvalid={errorOf('scopes') !== null}
      >
        <Label>It may</Label>
        {scopes.map((scope) => (
          <Checkbox key={scope} value={scope}>
            <span>
              {scopeNames[scope]}: <span className="faint">{scopeHints[scope]}</span>
            </span>
          </Checkbox>
        ))}
        <FieldError>{errorOf('scopes')}</FieldError>
      </CheckboxGroup>
      <Choice label="It works for" value={lifetime} options={lifetimes} onChange={setLifetime} />
      {isElsewhere && <ErrorNotice>{create.refusal?.message}</ErrorNotice>}
      <div className="dialog-actions">
        <Button onPress={onClose}>Close</Button>
        <Button type="submit" look="primary" isDisabled={chosen.length === 0} isPending={create.isRunning}>
          Make the key
        </Button>
      </div>
    </Form>
  )
}

function Secret({ secret, onClose }: { secret: string; onClose: () => void }) {
  return (
    <>
      <p>Copy it now, and keep it where secrets are kept: it’s shown this once.</p>
      <code className="secret">{secret}</code>
      <div className="dialog-actions">
        <CopyButton label="Copy secret" text={secret} />
        <Button look="primary" onPress={onClose}>
          I have it
        </Button>
      </div>
    </>
  )
}

function endOf(lifetime: Lifetime): string | null {
  return lifetime === 'NEVER'
    ? null
    : new Date(Date.now() + Number(lifetime) * 24 * 3600 * 1000).toISOString()
}
