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
  const marked = await sql<{ id: string }>`
    update files set purging = true
    where id = any(${fileIds}::uuid[]) and ${isPastTrash(config)}
      and exists (select from archives where archives.file_id = files.id)
    returning id`.execute(em.getKysely())
  const archives = marked.rows.map(({ id }) => id)
  if (archives.length === 0) return
  let deleted = entriesAtOnce
  while (deleted === entriesAtOnce) {
    signal.throwIfAborted()
    const gone = await sql`
      with batch as (
        select archive_id, index from archive_entries where archive_id = any(${archives}::uuid[])
        limit ${entriesAtOnce})
      delete from archive_entries as entry using batch
      where entry.archive_id = batch.archive_id and entry.index = batch.index`.execute(em.getKysely())
    deleted = Number(gone.numAffectedRows ?? 0)
  }
}
