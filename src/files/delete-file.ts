import { sql } from 'kysely'
import type { CallerContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'

/**
 * Deletes a file; its bytes stay until garbage collection. The entry of an archive that the file was made of remembers
 * it, or the next extraction would bring the file back.
 * @throws NotFoundError where the account has no such file, or has deleted it already.
 */
export async function deleteFile(ctx: CallerContext, input: { fileId: string }): Promise<void> {
  const id = readId(input.fileId, 'fileId')
  const deleted = await sql<{ id: string }>`
    with deleted as (
      update files set deleted_at = now()
      where id = ${id} and account_id = ${ctx.caller.accountId} and deleted_at is null
      returning id, archive_id, archive_index
    ), remembered as (
      update archive_entries set child_deleted_at = clock_timestamp() from deleted
      where archive_entries.archive_id = deleted.archive_id and archive_entries.index = deleted.archive_index
    )
    select id from deleted`.execute(ctx.em.getKysely())
  if (deleted.rows.length === 0) throw NotFoundError.of('file')
}
