import type { CallerContext } from '../context.ts'
import { watchOneWork } from '../work/watch-work.ts'
import { getReplay } from './get-replay.ts'
import { readReplays } from './read-replays.ts'
import type { Replay } from './replay.entity.ts'

/**
 * The states of a replay, beginning with the present one and ending with the one in which it ended or needs attention.
 * @throws NotFoundError
 */
export async function watchReplay(
  ctx: CallerContext,
  input: { replayId: string },
): Promise<AsyncGenerator<Replay>> {
  const { work } = await getReplay(ctx, input)
  return watchOneWork(ctx, work.id, readReplays)
}
