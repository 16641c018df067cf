import type { ActivePhase } from './replay-words.ts'

/**
 * Whether nothing is left of a replay but what someone may leave: failures in conflict, where the source was told of each of
 * the others; or a receipt that doesn't add up.
 */
export function canLeave(replay: {
  stuckIn?: ActivePhase | null | undefined
  enqueuedUpTo?: string | null | undefined
  cleanedUpTo?: string | null | undefined
}): boolean {
  const { stuckIn, enqueuedUpTo = null, cleanedUpTo = null } = replay
  return stuckIn === 'RECEIPT_PENDING' || (stuckIn === 'CLEANUP_PENDING' && cleanedUpTo === enqueuedUpTo)
}
