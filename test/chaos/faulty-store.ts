import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Inspection,
  type ObjectBytes,
  type ObjectStore,
  StorageError,
  type WantedObject,
} from '../../src/storage/object-store.ts'
import type { Random } from '../support/seeded-random.ts'
import { healthy, type StoreMode } from './store-mode.ts'

/** As of a store at some distance: jobs last long enough for faults to meet them in the middle. */
const callMillis = 250
const chunkMillis = 40

const uncut = { after: Number.POSITIVE_INFINITY, how: 'END' } as const

type RealStore = ObjectStore & AsyncDisposable

/**
 * A real store that ails as it's told: what it is asked for it really does, but it may fail before or after that, hang,
 * or cut streams short. One that fails afterwards breaks its word that nothing is left: so does a store whose answer is
 * lost on the way.
 */
export class FaultyStore implements RealStore {
  readonly #store: RealStore
  readonly #random: Random
  #mode: StoreMode = healthy
  #released = new AbortController()
  /** How many calls met trouble. */
  troubles = 0

  constructor(store: RealStore, random: Random) {
    this.#store = store
    this.#random = random
  }

  /** Changes what the store does from now on, and lets go on what hangs. */
  setMode(mode: StoreMode): void {
    this.#mode = mode
    this.#released.abort()
    this.#released = new AbortController()
  }

  /** Jobs have none. */
  get partial() {
    return this.#store.partial
  }

  async put(
    key: string,
    bytes: ObjectBytes,
    options: { signal?: AbortSignal; release?: (chunk: Uint8Array) => void } = {},
  ) {
    const { signal } = options
    const mode = this.#draw('CUT')
    const whole = bytes instanceof Uint8Array ? [bytes] : bytes
    const source = mode
      ? this.#cut(whole, { ...mode, how: mode.how === 'HANG' ? 'HANG' : 'ERROR' }, signal)
      : bytes
    return await this.#through(signal, () => this.#store.put(key, source, options))
  }

  async putMany(
    objects: readonly { key: string; bytes: Uint8Array }[],
    options: { signal?: AbortSignal } = {},
  ) {
    await this.#through(options.signal, () => this.#store.putMany(objects, options))
  }

  async read(key: string, options: { start?: number; end?: number; signal?: AbortSignal } = {}) {
    const { signal } = options
    const stream = await this.#through(
      signal,
      async () => {
        const read = await this.#store.read(key, options)
        // It may fail while it's held back here, where nobody listens yet; who reads it is told then.
        return read.on('error', () => {})
      },
      (unread) => unread.destroy(),
    )
    const cut = this.#cut(slowly(stream), this.#draw('CUT') ?? uncut, signal)
    return Readable.from(cut, { objectMode: false })
  }

  async readRange(
    key: string,
    range: { start: number; length: number },
    options: { signal?: AbortSignal } = {},
  ) {
    const bytes = await this.#through(options.signal, () => this.#store.readRange(key, range, options))
    const mode = this.#draw('CUT')
    if (!mode) return bytes
    return Buffer.concat(await Array.fromAsync(this.#cut([bytes], mode, options.signal)))
  }

  async stat(key: string) {
    return await this.#through(undefined, () => this.#store.stat(key))
  }

  async inspectMany(
    wanted: readonly WantedObject[],
    options: { signal?: AbortSignal; onMove?: () => void } = {},
  ) {
    const { signal } = options
    const found = await this.#through(signal, () => this.#store.inspectMany(wanted, options))
    const mode = this.#draw('CUT')
    if (mode?.how === 'HANG') await this.#hang(signal)
    if (mode?.how === 'END') return found.map((one) => lieAbout(one, mode.after))
    if (mode?.how === 'ERROR')
      return found.map(() => new StorageError('STORE_UNAVAILABLE', 'cut off by the chaos test'))
    return found
  }

  async delete(key: string) {
    await this.#through(undefined, () => this.#store.delete(key))
  }

  async *list(options?: { prefix?: string; after?: string }) {
    await this.#through(undefined, async () => {})
    yield* this.#store.list(options)
  }

  async check() {
    await this.#through(undefined, () => this.#store.check())
  }

  async [Symbol.asyncDispose]() {
    this.setMode(healthy)
    await this.#store[Symbol.asyncDispose]()
  }

  /** The present mode, if it's of that kind and the lot falls on this call. */
  #draw<Kind extends StoreMode['kind']>(kind: Kind): Extract<StoreMode, { kind: Kind }> | null {
    const mode = this.#mode
    if (mode.kind !== kind || !this.#random.chance(mode.share)) return null
    this.troubles++
    // Narrowed by the comparison above.
    return mode as Extract<StoreMode, { kind: Kind }>
  }

  /** Does what is asked, with the trouble of the day before or after it. */
  async #through<Result>(
    signal: AbortSignal | undefined,
    run: () => Promise<Result>,
    discard: (result: Result) => void = () => {},
  ): Promise<Result> {
    const mode = this.#draw('ERROR') ?? this.#draw('HANG') ?? this.#draw('SLOW') ?? healthy
    const isLate = 'isLate' in mode && mode.isLate
    await sleep(callMillis)
    if (!isLate) await this.#suffer(mode, signal)
    const result = await run()
    try {
      if (isLate) await this.#suffer(mode, signal)
      return result
    } catch (error) {
      discard(result)
      throw error
    }
  }

  async #suffer(mode: StoreMode, signal: AbortSignal | undefined): Promise<void> {
    if (mode.kind === 'ERROR') throw new StorageError(mode.reason, 'a fault of the chaos test')
    if (mode.kind === 'SLOW') await sleep(mode.millis)
    if (mode.kind === 'HANG') await this.#hang(mode.heedsAbort ? signal : undefined)
  }

  /** Waits until the mode changes, or until the signal is aborted where there is one. */
  async #hang(signal: AbortSignal | undefined): Promise<void> {
    const released = this.#released.signal
    signal?.throwIfAborted()
    await new Promise<void>((resolve, reject) => {
      released.addEventListener('abort', () => resolve(), { once: true })
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
  }

  /** The first bytes of a stream, and then its cut. */
  async *#cut(
    bytes: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
    { after, how }: { after: number; how: 'END' | 'ERROR' | 'HANG' },
    signal: AbortSignal | undefined,
  ): AsyncGenerator<Uint8Array> {
    let left = after
    for await (const chunk of bytes) {
      if (chunk.length <= left) {
        left -= chunk.length
        yield chunk
        continue
      }
      if (how !== 'HANG') yield chunk.subarray(0, left)
      if (how === 'END') return
      if (how === 'ERROR') throw new StorageError('STORE_UNAVAILABLE', 'cut off by the chaos test')
      await this.#hang(signal)
      left = Number.POSITIVE_INFINITY
      yield chunk
    }
  }
}

/** As if there were fewer bytes, or others. */
function lieAbout(found: Inspection | StorageError, after: number): Inspection | StorageError {
  if (found instanceof StorageError) return found
  if (found.size > after) return { size: after, sha256: null }
  return { ...found, sha256: found.sha256 && '0'.repeat(64) }
}

async function* slowly(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    await sleep(chunkMillis)
    yield chunk
  }
}
