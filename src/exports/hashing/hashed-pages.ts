import { createHash } from 'node:crypto'
import { AnsweringThread } from '../../lib/answering-thread.ts'
import type { Pages } from '../formats/pages.ts'

/** Pages that wait to be hashed. A thread takes as long to begin as one takes to hash so many. */
const PAGES_AT_ONCE = 8

/** Bytes in shared memory; null: there are no more. */
type HasherRequest = Uint8Array | null
/** SHA-256 in hexadecimal of all bytes; null: those of the request are hashed. */
type HasherAnswer = string | null
type Hasher = AnsweringThread<HasherRequest, HasherAnswer>

/**
 * Passes pages on, once, and computes the SHA-256 and size of it all in another thread, beside whatever this one does. A
 * page is used again when it's hashed and released.
 */
export class HashedPages implements AsyncIterable<Uint8Array>, AsyncDisposable {
  readonly #source: AsyncIterable<Uint8Array>
  readonly #pages: Pages
  /** Of pages that are either hashed or released. */
  readonly #half = new Set<ArrayBufferLike>()
  #hasher: Hasher | null = null
  #result: { sha256: string; size: number } | null = null

  constructor(source: AsyncIterable<Uint8Array>, pages: Pages) {
    this.#source = source
    this.#pages = pages
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array, void, undefined> {
    let size = 0
    const unhashed: Uint8Array[] = []
    const hashing: Promise<void>[] = []
    for await (const page of this.#source) {
      size += page.length
      unhashed.push(page)
      // Fewer are not worth a thread.
      if (unhashed.length === PAGES_AT_ONCE) this.#hasher ??= startHasher()
      const hasher = this.#hasher
      if (hasher !== null) for (const one of unhashed.splice(0)) hashing.push(this.#hash(hasher, one))
      while (hashing.length > PAGES_AT_ONCE) await hashing.shift()
      yield page
    }
    const sha256 = this.#hasher ? await this.#hasher.ask(null) : hashHere(unhashed)
    this.#result = { sha256: sha256 ?? '', size }
  }

  /** To be told of each page that whoever takes them has done with. */
  release(page: Uint8Array): void {
    if (this.#half.delete(page.buffer)) this.#pages.giveBack(page)
    else this.#half.add(page.buffer)
  }

  /** SHA-256 in hexadecimal and size in bytes, once the pages have been read to their end. */
  result(): { sha256: string; size: number } {
    if (this.#result === null) throw new Error('the pages have not been read to their end')
    return this.#result
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#hasher?.[Symbol.asyncDispose]()
  }

  #hash(hasher: Hasher, page: Uint8Array): Promise<void> {
    const hashing = hasher.ask(page).then(() => this.release(page))
    // A failure is thrown where it's waited for, or by the digest.
    hashing.catch(() => {})
    return hashing
  }
}

function startHasher(): Hasher {
  return new AnsweringThread(new URL('./hasher-thread.js', import.meta.url))
}

function hashHere(pages: readonly Uint8Array[]): string {
  const hash = createHash('sha256')
  for (const page of pages) hash.update(page)
  return hash.digest('hex')
}
