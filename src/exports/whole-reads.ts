import { hash } from 'node:crypto'
import { Batches } from '../lib/batches.ts'
import { type Inspection, type ObjectStore, StorageError } from '../storage/object-store.ts'
import type { WholeBytes } from './formats/export-item.ts'
import { readStored, type Stored } from './stored-bytes.ts'

/** A fraction of what is read ahead, so that some are read while others are written. */
const BATCH = { items: 24, weight: 4 * 1024 ** 2 }

/** One waits at the store while another is read. */
const BATCHES_AT_ONCE = 2

/** Objects of a batch that a store which is far away is asked for at once. */
const OBJECTS_AT_ONCE = 16

type Wish = Stored & { signal: AbortSignal }

/** Reads objects whole. Those that are wished for at about the same time go to the store together. */
export class WholeReads {
  readonly #store: ObjectStore
  readonly #onMove: () => void
  readonly #batches: Batches<Wish, Inspection | StorageError>

  constructor(store: ObjectStore, onMove: () => void) {
    this.#store = store
    this.#onMove = onMove
    this.#batches = new Batches({
      limit: BATCH,
      weigh: ({ size }) => size,
      atOnce: BATCHES_AT_ONCE,
      run: (wishes) => this.#inspect(wishes),
    })
  }

  /**
   * The bytes of an object, with one more than there should be where there are more.
   * @param signal One for all, since those of a batch are given up together.
   * @throws StorageError, WorkTroubledError
   */
  async read(stored: Stored, signal: AbortSignal): Promise<WholeBytes> {
    const found = await this.#batches.ask({ ...stored, signal })
    if (found instanceof StorageError) throw found
    const { sha256, bytes } = found
    if (bytes?.length === stored.size && sha256 !== null) return { bytes, sha256 }
    // Whether the object or the store is at fault is to be seen.
    const all = await readStored(this.#store, stored, { signal, onBytes: this.#onMove })
    return { bytes: all, sha256: hash('sha256', all) }
  }

  async #inspect(wishes: readonly Wish[]) {
    const wanted = wishes.map(({ storageKey: key, size }) => ({ key, hashIfSize: size, keeps: true }))
    const signal = AbortSignal.any(wishes.slice(0, 1).map((wish) => wish.signal))
    return await this.#store.inspectMany(wanted, { signal, onMove: this.#onMove, atOnce: OBJECTS_AT_ONCE })
  }
}
