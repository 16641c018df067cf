import { sql } from 'kysely'
import { isPastTrash } from '../files/trash.ts'
import type { GarbageContext, Round } from './pass.ts'

/** An archive may have a million entries, and the statement that deletes its file would delete them all at once. */
const entriesAtOnce = 10_000

/**
 * Deletes the entries of those files that are archives, a bounded number at a time. The files are marked first: one
 * whose entries have begun to go can't be restored any more.
 */
export async function forgetEntries(
  { em, config }: GarbageContext,
  fileIds: readonly string[],
  { signal }: Pick<Round, 'signal'>,
): Promise<void> {
  const marked = await sql<{ id: string; last: number }>`
    update files set purging = true
    where id = any(${fileIds}::uuid[]) and ${isPastTrash(config)}
      and exists (select from archives where archives.file_id = files.id)
    returning id, coalesce(
      (select max(index) from archive_entries where archive_entries.archive_id = files.id), -1) as last`.execute(
    em.getKysely(),
  )
  for (const { id, last } of marked.rows) {
    // By ranges of the index: what was deleted before isn't gone through again.
    for (let from = 0; from <= last; from += entriesAtOnce) {
      signal.throwIfAborted()
      await sql`
        delete from archive_entries
        where archive_id = ${id} and index >= ${from} and index < ${from + entriesAtOnce}`.execute(
        em.getKysely(),
      )
    }
  }
}
