import type { CallerContext } from '../context.ts'
import { inTurn } from '../lib/in-turn.ts'

/**
 * Runs what locks a source run or a replay in its turn.
 * @param request.isLarge Whether it may be about any number of failures.
 * @throws ConflictError where others take too long.
 */
export async function askInTurn<T>(
  { turns, caller }: Pick<CallerContext, 'turns' | 'caller'>,
  request: { id: string; isLarge?: boolean },
  run: () => Promise<T>,
): Promise<T> {
  const turn = {
    key: `replay ${caller.accountId} ${request.id}`,
    large: request.isLarge ? 'large replay' : null,
    refusal: 'Other replays are being asked for, and take long. Try again later.',
  }
  return await inTurn(turns, turn, run)
}
