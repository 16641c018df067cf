import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Archive } from './archive.entity.ts'
import { type EntryFilter, entryConditions } from './entry-filter.ts'
import { findAmongFew } from './find-among-few.ts'
import { readFiltered } from './read-filtered.ts'

/** How many entries `listEntries` gives over all pages. @throws InvalidInputError with a field of `filter`. */
export async function countEntries(
  ctx: Context,
  {
    archive,
    filter,
  }: { archive: Pick<Archive, 'fileId' | 'entryCount'>; filter?: EntryFilter | null | undefined },
): Promise<number> {
  if (typeof archive.entryCount !== 'number') return 0
  if (!filter) return archive.entryCount
  return await readFiltered(ctx, filter, async (tx) => {
    const indexes = await findAmongFew(tx, archive.fileId, filter)
    if (indexes !== null) return indexes.length
    const counted = await sql<{ entries: number }>`
      select count(*)::int as entries from archive_entries e
      where e.archive_id = ${archive.fileId} and ${entryConditions(filter)}`.execute(tx.getKysely())
    return counted.rows[0]?.entries ?? 0
  })
}
