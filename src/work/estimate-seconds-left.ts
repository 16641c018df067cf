import type { Work } from './work.entity.ts'

/**
 * How long running work will take for the rest at its present rates. The slower of both counts, of which one may say
 * nothing, as while the first item is a large one. null: no saying.
 */
export function estimateSecondsLeft(
  work: Pick<
    Work,
    'itemsDone' | 'itemsTotal' | 'itemsPerSecond' | 'bytesDone' | 'bytesTotal' | 'bytesPerSecond'
  >,
): number | null {
  const items = secondsFor(work.itemsDone, work.itemsTotal, work.itemsPerSecond)
  const bytes = secondsFor(work.bytesDone, work.bytesTotal, work.bytesPerSecond)
  if (items === null && bytes === null) return null
  const seconds = Math.ceil(Math.max(items ?? 0, bytes ?? 0))
  return seconds <= longest ? seconds : null
}

/** What GraphQL's Int holds; nobody waits that long anyway. */
const longest = 2 ** 31 - 1

function secondsFor(
  done: number,
  total: number | null | undefined,
  perSecond: number | null | undefined,
): number | null {
  if (total == null || perSecond == null) return null
  const left = Math.max(0, total - done)
  if (left === 0) return 0
  return perSecond > 0 ? left / perSecond : null
}
