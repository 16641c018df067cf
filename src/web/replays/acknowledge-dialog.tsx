import { useState } from 'react'
import { Label, Radio, RadioGroup } from 'react-aria-components'
import { useChange } from '../api/use-change.ts'
import { AcknowledgeReplayDocument, type ReplayDecision } from '../gql/graphql.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { useToasts } from '../ui/toasts.tsx'
import type { ReplayOfView } from './replay-of-view.ts'
import { decisionNames } from './replay-words.ts'

const sentences: Record<ReplayDecision, string> = {
  RETRY: 'It goes on from where it got stuck. Failures in conflict are tried as they are by now.',
  LEAVE: 'Failures in conflict stay as they are in the source, and another replay may have them.',
}

/** Asks what shall become of a replay that needs attention, and has it go on. */
export function AcknowledgeDialog({
  replay,
  canLeave,
  onClose,
}: {
  replay: ReplayOfView
  canLeave: boolean
  onClose: () => void
}) {
  const [decision, setDecision] = useState<ReplayDecision>('RETRY')
  const [note, setNote] = useState('')
  const { run, isRunning, refusal } = useChange(AcknowledgeReplayDocument)
  const { follow } = useToasts()
  const decide = async () => {
    const answer = await run({ id: replay.id, decision, note: note.trim() === '' ? null : note })
    if (answer === null) return
    follow(replay.id)
    onClose()
  }
  return (
    <Dialog title="What shall become of it?" isOpen onClose={onClose}>
      <Form onSubmit={() => void decide()}>
        <RadioGroup
          className="decisions"
          value={decision}
          onChange={(value) => setDecision(value === 'LEAVE' ? 'LEAVE' : 'RETRY')}
        >
          <Label>Decision</Label>
          {(canLeave ? (['RETRY', 'LEAVE'] as const) : (['RETRY'] as const)).map((value) => (
            <Radio key={value} value={value} className="decision">
              <span className="decision-mark" aria-hidden="true" />
              <span>
                {decisionNames[value]}
                <span className="decision-hint">{sentences[value]}</span>
              </span>
            </Radio>
          ))}
        </RadioGroup>
        {!canLeave && (
          <p className="faint">
            There is more to do than conflicts that could be left: mend what stopped it, and try again.
          </p>
        )}
        <TextField
          label="Note"
          rows={3}
          value={note}
          onChange={setNote}
          maxLength={2_000}
          hint="Kept with the replay, for whoever looks at it later."
          error={refusal?.field === 'note' ? refusal.message : null}
        />
        {refusal !== null && refusal.field !== 'note' && <ErrorNotice>{refusal.message}</ErrorNotice>}
        <div className="dialog-actions">
          <Button onPress={onClose}>Close</Button>
          <Button look="primary" type="submit" isPending={isRunning}>
            {decisionNames[decision]}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}
