import { type Context, createContext } from '../../context.ts'
import { missingChannel } from '../../storage/channel.ts'
import type { Run } from '../../work/run.ts'
import type { SyncPlan } from '../leader/read-plan.ts'
import { claimBatch } from './claim-batch.ts'
import { runBatch } from './run-batch.ts'

/**
 * Takes the place of the workers of channels that this process doesn't know, or the run would wait for them for ever: a
 * replica that is configured nowhere any more is away, and given up after as long as any other that is. Where another
 * process still knows it, its workers go on.
 */
export async function workOnMissingChannels(
  ctx: Context,
  { run, plan }: { run: Run; plan: SyncPlan },
): Promise<void> {
  for (const name of plan.channels.filter((known) => !ctx.channels.has(known))) {
    const channel = missingChannel(name)
    const batch = await claimBatch(createContext(ctx), channel)
    if (batch !== null) await runBatch(createContext(ctx), { batch, channel, shutdown: run.signal })
  }
}
