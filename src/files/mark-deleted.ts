import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'

/**
 * Moves those of an account's files that are live into the trash, in one statement. The entry of an archive that a file
 * was made of remembers it, or the next extraction would bring the file back. Locked in the order of their ids, so that
 * two callers with the same files wait for each other instead of for ever.
 *
 * @returns the files that were deleted now, with their sizes in bytes.
 */
export async function markDeleted(
  em: EntityManager,
  { accountId, ids }: { accountId: string; ids: readonly string[] },
): Promise<{ id: string; size: number }[]> {
  const deleted = await sql<{ id: string; size: number }>`
    with live as (
      select id from files where id = any(${ids}::uuid[]) and account_id = ${accountId} and deleted_at is null
      order by id for update
    ), deleted as (
      update files set deleted_at = now() from live where files.id = live.id
      returning files.id, files.size, archive_id, archive_index
    ), remembered as (
      update archive_entries set child_deleted_at = clock_timestamp() from deleted
      where archive_entries.archive_id = deleted.archive_id and archive_entries.index = deleted.archive_index
    )
    select id, size::float8 from deleted`.execute(em.getKysely())
  return deleted.rows
}
