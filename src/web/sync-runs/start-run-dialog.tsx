import { useState } from 'react'
import { useLocation } from 'wouter'
import { useChange } from '../api/use-change.ts'
import { StartSyncRunDocument } from '../gql/graphql.ts'
import { useIdempotencyKey } from '../lib/use-idempotency-key.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Form } from '../ui/form.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { useToasts } from '../ui/toasts.tsx'
import { faultOf, firstWish, inputOf, isWishField } from './run-wish.ts'
import { RunWishFields } from './run-wish-fields.tsx'

/** Asks for a run, and goes to it. */
export function StartRunDialog({ onClose }: { onClose: () => void }) {
  const [wish, setWish] = useState(firstWish)
  const [isDry, setDry] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const { run, isRunning, refusal } = useChange(StartSyncRunDocument)
  const [idempotencyKey, renewKey] = useIdempotencyKey()
  const { follow } = useToasts()
  const [, navigate] = useLocation()
  const start = async () => {
    const found = faultOf(wish)
    setFault(found)
    if (found !== null) return
    const answer = await run({ input: { ...inputOf(wish), dryRun: isDry, idempotencyKey } })
    if (answer === null) return
    follow(answer.run.id)
    navigate(`/sync-runs/${answer.run.id}`)
  }
  return (
    <Dialog title="Start a run" isOpen onClose={onClose}>
      <Form onSubmit={() => void start()}>
        <RunWishFields
          wish={wish}
          fault={fault === null ? refusal : { field: fault, message: 'This must be a number above 0.' }}
          onChange={(next) => {
            setWish(next)
            // It's another request now.
            renewKey()
          }}
        />
        <Checkbox
          isSelected={isDry}
          onChange={(next) => {
            setDry(next)
            renewKey()
          }}
        >
          Dry run: only say what would be done
        </Checkbox>
        {refusal !== null && !isWishField(refusal.field) && (
          <ErrorNotice
            action={
              refusal.existingRunId !== null && (
                <ButtonLink to={`/sync-runs/${refusal.existingRunId}`}>Show that run</ButtonLink>
              )
            }
          >
            {refusal.message}
          </ErrorNotice>
        )}
        <div className="dialog-actions">
          <Button onPress={onClose}>Close</Button>
          <Button look="primary" type="submit" isPending={isRunning}>
            {isDry ? 'Start the dry run' : 'Start the run'}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
