import { type Context, transaction } from '../context.ts'
import type { Tx } from '../database/transaction.ts'
import { type Claim, ClaimLostError } from './claim.ts'
import { forgiveInterruptions } from './forgive-interruptions.ts'
import { heartbeat, type Pace, stayAlive } from './heartbeat.ts'
import { nothingYet, type Progress } from './progress.ts'
import { Rates } from './rates.ts'
import { Stop } from './stop.ts'
import type { WorkStep } from './work-states.ts'

/** A watcher sees five states a second of one piece of work at most. */
const tellEveryMillis = 200

/** Liveness and the wish to cancel are exchanged this often; the wish also when a notice comes. */
const beatEveryMillis = 500

/**
 * One attempt at a piece of work, as the code that does it sees it. The run keeps the claim alive, carries progress,
 * and says by `signal` when to stop.
 */
export class Run implements Disposable {
  readonly claim: Claim
  readonly #ctx: Context
  readonly #stop = new AbortController()
  readonly #shutdown: AbortSignal
  readonly #beats: NodeJS.Timeout
  readonly #rates = new Rates()
  #progress: Progress = nothingYet
  #step: WorkStep = 'PREPARING'
  #told = ''
  #aside = ''
  #toldAt = 0
  #turns: Promise<void> = Promise.resolve()
  #writing = 0
  /** Since when the database has been asked in vain; null: it answered the last time. */
  #unansweredSince: number | null = null
  readonly #begunAt = performance.now()
  #movedAt = this.#begunAt
  /** The newest version that this run has seen. */
  #version = 0
  /** What earlier attempts had done, of work whose progress outlives them. */
  #doneBefore: number | null = null
  #isForgiven = false
  readonly #over = new AbortController()

