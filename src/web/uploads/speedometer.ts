const windowMillis = 8_000

/** How many bytes a second moved in the last seconds. */
export class Speedometer {
  #samples: { at: number; bytes: number }[] = []

  add(bytes: number, now = performance.now()): void {
    this.#samples.push({ at: now, bytes })
    this.#forget(now)
  }

  /** null: there isn't enough to tell. */
  read(now = performance.now()): number | null {
    this.#forget(now)
    const first = this.#samples[0]
    if (first === undefined || now - first.at < 500) return null
    const bytes = this.#samples.reduce((sum, sample) => sum + sample.bytes, 0)
    return (bytes / (now - first.at)) * 1000
  }

  reset(): void {
    this.#samples = []
  }

  #forget(now: number): void {
    while (this.#samples[0] && now - this.#samples[0].at > windowMillis) this.#samples.shift()
  }
}
