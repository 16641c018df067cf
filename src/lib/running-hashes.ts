import type { Hash } from 'node:crypto'

/** Uploads in parts that a process remembers at once; of the others the bytes are read again in the end. */
const remembered = 1_000

/**
 * The SHA-256 so far of uploads whose bytes came through this process, by the key under which they are stored. It's good
 * for that one offset alone: where it isn't the one that the store has, the bytes have to be read again.
 */
export class RunningHashes {
  readonly #hashes = new Map<string, { size: number; hash: Hash }>()

  /** Takes the hash of the first `size` bytes; null: this process doesn't know it. */
  take(key: string, size: number): Hash | null {
    const known = this.#hashes.get(key)
    this.#hashes.delete(key)
    return known?.size === size ? known.hash : null
  }

  keep(key: string, so: { size: number; hash: Hash }): void {
    this.#hashes.set(key, so)
    const [oldest] = this.#hashes.keys()
    if (this.#hashes.size > remembered && oldest !== undefined) this.#hashes.delete(oldest)
  }
}
