import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import type { Inspection, StorageError, WantedObject } from '../object-store.ts'
import { Inspector } from './inspector.ts'
import type { Layout } from './layout.ts'

/** Each costs some 25 MB, and hashes as fast as a core does, of which one is left to all else. */
const mostThreads = Math.max(1, Math.min(2, availableParallelism() - 1))

/** A thread that had nothing to do for so long ends. */
const idleMillis = 10_000

/** A thread that is told to stop, and still reads after so long, hangs in the file system: another takes its place. */
const stopMillis = 1_000

type Options = { signal?: AbortSignal; onMove?: () => void }

/**
 * The threads that look at a store's objects. A file that is opened, read and closed with Node's asynchronous calls takes
 * four turns through its thread pool, in which everything else waits as well; a thread that waits for the disk itself does
 * the same in a tenth of the time. They're started when there's something to do.
 */
export class Inspectors implements AsyncDisposable {
  readonly #layout: Layout
  readonly #turns = pLimit(mostThreads)
  readonly #free: Inspector[] = []
  readonly #busy = new Set<Inspector>()
  /** Of those who wait for a thread: that others move says that they aren't stuck. */
  readonly #queue = new Set<() => void>()
  #idle: NodeJS.Timeout | null = null

  constructor(layout: Layout) {
    this.#layout = layout
  }

  async inspect(
    wanted: readonly WantedObject[],
    { signal, onMove = () => {} }: Options,
  ): Promise<(Inspection | StorageError)[]> {
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<(Inspection | StorageError)[]>()
    const onAbort = () => reject(signal?.reason)
    signal?.addEventListener('abort', onAbort, { once: true })
    this.#queue.add(onMove)
    this.#turns(async () => {
      this.#queue.delete(onMove)
      if (signal?.aborted) return
      await this.#inspectNow(wanted, { signal, onMove }).then(resolve, reject)
    }).catch(reject)
    try {
      return await promise
    } finally {
      signal?.removeEventListener('abort', onAbort)
      this.#queue.delete(onMove)
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearTimeout(this.#idle ?? undefined)
    this.#turns.clearQueue()
    const threads = [...this.#free, ...this.#busy]
    this.#free.length = 0
    // One that hangs in the file system ends with the process.
    await Promise.race([
      Promise.all(threads.map((thread) => thread[Symbol.asyncDispose]())),
      new Promise((resolve) => setTimeout(resolve, stopMillis).unref()),
    ])
  }

  /** Settles once its turn is over: an abort is told by the caller at once, and here soon. */
  async #inspectNow(
    wanted: readonly WantedObject[],
    { signal, onMove }: { signal: AbortSignal | undefined; onMove: () => void },
  ): Promise<(Inspection | StorageError)[]> {
    const thread = this.#free.pop() ?? new Inspector(this.#layout)
    this.#busy.add(thread)
    const { promise: hung, reject: giveUp } = Promise.withResolvers<never>()
    let deadline: NodeJS.Timeout | undefined
    const onAbort = () => {
      thread.stop()
      deadline = setTimeout(() => giveUp(signal?.reason), stopMillis).unref()
    }
    signal?.addEventListener('abort', onAbort, { once: true })
    try {
      const found = await Promise.race([thread.inspect(wanted, () => this.#onMove(onMove)), hung])
      this.#onMove(onMove)
      this.#free.push(thread)
      return found
    } catch (error) {
      void thread[Symbol.asyncDispose]()
      throw error
    } finally {
      clearTimeout(deadline)
      signal?.removeEventListener('abort', onAbort)
      this.#busy.delete(thread)
      this.#endWhenIdle()
    }
  }

  #onMove(onMove: () => void): void {
    onMove()
    for (const waiting of this.#queue) waiting()
  }

  #endWhenIdle(): void {
    clearTimeout(this.#idle ?? undefined)
    this.#idle = setTimeout(() => {
      for (const thread of this.#free.splice(0)) void thread[Symbol.asyncDispose]()
    }, idleMillis).unref()
  }
}
