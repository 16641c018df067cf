import type { Context } from '../../context.ts'
import { missingChannel } from '../../storage/channel.ts'
import { probeStore, TroubleError } from '../tasks/probe-store.ts'
import type { BatchTask } from './batch-tasks.ts'
import { forgetTrouble } from './channel-health.ts'
import type { BatchClaim } from './claim-batch.ts'
import { giveUpTasks } from './give-up-tasks.ts'
import type { TaskOutcome } from './record-outcomes.ts'

/**
 * Looks whether the stores of a batch that didn't work the last time work again.
 * @returns what comes of the tasks where one has been away for longer than outages are waited for, or where too many
 * workers fell silent over the batch: they aren't tried; null: nothing is in the way.
 * @throws TroubleError where it's still to be waited.
 */
export async function meetTrouble(
  ctx: Context,
  { batch, tasks, signal }: { batch: BatchClaim; tasks: readonly BatchTask[]; signal: AbortSignal },
): Promise<TaskOutcome[] | null> {
  if (batch.interruptions >= ctx.config.maxAttempts) {
    const message = `${batch.interruptions} workers in a row fell silent over it and some other tasks: the logs of the workers may say why.`
    return giveUpTasks(tasks, { batch, channel: batch.channel, code: 'WORKER_LOST', message })
  }
  for (const trouble of batch.troubles) {
    const { channel } = trouble
    const { open } = ctx.channels.get(channel) ?? missingChannel(channel)
    const check = async () => await (await open()).check()
    try {
      await probeStore(ctx, { channel, check, signal })
    } catch (error) {
      if (!(error instanceof TroubleError) || trouble.seconds < ctx.config.outageLimit) throw error
      const message = `The store of ${channel} has not worked for ${Math.round(trouble.seconds)} seconds (${error.message}), and the file was not tried: mend it, then run again.`
      return giveUpTasks(tasks, { batch, channel, code: 'STORE_UNAVAILABLE', message })
    }
    await forgetTrouble(ctx.em.fork(), channel)
  }
  return null
}
