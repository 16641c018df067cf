import type { CallerContext } from '../context.ts'
import { ConflictError } from '../errors.ts'
import { NoTurnError } from '../lib/turns.ts'

/** Of a million failures each takes half a minute, and whatever else is asked for must get a connection meanwhile. */
const largeOnesAtOnce = 3

/** A client that hears nothing for two minutes is cut off, and must know before that whether anything was changed. */
const patienceMillis = 30_000

/**
 * Runs what locks a source run or a replay when all that this process was asked to do with it before is done. At the lock
 * itself each would hold a connection while it waits, and soon there would be none for anyone, nor for the heartbeats of
 * work.
 * @param request.isLarge Whether it may be about any number of failures.
 * @throws ConflictError where others take too long.
 */
export async function askInTurn<T>(
  { turns, caller }: Pick<CallerContext, 'turns' | 'caller'>,
  request: { id: string; isLarge?: boolean },
  run: () => Promise<T>,
): Promise<T> {
  // By account, so that nobody waits for what is someone else's.
  using _turn = await take(`replay ${caller.accountId} ${request.id}`, 1)
  using _place = request.isLarge ? await take('large replay', largeOnesAtOnce) : null
  return await run()

  async function take(key: string, atOnce: number): Promise<Disposable> {
    try {
      return await turns.take(key, { atOnce, patienceMillis })
    } catch (error) {
      if (!(error instanceof NoTurnError)) throw error
      throw new ConflictError('Other replays are being asked for, and take long. Try again later.', 30)
    }
  }
}
