/** Older than this, movement no longer says how fast the work is going. */
const windowMillis = 10_000

/** Below this, a rate is noise. */
const leastMillis = 500

type Counts = { items: number; bytes: number }

/** How fast counters have been rising of late: over the last ten seconds, or since the first count. */
export class Rates {
  readonly #samples: (Counts & { at: number })[] = []

  /** @param now Milliseconds of a clock that never goes back. */
  count(counts: Counts, now: number): void {
    this.#samples.push({ ...counts, at: now })
    // The oldest sample that is kept is the last one before the window.
    while ((this.#samples[1]?.at ?? now) <= now - windowMillis) this.#samples.shift()
  }

  /** Items and bytes a second; null until there is something to go by. */
  get perSecond(): Counts | null {
    const [first] = this.#samples
    const last = this.#samples.at(-1)
    if (first === undefined || last === undefined || last.at - first.at < leastMillis) return null
    const seconds = (last.at - first.at) / 1000
    return { items: (last.items - first.items) / seconds, bytes: (last.bytes - first.bytes) / seconds }
  }
}
