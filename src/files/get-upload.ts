import type { CallerContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import { expireUpload } from './expire-upload.ts'
import { Upload } from './upload.entity.ts'

/** @throws NotFoundError where the account has no such upload. */
export async function getUpload(ctx: CallerContext, input: { uploadId: string }): Promise<Upload> {
  const id = readId(input.uploadId, 'id')
  const em = ctx.em.fork()
  await expireUpload(em, id)
  const upload = await em.findOne(Upload, { id, accountId: ctx.caller.accountId })
  if (upload === null) throw NotFoundError.of('upload')
  return upload
}
