import { type RawBuilder, sql } from 'kysely'
import { batchSize, inBatches } from './in-batches.ts'
import type { GarbageContext, Round } from './pass.ts'

/** Ends the uploads whose time is over, as whoever looks at one does. */
export async function expireUploads(ctx: GarbageContext, round: Round): Promise<void> {
  const isDead = sql`state = 'PENDING' and expires_at <= now()`
  if (round.dryRun) return await countUploads(ctx, round, isDead)
  await inBatches(round, async () => {
    const expired = await sql`
      with dead as (
        select id from uploads where ${isDead} order by expires_at limit ${batchSize} for update skip locked)
      update uploads set state = 'EXPIRED', finished_at = expires_at from dead where uploads.id = dead.id`.execute(
      ctx.em.getKysely(),
    )
    return Number(expired.numAffectedRows ?? 0)
  })
}

/** Forgets uploads that ended longer than the retention ago; the files of those that were completed stay. */
export async function purgeUploads(ctx: GarbageContext, round: Round): Promise<void> {
  const isOld = sql`finished_at < now() - ${ctx.config.workRetention} * interval '1 day'`
  if (round.dryRun) return await countUploads(ctx, round, isOld)
  await inBatches(round, async () => {
    const purged = await sql`
      with old as (
        select id from uploads where ${isOld} order by finished_at limit ${batchSize} for update skip locked)
      delete from uploads using old where uploads.id = old.id`.execute(ctx.em.getKysely())
    return Number(purged.numAffectedRows ?? 0)
  })
}

async function countUploads(
  { em }: GarbageContext,
  { count }: Round,
  condition: RawBuilder<unknown>,
): Promise<void> {
  const counted = await sql<{ items: number }>`
    select count(*)::int as items from uploads where ${condition}`.execute(em.getKysely())
  count({ items: counted.rows[0]?.items ?? 0, bytes: 0 })
}
