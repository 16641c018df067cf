import { sql } from 'kysely'
import type { CallerContext } from '../context.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import { notify } from '../live/notice.ts'
import type { File } from './file.entity.ts'
import { getFile } from './get-file.ts'
import { isInTrash } from './trash.ts'

/**
 * Brings a file back from the trash. The entry of an archive that it was made of forgets that it was deleted. Garbage
 * collection locks the row before it removes it, so the file is either back with its bytes or gone.
 *
 * @throws NotFoundError where the account has no such file in its trash.
 * @throws ConflictError where the archive's entry has another live file by now.
 */
export async function restoreFile(ctx: CallerContext, input: { fileId: string }): Promise<File> {
  const id = readId(input.fileId, 'fileId')
  if (!(await restore(ctx, id))) throw NotFoundError.of('file in the trash')
  return await getFile(ctx, { fileId: id })
}

async function restore({ em, caller, config }: CallerContext, id: string): Promise<boolean> {
  try {
    const restored = await sql`
      with restored as (
        update files set deleted_at = null
        where id = ${id} and account_id = ${caller.accountId} and ${isInTrash(config)}
        returning id, account_id, archive_id, archive_index
      ), forgotten as (
        update archive_entries set child_deleted_at = null from restored
        where archive_entries.archive_id = restored.archive_id and archive_entries.index = restored.archive_index
      )
      select ${notify(sql`'TRASH'`)} from restored`.execute(em.getKysely())
    return restored.rows.length > 0
  } catch (error) {
    if (!hasOtherChild(error)) throw error
    throw new ConflictError('The entry of the archive that the file came from has another file by now.')
  }
}

/** Of each entry of an archive there is one live file at most: the index says so, whoever else inserts meanwhile. */
function hasOtherChild(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === 'files_one_live_child'
}
