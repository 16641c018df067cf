/** What someone who waits may give: `signal` ends the wait with its reason, `onProgress` is called on the way. */
export type Waiting = { signal?: AbortSignal; onProgress?: () => void }

/** What the run itself is given. */
export type RunControl = { signal: AbortSignal; onProgress: () => void }

/**
 * Something long that is done once for all who want it. Each waits as long as it likes; when the last one leaves before
 * the end, the run is aborted.
 */
export class SharedRun<Result> {
  readonly #controller = new AbortController()
  readonly #waiting = new Set<Waiting>()
  readonly #result: Promise<Result>
  #hasEnded = false

  constructor(start: (control: RunControl) => Promise<Result>) {
    const onProgress = () => {
      for (const waiting of this.#waiting) waiting.onProgress?.()
    }
    this.#result = start({ signal: this.#controller.signal, onProgress })
    const end = () => {
      this.#hasEnded = true
    }
    this.#result.then(end, end)
  }

  /** Whether everyone left: whoever wants the result now must begin anew. */
  get isAborted(): boolean {
    return this.#controller.signal.aborted
  }

  async wait({ signal, onProgress }: Waiting = {}): Promise<Result> {
    if (this.#hasEnded) return await this.#result
    signal?.throwIfAborted()
    const waiting: Waiting = onProgress ? { onProgress } : {}
    this.#waiting.add(waiting)
    const { promise: left, reject } = Promise.withResolvers<never>()
    const leave = () => reject(signal?.reason)
    signal?.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([this.#result, left])
    } finally {
      signal?.removeEventListener('abort', leave)
      this.#waiting.delete(waiting)
      if (this.#waiting.size === 0 && !this.#hasEnded) this.#controller.abort()
    }
  }
}
