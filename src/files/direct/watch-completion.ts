import type { CallerContext } from '../../context.ts'
import { watchOneWork } from '../../work/watch-work.ts'
import type { Completion } from './completion.entity.ts'
import { getCompletion } from './get-completion.ts'
import { readCompletions } from './read-completions.ts'

/** The states of a completion, beginning with the present one and ending with the terminal one. @throws NotFoundError */
export async function watchCompletion(
  ctx: CallerContext,
  input: { completionId: string },
): Promise<AsyncGenerator<Completion>> {
  const { work } = await getCompletion(ctx, input)
  return watchOneWork(ctx, work.id, readCompletions)
}
