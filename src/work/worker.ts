import { createContext, type Services } from '../context.ts'
import { claimWork } from './claim.ts'
import { reapWork } from './reap-work.ts'
import { type Executor, runWork } from './run-work.ts'
import { Stop } from './stop.ts'
import { workQueues } from './work-queues.ts'
import { type WorkKind, workKinds } from './work-states.ts'

/** Silent workers are looked for this often. */
const reapEveryMillis = 1_000

/** Pending work whose queue entry was lost with the worker that had fetched it is found this late. */
const lookEveryMillis = 5_000

/**
 * Does pending work in this process: woken by the queue, some pieces of each kind at once, and takes over the work of
 * workers that fell silent, here or elsewhere. Disposing parks what runs.
 */
export class Worker implements AsyncDisposable {
  readonly #services: Services
  readonly #executors: Record<WorkKind, Executor>
  readonly #shutdown = new AbortController()
  readonly #running = new Map<WorkKind, number>()
  readonly #drains = new Set<Promise<void>>()
  #timers: NodeJS.Timeout[] = []

  private constructor(services: Services, executors: Record<WorkKind, Executor>) {
    this.#services = services
    this.#executors = executors
  }

  static async start(services: Services, executors: Record<WorkKind, Executor>): Promise<Worker> {
    const worker = new Worker(services, executors)
    const concurrency = services.config.jobConcurrency
    for (const kind of workKinds) {
      await services.queue.work(workQueues[kind], { concurrency, handler: () => worker.#drain(kind) })
    }
    worker.#timers = [
      setInterval(() => void worker.#reap(), reapEveryMillis),
      setInterval(() => worker.#look(), lookEveryMillis),
    ]
    return worker
  }

  async [Symbol.asyncDispose](): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer)
    this.#shutdown.abort(new Stop('SHUTDOWN'))
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
        await runWork(ctx, claim, { execute: this.#executors[kind], shutdown: this.#shutdown.signal })
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

  async #reap(): Promise<void> {
    try {
      const reaped = await reapWork(createContext(this.#services))
      if (reaped > 0) this.#services.log.warn({ reaped }, 'took work from silent workers')
    } catch (error) {
      this.#services.log.warn({ err: error }, 'could not look for silent workers')
    }
  }
}
