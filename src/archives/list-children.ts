import { type RawBuilder, sql } from 'kysely'
import { type Context, transaction } from '../context.ts'
import { plainEntities } from '../database/plain-entities.ts'
import { behindFolder } from '../lib/behind-folder.ts'
import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import type { Archive } from './archive.entity.ts'
import { ArchiveEntry } from './archive-entry.entity.ts'
import { readChildKey } from './child-place.ts'
import { checkPathText } from './entry-filter.ts'
import { treePath } from './tree-path.ts'

/** What lies directly in a folder: a folder, or an entry that isn't one. */
export type ArchiveChild = {
  name: string
  /** Without a `/` at the end. */
  path: string
  /** null for a folder. */
  entry: ArchiveEntry | null
}

type ChildRow = { number: number; child_name: string; child_path: string; is_folder: boolean }

/**
 * One level of an archive's tree, in the order of the bytes of the paths, where a folder's ends in `/`. Each child takes
 * one look into the index `archive_entries_tree`, which then goes on behind all that lies in the child: a page costs the
 * same however many entries there are. The key of the list is that of `childKey`.
 *
 * @param input.path The folder, with or without a `/` at the end; empty: the top.
 * @throws InvalidInputError with field `path` or `after`.
 */
export async function listChildren(
  ctx: Context,
  input: { archive: Pick<Archive, 'fileId' | 'entryCount'>; path: string; page: PageRequest },
): Promise<Page<ArchiveChild>> {
  const { archive, path, page } = input
  checkPathText(path, 'path')
  const folder = path === '' || path.endsWith('/') ? path : `${path}/`
  const start = readChildKey(page.after, folder)
  if (typeof archive.entryCount !== 'number') return toPage([], page.first)
  const first = nextChild(archive.fileId, folder, {
    path: sql`${start.path}::text`,
    index: sql`${start.index}::int`,
  })
  const next = nextChild(archive.fileId, folder, {
    path: sql`child.place_path`,
    index: sql`child.place_index`,
  })
  const found = await transaction(ctx, async (tx) => {
    // Or Postgres may sort for each child all entries of an archive that has come since it was last analyzed.
    await sql`set local enable_sort = off`.execute(tx.getKysely())
    return await sql<ChildRow>`
      with recursive child as (
        select 1 as number, first.* from (${first}) first
        union all
        select child.number + 1, next.* from child cross join lateral (${next}) next
        where child.number <= ${page.first}
      )
      select child.number, child.child_name, child.child_path, child.is_folder, entry.*
      from child left join lateral (${entryOf(archive.fileId)}) entry on true`.execute(tx.getKysely())
  })
  const rows = found.rows.toSorted((a, b) => a.number - b.number)
  const entries = plainEntities(ctx.em, ArchiveEntry, rows)
  const children = rows.map(({ child_name, child_path, is_folder }, index) => ({
    name: child_name,
    path: child_path,
    entry: is_folder ? null : (entries[index] ?? null),
  }))
  return toPage(children, page.first)
}

/** The first child of a folder behind a place, and the place behind it. */
function nextChild(
  archiveId: string,
  folder: string,
  after: { path: RawBuilder<unknown>; index: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const end = folder === '' ? sql`true` : sql`${treePath} < ${behindFolder(folder)}::text`
  return sql`
    select named.*,
      case when is_folder then child_path || '0' else child_path end as place_path,
      case when is_folder then -1 else named.index end as place_index
    from (
      select found.index, name as child_name, ${folder}::text || name as child_path, name <> rest as is_folder
      from (
        select e.index, substr(${treePath}, length(${folder}::text) + 1) as rest
        from archive_entries e
        where e.archive_id = ${archiveId} and e.path is not null
          and (${treePath}, e.index) > (${after.path}, ${after.index}) and ${end}
        order by ${treePath}, e.index limit 1
      ) found, split_part(rest, '/', 1) name
    ) named`
}

/** With a limit, so that it's looked up: without statistics Postgres would compare every entry with every child. */
function entryOf(archiveId: string): RawBuilder<unknown> {
  return sql`
    select e.* from archive_entries e
    where e.archive_id = ${archiveId} and e.index = child.index and not child.is_folder limit 1`
}
