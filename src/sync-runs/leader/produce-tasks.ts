import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Run } from '../../work/run.ts'
import { channelQueue } from '../batches/channel-queue.ts'
import { listRemovals } from './list-removals.ts'
import { listTasks } from './list-tasks.ts'
import { type Look, lookEveryMillis } from './look-at-run.ts'
import { readPlan, type SyncPlan } from './read-plan.ts'

/** Cuts all that a run has to do into tasks, from where an earlier attempt has come to, and says so in the end. */
export async function produceTasks(
  ctx: Context,
  { run, plan, look }: { run: Run; plan: SyncPlan; look: Look },
): Promise<void> {
  const lookNowAndThen = seldom(look)
  for (let isLast = false; !isLast; ) {
    run.signal.throwIfAborted()
    await run.commit({ items: 0, bytes: 0 }, async (tx) => {
      const page = await listTasks(ctx, tx, await readPlan(tx, plan.runId))
      isLast = page.isLast
      for (const channel of page.channels) await ctx.queue.enqueue(tx, channelQueue(channel), {})
    })
    await lookNowAndThen()
  }
  if (plan.options.removeExtraneous) await produceRemovals(ctx, { run, plan, look: lookNowAndThen })
  await run.commit({ items: 0, bytes: 0 }, async (tx) => {
    await sql`update sync_runs set producer_done = true where id = ${plan.runId}`.execute(tx.getKysely())
  })
}

async function produceRemovals(
  ctx: Context,
  { run, plan, look }: { run: Run; plan: SyncPlan; look: () => Promise<void> },
): Promise<void> {
  // What was refused before a crash is refused again.
  await run.commit({ items: 0, bytes: 0 }, async (tx) => {
    await sql`update sync_runs set removals_refused = 0 where id = ${plan.runId}`.execute(tx.getKysely())
  })
  for (const channel of plan.channels) await listRemovals(ctx, { run, plan, channel, look })
}

/** Calls where the last call isn't long ago do nothing. */
function seldom(look: Look): () => Promise<void> {
  let lookedAt = 0
  return async () => {
    if (performance.now() - lookedAt < lookEveryMillis) return
    await look()
    lookedAt = performance.now()
  }
}
