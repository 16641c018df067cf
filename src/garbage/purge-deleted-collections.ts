import { sql } from 'kysely'
import { countRows } from './count-rows.ts'
import type { GarbageContext, Round } from './pass.ts'

/** Exports that were asked for before it was deleted are still built. */
const isOver = sql`deleted_at is not null and not exists (
  select from exports where exports.collection_id = collections.id and exports.state = 'PENDING')`

/** A collection may have a million items, and what it had before. */
const itemsAtOnce = 10_000

/** Removes the collections that were deleted, the items of each a bounded number at a time. */
export async function purgeDeletedCollections(ctx: GarbageContext, round: Round): Promise<void> {
  if (round.dryRun) return await countRows(ctx, round, { table: 'collections', where: isOver })
  while (true) {
    const found = await sql<{ id: string }>`
      select id from collections where ${isOver} order by id limit 1`.execute(ctx.em.getKysely())
    const [deleted] = found.rows
    if (deleted === undefined) return
    await purgeItems(ctx, deleted.id, round)
    await sql`delete from collections where id = ${deleted.id}`.execute(ctx.em.getKysely())
    round.count({ items: 1, bytes: 0 })
  }
}

async function purgeItems(
  { em }: GarbageContext,
  collectionId: string,
  { signal }: Pick<Round, 'signal'>,
): Promise<void> {
  let after: string | null = ''
  while (after !== null) {
    signal.throwIfAborted()
    // From path to path: what was deleted before isn't gone through again.
    const purged: { rows: { last: string | null }[] } = await sql<{ last: string | null }>`
      with batch as (
        select path, from_revision from collection_items
        where collection_id = ${collectionId} and path >= ${after}::text
        order by path, from_revision limit ${itemsAtOnce}
      ), purged as (
        delete from collection_items using batch
        where collection_items.collection_id = ${collectionId}
          and collection_items.path = batch.path and collection_items.from_revision = batch.from_revision
      )
      select max(path) as last from batch`.execute(em.getKysely())
    after = purged.rows[0]?.last ?? null
  }
}
