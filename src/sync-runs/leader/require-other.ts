import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { primaryChannel } from '../../storage/channel.ts'
import type { ObjectStore } from '../../storage/object-store.ts'
import { explainStorage } from '../../work/explain-storage.ts'
import { WorkFailedError } from '../../work/stop.ts'
import { explainReplica } from './explain-replica.ts'
import type { SyncPlan } from './read-plan.ts'

const replicaIsStore = 'REPLICA_IS_STORE'

/**
 * Proves that a replica is not the store itself, or nothing would be mirrored though all were confirmed, and what no file names, such as reports and
 * artifacts, would be removed as extraneous. The configuration can't tell: there are links, mounts, and several addresses of one bucket.
 * @throws WorkFailedError where it is. @throws WorkTroubledError
 */
export async function requireOther(
  ctx: Pick<Context, 'store'>,
  { store, channel }: { store: ObjectStore; channel: string },
): Promise<void> {
  if (!(await isSeenIn(ctx.store, { store, channel }))) return
  const message = `The replica ${channel} is the store itself by another name: give it a place of its own.`
  throw new WorkFailedError(replicaIsStore, message)
}

/** The same of all replicas of a run that can be asked now. @throws WorkFailedError */
export async function requireOthers(ctx: Context, { channels }: Pick<SyncPlan, 'channels'>): Promise<void> {
  for (const channel of channels) {
    if (channel === primaryChannel) continue
    try {
      const store = await ctx.channels.get(channel)?.open()
      if (store !== undefined) await requireOther(ctx, { store, channel })
    } catch (error) {
      // One that is away is none of the run's own troubles: its tasks wait for it.
      if (error instanceof WorkFailedError && error.code === replicaIsStore) throw error
    }
  }
}

async function isSeenIn(
  primary: ObjectStore,
  { store, channel }: { store: ObjectStore; channel: string },
): Promise<boolean> {
  const key = randomUUID()
  try {
    await primary.put(key, Buffer.from('Which store is this?'))
    try {
      return (await lookInto(store, { key, channel })) !== null
    } finally {
      await primary.delete(key)
    }
  } catch (error) {
    throw explainStorage(error, 'the store')
  }
}

async function lookInto(replica: ObjectStore, { key, channel }: { key: string; channel: string }) {
  try {
    return await replica.stat(key)
  } catch (error) {
    throw explainReplica(error, channel)
  }
}
