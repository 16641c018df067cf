import { inOrder } from '../../lib/in-order.ts'
import type { PresentItem } from './export-item.ts'

/** Items up to this size are read whole. Whoever opens them does best to give the bytes in one piece. */
export const WHOLE_BYTES = 8 * 1024 ** 2

/** Of items that are read while others are written. */
const BYTES_AHEAD = 32 * 1024 ** 2
/** What is under way for longer than two rounds of the garbage collector's nursery stays for long: measured, 256 take 40 MB more. */
const ITEMS_AHEAD = 96

/**
 * Reads small items by `readWhole`, many at a time, since each costs a wait for the store; gives them in order, and
 * null for the result of one that is to be streamed in its turn.
 */
export function readAhead<T>(
  items: AsyncIterable<PresentItem>,
  {
    readWhole,
    signal,
  }: { readWhole: (item: PresentItem, signal: AbortSignal) => Promise<T>; signal: AbortSignal },
): AsyncGenerator<{ item: PresentItem; whole: T | null }, void, undefined> {
  return inOrder(items, {
    limit: BYTES_AHEAD,
    weigh: ({ size }) => Math.max(size > WHOLE_BYTES ? 0 : size, BYTES_AHEAD / ITEMS_AHEAD),
    run: async (item, running) => ({
      item,
      whole: item.size > WHOLE_BYTES ? null : await readWhole(item, running),
    }),
    signal,
  })
}
