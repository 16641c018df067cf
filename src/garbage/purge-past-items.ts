import { sql } from 'kysely'
import { countRows } from './count-rows.ts'
import { batchSize, inBatches } from './in-batches.ts'
import type { GarbageContext, Round } from './pass.ts'

/**
 * Forgets what collections held once, unless an export that is still to be built is of such a revision. A new export is of
 * the present one, and locks the collection, so that what it wants isn't past before it's there.
 */
export async function purgePastItems(ctx: GarbageContext, round: Round): Promise<void> {
  const isWanted = sql`exists (
    select from exports where exports.collection_id = collection_items.collection_id and exports.state = 'PENDING'
      and exports.revision >= collection_items.from_revision and exports.revision < collection_items.to_revision)`
  const isPast = sql`to_revision is not null and not ${isWanted}`
  if (round.dryRun) return await countRows(ctx, round, { table: 'collection_items', where: isPast })
  await inBatches(round, async () => {
    const purged = await sql`
      with past as (
        select collection_id, path, from_revision from collection_items where ${isPast} limit ${batchSize})
      delete from collection_items using past
      where collection_items.collection_id = past.collection_id and collection_items.path = past.path
        and collection_items.from_revision = past.from_revision`.execute(ctx.em.getKysely())
    return Number(purged.numAffectedRows ?? 0)
  })
}
