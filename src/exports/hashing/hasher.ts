import { Worker } from 'node:worker_threads'

/** Bytes in shared memory; null: there are no more. */
export type HasherRequest = Uint8Array | null
/** SHA-256 in hexadecimal of all bytes; null: those of a request are hashed. */
export type HasherAnswer = string | null

type Waiting = PromiseWithResolvers<HasherAnswer>

/** A thread that computes a SHA-256. */
export class Hasher implements AsyncDisposable {
  readonly #thread = new Worker(new URL('./hasher-thread.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: 1 },
  })
  /** Requests are answered in their order. */
  readonly #waiting: Waiting[] = []
  #end: Error | null = null

  constructor() {
    this.#thread.on('message', (answer: HasherAnswer) => this.#waiting.shift()?.resolve(answer))
    this.#thread.on('error', (error) => this.#fail(error))
    this.#thread.on('exit', () => this.#fail(new Error('the thread that hashes ended')))
  }

  /** Settles when the bytes are hashed, and not needed any more. @param bytes In shared memory. */
  async update(bytes: Uint8Array): Promise<void> {
    await this.#ask(bytes)
  }

  /** In hexadecimal. */
  async digest(): Promise<string> {
    return (await this.#ask(null)) ?? ''
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#thread.terminate()
  }

  async #ask(request: HasherRequest): Promise<HasherAnswer> {
    if (this.#end !== null) throw this.#end
    const waiting = Promise.withResolvers<HasherAnswer>()
    this.#waiting.push(waiting)
    this.#thread.postMessage(request)
    return await waiting.promise
  }

  #fail(error: Error): void {
    this.#end ??= error
    for (const { reject } of this.#waiting.splice(0)) reject(this.#end)
  }
}
