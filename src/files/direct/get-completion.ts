import type { CallerContext } from '../../context.ts'
import { NotFoundError } from '../../errors.ts'
import { readId } from '../../lib/uuid.ts'
import type { Completion } from './completion.entity.ts'
import { readCompletions } from './read-completions.ts'

/** @throws NotFoundError where the account has no such completion. */
export async function getCompletion(
  ctx: CallerContext,
  input: { completionId: string },
): Promise<Completion> {
  const id = readId(input.completionId, 'id')
  const [completion] = await readCompletions(ctx.em.fork(), { work: { id, accountId: ctx.caller.accountId } })
  if (completion === undefined) throw NotFoundError.of('completion')
  return completion
}
