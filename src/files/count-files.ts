import type { CallerContext } from '../context.ts'
import { File } from './file.entity.ts'
import { fileConditions } from './file-conditions.ts'
import type { FileFilter } from './file-filter.ts'

/** How many files `listFiles` gives over all pages. @throws InvalidInputError */
export async function countFiles(
  ctx: CallerContext,
  input: { filter?: FileFilter | null | undefined },
): Promise<number> {
  return await ctx.em.fork().count(File, fileConditions(ctx.caller.accountId, input.filter))
}
