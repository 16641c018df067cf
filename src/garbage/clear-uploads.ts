import { sql } from 'kysely'
import { discardPieces } from '../files/discard-pieces.ts'
import { expireUploads, isDead } from '../files/expire-upload.ts'
import { lowestId } from '../lib/uuid.ts'
import { notifyAccounts } from '../live/notice.ts'
import { countRows } from './count-rows.ts'
import { batchSize, inBatches } from './in-batches.ts'
import type { GarbageContext, Round } from './pass.ts'
import { RemovalFailedError } from './remove-objects.ts'

/** Ends the uploads whose time is over, as whoever looks at one does, and removes what came of uploads that have ended so. */
export async function endExpiredUploads(ctx: GarbageContext, round: Round): Promise<void> {
  if (round.dryRun) return await countRows(ctx, round, { table: 'uploads', where: isDead })
  const isNext = sql`id = any(array(
    select id from uploads where ${isDead} order by expires_at limit ${batchSize} for update skip locked))`
  await inBatches(round, () => expireUploads(ctx.em, isNext))
  await discardAllPieces(ctx, round)
}

/**
 * Of uploads that came to nothing, those of which bytes may be there, and those that became a file of other bytes than
 * came in pieces: a lock that nobody gave back tells of a crash.
 */
const hasPieces = sql`(
  state in ('CANCELLED', 'EXPIRED') and (received > 0 or confirmed is not null or lock is not null or parts_id is not null)
  or state = 'COMPLETED' and lock is not null)`

/** The bytes go before the row forgets them. One that can't be removed keeps none of the others. */
async function discardAllPieces(ctx: GarbageContext, { signal }: Round): Promise<void> {
  const faults: unknown[] = []
  for (let after = lowestId; ; ) {
    signal.throwIfAborted()
    const ended = await sql<{ id: string; storageKey: string; partsId: string | null }>`
      select id, storage_key as "storageKey", case when state <> 'COMPLETED' then parts_id end as "partsId"
      from uploads where ${hasPieces} and id > ${after}
      order by id limit ${batchSize}`.execute(ctx.em.getKysely())
    const cleared: string[] = []
    for (const upload of ended.rows) {
      try {
        await discardPieces(ctx, upload)
        cleared.push(upload.id)
      } catch (error) {
        faults.push(error)
      }
    }
    await sql`
      update uploads set lock = null, confirmed = null, received = case when state = 'COMPLETED' then received else 0 end,
        parts_id = case when state = 'COMPLETED' then parts_id end
      where id = any(${cleared}::uuid[])`.execute(ctx.em.getKysely())
    const last = ended.rows.at(-1)
    // A store that is away is not asked for each.
    if (last === undefined || ended.rows.length < batchSize || cleared.length === 0) break
    after = last.id
  }
  if (faults.length > 0) throw new RemovalFailedError(faults.length, { cause: faults[0] })
}

/** Forgets uploads that ended longer than the retention ago; the files of those that were completed stay. */
export async function purgeUploads(ctx: GarbageContext, round: Round): Promise<void> {
  const isOld = sql`finished_at < now() - ${ctx.config.workRetention} * interval '1 day' and not (${hasPieces})`
  if (round.dryRun) return await countRows(ctx, round, { table: 'uploads', where: isOld })
  await inBatches(round, async () => {
    const purged = await sql<{ count: number }>`
      with old as (
        select id from uploads where ${isOld} order by finished_at limit ${batchSize} for update skip locked
      ), gone as (
        delete from uploads using old where uploads.id = old.id returning account_id
      ), told as (
        select count(${notifyAccounts('UPLOAD')}) from (select distinct account_id from gone) accounts
      )
      select (select count(*)::int from gone) as count from told`.execute(ctx.em.getKysely())
    return purged.rows[0]?.count ?? 0
  })
}
