import { type Transferable, Worker } from 'node:worker_threads'

/** A thread that answers requests one after another. */
export class AnsweringThread<Request, Answer> implements AsyncDisposable {
  readonly #thread: Worker
  readonly #waiting: PromiseWithResolvers<Answer>[] = []
  #end: Error | null = null

  /** @param script Answers each message with one. @param workerData Given to it. */
  constructor(script: URL, workerData?: unknown) {
    // What a thread costs in memory besides its code is mostly the young generation.
    this.#thread = new Worker(script, { workerData, resourceLimits: { maxYoungGenerationSizeMb: 2 } })
    this.#thread.on('message', (answer: Answer) => this.#waiting.shift()?.resolve(answer))
    this.#thread.on('error', (error) => this.#fail(error))
    this.#thread.on('exit', () => this.#fail(new Error('the thread ended')))
  }

  /** Requests that are not answered yet. */
  get load(): number {
    return this.#waiting.length
  }

  /** @param transferred Memory that is the thread's from now on, rather than copied. */
  async ask(request: Request, transferred: Transferable[] = []): Promise<Answer> {
    if (this.#end !== null) throw this.#end
    const waiting = Promise.withResolvers<Answer>()
    this.#waiting.push(waiting)
    this.#thread.postMessage(request, transferred)
    return await waiting.promise
  }

  /** Whoever waits for an answer gets an error. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#thread.terminate()
  }

  #fail(error: Error): void {
    this.#end ??= error
    for (const { reject } of this.#waiting.splice(0)) reject(this.#end)
  }
}
