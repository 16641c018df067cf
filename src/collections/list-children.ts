import { type RawBuilder, sql } from 'kysely'
import { type Context, transaction } from '../context.ts'
import { plainEntities } from '../database/plain-entities.ts'
import { InvalidInputError } from '../errors.ts'
import { behindFolder } from '../lib/behind-folder.ts'
import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import type { Collection } from './collection.entity.ts'
import { CollectionItem } from './collection-item.entity.ts'
import { readFolder } from './item-path.ts'

/** What lies directly in a folder: a folder, or an item. */
export type CollectionChild = {
  name: string
  /** Without a `/` at the end. */
  path: string
  /** null for a folder. */
  item: CollectionItem | null
}

type ChildRow = { number: number; child_path: string; is_folder: boolean }

/** The key of a child in the list of its folder. */
export function childKey({ path, item }: CollectionChild): string {
  return item === null ? `${path}/` : path
}

/**
 * One level of a collection's tree, in the order of the bytes of the paths, where a folder's ends in `/`. Each child takes
 * one look into the index of the present items, which then goes on behind all that lies in the child: a page costs the
 * same however many items there are. The key of the list is that of `childKey`.
 *
 * @param input.path The folder; empty: the top.
 * @throws InvalidInputError with field `path` or `after`.
 */
export async function listChildren(
  ctx: Context,
  input: { collection: Pick<Collection, 'id'>; path: string; page: PageRequest },
): Promise<Page<CollectionChild>> {
  const { collection, page } = input
  const folder = readFolder(input.path, 'path')
  const start = page.after === null ? folder : placeBehind(page.after, folder)
  const found = await transaction(ctx, async (tx) => {
    // Or Postgres may sort for each child all items of a collection that has grown since it was last analyzed.
    await sql`set local enable_sort = off`.execute(tx.getKysely())
    return await sql<ChildRow>`
      with recursive child as (
        select 1 as number, first.* from (${nextChild(collection.id, folder, sql`${start}::text`)}) first
        union all
        select child.number + 1, next.*
        from child cross join lateral (${nextChild(collection.id, folder, sql`child.place`)}) next
        where child.number <= ${page.first}
      )
      select * from child`.execute(tx.getKysely())
  })
  const rows = found.rows.toSorted((a, b) => a.number - b.number)
  const items = plainEntities(ctx.em, CollectionItem, rows)
  const children = rows.map(({ child_path, is_folder }, index) => ({
    name: child_path.slice(folder.length),
    path: child_path,
    item: is_folder ? null : (items[index] ?? null),
  }))
  return toPage(children, page.first)
}

/** The first child of a folder at or behind a place, and the place behind it. */
function nextChild(collectionId: string, folder: string, place: RawBuilder<unknown>): RawBuilder<unknown> {
  const isBefore = folder === '' ? sql`true` : sql`i.path < ${behindFolder(folder)}::text`
  return sql`
    select found.*, child_path, child_path <> path as is_folder,
      -- 0 is the character after the slash, and no path has the least one.
      child_path || case when child_path <> path then '0' else chr(1) end as place
    from (
      select i.* from collection_items i
      where i.collection_id = ${collectionId} and i.to_revision is null and i.path >= ${place} and ${isBefore}
      order by i.path limit 1
    ) found, concat(${folder}::text, split_part(substr(path, length(${folder}::text) + 1), '/', 1)) child_path`
}

/** Where the children of a folder go on behind the one with this key. */
function placeBehind(key: string, folder: string): string {
  const isFolder = key.endsWith('/')
  const name = key.slice(folder.length, isFolder ? -1 : undefined)
  if (!key.startsWith(folder) || name === '' || /[/\0]/.test(name) || !key.isWellFormed()) {
    throw new InvalidInputError('after is not a cursor of this list.', 'after')
  }
  return isFolder ? behindFolder(key) : `${key}\u0001`
}
