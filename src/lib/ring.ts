/** Lets any number of tasks wait for the next ring. */
export class Ring {
  readonly #waiting = new Set<() => void>()

  /** Ends every wait that is under way. */
  ring(): void {
    for (const wake of this.#waiting) wake()
    this.#waiting.clear()
  }

  /** Waits for the next ring, or until `signal` is aborted. */
  async wait(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return
    await new Promise<void>((resolve) => {
      const wake = () => {
        signal.removeEventListener('abort', wake)
        this.#waiting.delete(wake)
        resolve()
      }
      this.#waiting.add(wake)
      signal.addEventListener('abort', wake, { once: true })
    })
  }
}
