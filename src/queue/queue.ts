import { fromKysely, PgBoss } from 'pg-boss'
import type { Tx } from '../database/transaction.ts'
import type { Logger } from '../log.ts'
import type { QueueMetrics } from '../metrics/queue-metrics.ts'
import type { QueueDefinition } from './define-queue.ts'

/** pg-boss's upper limit. Nothing depends on it: whether work is alive is judged by its own heartbeat. */
const longestRunSeconds = 24 * 3600 - 1

/** pg-boss keeps what is done this long, for someone who looks into it. */
const keepDoneSeconds = 3600

/**
 * Of a scheduled queue one entry at most waits or is worked on, in all processes together. Whoever works on it must be
 * heard from, or a process that was killed would stand in the way for as long as the longest run.
 */
const oneAtATime = { policy: 'exclusive', heartbeatSeconds: 30 } as const

/** The floor under NOTIFY: a lost wake-up costs this much at most. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 }

/**
 * Queues in Postgres, by pg-boss. An entry is a wake-up for a worker and commits with the row that it's about; the row
 * is the truth. An entry that is lost, doubled or late therefore harms nothing, and pg-boss retries none.
 */
export class Queue implements AsyncDisposable {
  readonly #boss: PgBoss
  readonly #log: Logger
  readonly #workers = new Set<string>()
  readonly #stopping = new AbortController()

  private constructor(boss: PgBoss, log: Logger) {
    this.#boss = boss
    this.#log = log
  }

  static async start(options: {
    url: string
    queues: readonly QueueDefinition<object>[]
    works: boolean
    log: Logger
    metrics: QueueMetrics
  }): Promise<Queue> {
    const boss = new PgBoss({
      connectionString: options.url,
      application_name: 'stevedore queue',
      max: 5,
      useListenNotify: options.works,
      supervise: options.works,
      schedule: options.works,
    })
    boss.on('error', (error) => {
      options.metrics.errors.inc()
      options.log.error({ err: error }, 'queue error')
    })
    boss.on('warning', (warning) => options.log.warn({ warning }, 'queue warning'))
    await boss.start()
    for (const queue of options.queues) {
      await boss.createQueue(queue.name, {
        notify: true,
        retryLimit: 0,
        expireInSeconds: longestRunSeconds,
        deleteAfterSeconds: keepDoneSeconds,
        ...(queue.cron !== null && oneAtATime),
      })
      // What came due while no worker ran is made up for by one entry.
      if (queue.cron !== null) await boss.schedule(queue.name, queue.cron, {}, { tz: 'UTC', missed: 'once' })
    }
    // What an older version scheduled, and nobody works on any more.
    const names = new Set(options.queues.map(({ name }) => name))
    for (const { name } of await boss.getSchedules()) if (!names.has(name)) await boss.unschedule(name)
    return new Queue(boss, options.log)
  }

  /** Puts an entry on a queue when `tx` commits; it's handed out `startAfter` seconds later at the earliest. */
  async enqueue<Data extends object>(
    tx: Tx,
    queue: QueueDefinition<Data>,
    data: Data,
    options: { startAfter?: number } = {},
  ): Promise<void> {
    await this.#boss.send(queue.name, data, {
      db: fromKysely(tx.getKysely()),
      startAfter: options.startAfter ?? 0,
    })
  }

  /**
   * Hands entries of a queue to `handler`, `concurrency` at once, as soon as they are committed. The handler's signal is
   * aborted when the queue stops, or when an entry of a scheduled queue may be someone else's by now.
   */
  async work<Data extends object>(
    queue: QueueDefinition<Data>,
    options: { concurrency: number; handler: (data: Data, signal: AbortSignal) => Promise<void> },
  ): Promise<void> {
    for (let n = 0; n < options.concurrency; n++) {
      let worker = ''
      worker = await this.#boss.work<Data>(queue.name, polling, async (jobs) => {
        for (const job of jobs) {
          const signal = AbortSignal.any([job.signal, this.#stopping.signal])
          await options.handler(job.data, signal).catch((error: unknown) => {
            this.#log.error({ err: error, queue: queue.name }, 'could not do what a queue asked for')
            throw error
          })
        }
        // Without this, a worker that fetches one entry at a time sleeps a whole polling interval after each.
        this.#boss.notifyWorker(worker)
      })
      this.#workers.add(worker)
    }
  }

  /** Rejects when the queue can't be asked right now. */
  async check(): Promise<void> {
    await this.#boss.schemaVersion()
  }

  /** Stops handing out entries and waits for the handlers that run. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.#stopping.abort()
    await this.#boss.stop({ graceful: true, timeout: 8_000 })
  }
}
