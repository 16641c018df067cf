import { createServer } from 'node:http'
import type { Services } from '../../context.ts'
import { createFaultLog } from '../../graphql/mask-error.ts'
import { addressUrl } from '../../lib/address-url.ts'
import { listen } from '../listen.ts'
import { createRouter } from '../router.ts'
import { healthRoutes } from './health-routes.ts'
import { metricsRoutes } from './metrics-routes.ts'

/** Asked by machines of the same network, which are quick. */
const stallMillis = 15_000

/** Serves health and metrics without a key, at an address of its own, whatever the roles of the process are. */
export type OperationsServer = AsyncDisposable & { url: string }

/** @throws OperatorError where the address can't be had. */
export async function startOperationsServer(
  services: Services,
  { draining, ...address }: { host: string; port: number; draining: AbortSignal },
): Promise<OperationsServer> {
  const route = createRouter(services, {
    reportFault: createFaultLog(),
    showPage: async () => false,
    routes: [...healthRoutes(services, draining), ...metricsRoutes(services, { mayRead: async () => {} })],
  })
  const http = createServer({ headersTimeout: stallMillis, requestTimeout: stallMillis }, route)
  const port = await listen(http, { ...address, settings: 'STEVEDORE_OPERATIONS' })
  const url = addressUrl({ host: address.host, port })
  services.log.info({ url }, 'health and metrics are served')
  return {
    url,
    [Symbol.asyncDispose]: async () => {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
    },
  }
}
