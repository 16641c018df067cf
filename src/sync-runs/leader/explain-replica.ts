import { explainStorage } from '../../work/explain-storage.ts'

/** How an attempt ends that the store of a replica let down; any other error stays as it is. */
export function explainReplica(error: unknown, channel: string): unknown {
  return explainStorage(error, `the replica ${channel}`, `The store of ${channel}`)
}
