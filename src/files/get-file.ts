import type { CallerContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import { File } from './file.entity.ts'

/** @throws NotFoundError where the account has no such file, or has deleted it. */
export async function getFile(ctx: CallerContext, input: { fileId: string }): Promise<File> {
  const id = readId(input.fileId, 'id')
  const { accountId } = ctx.caller
  const file = await ctx.em.fork().findOne(File, { id, accountId, deletedAt: null })
  if (file === null) throw NotFoundError.of('file')
  return file
}
