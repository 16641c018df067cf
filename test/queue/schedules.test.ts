import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { connectOrm, type Orm } from '../../src/database/orm.ts'
import { inOneTransaction } from '../../src/database/transaction.ts'
import { entities } from '../../src/entities.ts'
import { createLog } from '../../src/log.ts'
import { createMetrics } from '../../src/metrics/metrics.ts'
import { defineScheduledQueue } from '../../src/queue/define-queue.ts'
import { Queue } from '../../src/queue/queue.ts'
import { connect, createTestDatabase } from '../support/database.ts'
import { waitFor } from '../support/wait-for.ts'

const everyMinute = defineScheduledQueue('ring-the-bell', '* * * * *')
/** Not in the time that a test takes. */
const onLeapDays = defineScheduledQueue('ring-the-bell', '0 0 29 2 *')

let database: AsyncDisposable & { url: string }
let client: pg.Client & AsyncDisposable
let orm: Orm
let processes: Queue[]

beforeEach(async () => {
  database = await createTestDatabase()
  client = await connect(database.url)
  orm = await connectOrm({ url: database.url, poolSize: 2, entities })
  processes = []
})
afterEach(async () => {
  await Promise.all(processes.map((queue) => queue[Symbol.asyncDispose]()))
  await orm.close()
  await client[Symbol.asyncDispose]()
  await database[Symbol.asyncDispose]()
})

/** What the queue is of a process that starts. */
async function start(definition: typeof onLeapDays, options: { works: boolean }): Promise<Queue> {
  const log = createLog('silent')
  const queue = await Queue.start({
    url: database.url,
    queues: [definition],
    log,
    metrics: createMetrics().queue,
    ...options,
  })
  processes.push(queue)
  return queue
}

async function enqueue(queue: Queue): Promise<void> {
  await inOneTransaction(orm.em.fork(), (tx) => queue.enqueue(tx, onLeapDays, {}))
}

async function countEntries(state: 'active' | 'created'): Promise<number> {
  const { rows } = await client.query(
    `select from pgboss.job where name = 'ring-the-bell' and state = '${state}'`,
  )
  return rows.length
}

describe('a schedule', () => {
  it('is registered once, in UTC, by however many processes that start at once', async () => {
    await Promise.all([1, 2, 3].map(() => start(onLeapDays, { works: false })))
    const { rows } = await client.query(
      "select cron, timezone from pgboss.schedule where name = 'ring-the-bell'",
    )
    expect(rows).toEqual([{ cron: onLeapDays.cron, timezone: 'UTC' }])
  })

  it('is what the process says that started last', async () => {
    await start(onLeapDays, { works: false })
    await start(everyMinute, { works: false })
    const { rows } = await client.query("select cron from pgboss.schedule where name = 'ring-the-bell'")
    expect(rows).toEqual([{ cron: everyMinute.cron }])
  })

  it('is dropped by a process that knows no such queue: a newer version has none', async () => {
    await start(onLeapDays, { works: false })
    await start(defineScheduledQueue('sound-the-horn', onLeapDays.cron ?? ''), { works: false })
    const { rows } = await client.query('select name from pgboss.schedule')
    expect(rows).toEqual([{ name: 'sound-the-horn' }])
  })

  it('gives a worker an entry when it is time', async () => {
    await start(everyMinute, { works: false })
    const ring = vi.fn(async () => {})
    const worker = await start(everyMinute, { works: true })
    await worker.work(everyMinute, { concurrency: 1, handler: ring })
    await waitFor(() => ring.mock.calls.length > 0, 20_000)
  })
})

describe('a scheduled queue', () => {
  it('drops what comes while an entry waits', async () => {
    const api = await start(onLeapDays, { works: false })
    for (let n = 0; n < 3; n++) await enqueue(api)
    expect(await countEntries('created')).toBe(1)
  })

  it('is worked on by one process at a time, and drops what comes meanwhile', async () => {
    const done = Promise.withResolvers<void>()
    const ring = vi.fn(() => done.promise)
    const workers = [await start(onLeapDays, { works: true }), await start(onLeapDays, { works: true })]
    for (const worker of workers) await worker.work(onLeapDays, { concurrency: 1, handler: ring })
    for (const worker of workers) await enqueue(worker)
    await waitFor(() => ring.mock.calls.length > 0)
    for (const worker of workers) await enqueue(worker)
    expect([await countEntries('active'), await countEntries('created')]).toEqual([1, 0])
    done.resolve()
    await waitFor(async () => (await countEntries('active')) === 0)
    expect(ring).toHaveBeenCalledTimes(1)
  })

  it('goes on after a handler that failed', async () => {
    const ring = vi.fn(() => Promise.reject(new Error('no bell')))
    const worker = await start(onLeapDays, { works: true })
    await worker.work(onLeapDays, { concurrency: 1, handler: ring })
    for (const times of [1, 2]) {
      await enqueue(worker)
      await waitFor(async () => ring.mock.calls.length === times && (await countEntries('active')) === 0)
    }
  })

  it('tells its handler when the process stops', async () => {
    const started = Promise.withResolvers<void>()
    const worker = await start(onLeapDays, { works: true })
    await worker.work(onLeapDays, {
      concurrency: 1,
      handler: async (_, signal) => {
        started.resolve()
        await sleep(60_000, undefined, { signal }).catch(() => {})
      },
    })
    await enqueue(worker)
    await started.promise
    const stoppedAt = performance.now()
    await worker[Symbol.asyncDispose]()
    expect(performance.now() - stoppedAt).toBeLessThan(5_000)
  })
})
