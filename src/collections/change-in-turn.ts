import type { CallerContext } from '../context.ts'
import { inTurn } from '../lib/in-turn.ts'

/**
 * Runs what locks a collection in its turn.
 * @param change.isLarge Whether it may be about any number of items.
 * @throws ConflictError where others take too long.
 */
export async function changeInTurn<T>(
  { turns, caller }: Pick<CallerContext, 'turns' | 'caller'>,
  change: { collectionId: string; isLarge?: boolean },
  run: () => Promise<T>,
): Promise<T> {
  const turn = {
    key: `collection ${caller.accountId} ${change.collectionId}`,
    large: change.isLarge ? 'large change' : null,
    refusal: 'Other changes are being made, and take long. Try again later.',
  }
  return await inTurn(turns, turn, run)
}
