import { existsSync } from 'node:fs'
import type { StoreMetrics } from '../metrics/store-metrics.ts'
import { measuredStore } from './measured-store.ts'
import { type ObjectStore, StorageError } from './object-store.ts'
import type { openStore } from './open-store.ts'
import type { S3Options } from './s3/bucket.ts'
import { StoreUnavailableError } from './store-unavailable-error.ts'

/** The channel of the store in which files lie. Replicas have names of their own. */
export const primaryChannel = 'primary'

/** An object store that files are mirrored to or verified in, with a pace of its own. */
export type Channel = {
  name: string
  /** Objects that are worked on at once, over all processes together. */
  concurrency: number
  /** Over all processes together; null: as fast as it goes. */
  bytesPerSecond: number | null
  /** The store, opened when it's first asked for: a replica that is away must not keep the service from starting. @throws StorageError */
  open(): Promise<ObjectStore>
}

export type Channels = ReadonlyMap<string, Channel>

/** In place of one that is in the rows and not, or no longer, in this process' configuration. */
export function missingChannel(name: string): Channel {
  const open = () => {
    throw new StorageError('STORE_UNAVAILABLE', `no replica is configured by the name of ${name}`)
  }
  return { name, concurrency: 1, bytesPerSecond: null, open: async () => open() }
}

type OpenStore = typeof openStore

type Pace = { concurrency: number; bytesPerSecond: number | null }

/** A replica as it's configured: in a folder, or in a bucket. */
type Replica = Pace & {
  name: string
  directory: string | null
  makesDirectory: boolean
  s3: S3Options | null
}

/** All channels, by name; the primary one, whose store is open already, first. Disposing closes the replicas. */
export function openChannels(
  { primaryPace, replicas }: { primaryPace: Pace; replicas: readonly Replica[] },
  { primary, openStore, metrics }: { primary: ObjectStore; openStore: OpenStore; metrics: StoreMetrics },
): Channels & AsyncDisposable {
  const opened = new AsyncDisposableStack()
  const own: Channel = { name: primaryChannel, ...primaryPace, open: async () => primary }
  const others = replicas.map(({ name, concurrency, bytesPerSecond, ...place }): Channel => {
    const open = once(async () => measuredStore(opened.use(await openReplica(openStore, place)), metrics))
    return { name, concurrency, bytesPerSecond, open }
  })
  const channels = new Map([own, ...others].map((channel) => [channel.name, channel]))
  return Object.assign(channels, { [Symbol.asyncDispose]: () => opened.disposeAsync() })
}

async function openReplica(
  openStore: OpenStore,
  { directory, makesDirectory, s3 }: Omit<Replica, 'name' | keyof Pace>,
): Promise<ObjectStore & AsyncDisposable> {
  if (directory !== null && !makesDirectory && !existsSync(directory)) {
    throw new StorageError('STORE_UNAVAILABLE', `there is no directory ${directory}`)
  }
  try {
    return await openStore({ directory: directory ?? '', s3 })
  } catch (error) {
    if (!(error instanceof StoreUnavailableError)) throw error
    // What is wrong, as of a store that is open: sentences are made of it that name the channel.
    throw new StorageError('STORE_UNAVAILABLE', error.fault.message, { cause: error })
  }
}

/** Of several calls at once one opens; one that failed is tried again by the next. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opening: Promise<T> | null = null
  return async () => {
    opening ??= open()
    try {
      return await opening
    } catch (error) {
      opening = null
      throw error
    }
  }
}
