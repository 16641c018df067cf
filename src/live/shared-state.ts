import { setTimeout as sleep } from 'node:timers/promises'
import { Ring } from '../lib/ring.ts'
import type { Logger } from '../log.ts'
import type { Subscription } from './mailbox.ts'

const retryReadMillis = 500

/** How a thing is read. `versionOf` grows with each state, from 1 on. */
export type StateReader<State> = {
  read(): Promise<State | null>
  versionOf(state: State): number
}

/**
 * The newest state of one thing, read once for all who watch it: woken by a notice, it reads the row and hands the same
 * state to every watcher. A watcher that is slow skips states, but never the newest.
 */
export class SharedState<State> implements Disposable {
  readonly #subscription: Subscription
  readonly #reader: StateReader<State>
  readonly #log: Logger
  readonly #closed = new AbortController()
  #newest: State | null = null
  #isGone = false
  readonly #ring = new Ring()

  constructor(options: { subscription: Subscription; reader: StateReader<State>; log: Logger }) {
    this.#subscription = options.subscription
    this.#reader = options.reader
    this.#log = options.log
    void this.#follow()
  }

  /** Waits for a state newer than `version`; null when there'll be none, or `signal` is aborted. */
  async newerThan(version: number, signal: AbortSignal): Promise<State | null> {
    while (!signal.aborted && !this.#closed.signal.aborted) {
      if (this.#newest !== null && this.#reader.versionOf(this.#newest) > version) return this.#newest
      if (this.#isGone) return null
      await this.#ring.wait(signal)
    }
    return null
  }

  [Symbol.dispose](): void {
    this.#closed.abort()
    this.#subscription[Symbol.dispose]()
    this.#ring.ring()
  }

  async #follow(): Promise<void> {
    // The subscription was made before this first read, so nothing that happens after the read is missed.
    do {
      const state = await this.#readUntilAnswered()
      if (state === null) this.#isGone = true
      if (state !== null && this.#isNewer(state)) this.#newest = state
      this.#ring.ring()
    } while (!this.#isGone && (await this.#subscription.take(this.#closed.signal)) !== null)
  }

  #isNewer(state: State): boolean {
    const { versionOf } = this.#reader
    return this.#newest === null || versionOf(state) > versionOf(this.#newest)
  }

  async #readUntilAnswered(): Promise<State | null> {
    while (!this.#closed.signal.aborted) {
      try {
        return await this.#reader.read()
      } catch (error) {
        this.#log.warn({ err: error }, 'could not read a watched row; trying again')
        await sleep(retryReadMillis)
      }
    }
    return null
  }
}
