import { type RawBuilder, sql } from 'kysely'

/** What is looked up among a collection's present items, other than those that the same change removes. */
export type Present = {
  collectionId: string
  /** Of rows that the statement calls `i`: whether they are there after the change. */
  stays: RawBuilder<boolean>
}

// Each of these is one look into the index `collection_items_present`. As a subquery with an order and a limit, so that
// it stays one: without statistics Postgres would compare every new item with every present one.

/** The file at a path; null where there is none. */
export function fileAt(present: Present, path: RawBuilder<unknown>): RawBuilder<string | null> {
  return lookUp(present, sql`i.path = ${path}`)
}

/** Any file below a path; null where it's no folder. */
export function fileBelow(present: Present, path: RawBuilder<unknown>): RawBuilder<string | null> {
  return lookUp(present, isBelow(path))
}

/** True of rows `i` below a path. */
export function isBelow(path: RawBuilder<unknown>): RawBuilder<boolean> {
  // 0 is the character after the slash.
  return sql<boolean>`(i.path >= ${path} || '/' and i.path < ${path} || '0')`
}

function lookUp({ collectionId, stays }: Present, condition: RawBuilder<unknown>): RawBuilder<string | null> {
  return sql<string | null>`(
    select i.file_id from collection_items i
    where i.collection_id = ${collectionId} and i.to_revision is null and ${condition} and ${stays}
    order by i.path limit 1)`
}
