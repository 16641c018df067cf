import type { ActivePhase } from './replay-words.ts'

/** Whether all that a replay has left are failures in conflict: the source was told of each of the others. */
export function canLeave(replay: {
  stuckIn?: ActivePhase | null | undefined
  enqueuedUpTo?: string | null | undefined
  cleanedUpTo?: string | null | undefined
}): boolean {
  const { stuckIn, enqueuedUpTo = null, cleanedUpTo = null } = replay
  return stuckIn === 'CLEANUP_PENDING' && cleanedUpTo === enqueuedUpTo
}
