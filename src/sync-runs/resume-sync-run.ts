import { sql } from 'kysely'
import { type CallerContext, transaction } from '../context.ts'
import { readId } from '../lib/uuid.ts'
import { changeWork } from '../work/change-work.ts'
import { workQueues } from '../work/work-queues.ts'
import { channelQueue } from './batches/channel-queue.ts'
import { getSyncRun } from './get-sync-run.ts'
import { lockRun } from './lock-run.ts'
import type { SyncRun } from './sync-run.entity.ts'

/**
 * Has a paused run go on; one whose day's budget is used up, when the next day begins. One that isn't paused stays as it is.
 * @throws NotFoundError
 * @throws ConflictError where it has ended.
 */
export async function resumeSyncRun(ctx: CallerContext, input: { runId: string }): Promise<SyncRun> {
  const id = readId(input.runId, 'runId')
  await transaction(ctx, async (tx) => {
    const { isPaused, channels } = await lockRun(tx, { id, accountId: ctx.caller.accountId })
    if (!isPaused) return
    await sql`update sync_runs set paused_at = null where id = ${id}`.execute(tx.getKysely())
    await changeWork(tx, {
      set: sql`due_at = case when state = 'PENDING' then (select waits_until from sync_runs where sync_runs.id = work.id) end`,
      where: sql`id = ${id}`,
      event: 'RESUMED',
    })
    await ctx.queue.enqueue(tx, workQueues.SYNC_RUN, { workId: id })
    for (const name of channels.filter((name) => ctx.channels.has(name)))
      await ctx.queue.enqueue(tx, channelQueue(name), {})
  })
  return await getSyncRun(ctx, { runId: id })
}
