import { useState } from 'react'
import { type Refusal, useChange } from '../api/use-change.ts'
import { CreateSyncScheduleDocument } from '../gql/graphql.ts'
import { useIdempotencyKey } from '../lib/use-idempotency-key.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Choice, TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { describeCron } from './describe-cron.ts'
import { faultOf, firstWish, inputOf, isWishField, type RunWish } from './run-wish.ts'
import { RunWishFields } from './run-wish-fields.tsx'

/** Refusals that are shown where one mends them. */
function isAtField({ field }: Refusal): boolean {
  return field === 'cron' || field === 'timeZone' || isWishField(field)
}

const presets = ['30 2 1 * *', '30 2 * * 0', '30 2 * * *'] as const
type Preset = (typeof presets)[number] | 'OWN'

/** Asks for a schedule. Its hour is that of where one is, unless one says otherwise. */
export function CreateScheduleDialog({ onClose }: { onClose: () => void }) {
  const [wish, setWish] = useState<RunWish>({ ...firstWish, kind: 'VERIFY' })
  const [preset, setPreset] = useState<Preset>(presets[0])
  const [cron, setCron] = useState<string>(presets[0])
  const [timeZone, setTimeZone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone)
  const [fault, setFault] = useState<string | null>(null)
  const { run, isRunning, refusal } = useChange(CreateSyncScheduleDocument)
  const [idempotencyKey, renewKey] = useIdempotencyKey()
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : null)
  const create = async () => {
    const found = faultOf(wish)
    setFault(found)
    if (found !== null) return
    const answer = await run({ input: { ...inputOf(wish), cron, timeZone, idempotencyKey } })
    if (answer !== null) onClose()
  }
  /** It's another request then. */
  const change = <Value,>(set: (value: Value) => void) => {
    return (value: Value) => {
      set(value)
      renewKey()
    }
  }
  return (
    <Dialog title="Make a schedule" isOpen onClose={onClose}>
      <Form onSubmit={() => void create()}>
        <Choice<Preset>
          label="When"
          value={preset}
          options={[
            ...presets.map((value) => ({ value, label: describeCron(value) })),
            { value: 'OWN', label: 'Other times' },
          ]}
          onChange={change((chosen: Preset) => {
            setPreset(chosen)
            if (chosen !== 'OWN') setCron(chosen)
          })}
        />
        {preset === 'OWN' && (
          <TextField
            label="Minute, hour, day, month, weekday"
            value={cron}
            onChange={change(setCron)}
            error={errorOf('cron')}
            hint={describeCron(cron)}
          />
        )}
        <TextField
          label="Time zone"
          value={timeZone}
          onChange={change(setTimeZone)}
          error={errorOf('timeZone')}
          hint="Such as UTC or Europe/Berlin."
        />
        <RunWishFields
          wish={wish}
          fault={fault === null ? refusal : { field: fault, message: 'This must be a number above 0.' }}
          onChange={change(setWish)}
        />
        {refusal !== null && !isAtField(refusal) && <ErrorNotice>{refusal.message}</ErrorNotice>}
        <div className="dialog-actions">
          <Button onPress={onClose}>Close</Button>
          <Button look="primary" type="submit" isPending={isRunning}>
            Make the schedule
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
