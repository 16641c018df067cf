import { type CallerContext, transaction } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import { publish } from '../live/notice.ts'
import { markDeleted } from './mark-deleted.ts'

/**
 * Deletes a file: it's in the trash until its time there is over, and its bytes stay until garbage collection.
 * @throws NotFoundError where the account has no such file, or has deleted it already.
 */
export async function deleteFile(ctx: CallerContext, input: { fileId: string }): Promise<void> {
  const id = readId(input.fileId, 'fileId')
  const { accountId } = ctx.caller
  await transaction(ctx, async (tx) => {
    const deleted = await markDeleted(tx, { accountId, ids: [id] })
    if (deleted.length === 0) throw NotFoundError.of('file')
    await publish(tx, { kind: 'TRASH', id, accountId, version: 1 })
  })
}
