import type { CallerContext } from '../context.ts'
import { watchOneWork } from '../work/watch-work.ts'
import type { Deletion } from './deletion.entity.ts'
import { getDeletion } from './get-deletion.ts'
import { readDeletions } from './read-deletions.ts'

/** The states of a deletion, beginning with the present one and ending with the terminal one. @throws NotFoundError */
export async function watchDeletion(
  ctx: CallerContext,
  input: { deletionId: string },
): Promise<AsyncGenerator<Deletion>> {
  const { work } = await getDeletion(ctx, input)
  return watchOneWork(ctx, work.id, readDeletions)
}
