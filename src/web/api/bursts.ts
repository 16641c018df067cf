/** How often at most what subscriptions bring is shown. */
const pauseMillis = 200

/** As much as this in one pause is more than anyone reads: where it goes on so, less often will do. */
const crowd = 10
const crowdedPauseMillis = 500

/**
 * Lets what many subscriptions bring through together: the first at once, and what comes in the pause after it at its end.
 * Each time the cache is read again and the view is drawn once, however many pieces of work go on.
 */
export class Bursts {
  #waiting: (() => void)[] = []
  #timer: ReturnType<typeof setTimeout> | null = null

  add(deliver: () => void): void {
    if (this.#timer === null) {
      deliver()
      this.#pause(pauseMillis)
    } else this.#waiting.push(deliver)
  }

  #pause(millis: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = null
      const burst = this.#waiting
      this.#waiting = []
      if (burst.length === 0) return
      this.#pause(burst.length < crowd ? pauseMillis : crowdedPauseMillis)
      for (const deliver of burst) deliver()
    }, millis)
  }
}
