import { ConflictError } from '../errors.ts'
import { NoTurnError, type Turns } from './turns.ts'

/** Of a million rows each takes half a minute or more, and whatever else is asked for must get a connection meanwhile. */
const largeOnesAtOnce = 3

/** A client that hears nothing for two minutes is cut off, and must know before that whether anything was changed. */
const patienceMillis = 30_000

/**
 * Runs what locks a thing when all that this process was asked to do with it before is done. At the lock itself each would
 * hold a connection while it waits, and soon there would be none for anyone, nor for the heartbeats of work.
 * @param turn.key Names the thing, with its account, so that nobody waits for what is someone else's.
 * @param turn.large Names those of which only a few go on at once, whatever they're about; null: it isn't one.
 * @param turn.refusal A sentence for who has waited too long.
 * @throws ConflictError where others take too long.
 */
export async function inTurn<T>(
  turns: Turns,
  { key, large, refusal }: { key: string; large: string | null; refusal: string },
  run: () => Promise<T>,
): Promise<T> {
  using _turn = await take(key, 1)
  using _place = large === null ? null : await take(large, largeOnesAtOnce)
  return await run()

  async function take(line: string, atOnce: number): Promise<Disposable> {
    try {
      return await turns.take(line, { atOnce, patienceMillis })
    } catch (error) {
      if (!(error instanceof NoTurnError)) throw error
      throw new ConflictError(refusal, 30)
    }
  }
}