  constructor(ctx: Context, claim: Claim, shutdown: AbortSignal) {
    this.#ctx = ctx
    this.claim = claim
    this.#shutdown = shutdown
    this.#beats = setInterval(() => this.#onBeat(), beatEveryMillis)
    shutdown.addEventListener('abort', this.#onShutdown, { once: true })
    if (shutdown.aborted) this.#onShutdown()
    void this.#listen()
  }

  /** Aborted with a `Stop` when the run shall end. */
  get signal(): AbortSignal {
    return this.#stop.signal
  }

  /** What is committed, and the bytes that are on their way. */
  get progress(): Progress {
    return this.#progress
  }

  /** Whether this attempt got anything done, or saw it done by others. */
  get hasDoneItems(): boolean {
    return this.#progress.itemsDone > (this.#doneBefore ?? 0)
  }

  /** For how long the attempt got on, whatever was taken back since: to where something moved last. */
  get movedSeconds(): number {
    return (this.#movedAt - this.#begunAt) / 1000
  }

  /** Says what this attempt means to do; bytes as declared. What follows is doing it. */
  async plan(totals: { items: number; bytes: number }): Promise<void> {
    this.#progress = { ...this.#progress, itemsTotal: totals.items, bytesTotal: totals.bytes }
    await this.#enter('WORKING')
  }

  /** Says that nothing is left but to commit the last of it and to sum up. */
  async finishing(): Promise<void> {
    await this.#enter('FINISHING')
  }

  /**
   * Commits part of the work: `write` changes rows in a transaction that holds only as long as the claim does, and
   * `done` counts what it got done.
   *
   * @throws ClaimLostError where another worker has the work; nothing was written.
   */
  async commit(done: { items: number; bytes: number }, write: (tx: Tx) => Promise<void>): Promise<void> {
    this.stir()
    await this.#inTurn(async () => {
      const tells = performance.now() - this.#toldAt >= tellEveryMillis
      await transaction(this.#ctx, async (tx) => {
        await this.#beat(tx, { tells, progress: this.#after(done) })
        await write(tx)
      })
      this.#progress = this.#after(done)
    })
    this.stir()
  }

  /** Counts bytes of an item that isn't done yet. Taken back with a negative number where the item comes to nothing. */
  moved(bytes: number): void {
    this.#progress = { ...this.#progress, bytesDone: this.#progress.bytesDone + bytes }
    this.stir()
  }

  /** Counts what is done of something that is of use only once all of it is. */
  advance(step: { items: number; bytes: number }): void {
    this.#progress = this.#after(step)
    this.stir()
  }

  /** Counts nothing any more of what was done: it's begun anew, or came to nothing. */
  takeBack(): void {
    this.#progress = { ...this.#progress, itemsDone: 0, bytesDone: 0, isTakenBack: true }
  }

  /**
   * Says how far all of it is, where others do it as well.
   * @param aside What else a watcher sees of it: news, where it has changed.
   */
  async report(progress: Progress, aside: string): Promise<void> {
    this.#doneBefore ??= progress.itemsDone
    this.#progress = progress
    this.#aside = aside
    this.stir()
    if (performance.now() - this.#toldAt < tellEveryMillis) return
    await this.#inTurn(() => this.#beat(this.#ctx.em.fork(), { tells: true, progress: this.#progress }))
  }

  /** Called once this attempt has got something done, as often as it likes: then it isn't one of many that don't. */
  async forgiveInterruptions(): Promise<void> {
    if (!this.#isForgiven) await forgiveInterruptions(this.#ctx.em.fork(), this.claim)
    this.#isForgiven = true
  }

  /** Says that something moves, though it isn't counted. */
  stir(): void {
    this.#movedAt = performance.now()
  }

  /** Called when the attempt is over: what a beat would still find is how the attempt ended. */
  stopBeating(): void {
    this.#over.abort()
    clearInterval(this.#beats)
  }

  [Symbol.dispose](): void {
    this.stopBeating()
    this.#shutdown.removeEventListener('abort', this.#onShutdown)
  }

  readonly #onShutdown = (): void => this.#stop.abort(new Stop('SHUTDOWN'))

  #after(done: { items: number; bytes: number }): Progress {
    const { itemsDone, bytesDone } = this.#progress
    return { ...this.#progress, itemsDone: itemsDone + done.items, bytesDone: bytesDone + done.bytes }
  }

  async #enter(step: WorkStep): Promise<void> {
    this.#step = step
    this.stir()
    await this.#inTurn(() => this.#beat(this.#ctx.em.fork(), { tells: true, progress: this.#progress }))
  }

  /** One write to the row at a time: one that waited for another would put back what that one told. */
  async #inTurn(write: () => Promise<void>): Promise<void> {
    const before = this.#turns
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#turns = promise
    this.#writing++
    try {
      await before
      await write()
    } finally {
      this.#writing--
      resolve()
    }
  }

  /** One round trip: says that the worker lives, and news if there is any to tell, and heeds the answer. */
  async #beat(em: Context['em'], { tells, progress }: { tells: boolean; progress: Progress }): Promise<void> {
    const news = { ...withoutLastByte(progress), ...this.#pace(progress) }
    const text = JSON.stringify([news, this.#aside])
    this.#unansweredSince ??= performance.now()
    // That all is done is told by the terminal state alone: until then there is something left to do.
    const isWhole = progress.itemsDone > 0 && progress.itemsDone === progress.itemsTotal
    const hasNews = tells && !isWhole && text !== this.#told
    const answer = hasNews ? await heartbeat(em, this.claim, news) : await stayAlive(em, this.claim)
    this.#unansweredSince = null
    this.#version = answer.version
    if (hasNews) {
      this.#told = text
      this.#toldAt = performance.now()
    }
    if (answer.cancelRequested) this.#stop.abort(new Stop('CANCELLED'))
  }

  #pace(progress: Progress): Pace {
    if (this.#step === 'WORKING')
      this.#rates.count({ items: progress.itemsDone, bytes: progress.bytesDone }, performance.now())
    const { perSecond } = this.#rates
    return {
      step: this.#step,
      itemsPerSecond: perSecond && Number(perSecond.items.toFixed(1)),
      bytesPerSecond: perSecond && Math.round(perSecond.bytes),
    }
  }

  /** Whoever else changes the row wants something of this worker. */
  async #listen(): Promise<void> {
    using changes = this.#ctx.live.subscribe({ id: this.claim.id })
    while (true) {
      const wake = await changes.take(this.#over.signal)
      if (wake === null) return
      if (wake.notices.some(({ version }) => version > this.#version)) this.#onBeat()
    }
  }

  #onBeat(): void {
    if (this.#stop.signal.aborted) return
    const now = performance.now()
    const silence = now - (this.#unansweredSince ?? now)
    // Half the time to live is left for the abort to take effect before anyone else may claim the work. Judged here,
    // since a database that hangs doesn't even answer with an error.
    if (silence > (this.#ctx.config.heartbeatTtl * 1000) / 2) this.#end('LOST')
    else if (now - this.#movedAt > this.#ctx.config.stallLimit * 1000) this.#end('STALLED')
    else if (this.#writing === 0) void this.#beatAlone()
  }

  async #beatAlone(): Promise<void> {
    try {
      await this.#inTurn(() => this.#beat(this.#ctx.em.fork(), { tells: true, progress: this.#progress }))
    } catch (error) {
      if (this.#over.signal.aborted) return
      this.#ctx.log.warn({ err: error }, 'heartbeat failed')
      if (error instanceof ClaimLostError) this.#end('LOST')
    }
  }

  #end(reason: 'LOST' | 'STALLED'): void {
    this.#ctx.log.warn(reason === 'LOST' ? 'claim lost' : 'nothing moves')
    this.#stop.abort(new Stop(reason))
  }
}

/** The bytes of an item are all there before the item is: it isn't done until it's committed. */
function withoutLastByte(progress: Progress): Progress {
  const most = progress.bytesTotal === null ? progress.bytesDone : Math.max(progress.bytesTotal - 1, 0)
  return { ...progress, bytesDone: Math.min(progress.bytesDone, most) }
}
