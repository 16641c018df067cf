import { type Context, transaction } from '../context.ts'
import type { Tx } from '../database/transaction.ts'
import { type Claim, ClaimLostError } from './claim.ts'
import { heartbeat, type Progress, stayAlive } from './heartbeat.ts'
import { Stop } from './stop.ts'

/** A watcher sees five states a second of one piece of work at most. */
const tellEveryMillis = 200

/** Liveness and the wish to cancel are exchanged this often. */
const beatEveryMillis = 500

/**
 * One attempt at a piece of work, as the code that does it sees it. The run keeps the claim alive, carries progress,
 * and says by `signal` when to stop.
 */
export class Run implements Disposable {
  readonly claim: Claim
  readonly progress: Progress = { itemsDone: 0, itemsTotal: null, bytesDone: 0, bytesTotal: null }
  readonly #ctx: Context
  readonly #stop = new AbortController()
  readonly #shutdown: AbortSignal
  readonly #beats: NodeJS.Timeout
  readonly #endings: ((tx: Tx) => Promise<void>)[] = []
  #told = ''
  #toldAt = 0
  #lastBeat = performance.now()
  #isOver = false

  constructor(ctx: Context, claim: Claim, shutdown: AbortSignal) {
    this.#ctx = ctx
    this.claim = claim
    this.#shutdown = shutdown
    this.#beats = setInterval(() => void this.#beat(), beatEveryMillis)
    shutdown.addEventListener('abort', this.#onShutdown, { once: true })
    if (shutdown.aborted) this.#onShutdown()
  }

  /** Aborted with a `Stop` when the run shall end. */
  get signal(): AbortSignal {
    return this.#stop.signal
  }

  /** Says what this attempt means to do; bytes as declared. */
  async plan(totals: { items: number; bytes: number }): Promise<void> {
    this.progress.itemsTotal = totals.items
    this.progress.bytesTotal = totals.bytes
    await this.#inFence(async () => {})
    this.#toldAt = 0
  }

  /**
   * Commits part of the work: `write` changes rows in a transaction that holds only as long as the claim does, and
   * `done` counts what it got done.
   *
   * @throws ClaimLostError where another worker has the work; nothing was written.
   */
  async commit(done: { items: number; bytes: number }, write: (tx: Tx) => Promise<void>): Promise<void> {
    this.progress.itemsDone += done.items
    this.progress.bytesDone += done.bytes
    await this.#inFence(write)
  }

  /** Counts bytes of an item that isn't done yet. Taken back with a negative number where the item comes to nothing. */
  moved(bytes: number): void {
    this.progress.bytesDone += bytes
  }

  /** Adds what to write in the transaction that ends the work. Not called when the work is parked or tried again. */
  atEnd(write: (tx: Tx) => Promise<void>): void {
    this.#endings.push(write)
  }

  async writeEndings(tx: Tx): Promise<void> {
    for (const write of this.#endings) await write(tx)
  }

  /** Called when the attempt is over: what a beat would still find is how the attempt ended. */
  stopBeating(): void {
    this.#isOver = true
    clearInterval(this.#beats)
  }

  [Symbol.dispose](): void {
    this.stopBeating()
    this.#shutdown.removeEventListener('abort', this.#onShutdown)
  }

  readonly #onShutdown = (): void => this.#stop.abort(new Stop('SHUTDOWN'))

  async #inFence(write: (tx: Tx) => Promise<void>): Promise<void> {
    const tells = performance.now() - this.#toldAt >= tellEveryMillis
    await transaction(this.#ctx, async (tx) => {
      this.#heed(tells ? await heartbeat(tx, this.claim, this.progress) : await stayAlive(tx, this.claim))
      await write(tx)
    })
    this.#lastBeat = performance.now()
    if (tells) this.#rememberTold()
  }

  async #beat(): Promise<void> {
    if (this.#stop.signal.aborted) return
    const news = JSON.stringify(this.progress) !== this.#told
    try {
      const em = this.#ctx.em.fork()
      this.#heed(await (news ? heartbeat(em, this.claim, this.progress) : stayAlive(em, this.claim)))
      this.#lastBeat = performance.now()
      if (news) this.#rememberTold()
    } catch (error) {
      if (this.#isOver) return
      // Half the time to live is left for the abort to take effect before anyone else may claim the work.
      const silence = performance.now() - this.#lastBeat
      const isLost = error instanceof ClaimLostError || silence > (this.#ctx.config.heartbeatTtl * 1000) / 2
      this.#ctx.log.warn({ err: error, work: this.claim }, isLost ? 'claim lost' : 'heartbeat failed')
      if (isLost) this.#stop.abort(new Stop('LOST'))
    }
  }

  #heed(answer: { cancelRequested: boolean }): void {
    if (answer.cancelRequested) this.#stop.abort(new Stop('CANCELLED'))
  }

  #rememberTold(): void {
    this.#told = JSON.stringify(this.progress)
    this.#toldAt = performance.now()
  }
}
