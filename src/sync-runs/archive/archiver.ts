import { createContext, type Services } from '../../context.ts'
import { archiveRunsQueue } from './archive-queue.ts'
import { archiveRun } from './archive-run.ts'
import { claimArchive } from './claim-archive.ts'
import { registerMissed } from './register-missed.ts'

/** A run whose queue entry was lost, or that is to be tried again, is found this late. */
const lookEveryMillis = 5_000

/** Runs that the index doesn't have are looked for this often. */
const reconcileEveryMillis = 60_000

/** Archives the runs that have ended, in this process one at a time. Disposing gives back what it's at. */
export class Archiver implements AsyncDisposable {
  readonly #services: Services
  readonly #shutdown = new AbortController()
  #draining: Promise<void> | null = null
  #looking: NodeJS.Timeout | null = null
  #reconciledAt = Number.NEGATIVE_INFINITY

  private constructor(services: Services) {
    this.#services = services
  }

  static async start(services: Services): Promise<Archiver> {
    const archiver = new Archiver(services)
    await services.queue.work(archiveRunsQueue, { concurrency: 1, handler: () => archiver.#drain() })
    archiver.#looking = setInterval(() => archiver.#look(), lookEveryMillis)
    return archiver
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#shutdown.abort()
    clearInterval(this.#looking ?? undefined)
    await this.#draining
  }

  /** Archives runs until none is left; who comes while that goes on waits for it and looks once more. */
  async #drain(): Promise<void> {
    while (this.#draining !== null) await this.#draining
    this.#draining = this.#archiveAll()
    await this.#draining.finally(() => (this.#draining = null))
  }

  async #archiveAll(): Promise<void> {
    const { signal } = this.#shutdown
    try {
      await this.#reconcile()
      while (!signal.aborted) {
        const ctx = createContext(this.#services)
        const work = await claimArchive(ctx)
        if (work === null) return
        await archiveRun(ctx, { work, signal })
      }
    } catch (error) {
      this.#services.log.warn({ err: error }, 'could not archive runs')
    }
  }

  async #reconcile(): Promise<void> {
    if (performance.now() - this.#reconciledAt < reconcileEveryMillis) return
    const registered = await registerMissed(createContext(this.#services))
    if (registered > 0) this.#services.log.warn({ registered }, 'registered runs that were missed')
    this.#reconciledAt = performance.now()
  }

  #look(): void {
    if (this.#draining === null) void this.#drain()
  }
}
