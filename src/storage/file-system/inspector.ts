import { Worker } from 'node:worker_threads'
import { type Inspection, StorageError, type StorageReason, type WantedObject } from '../object-store.ts'
import type { Layout } from './layout.ts'

/** `stop` holds the id of the last request that nobody waits for any more: requests up to it end early. */
export type InspectorData = { layout: Layout; stop: SharedArrayBuffer }
/** Ids grow. */
export type InspectorRequest = { id: number; wanted: readonly WantedObject[] }
export type InspectorResult = Inspection | { reason: StorageReason; message: string }
/** null: it's still at it. */
export type InspectorAnswer = { id: number; results: InspectorResult[] | null }

/** What a thread costs in memory besides its code is mostly this. */
const youngGenerationMegabytes = 2

type Waiting = {
  resolve: (results: InspectorResult[]) => void
  reject: (error: Error) => void
  onMove: () => void
}

/** A thread that looks at objects, one request at a time. */
export class Inspector implements AsyncDisposable {
  readonly #thread: Worker
  readonly #stopped: Int32Array
  #lastId = 0
  #waiting: Waiting | null = null

  constructor(layout: Layout) {
    const stop = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
    this.#stopped = new Int32Array(stop)
    this.#thread = new Worker(new URL('./inspector-thread.ts', import.meta.url), {
      workerData: { layout, stop } satisfies InspectorData,
      resourceLimits: { maxYoungGenerationSizeMb: youngGenerationMegabytes },
    })
    // Whoever waits for an answer is kept alive by what they do with it.
    this.#thread.unref()
    this.#thread.on('message', (answer: InspectorAnswer) => this.#onAnswer(answer))
    this.#thread.on('error', (error) => this.#end(`the thread that reads it failed: ${error.message}`))
    this.#thread.on('exit', () => this.#end('the thread that reads it ended'))
  }

  /** Settles once the thread is free again, however early `stop` was called. */
  async inspect(wanted: readonly WantedObject[], onMove: () => void): Promise<(Inspection | StorageError)[]> {
    const id = ++this.#lastId
    const { promise, resolve, reject } = Promise.withResolvers<InspectorResult[]>()
    this.#waiting = { resolve, reject, onMove }
    this.#thread.ref()
    this.#thread.postMessage({ id, wanted } satisfies InspectorRequest)
    const results = await promise
    return results.map((one) => ('reason' in one ? new StorageError(one.reason, one.message) : one))
  }

  /** Ends the present request early. */
  stop(): void {
    Atomics.store(this.#stopped, 0, this.#lastId)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.stop()
    await this.#thread.terminate()
  }

  #onAnswer({ results }: InspectorAnswer): void {
    if (results === null) this.#waiting?.onMove()
    if (results === null) return
    this.#thread.unref()
    this.#waiting?.resolve(results)
    this.#waiting = null
  }

  #end(why: string): void {
    this.#waiting?.reject(new StorageError('STORE_UNAVAILABLE', why))
    this.#waiting = null
  }
}
