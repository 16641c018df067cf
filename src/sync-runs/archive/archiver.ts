import { createContext, type Services } from '../../context.ts'
import { archiveRunsQueue } from './archive-queue.ts'
import { archiveRun } from './archive-run.ts'
import { claimArchive } from './claim-archive.ts'
import { registerMissed } from './register-missed.ts'

/** A run whose queue entry was lost, or that is to be tried again, is found this late. */
const lookEveryMillis = 5_000

/** Every so many looks, runs are looked for that the index doesn't have. */
const looksToReconcile = 12

/** Archives the runs that have ended, in this process one at a time. Disposing gives back what it's at. */
export class Archiver implements AsyncDisposable {
  readonly #services: Services
  readonly #shutdown = new AbortController()
  #draining: Promise<void> | null = null
  #looking: NodeJS.Timeout | null = null
  #looks = 0

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

  #look(): void {
    if (this.#draining !== null) return
    if (this.#looks++ % looksToReconcile === 0) void this.#reconcile()
    void this.#drain()
  }

  async #reconcile(): Promise<void> {
    try {
      const registered = await registerMissed(createContext(this.#services))
      if (registered > 0) this.#services.log.warn({ registered }, 'registered runs that were missed')
    } catch (error) {
      this.#services.log.warn({ err: error }, 'could not look for runs that are not archived')
    }
  }
}
