import { primaryChannel } from '../../storage/channel.ts'
import type { BatchTask } from './batch-tasks.ts'
import type { BatchClaim } from './claim-batch.ts'
import type { TaskOutcome } from './record-outcomes.ts'

/** What comes of the tasks of a batch that aren't tried, or not again. */
export function giveUpTasks(
  tasks: readonly BatchTask[],
  { batch, channel, ...failure }: { batch: BatchClaim; channel: string; code: string; message: string },
): TaskOutcome[] {
  const stage = batch.kind === 'VERIFY' || channel === primaryChannel ? 'READ' : 'WRITE'
  return tasks.map(({ subjectId, action, file }) =>
    file === null && action !== 'REMOVE'
      ? { subjectId, action, moved: 0, result: 'SKIPPED' }
      : {
          subjectId,
          action,
          moved: 0,
          result: 'FAILED',
          failure: { ...failure, stage, retryable: false, faultyCopy: null },
        },
  )
}
