import { collectDefaultMetrics, Gauge, Registry } from '@prometheus-io/client'
import { demandScope } from '../accounts/demand-scope.ts'
import { createContext, type Services } from '../context.ts'
import { UnauthenticatedError } from '../errors.ts'
import { type GarbageMetrics, readGarbageMetrics } from '../garbage/read-garbage-metrics.ts'
import { countWork, type WorkCount } from '../work/count-work.ts'
import { authenticateRequest } from './authenticate-request.ts'
import { createGarbageMetrics } from './garbage-metrics.ts'
import type { Exchange, Route } from './route.ts'

/** What Prometheus reads: how this process fares, and how much work waits and runs and what garbage was collected in all. */
export function metricsRoutes(): readonly Route[] {
  let metrics: Metrics | null = null
  const handle = async (exchange: Exchange): Promise<void> => {
    const { services, request, response } = exchange
    await demandAdmin(services, request.headers)
    const ctx = createContext(services)
    const [counts, garbage] = [await countWork(ctx), await readGarbageMetrics(ctx)]
    // Made by the first who asks: watching the process costs a hundredth of a core.
    metrics ??= createMetrics()
    metrics.setWork(counts)
    metrics.setGarbage(garbage)
    const body = await metrics.registry.metrics()
    response.writeHead(200, {
      'content-type': metrics.registry.contentType,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
    })
    response.end(body)
  }
  return [{ methods: ['GET', 'HEAD'], path: '/metrics', handle }]
}

type Metrics = {
  registry: Registry
  setWork: (counts: readonly WorkCount[]) => void
  setGarbage: (garbage: GarbageMetrics) => void
}

function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
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
  const setWork = (counts: readonly WorkCount[]): void => {
    for (const { kind, pending, running, oldestPendingSeconds } of counts) {
      work.set({ kind, state: 'PENDING' }, pending)
      work.set({ kind, state: 'RUNNING' }, running)
      oldestPending.set({ kind }, oldestPendingSeconds)
    }
  }
  return { registry, setWork, setGarbage: createGarbageMetrics(registry) }
}

async function demandAdmin(services: Services, headers: Exchange['request']['headers']): Promise<void> {
  const caller = await authenticateRequest(services, headers)
  if (caller === null) throw new UnauthenticatedError('This needs an API key or a session.')
  demandScope(caller, 'ADMIN')
}
