import type { CallerContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import type { Export } from './export.entity.ts'
import { readExports } from './read-exports.ts'

/** @throws NotFoundError where the account has no such export. */
export async function getExport(ctx: CallerContext, input: { exportId: string }): Promise<Export> {
  const id = readId(input.exportId, 'id')
  const [found] = await readExports(ctx.em.fork(), { work: { id, accountId: ctx.caller.accountId } })
  if (found === undefined) throw NotFoundError.of('export')
  return found
}
