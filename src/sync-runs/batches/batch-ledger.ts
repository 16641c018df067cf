import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, transaction } from '../../context.ts'
import type { Tx } from '../../database/transaction.ts'
import type { BatchClaim } from './claim-batch.ts'
import { endBatch, putBackBatch } from './end-batch.ts'
import { recordOutcomes, type TaskOutcome, touchBatch } from './record-outcomes.ts'
import { reviewFailures } from './review-failures.ts'

/** Outcomes are written this often, and whether the run goes on is asked as often. */
const flushEveryMillis = 500

/**
 * Writes what comes of a batch's tasks in bulk, and says that its worker lives; one that is killed leaves half a second of
 * work to be done again.
 */
export class BatchLedger implements AsyncDisposable {
  /** Aborted when the batch is to be left: the run is over or waits, the claim is lost, or the process ends. */
  readonly signal: AbortSignal
  readonly #ctx: Context
  readonly #batch: BatchClaim
  readonly #over = new AbortController()
  readonly #flushing: Promise<void>
  #outcomes: TaskOutcome[] = []

  constructor(ctx: Context, batch: BatchClaim, shutdown: AbortSignal) {
    this.#ctx = ctx
    this.#batch = batch
    this.signal = AbortSignal.any([this.#over.signal, shutdown])
    this.#flushing = this.#flushNowAndThen()
    // Told by whoever ends the batch.
    this.#flushing.catch(() => {})
  }

  push(outcomes: readonly TaskOutcome[]): void {
    this.#outcomes.push(...outcomes)
  }

  /** Lets whoever works on the batch leave it. */
  leave(): void {
    this.#over.abort()
  }

  /** Every due task was tried. @throws BatchLostError */
  async end(): Promise<void> {
    await this.#close((tx) => endBatch(tx, this.#ctx.queue, this.#batch))
  }

  /** What isn't written yet is for another worker. @throws BatchLostError */
  async putBack(): Promise<void> {
    await this.#close((tx) => putBackBatch(tx, this.#ctx.queue, this.#batch))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.leave()
    await this.#flushing.catch(() => {})
  }

  async #close(end: (tx: Tx) => Promise<void>): Promise<void> {
    this.leave()
    await this.#flushing
    await this.#flush(end)
  }

  async #flushNowAndThen(): Promise<void> {
    try {
      while (!this.signal.aborted) {
        await sleep(flushEveryMillis, undefined, { signal: this.signal }).catch(() => {})
        if (!this.signal.aborted) await this.#flush(async () => {})
      }
    } finally {
      this.leave()
    }
  }

  async #flush(end: (tx: Tx) => Promise<void>): Promise<void> {
    const written = this.#outcomes
    this.#outcomes = []
    await transaction(this.#ctx, async (tx) => {
      const { goesOn } = await touchBatch(tx, this.#batch, { gotOn: written.length > 0 })
      if (!goesOn) this.leave()
      await recordOutcomes(tx, this.#batch, await reviewFailures(tx, this.#batch, written))
      await end(tx)
    })
  }
}
