import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import { explainStorage } from '../work/explain-storage.ts'
import { WorkFailedError } from '../work/stop.ts'

/**
 * Proves that a replica is not the store itself, which also holds what no file names, such as reports and artifacts. The
 * configuration can't tell: there are links, mounts, and several addresses of one bucket.
 * @throws WorkFailedError where it is. @throws WorkTroubledError
 */
export async function requireOther(
  ctx: Pick<Context, 'store'>,
  { store, channel }: { store: ObjectStore; channel: string },
): Promise<void> {
  if (!(await isSeenIn(ctx.store, store))) return
  const message = `The replica ${channel} is the store itself by another name, and nothing was removed: give it a place of its own.`
  throw new WorkFailedError('REPLICA_IS_STORE', message)
}

async function isSeenIn(primary: ObjectStore, replica: ObjectStore): Promise<boolean> {
  const key = randomUUID()
  try {
    await primary.put(key, Buffer.from('Which store is this?'))
    const seen = await replica.stat(key)
    await primary.delete(key)
    return seen !== null
  } catch (error) {
    // What is left behind is an orphan, which garbage collection finds.
    throw explainStorage(error, 'the store')
  }
}
