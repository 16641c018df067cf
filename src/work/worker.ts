import { createContext, type Services } from '../context.ts'
import { claimWork } from './claim.ts'
import type { KindsOfWork } from './kind-of-work.ts'
import { reapWork, timeToReap } from './reap-work.ts'
import { runWork } from './run-work.ts'
import { Stop } from './stop.ts'
import { workQueues } from './work-queues.ts'
import { type WorkKind, workKinds } from './work-states.ts'

/** Silent workers are looked for this often, and when the first of them will have been silent for too long. */
const reapEveryMillis = 1_000

/** Pending work whose queue entry was lost with the worker that had fetched it is found this late. */
const lookEveryMillis = 5_000

/**
 * Does pending work in this process: woken by the queue, some pieces of each kind at once, and takes over the work of
 * workers that fell silent, here or elsewhere. Disposing parks what runs.
 */
export class Worker implements AsyncDisposable {
  readonly #services: Services
  readonly #kinds: KindsOfWork
  readonly #shutdown = new AbortController()
  readonly #running = new Map<WorkKind, number>()
  readonly #drains = new Set<Promise<void>>()
  #looking: NodeJS.Timeout | null = null
  #reaping: NodeJS.Timeout | null = null

  private constructor(services: Services, kinds: KindsOfWork) {
    this.#services = services
    this.#kinds = kinds
  }

  static async start(services: Services, kinds: KindsOfWork): Promise<Worker> {
    const worker = new Worker(services, kinds)
    const concurrency = services.config.jobConcurrency
    for (const kind of workKinds) {
      await services.queue.work(workQueues[kind], { concurrency, handler: () => worker.#drain(kind) })
    }
    worker.#looking = setInterval(() => worker.#look(), lookEveryMillis)
    worker.#reapIn(reapEveryMillis)
    return worker
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#shutdown.abort(new Stop('SHUTDOWN'))
    clearInterval(this.#looking ?? undefined)
    clearTimeout(this.#reaping ?? undefined)
    await Promise.all(this.#drains)
  }

  /** Runs pending work of a kind, the oldest first, until none is left. */
  async #drain(kind: WorkKind): Promise<void> {
    const drain = this.#runAll(kind)
    this.#drains.add(drain)
    await drain.finally(() => this.#drains.delete(drain))
  }

  async #runAll(kind: WorkKind): Promise<void> {
    this.#running.set(kind, this.#runningOf(kind) + 1)
    try {
      while (!this.#shutdown.signal.aborted) {
        const ctx = createContext(this.#services)
        const claim = await claimWork(ctx.em, kind)
        if (claim === null) return
        await runWork(ctx, claim, { kind: this.#kinds[kind], shutdown: this.#shutdown.signal })
      }
    } catch (error) {
      this.#services.log.warn({ err: error, kind }, 'could not claim work')
    } finally {
      this.#running.set(kind, this.#runningOf(kind) - 1)
    }
  }

  #runningOf(kind: WorkKind): number {
    return this.#running.get(kind) ?? 0
  }

  #look(): void {
    for (const kind of workKinds) {
      if (this.#runningOf(kind) < this.#services.config.jobConcurrency) void this.#drain(kind)
    }
  }

  #reapIn(millis: number): void {
    if (this.#shutdown.signal.aborted) return
    this.#reaping = setTimeout(async () => this.#reapIn(await this.#reap()), millis)
  }

  /** @returns milliseconds until it's worth looking again. */
  async #reap(): Promise<number> {
    const ctx = createContext(this.#services)
    try {
      const due = (await timeToReap(ctx)) ?? reapEveryMillis
      if (due > 0) return Math.min(due, reapEveryMillis)
      const reaped = await reapWork(ctx, this.#kinds)
      if (reaped > 0) this.#services.log.warn({ reaped }, 'took work from silent workers')
      // There may be more than are taken at once.
      return reapEveryMillis / 10
    } catch (error) {
      this.#services.log.warn({ err: error }, 'could not look for silent workers')
      return reapEveryMillis
    }
  }
}
