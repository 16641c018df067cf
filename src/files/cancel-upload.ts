import { sql } from 'kysely'
import { type CallerContext, type Context, createContext } from '../context.ts'
import { ConflictError } from '../errors.ts'
import { getUpload } from './get-upload.ts'
import { changeUpload } from './resumable/change-upload.ts'
import { findUpload } from './resumable/find-pending-upload.ts'
import type { Upload } from './upload.entity.ts'

/**
 * Ends an upload that isn't wanted any more; its bytes go. One that has ended otherwise stays as it is.
 * @throws NotFoundError, ConflictError where it has its file already, InvalidInputError (uploadId)
 */
export async function cancelUpload(ctx: CallerContext, input: { uploadId: string }): Promise<Upload> {
  const { id } = await getUpload(ctx, input)
  await endUpload(ctx, id)
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
  const { state, storageKey } = await findUpload(em, id)
  if (state === 'COMPLETED')
    throw new ConflictError('The upload is completed: delete its file if it is not wanted.')
  await ctx.store.partial.discard(storageKey)
}
