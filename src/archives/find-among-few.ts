import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import { commonPrefix, type EntryFilter, entryConditions } from './entry-filter.ts'
import { treePath } from './tree-path.ts'

/** Up to so many entries are looked up in the index of paths; more are found as fast among all others. */
const fewEntries = 10_000

/**
 * The indexes of all entries that a filter is true of, in their order, where it asks for a beginning of the path that few
 * entries have. Else null.
 */
export async function findAmongFew(tx: Tx, archiveId: string, filter: EntryFilter): Promise<number[] | null> {
  const prefix = commonPrefix(filter)
  if (prefix === '') return null
  const found = await sql<{ index: number; matches: boolean }>`
    select e.index, ${entryConditions(filter)} as matches from archive_entries e
    where e.archive_id = ${archiveId} and e.path is not null and ${treePath} ^@ ${prefix}::text
    order by ${treePath}, e.index limit ${fewEntries + 1}`.execute(tx.getKysely())
  if (found.rows.length > fewEntries) return null
  return found.rows
    .filter(({ matches }) => matches)
    .map(({ index }) => index)
    .sort((a, b) => a - b)
}
