import { sql } from 'kysely'
import { type Context, transaction } from '../context.ts'
import { changeWork } from './change-work.ts'
import { workQueues } from './work-queues.ts'

/**
 * Takes work from workers that have been silent for longer than the heartbeat's time to live, judged and stamped by the
 * database's clock alone. The work is claimable again at once, unless someone had asked it to stop (CANCELLED) or it
 * has been interrupted too often (FAILED). Safe to run in every process at once.
 *
 * @returns how many pieces of work were taken.
 */
export async function reapWork(ctx: Context): Promise<number> {
  const silent = sql`id in (
    select id from work
    where state = 'RUNNING' and heartbeat_at < clock_timestamp() - ${ctx.config.heartbeatTtl} * interval '1 second'
    order by id limit 100 for update skip locked)`
  return await transaction(ctx, async (tx) => {
    const cancelled = await changeWork(tx, {
      set: sql`state = 'CANCELLED', heartbeat_at = null, finished_at = clock_timestamp()`,
      where: sql`${silent} and cancel_requested`,
      event: 'CANCELLED',
      message: 'Its worker fell silent after it was asked to stop.',
    })
    const failed = await changeWork(tx, {
      set: sql`state = 'FAILED', heartbeat_at = null, finished_at = clock_timestamp(),
        interruptions = interruptions + 1, error_code = 'WORKER_LOST',
        error_message = 'The worker fell silent in each of ' || (interruptions + 1) || ' attempts.'`,
      where: sql`${silent} and interruptions + 1 >= ${ctx.config.maxAttempts}`,
      event: 'FAILED',
      message: 'Its worker fell silent too often.',
    })
    const reaped = await changeWork(tx, {
      set: sql`state = 'PENDING', heartbeat_at = null, interruptions = interruptions + 1`,
      where: silent,
      event: 'REAPED',
      message: 'Its worker fell silent.',
    })
    for (const work of reaped) await ctx.queue.enqueue(tx, workQueues[work.kind], { workId: work.id })
    return cancelled.length + failed.length + reaped.length
  })
}
