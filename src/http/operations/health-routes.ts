import type { Services } from '../../context.ts'
import type { Exchange, Route } from '../route.ts'
import { createReadiness } from './readiness.ts'

/**
 * Whether the process lives, and whether requests can be served now or what stands in the way.
 * @param draining Aborted when this process serves those alone who don't know yet that it's about to stop.
 */
export function healthRoutes(services: Services, draining: AbortSignal): readonly Route[] {
  const checkAll = createReadiness(services)
  const tellReadiness = async (exchange: Exchange): Promise<void> => {
    if (draining.aborted) return answer(exchange, 503, { status: 'stopping' })
    const checks = await checkAll()
    const isReady = Object.values(checks).every(Boolean)
    answer(exchange, isReady ? 200 : 503, { status: isReady ? 'ok' : 'unavailable', checks })
  }
  return [
    { methods: ['GET', 'HEAD'], path: '/healthz', handle: tellHealth },
    { methods: ['GET', 'HEAD'], path: '/readyz', handle: tellReadiness },
  ]
}

/** The process lives: it answers. */
async function tellHealth(exchange: Exchange): Promise<void> {
  answer(exchange, 200, { status: 'ok' })
}

function answer({ request, response }: Exchange, status: number, body: Record<string, unknown>): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(request.method === 'HEAD' ? '' : JSON.stringify(body))
}
