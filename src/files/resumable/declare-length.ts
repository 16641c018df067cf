import { sql } from 'kysely'
import { type Context, createContext } from '../../context.ts'
import { ConflictError } from '../../errors.ts'
import { BytesRefusedError } from '../bytes-refused-error.ts'
import { changeUpload } from './change-upload.ts'

/**
 * Declares how many bytes an upload will have, where that wasn't known when it was made.
 * @throws ConflictError where it was, BytesRefusedError where that's more than a file may have.
 */
export async function declareLength(
  ctx: Context,
  { uploadId, size }: { uploadId: string; size: number },
): Promise<void> {
  if (size > ctx.config.maxFileBytes) throw BytesRefusedError.tooLarge(ctx.config.maxFileBytes)
  const declared = await changeUpload(createContext(ctx).em, {
    id: uploadId,
    set: sql`size = ${size}`,
    where: sql`state = 'PENDING' and size is null`,
  })
  if (!declared) throw new ConflictError('The length of this upload has been declared before.')
}
