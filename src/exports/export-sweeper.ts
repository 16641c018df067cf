import { setTimeout as sleep } from 'node:timers/promises'
import { type Context, createContext, type Services } from '../context.ts'
import { artifactUnlinker } from './artifact-unlinker.ts'
import { expireExports } from './expire-exports.ts'
import { failStaleExports } from './fail-stale-exports.ts'
import { sweepBatch } from './sweep-batch.ts'

const everyMillis = 10_000

/**
 * Sweeps exports in the background, in every process and whatever its roles: it's where no worker comes that somebody
 * must say so. Any number of processes may do it at once. A sweep that fails is tried again the next time.
 */
export class ExportSweeper implements AsyncDisposable {
  readonly #services: Services
  readonly #sweeps = { expireExports, failStaleExports, unlinkArtifacts: artifactUnlinker() }
  readonly #over = new AbortController()
  readonly #sweeping: Promise<void>

  constructor(services: Services) {
    this.#services = services
    this.#sweeping = this.#sweepAgainAndAgain()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#over.abort()
    await this.#sweeping
  }

  async #sweepAgainAndAgain(): Promise<void> {
    const { signal } = this.#over
    while (!signal.aborted) {
      for (const [name, sweep] of Object.entries(this.#sweeps)) await this.#sweep(name, sweep)
      await sleep(everyMillis, undefined, { signal }).catch(() => {})
    }
  }

  async #sweep(name: string, sweep: (ctx: Context) => Promise<number>): Promise<void> {
    try {
      while (!this.#over.signal.aborted) {
        const swept = await sweep(createContext(this.#services))
        if (swept > 0) this.#services.log.info({ sweep: name, swept }, 'swept exports')
        if (swept < sweepBatch) return
      }
    } catch (error) {
      this.#services.log.warn({ err: error, sweep: name }, 'could not sweep exports')
    }
  }
}
