import type { CallerContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import type { Deletion } from './deletion.entity.ts'
import { readDeletions } from './read-deletions.ts'

/** @throws NotFoundError where the account has no such deletion. */
export async function getDeletion(ctx: CallerContext, input: { deletionId: string }): Promise<Deletion> {
  const id = readId(input.deletionId, 'id')
  const [deletion] = await readDeletions(ctx.em.fork(), { work: { id, accountId: ctx.caller.accountId } })
  if (deletion === undefined) throw NotFoundError.of('deletion')
  return deletion
}
