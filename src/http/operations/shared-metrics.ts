import { setTimeout as sleep } from 'node:timers/promises'
import { Gauge, Registry } from '@prometheus-io/client'
import { sql } from 'kysely'
import { createContext, type Services, transaction } from '../../context.ts'
import { type GarbageMetrics, readGarbageMetrics } from '../../garbage/read-garbage-metrics.ts'
import { type QueueDepth, readQueueDepths } from '../../queue/read-queue-depths.ts'
import { countWork, type WorkCount } from '../../work/count-work.ts'
import { createGarbageMetrics } from './garbage-metrics.ts'

/** A database that hasn't told by now is down as far as a scrape is concerned. */
const patienceMillis = 2_000

type Facts = { work: WorkCount[]; queues: QueueDepth[]; garbage: GarbageMetrics }

/**
 * What is in the database, so that all processes say the same of it. @returns how to print what it holds now; nothing
 * where it doesn't answer. Scrapes at once share one reading.
 */
export function createSharedMetrics(services: Services): () => Promise<string> {
  const registry = new Registry()
  const setAll = createGauges(registry)
  let reading: Promise<Facts | null> | null = null
  return async () => {
    reading ??= readFacts(services).finally(() => (reading = null))
    const facts = await Promise.race([reading, sleep(patienceMillis, null, { ref: false })])
    services.metrics.database.up.set(facts === null ? 0 : 1)
    if (facts === null) return ''
    setAll(facts)
    return await registry.metrics()
  }
}

async function readFacts(services: Services): Promise<Facts | null> {
  const ctx = createContext(services)
  try {
    return await transaction(ctx, async (em) => {
      // What nobody waits for any more must not go on.
      await sql.raw(`set local statement_timeout = ${patienceMillis}`).execute(em.getKysely())
      const work = await countWork({ em })
      return { work, queues: await readQueueDepths(em), garbage: await readGarbageMetrics({ em }) }
    })
  } catch (error) {
    services.log.warn({ err: error }, 'could not read metrics from the database')
    return null
  }
}

function createGauges(registry: Registry): (facts: Facts) => void {
  const registers = [registry]
  const work = new Gauge({
    name: 'stevedore_work',
    help: 'Pieces of work that wait or run, of all accounts.',
    labelNames: ['kind', 'state'],
    registers,
  })
  const oldestPending = new Gauge({
    name: 'stevedore_work_oldest_pending_seconds',
    help: 'How long the oldest work that a worker could claim has been waiting for one.',
    labelNames: ['kind'],
    registers,
  })
  const depth = new Gauge({
    name: 'stevedore_queue_waiting',
    help: 'Entries of a queue that are due and that no worker has taken.',
    labelNames: ['queue'],
    registers,
  })
  const oldestEntry = new Gauge({
    name: 'stevedore_queue_oldest_waiting_seconds',
    help: 'How long the oldest entry of a queue has been due.',
    labelNames: ['queue'],
    registers,
  })
  const setGarbage = createGarbageMetrics(registry)
  return (facts) => {
    for (const { kind, pending, running, oldestPendingSeconds } of facts.work) {
      work.set({ kind, state: 'PENDING' }, pending)
      work.set({ kind, state: 'RUNNING' }, running)
      oldestPending.set({ kind }, oldestPendingSeconds)
    }
    for (const { queue, waiting, oldestSeconds } of facts.queues) {
      depth.set({ queue }, waiting)
      oldestEntry.set({ queue }, oldestSeconds)
    }
    setGarbage(facts.garbage)
  }
}
