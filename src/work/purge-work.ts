import { sql } from 'kysely'
import type { Context } from '../context.ts'

/** What one transaction deletes, so that it is a short one. */
const batchSize = 1_000

/**
 * Forgets work that ended longer than the retention ago by the database's clock, with its kind's row and its timeline.
 * What it made stays: the files of a job are the account's. Safe to run in every process at once.
 *
 * @param options.signal Stops it between batches.
 * @returns how many pieces of work are gone.
 */
export async function purgeWork(
  ctx: Pick<Context, 'config' | 'em'>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<number> {
  let purged = 0
  while (!signal?.aborted) {
    const batch = await purgeBatch(ctx)
    purged += batch
    if (batch < batchSize) break
  }
  return purged
}

/** An export that still has its artifact is kept for as long as that; sync runs and replays have a retention of their own. */
const mayGo = sql`kind not in ('REPLAY', 'SYNC_RUN')
  and not exists (select from exports where exports.id = work.id and storage_key is not null)`

/** How many pieces of work `purgeWork` would forget. */
export async function countPurgeableWork({ em, config }: Pick<Context, 'config' | 'em'>): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from work
    where finished_at < now() - ${config.workRetention} * interval '1 day' and ${mayGo}`.execute(
    em.getKysely(),
  )
  return counted.rows[0]?.count ?? 0
}

/** Only work that has ended has the time when it did. (`now()` rather than the clock's, which no index can be asked for.) */
async function purgeBatch({ em, config }: Pick<Context, 'config' | 'em'>): Promise<number> {
  const purged = await sql`
    with ended as (
      select id from work where finished_at < now() - ${config.workRetention} * interval '1 day'
        and ${mayGo}
      order by finished_at limit ${batchSize} for update skip locked)
    delete from work using ended where work.id = ended.id`.execute(em.getKysely())
  return Number(purged.numAffectedRows ?? 0)
}
