import type { TaskOutcome } from '../batches/record-outcomes.ts'
import type { Tried } from './tried.ts'

/** After so many failures in a row that a store is to be blamed for, it's asked whether it works at all. */
const mostInARow = 5

/**
 * Holds back failures that may be those of a store that is away, until it's known. An outage is no failure of the tasks
 * that it meets, and uses up none of their rounds.
 */
export class Doubts {
  readonly #ask: (channel: string) => Promise<void>
  #held: { outcome: TaskOutcome; suspect: string }[] = []

  /** @param ask Throws where the store of a channel doesn't work. */
  constructor(ask: (channel: string) => Promise<void>) {
    this.#ask = ask
  }

  /** What is certain by now. */
  sift(tried: readonly Tried[]): TaskOutcome[] {
    const certain: TaskOutcome[] = []
    for (const { outcome, suspect } of tried) {
      if (suspect !== null) {
        this.#held.push({ outcome, suspect })
        continue
      }
      // Only a task for which a store was asked says that it works.
      if (outcome.result !== 'SKIPPED') certain.push(...this.#release())
      certain.push(outcome)
    }
    return certain
  }

  /** Whether it's time to `resolve` them. */
  get areTooMany(): boolean {
    return this.#held.length >= mostInARow
  }

  /** Asks the stores that are held to blame. If they work, the failures are certain. */
  async resolve(): Promise<TaskOutcome[]> {
    const held = this.#held
    this.#held = []
    for (const channel of new Set(held.map(({ suspect }) => suspect))) await this.#ask(channel)
    return held.map(({ outcome }) => outcome)
  }

  #release(): TaskOutcome[] {
    const outcomes = this.#held.map(({ outcome }) => outcome)
    this.#held = []
    return outcomes
  }
}
