import { errorMonitor } from 'node:events'
import { Readable } from 'node:stream'
import type { Counter } from '@prometheus-io/client'
import type { StoreMetrics } from '../metrics/store-metrics.ts'
import type { DirectObjects } from './direct-objects.ts'
import { type ObjectBytes, type ObjectStore, StorageError } from './object-store.ts'
import type { PartialObjects } from './partial-objects.ts'

/** A store that counts what is asked of it: how often, how long, how many bytes, and what went wrong. */
export function measuredStore(store: ObjectStore, metrics: StoreMetrics): ObjectStore {
  const meter = new Meter(metrics)
  return {
    put: (key, bytes, options) => meter.time('put', () => store.put(key, meter.written(bytes), options)),
    putMany: (objects, options) =>
      meter.time('putMany', async () => {
        await store.putMany(objects, options)
        metrics.written.inc(objects.reduce((sum, { bytes }) => sum + bytes.length, 0))
      }),
    read: (key, options) =>
      meter.time('read', async () => meter.readable('read', await store.read(key, options))),
    readRange: (key, range, options) =>
      meter.time('readRange', async () => {
        const bytes = await store.readRange(key, range, options)
        metrics.read.inc(bytes.length)
        return bytes
      }),
    stat: (key) => meter.time('stat', () => store.stat(key)),
    inspectMany: (wanted, options) =>
      meter.time('inspectMany', async () => {
        const found = await store.inspectMany(wanted, options)
        for (const one of found) {
          if (one instanceof StorageError) meter.fail('inspectMany', one)
          else if (one.sha256 !== null) metrics.read.inc(one.size)
        }
        return found
      }),
    delete: (key) => meter.time('delete', () => store.delete(key)),
    list: (options) => meter.walk('list', store.list(options)),
    partial: measuredPartials(store.partial, meter),
    check: () => meter.time('check', () => store.check()),
    // Only of a store that has them.
    ...(store.direct !== undefined && { direct: measuredDirect(store.direct, meter) }),
    ...(store.presignRead !== undefined && { presignRead: store.presignRead.bind(store) }),
  }
}

function measuredPartials(partial: PartialObjects, meter: Meter): PartialObjects {
  return {
    size: (key) => meter.time('partial.size', () => partial.size(key)),
    append: (key, bytes, options) =>
      meter.time('partial.append', () => partial.append(key, meter.written(bytes), options)),
    read: (key) =>
      meter.time('partial.read', async () => meter.readable('partial.read', await partial.read(key))),
    truncate: (key, size) => meter.time('partial.truncate', () => partial.truncate(key, size)),
    complete: (key) => meter.time('partial.complete', () => partial.complete(key)),
    discard: (key) => meter.time('partial.discard', () => partial.discard(key)),
  }
}

function measuredDirect(direct: DirectObjects, meter: Meter): DirectObjects {
  return {
    begin: (key) => meter.time('direct.begin', () => direct.begin(key)),
    // Signed here: the store isn't asked.
    presignPart: (key, wish) => direct.presignPart(key, wish),
    list: (key, partsId, range) => meter.time('direct.list', () => direct.list(key, partsId, range)),
    complete: (key, partsId, options) =>
      meter.time('direct.complete', () => direct.complete(key, partsId, options)),
    discard: (key, partsId) => meter.time('direct.discard', () => direct.discard(key, partsId)),
    unfinished: () => meter.walk('direct.unfinished', direct.unfinished()),
  }
}

class Meter {
  readonly #metrics: StoreMetrics

  constructor(metrics: StoreMetrics) {
    this.#metrics = metrics
  }

  async time<T>(operation: string, call: () => Promise<T>): Promise<T> {
    const end = this.#metrics.durations.startTimer({ operation })
    try {
      return await call()
    } catch (error) {
      this.fail(operation, error)
      throw error
    } finally {
      end()
    }
  }

  written(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>
  written(bytes: ObjectBytes): ObjectBytes
  written(bytes: ObjectBytes): ObjectBytes {
    const { written } = this.#metrics
    if (bytes instanceof Readable) return tap(bytes, written)
    if (!(bytes instanceof Uint8Array)) return count(bytes, written)
    written.inc(bytes.length)
    return bytes
  }

  readable(operation: string, stream: Readable): Readable {
    stream.once(errorMonitor, (error) => this.fail(operation, error))
    return tap(stream, this.#metrics.read)
  }

  fail(operation: string, error: unknown): void {
    if (error instanceof StorageError) this.#metrics.errors.inc({ operation, reason: error.reason })
  }

  async *walk<T>(operation: string, items: AsyncIterable<T>): AsyncGenerator<T> {
    const end = this.#metrics.durations.startTimer({ operation })
    try {
      yield* items
    } catch (error) {
      this.fail(operation, error)
      throw error
    } finally {
      end()
    }
  }
}

/**
 * Counts where the bytes come in, and gives the stream itself: stores destroy streams that they're told to leave, a
 * listener would set it flowing, and a stream around it would copy and wait once more.
 */
function tap(stream: Readable, counter: Counter): Readable {
  const { push } = stream
  stream.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (chunk instanceof Uint8Array) counter.inc(chunk.length)
    return push.call(stream, chunk, encoding)
  }
  return stream
}

async function* count(bytes: AsyncIterable<Uint8Array>, counter: Counter): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    counter.inc(chunk.length)
    yield chunk
  }
}
