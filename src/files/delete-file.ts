import type { CallerContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import { markDeleted } from './mark-deleted.ts'

/**
 * Deletes a file: it's in the trash until its time there is over, and its bytes stay until garbage collection.
 * @throws NotFoundError where the account has no such file, or has deleted it already.
 */
export async function deleteFile(ctx: CallerContext, input: { fileId: string }): Promise<void> {
  const ids = [readId(input.fileId, 'fileId')]
  const deleted = await markDeleted(ctx.em, { accountId: ctx.caller.accountId, ids })
  if (deleted.length === 0) throw NotFoundError.of('file')
}
