import type { Context } from '../../context.ts'
import { type Channel, primaryChannel } from '../../storage/channel.ts'
import type { ObjectStore } from '../../storage/object-store.ts'
import { shareOf } from '../batches/channel-slots.ts'
import type { BatchClaim } from '../batches/claim-batch.ts'
import { ByteRate } from './byte-rate.ts'
import { probeStore } from './probe-store.ts'
import { unlessStalled, type Watched } from './unless-stalled.ts'

/** A store, and how fast a batch may read and write there. */
export type PacedStore = { channel: string; store: ObjectStore; rate: ByteRate }

/** What the tasks of a batch are done with. */
export type Workbench = {
  ctx: Context
  batch: BatchClaim
  /** The store of the channel. */
  target: PacedStore
  /** The store in which files lie. */
  source: PacedStore
  /** Aborted when the batch is to be left. */
  signal: AbortSignal
  /** An object on which nothing moves for so long is given up. */
  stallMillis: number
}

/** No object may hold up a batch for longer, whatever is allowed to work. */
const mostStallSeconds = 30

/** @throws TroubleError where the channel's store can't be opened; the signal's reason. */
export async function openWorkbench(
  ctx: Context,
  { batch, channel, signal }: { batch: BatchClaim; channel: Channel; signal: AbortSignal },
): Promise<Workbench> {
  const stallMillis = Math.min(ctx.config.stallLimit, mostStallSeconds) * 1000
  const target = {
    channel: channel.name,
    store: await openStore(ctx, channel, signal),
    rate: new ByteRate(shareOf(channel).bytesPerSecond),
  }
  const source =
    channel.name === primaryChannel
      ? target
      : { channel: primaryChannel, store: ctx.store, rate: new ByteRate(sourceRate(ctx, channel)) }
  return { ctx, batch, target, source, signal, stallMillis }
}

async function openStore(ctx: Context, channel: Channel, signal: AbortSignal): Promise<ObjectStore> {
  const { promise, resolve } = Promise.withResolvers<ObjectStore>()
  const check = async () => resolve(await channel.open())
  await probeStore(ctx, { channel: channel.name, check, signal })
  return await promise
}

/** Runs what a store is asked for, for as long as something moves. @throws StalledError, the signal's reason */
export function watched<T>(bench: Workbench, run: (watch: Watched) => Promise<T>): Promise<T> {
  return unlessStalled({ signal: bench.signal, millis: bench.stallMillis }, run)
}

/** All batches that may mirror at once share what the primary allows. A VERIFY of the primary has that much besides. */
function sourceRate({ channels }: Context, channel: Channel): number | null {
  const limit = channels.get(primaryChannel)?.bytesPerSecond ?? null
  if (limit === null) return null
  return limit / (channels.size - 1) / shareOf(channel).slots
}
