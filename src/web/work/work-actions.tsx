import { useState } from 'react'
import type { Refusal } from '../api/use-change.ts'
import type { WorkRowFragment } from '../gql/graphql.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

type Action = { run: () => void; isRunning: boolean; refusal: Refusal | null }

/** Stop what goes on; begin anew what ended without success. */
export function WorkActions({
  work,
  kept,
  cancel,
  retry = null,
}: {
  work: WorkRowFragment
  /** What stays of it when it's cancelled, in a sentence. */
  kept: string
  cancel: Action
  /** null: it can't be tried again. */
  retry?: Action | null
}) {
  const [isAsking, setAsking] = useState(false)
  const goesOn = work.finishedAt === null
  return (
    <>
      {retry !== null && (
        <Button look="primary" isPending={retry.isRunning} onPress={retry.run}>
          Try again
        </Button>
      )}
      {goesOn && (
        <Button look="danger" isDisabled={work.cancelRequested} onPress={() => setAsking(true)}>
          {work.cancelRequested ? 'Stopping…' : 'Cancel'}
        </Button>
      )}
      <ConfirmDialog
        title="Cancel this work?"
        verb="Cancel the work"
        isOpen={isAsking && goesOn && !work.cancelRequested}
        isRunning={cancel.isRunning}
        refusal={cancel.refusal}
        onConfirm={cancel.run}
        onClose={() => setAsking(false)}
      >
        {kept}
      </ConfirmDialog>
    </>
  )
}
