import { Ring } from '../lib/ring.ts'
import type { Notice } from './notice.ts'

/** What has changed since a subscriber last looked. `missed`: notices may have been lost, so anything may have changed. */
export type Wake = { notices: Notice[]; missed: boolean }

/** What a notice is about, as a subscriber sees it; null: nothing that it watches. */
export type TopicOf = (notice: Notice) => string | null

/**
 * Holds what a subscriber hasn't seen yet: of each topic the newest notice alone, so that a slow subscriber costs
 * memory for what it watches and no more.
 */
export class Mailbox {
  readonly #topicOf: TopicOf
  readonly #pending = new Map<string, Notice>()
  #missed = false
  readonly #ring = new Ring()

  constructor(topicOf: TopicOf = ({ id }) => id) {
    this.#topicOf = topicOf
  }

  put(notice: Notice): void {
    const topic = this.#topicOf(notice)
    if (topic === null) return
    this.#pending.set(topic, notice)
    this.#ring.ring()
  }

  /** Says that notices may have been lost. */
  miss(): void {
    this.#missed = true
    this.#ring.ring()
  }

  /** Waits until something is there, and takes it. null once `signal` is aborted. */
  async take(signal: AbortSignal): Promise<Wake | null> {
    while (this.#pending.size === 0 && !this.#missed) {
      if (signal.aborted) return null
      await this.#ring.wait(signal)
    }
    if (signal.aborted) return null
    const wake = { notices: [...this.#pending.values()], missed: this.#missed }
    this.#pending.clear()
    this.#missed = false
    return wake
  }
}

/** A mailbox into which notices come until it's disposed. */
export type Subscription = Mailbox & Disposable
