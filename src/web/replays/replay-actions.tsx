import { useState } from 'react'
import { useChange } from '../api/use-change.ts'
import { CancelReplayDocument } from '../gql/graphql.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import type { ReplayOfView } from './replay-of-view.ts'

/** A replay can be cancelled until the new run has all its failures. */
export function ReplayActions({ replay: { id, phase, cancelRequested } }: { replay: ReplayOfView }) {
  const cancel = useChange(CancelReplayDocument)
  const [isAsking, setAsking] = useState(false)
  const canCancel = phase === 'ACCEPTED' || phase === 'PROCESSING'
  const close = () => {
    cancel.forget()
    setAsking(false)
  }
  return (
    <>
      {canCancel && (
        <Button look="danger" isDisabled={cancelRequested} onPress={() => setAsking(true)}>
          Cancel
        </Button>
      )}
      <ConfirmDialog
        title="Cancel this replay?"
        verb="Cancel the replay"
        // The answer of why it can't be any more stays to be read.
        isOpen={isAsking && (canCancel || cancel.refusal !== null)}
        isRunning={cancel.isRunning}
        refusal={cancel.refusal}
        onConfirm={() => void cancel.run({ id }).then((answer) => answer && close())}
        onClose={close}
      >
        {phase === 'ACCEPTED'
          ? 'Nothing was handed over yet: the failures stay the source’s, as if it had not been asked for.'
          : 'The new run is cancelled. Failures that it has and hasn’t tried are failures of its own then; the rest stay the source’s.'}
      </ConfirmDialog>
    </>
  )
}
