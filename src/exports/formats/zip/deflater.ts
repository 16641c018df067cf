import { availableParallelism } from 'node:os'
import { AnsweringThread } from '../../../lib/answering-thread.ts'
import { Batches } from '../../../lib/batches.ts'
import { releaseBytes } from '../../../lib/release-bytes.ts'
import { shortenSmall } from '../deflate-blocks.ts'
import { joinPieces, type Pieces, splitPieces } from './pieces.ts'

/** So many take as long as a thread takes to begin. */
const FEW = 256

/** A fraction of what is read ahead, so that some are deflated while others are written. */
const BATCH = { items: 24, weight: 1024 ** 2 }

/** One core is left to all else. */
const MOST_THREADS = Math.max(1, Math.min(3, availableParallelism() - 1))

/** One waits at a thread while it's at another. */
const BATCHES_PER_THREAD = 2

/**
 * Deflates many small pieces of bytes, in threads of its own where there are really many: the pool of zlib takes longer
 * to set up a small one than to do it.
 */
export class Deflater implements AsyncDisposable {
  readonly #level: number
  readonly #threads: AnsweringThread<Pieces, Pieces>[] = []
  readonly #batches: Batches<Uint8Array, Uint8Array>
  #count = 0

  constructor(level: number) {
    this.#level = level
    this.#batches = new Batches({
      limit: BATCH,
      weigh: ({ length }) => length,
      atOnce: MOST_THREADS * BATCHES_PER_THREAD,
      run: (pieces) => this.#deflateThere(pieces),
    })
  }

  /** Gives the bytes themselves where that makes them no smaller. What was given isn't to be used any more. */
  async shorten(bytes: Uint8Array): Promise<Uint8Array> {
    if (++this.#count <= FEW) return shortenSmall(bytes, this.#level)
    return await this.#batches.ask(bytes)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread[Symbol.asyncDispose]()))
  }

  async #deflateThere(pieces: readonly Uint8Array[]): Promise<Uint8Array[]> {
    const joined = joinPieces(pieces)
    for (const piece of pieces) releaseBytes(piece)
    return splitPieces(await this.#freestThread().ask(joined, [joined.bytes.buffer]))
  }

  #freestThread(): AnsweringThread<Pieces, Pieces> {
    const [freest] = this.#threads.toSorted((a, b) => a.load - b.load)
    if (freest && (freest.load === 0 || this.#threads.length === MOST_THREADS)) return freest
    const thread = new AnsweringThread<Pieces, Pieces>(
      new URL('./deflater-thread.js', import.meta.url),
      this.#level,
    )
    this.#threads.push(thread)
    return thread
  }
}
