import { setInterval as ticks } from 'node:timers/promises'
import { type Claim, claimWork } from '../../src/work/claim.ts'
import { heartbeat } from '../../src/work/heartbeat.ts'
import { cancelJob, extractArchive } from './bench-documents.ts'
import { type BenchSite, uploadSmallArchive } from './bench-site.ts'

const pauseMillis = 200
/** Of each job. More than are come to. */
const items = 2_000
const bytesPerItem = 1_000_000

/** Jobs that run in name: nobody extracts anything, and their progress is told as a worker tells it. */
export class ConsoleJobs {
  readonly #site: BenchSite
  readonly #claims: readonly Claim[]
  #told = 0

  private constructor(site: BenchSite, claims: readonly Claim[]) {
    this.#site = site
    this.#claims = claims
  }

  /** @param counts.running Of jobs that go on. @param counts.ended Of jobs before them that came to an end. */
  static async start(site: BenchSite, counts: { running: number; ended: number }): Promise<ConsoleJobs> {
    const client = site.connect()
    const request = async () => {
      // An archive has one job at a time.
      const archiveId = await uploadSmallArchive(client)
      const { extractArchive: result } = await client.request(extractArchive, { archiveId })
      if (result.__typename !== 'ExtractArchivePayload') throw new Error(result.message)
      return result.job.id
    }
    for (let n = 0; n < counts.ended; n++) await client.request(cancelJob, { jobId: await request() })
    const claims: Claim[] = []
    while (claims.length < counts.running) {
      await request()
      const claim = await claimWork(site.account.em, 'JOB')
      if (claim === null) throw new Error('There is no job to claim.')
      claims.push(claim)
    }
    return new ConsoleJobs(site, claims)
  }

  get ids(): readonly string[] {
    return this.#claims.map(({ id }) => id)
  }

  /** How often progress was told, of all jobs together. */
  get told(): number {
    return this.#told
  }

  /** Tells how far the jobs are, each five times a second, until the end of the scope. */
  work(): AsyncDisposable {
    const stop = new AbortController()
    const all = Promise.all(this.#claims.map((claim, index) => this.#tell(claim, index, stop.signal)))
    return {
      [Symbol.asyncDispose]: async () => {
        stop.abort()
        await all
      },
    }
  }

  async #tell(claim: Claim, index: number, signal: AbortSignal): Promise<void> {
    const em = this.#site.account.em.fork()
    let itemsDone = index * 10
    try {
      for await (const _ of ticks(pauseMillis, undefined, { signal })) {
        itemsDone = Math.min(itemsDone + 1, items)
        // As rates are: never twice the same.
        const itemsPerSecond = 5 + Math.sin(itemsDone / 7 + index)
        await heartbeat(em, claim, {
          itemsDone,
          itemsTotal: items,
          bytesDone: itemsDone * bytesPerItem,
          bytesTotal: items * bytesPerItem,
          step: 'WORKING',
          itemsPerSecond,
          bytesPerSecond: Math.round(itemsPerSecond * bytesPerItem),
        })
        this.#told += 1
      }
    } catch (error) {
      if (!signal.aborted) throw error
    }
  }
}
