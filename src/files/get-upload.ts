import type { CallerContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import { readUpload } from './read-upload.ts'
import type { Upload } from './upload.entity.ts'

/** @throws NotFoundError where the account has no such upload. */
export async function getUpload(ctx: CallerContext, input: { uploadId: string }): Promise<Upload> {
  const upload = await readUpload(ctx.em, readId(input.uploadId, 'id'))
  if (upload?.accountId !== ctx.caller.accountId) throw NotFoundError.of('upload')
  return upload
}
