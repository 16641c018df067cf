import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { createContext } from '../context.ts'
import type { Exchange, Route } from './route.ts'

/** A part that hasn't answered by now isn't ready. */
const patienceMillis = 1_000

/** @param draining Aborted when this process serves those alone who don't know yet that it's about to stop. */
export function healthRoutes(draining: AbortSignal): readonly Route[] {
  const handle = (exchange: Exchange) => tellReadiness(exchange, draining)
  return [
    { methods: ['GET', 'HEAD'], path: '/healthz', handle: tellHealth },
    { methods: ['GET', 'HEAD'], path: '/readyz', handle },
  ]
}

/** The process lives: it answers. */
async function tellHealth(exchange: Exchange): Promise<void> {
  answer(exchange, 200, { status: 'ok' })
}

/** Whether requests can be served now, and what stands in the way. */
async function tellReadiness(exchange: Exchange, draining: AbortSignal): Promise<void> {
  if (draining.aborted) return answer(exchange, 503, { status: 'stopping' })
  const { services } = exchange
  const [database, store] = await Promise.all([
    isPresent(() => sql`select 1`.execute(createContext(services).em.getKysely())),
    isPresent(() => services.store.check()),
  ])
  const parts = { database, store, live: services.live.isListening }
  const isReady = Object.values(parts).every(Boolean)
  answer(exchange, isReady ? 200 : 503, { status: isReady ? 'ok' : 'unavailable', ...parts })
}

async function isPresent(ask: () => Promise<unknown>): Promise<boolean> {
  const answered = ask().then(
    () => true,
    () => false,
  )
  return await Promise.race([answered, sleep(patienceMillis, false, { ref: false })])
}

function answer({ request, response }: Exchange, status: number, body: Record<string, unknown>): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(request.method === 'HEAD' ? '' : JSON.stringify(body))
}
