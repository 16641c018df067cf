import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../context.ts'
import { plainEntities } from '../database/plain-entities.ts'
import { InvalidInputError } from '../errors.ts'
import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import type { Archive } from './archive.entity.ts'
import { ArchiveEntry } from './archive-entry.entity.ts'
import { type EntryFilter, entryConditions } from './entry-filter.ts'
import { findAmongFew } from './find-among-few.ts'
import { readFiltered } from './read-filtered.ts'

type Given = {
  archive: Pick<Archive, 'fileId' | 'entryCount'>
  filter?: EntryFilter | null | undefined
  page: PageRequest
}

/**
 * The entries of an archive that the caller may see, in the order of its directory. The key of the list is the index.
 * @throws InvalidInputError with field `after` or a field of `filter`.
 */
export async function listEntries(
  ctx: Context,
  { archive, filter, page }: Given,
): Promise<Page<ArchiveEntry>> {
  const after = page.after === null ? -1 : readIndex(page.after)
  if (typeof archive.entryCount !== 'number') return toPage([], page.first)
  const read = (em: Pick<Context['em'], 'getKysely'>, condition: RawBuilder<boolean>) =>
    sql<object>`
      select e.* from archive_entries e where e.archive_id = ${archive.fileId} and e.index > ${after} and ${condition}
      order by e.index limit ${page.first + 1}`.execute(em.getKysely())
  const found = filter
    ? await readFiltered(ctx, filter, async (tx) => {
        const indexes = await findAmongFew(tx, archive.fileId, filter)
        if (indexes === null) return await read(tx, entryConditions(filter))
        const ofPage = indexes.filter((index) => index > after).slice(0, page.first + 1)
        return await read(tx, sql<boolean>`e.index = any(${ofPage}::int[])`)
      })
    : await read(ctx.em, sql<boolean>`true`)
  return toPage(plainEntities(ctx.em, ArchiveEntry, found.rows), page.first)
}

function readIndex(key: string): number {
  const index = /^\d{1,10}$/.test(key) ? Number(key) : Number.POSITIVE_INFINITY
  if (index >= 2 ** 31) throw new InvalidInputError('after is not a cursor of this list.', 'after')
  return index
}
