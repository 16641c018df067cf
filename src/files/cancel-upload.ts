import { sql } from 'kysely'
import { type CallerContext, type Context, createContext } from '../context.ts'
import { ConflictError } from '../errors.ts'
import { cancelCompletion } from './direct/cancel-completion.ts'
import { discardPieces } from './discard-pieces.ts'
import { getUpload } from './get-upload.ts'
import { changeUpload } from './resumable/change-upload.ts'
import { findUpload } from './resumable/find-pending-upload.ts'
import type { Upload } from './upload.entity.ts'

/**
 * Ends an upload that isn't wanted any more; its bytes go. One that has ended otherwise stays as it is, and one that a
 * worker is completing ends within a second.
 * @throws NotFoundError, ConflictError where it has its file already, InvalidInputError (uploadId)
 */
export async function cancelUpload(ctx: CallerContext, input: { uploadId: string }): Promise<Upload> {
  const upload = await getUpload(ctx, input)
  if (upload.state === 'VERIFYING') await cancelCompletion(ctx, upload)
  await endUpload(ctx, upload.id)
  return await getUpload(ctx, input)
}

/** The same for whoever holds the upload's link. @throws NotFoundError, ConflictError */
export async function endUpload(ctx: Context, id: string): Promise<void> {
  const { em } = createContext(ctx)
  await changeUpload(em, {
    id,
    set: sql`state = 'CANCELLED', finished_at = now()`,
    where: sql`state = 'PENDING' and expires_at > now()`,
  })
  const upload = await findUpload(em, id)
  if (upload.state === 'COMPLETED')
    throw new ConflictError('The upload is completed: delete its file if it is not wanted.')
  // Of one that is being completed a worker has the bytes yet: when it has let go, garbage collection finds them.
  if (upload.state === 'VERIFYING') return
  try {
    await discardPieces(ctx, upload)
  } catch (error) {
    // Its end is committed. Garbage collection tries again.
    ctx.log.warn({ err: error, uploadId: id }, 'the bytes of a cancelled upload could not be removed')
  }
}
