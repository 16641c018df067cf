import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Collection } from './collection.entity.ts'
import { hasFile } from './item-filter.ts'

/** How many items of a collection have no file any more, for which all of them are looked at. */
export async function countMissing(ctx: Context, { id }: Pick<Collection, 'id'>): Promise<number> {
  const counted = await ctx.searching(() =>
    sql<{ items: number }>`
      select count(*)::int as items from collection_items i
      where i.collection_id = ${id} and i.to_revision is null and not ${hasFile}`.execute(ctx.em.getKysely()),
  )
  return counted.rows[0]?.items ?? 0
}
