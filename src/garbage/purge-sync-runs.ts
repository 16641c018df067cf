import { type RawBuilder, sql } from 'kysely'
import { inOneTransaction } from '../database/transaction.ts'
import { countRows } from './count-rows.ts'
import { purgeInPieces } from './in-batches.ts'
import type { GarbageContext, Round } from './pass.ts'

/** What a run has many of, in the order in which it goes. */
const details = ['sync_tasks', 'sync_batches', 'sync_failures'] as const

/**
 * Removes sync runs that ended longer than the retention ago, and that are archived as they are now, the details of each a
 * bounded number at a time. From the first statement on, the archive answers for the run: nobody sees half of it.
 */
export async function purgeSyncRuns(ctx: GarbageContext, round: Round): Promise<void> {
  const isOver = isOverAfter(ctx.config.syncRetention)
  if (round.dryRun) return await countRows(ctx, round, { table: 'sync_runs', where: isOver })
  const db = ctx.em.getKysely()
  while (true) {
    round.signal.throwIfAborted()
    const runId = await forgetNext(ctx, isOver)
    if (runId === null) return
    const where = sql`run_id = ${runId}`
    for (const table of details) await purgeInPieces(ctx, { table, where, signal: round.signal })
    await sql`delete from work where id = ${runId}`.execute(db)
    round.count({ items: 1, bytes: 0 })
  }
}

/** Those that an earlier collection has begun with are over as well; a run that a replay is about isn't. */
function isOverAfter(days: number): RawBuilder<unknown> {
  return sql`(forgotten_at is not null or exists (
    select from work join run_archives archive on archive.run_id = work.id
    where work.id = sync_runs.id and work.finished_at < now() - ${days} * interval '1 day'
      and archive.state = 'PUBLISHED' and archive.version = work.version
      and not exists (
        select from replays where phase not in ('CANCELLED', 'COMPLETED')
          and (source_run_id = sync_runs.id or target_run_id = sync_runs.id))))`
}

/** Under a lock that whoever asks for a replay of the run takes as well, and looked at once more under it. */
async function forgetNext(ctx: GarbageContext, isOver: RawBuilder<unknown>): Promise<string | null> {
  return await inOneTransaction(ctx.em, async (tx) => {
    const db = tx.getKysely()
    const found = await sql<{ id: string }>`
      select id from sync_runs where ${isOver} order by id limit 1 for update`.execute(db)
    const [next] = found.rows
    if (next === undefined) return null
    const forgotten = await sql<{ id: string }>`
      update sync_runs set forgotten_at = coalesce(forgotten_at, clock_timestamp())
      where id = ${next.id} and ${isOver} returning id`.execute(db)
    return forgotten.rows[0]?.id ?? null
  })
}
