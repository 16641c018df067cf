import type { CallerContext } from '../context.ts'
import { File } from './file.entity.ts'
import { readSha256 } from './read-declaration.ts'

/**
 * The newest file of the account with these bytes; null where there is none.
 * @throws InvalidInputError (sha256)
 */
export async function getFileByChecksum(ctx: CallerContext, input: { sha256: string }): Promise<File | null> {
  const sha256 = readSha256(input.sha256)
  return await ctx.em
    .fork()
    .findOne(File, { accountId: ctx.caller.accountId, sha256, deletedAt: null }, { orderBy: { id: 'desc' } })
}
