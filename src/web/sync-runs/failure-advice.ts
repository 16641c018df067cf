import type { FailureRow } from './failure-list.tsx'

/** What a person can do about a failure. */
export function adviceOf({ state, code, channel }: Pick<FailureRow, 'state' | 'code' | 'channel'>): string {
  if (state === 'RETRYING') return 'The next round tries it again: nothing is to be done yet.'
  if (state === 'REPLAYED') return 'A replay has taken it over: look at that one’s run.'
  switch (code) {
    case 'HASH_MISMATCH':
    case 'SIZE_MISMATCH':
    case 'OBJECT_MISSING':
      return channel === 'primary'
        ? 'The store itself has lost these bytes. Take them from a replica, or upload the file again.'
        : 'A mirror run writes the file to the replica anew. See whether the disk beneath it is sound.'
    case 'STORE_UNAVAILABLE':
    case 'STORE_BUSY':
    case 'TASK_STALLED':
      return `See whether the store of ${channel} is there and not overloaded, then replay the failure.`
    case 'STORE_DENIED':
      return `Mend the access to the store of ${channel}, then replay the failure.`
    case 'STORE_FULL':
      return `Make room in the store of ${channel}, then replay the failure.`
    default:
      return 'Mend what the message names, then replay the failure.'
  }
}
