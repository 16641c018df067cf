import type { CallerContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { File } from '../files/file.entity.ts'
import type { Archive } from './archive.entity.ts'
import { indexArchive } from './index-archive.ts'

/**
 * A live file of the account read as an archive; null where it isn't one. The first call reads the archive's directory.
 * @throws NotFoundError where the account has no such file.
 */
export async function getArchive(ctx: CallerContext, input: { fileId: string }): Promise<Archive | null> {
  const file = await ctx.em
    .fork()
    .findOne(File, { id: input.fileId, accountId: ctx.caller.accountId, deletedAt: null })
  if (file === null) throw NotFoundError.of('file')
  const archive = await indexArchive(ctx, file)
  return archive.isZip ? archive : null
}
