import type { Context } from '../context.ts'
import { absentChannel, primaryChannel } from '../storage/channel.ts'
import type { BatchTask } from './batch-tasks.ts'
import { forgetTrouble } from './channel-health.ts'
import type { BatchClaim, Trouble } from './claim-batch.ts'
import type { TaskOutcome } from './record-outcomes.ts'
import { probeStore, TroubleError } from './tasks/probe-store.ts'

/**
 * Looks whether the stores of a batch that didn't work the last time work again.
 * @returns what comes of the tasks where one has been away for longer than outages are waited for: they aren't tried;
 * null: all work.
 * @throws TroubleError where it's still to be waited.
 */
export async function meetTrouble(
  ctx: Context,
  { batch, tasks, signal }: { batch: BatchClaim; tasks: readonly BatchTask[]; signal: AbortSignal },
): Promise<TaskOutcome[] | null> {
  for (const trouble of batch.troubles) {
    const { channel } = trouble
    const { open } = ctx.channels.get(channel) ?? absentChannel(channel)
    const check = async () => await (await open()).check()
    try {
      await probeStore(ctx, { channel, check, signal })
    } catch (error) {
      if (!(error instanceof TroubleError) || trouble.seconds < ctx.config.outageLimit) throw error
      return tasks.map((task) => giveUp(task, { batch, trouble, fault: error.message }))
    }
    await forgetTrouble(ctx.em.fork(), channel)
  }
  return null
}

function giveUp(
  { subjectId, action, file }: BatchTask,
  { batch, trouble, fault }: { batch: BatchClaim; trouble: Trouble; fault: string },
): TaskOutcome {
  if (file === null && action !== 'REMOVE') return { subjectId, action, moved: 0, result: 'SKIPPED' }
  const { channel, seconds } = trouble
  const reads = batch.kind === 'VERIFY' || channel === primaryChannel
  return {
    subjectId,
    action,
    moved: 0,
    result: 'FAILED',
    failure: {
      stage: reads ? 'READ' : 'WRITE',
      code: 'STORE_UNAVAILABLE',
      message: `The store of ${channel} has not worked for ${Math.round(seconds)} seconds (${fault}), and the file was not tried: mend it, then run again.`,
      retryable: false,
      faultyCopy: null,
    },
  }
}
