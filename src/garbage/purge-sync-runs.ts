import { type RawBuilder, sql } from 'kysely'
import { countRows } from './count-rows.ts'
import type { GarbageContext, Round } from './pass.ts'

/** A run may have millions of tasks, and as many failures. */
const rowsAtOnce = 10_000

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
    for (const table of details) await purgeDetails(ctx, { table, runId, signal: round.signal })
    await sql`delete from work where id = ${runId}`.execute(db)
    round.count({ items: 1, bytes: 0 })
  }
}

/** Those that an earlier collection has begun with are over as well. */
function isOverAfter(days: number): RawBuilder<unknown> {
  return sql`(forgotten_at is not null or exists (
    select from work join run_archives archive on archive.run_id = work.id
    where work.id = sync_runs.id and work.finished_at < now() - ${days} * interval '1 day'
      and archive.state = 'PUBLISHED' and archive.version = work.version))`
}

async function forgetNext({ em }: GarbageContext, isOver: RawBuilder<unknown>): Promise<string | null> {
  const forgotten = await sql<{ id: string }>`
    update sync_runs set forgotten_at = coalesce(forgotten_at, clock_timestamp())
    where id = (select id from sync_runs where ${isOver} order by id limit 1) and ${isOver}
    returning id`.execute(em.getKysely())
  return forgotten.rows[0]?.id ?? null
}

async function purgeDetails(
  { em }: GarbageContext,
  { table, runId, signal }: { table: (typeof details)[number]; runId: string; signal: AbortSignal },
): Promise<void> {
  for (let purged = rowsAtOnce; purged === rowsAtOnce; ) {
    signal.throwIfAborted()
    const deleted = await sql`
      delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where run_id = ${runId} limit ${rowsAtOnce})`.execute(
      em.getKysely(),
    )
    purged = Number(deleted.numAffectedRows ?? 0)
  }
}
