import { Registry } from '@prometheus-io/client'
import { demandScope } from '../../accounts/demand-scope.ts'
import type { Services } from '../../context.ts'
import { UnauthenticatedError } from '../../errors.ts'
import { authenticateRequest } from '../authenticate-request.ts'
import type { Exchange, Route } from '../route.ts'
import { createSharedMetrics } from './shared-metrics.ts'

/**
 * What Prometheus reads: how this process fares, and how much work waits and runs in all of them.
 * @param options.mayRead Rejects where the one who asks may not.
 */
export function metricsRoutes(
  services: Services,
  options: { mayRead: (exchange: Exchange) => Promise<void> },
): readonly Route[] {
  const printShared = createSharedMetrics(services)
  const handle = async (exchange: Exchange): Promise<void> => {
    await options.mayRead(exchange)
    // First, since the process's own say whether that could be read.
    const shared = await printShared()
    const body = `${await services.metrics.print()}\n${shared}`
    exchange.response.writeHead(200, {
      'content-type': Registry.PROMETHEUS_CONTENT_TYPE,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
    })
    exchange.response.end(exchange.request.method === 'HEAD' ? '' : body)
  }
  return [{ methods: ['GET', 'HEAD'], path: '/metrics', handle }]
}

/** @throws UnauthenticatedError, ForbiddenError */
export async function demandAdmin({ services, request }: Exchange): Promise<void> {
  const caller = await authenticateRequest(services, request.headers)
  if (caller === null) throw new UnauthenticatedError('This needs an API key or a session.')
  demandScope(caller, 'ADMIN')
}
