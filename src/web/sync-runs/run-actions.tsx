import { useState } from 'react'
import { useChange } from '../api/use-change.ts'
import { CancelSyncRunDocument, PauseSyncRunDocument, ResumeSyncRunDocument } from '../gql/graphql.ts'
import { ReplayDialog } from '../replays/replay-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { WorkActions } from '../work/work-actions.tsx'
import type { RunDetail } from './run-detail.ts'

/** What one can do with all of a run, as it stands. */
export function RunActions({ run }: { run: RunDetail }) {
  const pause = useChange(PauseSyncRunDocument)
  const resume = useChange(ResumeSyncRunDocument)
  const cancel = useChange(CancelSyncRunDocument)
  const [isReplaying, setReplaying] = useState(false)
  const goesOn = run.finishedAt === null
  const refusal = pause.refusal ?? resume.refusal
  return (
    <>
      {goesOn && run.pausedAt === null && !run.cancelRequested && (
        <Button isPending={pause.isRunning} onPress={() => void pause.run({ id: run.id })}>
          Pause
        </Button>
      )}
      {goesOn && run.pausedAt !== null && !run.cancelRequested && (
        <Button look="primary" isPending={resume.isRunning} onPress={() => void resume.run({ id: run.id })}>
          Resume
        </Button>
      )}
      <WorkActions
        work={run}
        kept="What is done stays done. A run that is cancelled doesn’t go on: the next one begins anew."
        cancel={{ ...cancel, run: () => void cancel.run({ id: run.id }) }}
      />
      {!goesOn && !run.archived && run.pendingFailureCount > 0 && (
        <Button look="primary" onPress={() => setReplaying(true)}>
          Replay failures…
        </Button>
      )}
      {isReplaying && (
        <ReplayDialog
          runId={run.id}
          wish={{ failureIds: null, filter: null }}
          onClose={() => setReplaying(false)}
        />
      )}
      {refusal !== null && <span role="alert">{refusal.message}</span>}
    </>
  )
}
