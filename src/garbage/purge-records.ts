import { sql } from 'kysely'
import { keyLifeSeconds } from '../idempotency/claim-key.ts'
import { countPurgeableWork, purgeWork } from '../work/purge-work.ts'
import { countRows } from './count-rows.ts'
import { batchSize, inBatches } from './in-batches.ts'
import type { GarbageContext, Round } from './pass.ts'

/** Forgets work that ended longer than the retention ago. */
export async function purgeEndedWork(ctx: GarbageContext, round: Round): Promise<void> {
  const { dryRun, signal } = round
  const items = dryRun ? await countPurgeableWork(ctx) : await purgeWork(ctx, { signal })
  round.count({ items, bytes: 0 })
  signal.throwIfAborted()
}

/** Forgets garbage collections that ended longer than the retention ago. */
export async function purgeCollections(ctx: GarbageContext, round: Round): Promise<void> {
  const isOld = sql`finished_at < now() - ${ctx.config.workRetention} * interval '1 day'`
  if (round.dryRun) return await countRows(ctx, round, { table: 'garbage_collections', where: isOld })
  await inBatches(round, async () => {
    const purged = await sql`
      with old as (select id from garbage_collections where ${isOld} order by id limit ${batchSize})
      delete from garbage_collections as collection using old where collection.id = old.id`.execute(
      ctx.em.getKysely(),
    )
    return Number(purged.numAffectedRows ?? 0)
  })
}

/** Forgets idempotency keys that may stand for something else by now. */
export async function purgeKeys(ctx: GarbageContext, round: Round): Promise<void> {
  const isOld = sql`created_at <= now() - ${keyLifeSeconds} * interval '1 second'`
  if (round.dryRun) return await countRows(ctx, round, { table: 'idempotency_keys', where: isOld })
  await inBatches(round, async () => {
    const purged = await sql`
      with old as (
        select claim from idempotency_keys where ${isOld} order by created_at limit ${batchSize} for update skip locked)
      delete from idempotency_keys using old where idempotency_keys.claim = old.claim`.execute(
      ctx.em.getKysely(),
    )
    return Number(purged.numAffectedRows ?? 0)
  })
}
