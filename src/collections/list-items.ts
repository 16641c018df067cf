import { type RawBuilder, sql } from 'kysely'
import { checkPathText } from '../archives/entry-filter.ts'
import { readFiltered } from '../archives/read-filtered.ts'
import type { Context } from '../context.ts'
import { plainEntities } from '../database/plain-entities.ts'
import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import type { Collection } from './collection.entity.ts'
import { CollectionItem } from './collection-item.entity.ts'
import { type ItemFilter, itemConditions } from './item-filter.ts'

type Given = {
  collection: Pick<Collection, 'id' | 'itemCount'>
  filter?: ItemFilter | null | undefined
}

/**
 * The present items of a collection that the caller may see, in the order of the bytes of their paths. The key of the
 * list is the path.
 * @throws InvalidInputError with field `after` or a field of `filter`.
 */
export async function listItems(
  ctx: Context,
  { collection, filter, page }: Given & { page: PageRequest },
): Promise<Page<CollectionItem>> {
  if (page.after !== null) checkPathText(page.after, 'after')
  const isBehind = page.after === null ? sql`true` : sql`i.path > ${page.after}::text`
  const read = (em: Pick<Context['em'], 'getKysely'>, condition: RawBuilder<boolean>) =>
    sql<object>`
      select i.* from collection_items i where ${isPresent(collection)} and ${isBehind} and ${condition}
      order by i.path limit ${page.first + 1}`.execute(em.getKysely())
  const given = normalise(filter)
  const found = given
    ? await readFiltered(ctx, given, (tx) => read(tx, itemConditions(given)))
    : await read(ctx.em, sql<boolean>`true`)
  return toPage(plainEntities(ctx.em, CollectionItem, found.rows), page.first)
}

/** How many items `listItems` gives over all pages. @throws InvalidInputError with a field of `filter`. */
export async function countItems(ctx: Context, { collection, filter }: Given): Promise<number> {
  const given = normalise(filter)
  if (!given) return collection.itemCount
  return await readFiltered(ctx, given, async (tx) => {
    const counted = await sql<{ items: number }>`
      select count(*)::int as items from collection_items i
      where ${isPresent(collection)} and ${itemConditions(given)}`.execute(tx.getKysely())
    return counted.rows[0]?.items ?? 0
  })
}

/** Paths are kept in NFC. */
function normalise(filter: ItemFilter | null | undefined): ItemFilter | null {
  if (!filter) return null
  return { ...filter, pathPrefix: filter.pathPrefix?.normalize('NFC'), glob: filter.glob?.normalize('NFC') }
}

function isPresent({ id }: Given['collection']): RawBuilder<boolean> {
  return sql<boolean>`i.collection_id = ${id} and i.to_revision is null`
}
