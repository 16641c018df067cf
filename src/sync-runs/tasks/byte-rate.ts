import { setTimeout as sleep } from 'node:timers/promises'

/** Whoever waits says in between that they aren't stuck. */
const pauseMillis = 1_000

/** Lets through so many bytes a second, and as many as come where that's null. */
export class ByteRate {
  readonly #bytesPerMilli: number
  /** When all that was let through so far is paid for. */
  #freeAt = 0

  constructor(bytesPerSecond: number | null) {
    this.#bytesPerMilli = bytesPerSecond === null ? Number.POSITIVE_INFINITY : bytesPerSecond / 1000
  }

  get isLimited(): boolean {
    return this.#bytesPerMilli !== Number.POSITIVE_INFINITY
  }

  /** Resolves when these bytes may move: once those before them are paid for. @throws the signal's reason. */
  async take(bytes: number, { signal, stir }: { signal: AbortSignal; stir: () => void }): Promise<void> {
    if (!this.isLimited) return
    const startAt = Math.max(performance.now(), this.#freeAt)
    this.#freeAt = startAt + bytes / this.#bytesPerMilli
    for (let left = startAt - performance.now(); left > 0; left = startAt - performance.now()) {
      await sleep(Math.min(left, pauseMillis), undefined, { signal }).catch(() => signal.throwIfAborted())
      stir()
    }
  }
}
