import type { Readable } from 'node:stream'
import { SharedRun } from '../lib/shared-run.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import type { ByteRange, RandomAccess } from './zip/random-access.ts'

const blockBytes = 1024 ** 2

/** Blocks that are kept: enough for some entries at once and the directory. */
const keptBlocks = 16

/**
 * A stored archive's bytes at any place. Small reads are served from blocks of 1 MiB, which are kept for a while: entries
 * mostly lie one behind the other, and a store takes a request for each block instead of one for each entry.
 */
export class ArchiveSource implements RandomAccess {
  readonly size: number
  readonly #store: ObjectStore
  readonly #key: string
  readonly #blocks = new Map<number, SharedRun<Uint8Array>>()

  constructor(store: ObjectStore, object: { storageKey: string; size: number }) {
    this.#store = store
    this.#key = object.storageKey
    this.size = object.size
  }

  async read(range: ByteRange, signal?: AbortSignal): Promise<Uint8Array> {
    if (range.length >= blockBytes)
      return await this.#store.readRange(this.#key, range, signal ? { signal } : {})
    const first = Math.floor(range.start / blockBytes)
    const offset = range.start - first * blockBytes
    const head = await this.#block(first, signal)
    if (offset + range.length <= blockBytes) return head.subarray(offset, offset + range.length)
    const tail = await this.#block(first + 1, signal)
    return Buffer.concat([head.subarray(offset), tail.subarray(0, offset + range.length - blockBytes)])
  }

  async stream(range: ByteRange, signal?: AbortSignal): Promise<Readable> {
    const bounds = { start: range.start, end: range.start + range.length }
    return await this.#store.read(this.#key, signal ? { ...bounds, signal } : bounds)
  }

  /** Someone who leaves fails nobody else who reads the same block. */
  async #block(index: number, signal?: AbortSignal): Promise<Uint8Array> {
    const kept = this.#blocks.get(index)
    const block = kept === undefined || kept.isAborted ? this.#readBlock(index) : kept
    // The oldest use goes first when room is needed.
    this.#blocks.delete(index)
    this.#blocks.set(index, block)
    const [oldest] = this.#blocks.keys()
    if (this.#blocks.size > keptBlocks && oldest !== undefined) this.#blocks.delete(oldest)
    return await block.wait(signal ? { signal } : {})
  }

  #readBlock(index: number): SharedRun<Uint8Array> {
    const range = { start: index * blockBytes, length: blockBytes }
    const block = new SharedRun(({ signal }) =>
      this.#store.readRange(this.#key, range, { signal }).catch((error) => {
        // A failed read is not kept: the next one asks again.
        if (this.#blocks.get(index) === block) this.#blocks.delete(index)
        throw error
      }),
    )
    return block
  }
}
