import { sql } from 'kysely'
import { type Context, transaction } from '../context.ts'
import type { Tx } from '../database/transaction.ts'
import { changeWork } from './change-work.ts'
import type { KindsOfWork } from './kind-of-work.ts'
import { forgetTrouble, notRunning } from './progress.ts'
import { workQueues } from './work-queues.ts'

/**
 * Takes work from workers that have been silent for longer than the heartbeat's time to live, judged and stamped by the
 * database's clock alone. The work is claimable again at once, unless someone had asked it to stop (CANCELLED) or it
 * has been interrupted too often (FAILED). Safe to run in every process at once.
 *
 * @returns how many pieces of work were taken.
 */
export async function reapWork(ctx: Context, kinds: KindsOfWork): Promise<number> {
  return await transaction(ctx, (tx) => reap(ctx, tx, kinds))
}

/** Milliseconds until the first worker will have been silent for too long, as of now; null where none is at work. */
export async function timeToReap(ctx: Context): Promise<number | null> {
  const first = await sql<{ millis: number | null }>`
    select extract(epoch from min(heartbeat_at) + ${ctx.config.heartbeatTtl} * interval '1 second' - clock_timestamp())::float8 * 1000
      as millis
    from work where state = 'RUNNING'`.execute(ctx.em.getKysely())
  return first.rows[0]?.millis ?? null
}

async function reap(ctx: Context, tx: Tx, kinds: KindsOfWork): Promise<number> {
  const silent = sql`id in (
    select id from work
    where state = 'RUNNING' and heartbeat_at < clock_timestamp() - ${ctx.config.heartbeatTtl} * interval '1 second'
    order by id limit 100 for update skip locked)`
  const cancelled = await changeWork(tx, {
    set: sql`state = 'CANCELLED', ${notRunning}, finished_at = clock_timestamp()`,
    where: sql`${silent} and cancel_requested`,
    event: 'CANCELLED',
    message: 'Its worker fell silent after it was asked to stop.',
  })
  const failed = await changeWork(tx, {
    set: sql`state = 'FAILED', ${notRunning}, finished_at = clock_timestamp(),
      interruptions = interruptions + 1, error_code = 'WORKER_LOST',
      error_message = 'The worker fell silent in each of ' || (interruptions + 1) || ' attempts.'`,
    where: sql`${silent} and interruptions + 1 >= ${ctx.config.maxAttempts}`,
    event: 'FAILED',
    message: 'Its worker fell silent too often.',
  })
  for (const { id, kind } of [...cancelled, ...failed]) await kinds[kind].sumUp(tx, id, ctx.queue)
  const reaped = await changeWork(tx, {
    set: sql`state = 'PENDING', ${notRunning}, ${forgetTrouble}, interruptions = interruptions + 1`,
    where: silent,
    event: 'REAPED',
    message: 'Its worker fell silent.',
  })
  for (const work of reaped) await ctx.queue.enqueue(tx, workQueues[work.kind], { workId: work.id })
  return cancelled.length + failed.length + reaped.length
}
