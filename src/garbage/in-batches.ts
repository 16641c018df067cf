import type { Round } from './pass.ts'

/** What one statement changes, so that its transaction is a short one. */
export const batchSize = 1_000

/** Runs a statement that changes up to `batchSize` rows and says how many, again and again until none is left. */
export async function inBatches(
  { signal, count }: Pick<Round, 'signal' | 'count'>,
  change: () => Promise<number>,
): Promise<void> {
  let changed = batchSize
  while (changed === batchSize) {
    signal.throwIfAborted()
    changed = await change()
    count({ items: changed, bytes: 0 })
  }
}
