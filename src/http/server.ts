import { createServer, type Server as HttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../context.ts'
import { createEngine } from '../graphql/engine.ts'
import { createErrorMask, createFaultLog } from '../graphql/mask-error.ts'
import { addressUrl } from '../lib/address-url.ts'
import { createConsole } from './console/console-routes.ts'
import { AccountQuota } from './graphql/account-quota.ts'
import { graphqlPath, graphqlRoutes } from './graphql/graphql-routes.ts'
import { Websockets } from './graphql/websockets.ts'
import { InFlight } from './in-flight.ts'
import { listen } from './listen.ts'
import { healthRoutes } from './operations/health-routes.ts'
import { demandAdmin, metricsRoutes } from './operations/metrics-routes.ts'
import { createRouter } from './router.ts'
import { schemaRoutes } from './schema-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { downloadRoutes } from './transfers/download-routes.ts'
import { tusRoutes } from './transfers/tus/tus-routes.ts'
import { uploadRoutes } from './transfers/upload-routes.ts'

/** A connection on which nothing moves for so long is closed. The whole of a request may take hours: uploads do. */
const stallMillis = 120_000

/** Against clients that send their headers byte by byte. */
const headersMillis = 15_000

/** Longer than the 60 s for which proxies keep a connection, or they'd send requests into closed ones. */
const keepAliveMillis = 65_000

/** How long requests may take to end when the server stops. */
const farewellMillis = 3_000

/**
 * Serves everything that speaks HTTP. Disposing drains it, for as long as is configured, so that whoever shares out
 * requests learns from `/readyz` to go elsewhere; and then ends it: sockets and event streams at once, short requests on
 * time.
 */
export type Server = AsyncDisposable & { url: string; port: number }

/**
 * @param options.draining Aborted when it begins to drain.
 * @throws OperatorError where the address can't be had.
 */
export async function startServer(
  services: Services,
  { draining = new AbortController() }: { draining?: AbortController } = {},
): Promise<Server> {
  const { config } = services
  const reportFault = createFaultLog()
  const maskError = createErrorMask(reportFault)
  const engine = createEngine(services, maskError)
  const quota = new AccountQuota(config.socketsPerAccount)
  const stopping = new AbortController()
  const inFlight = new InFlight()
  const webConsole = createConsole()
  const route = createRouter(services, {
    reportFault,
    showPage: webConsole.showPage,
    routes: [
      ...webConsole.routes,
      ...healthRoutes(services, draining.signal),
      ...metricsRoutes(services, { mayRead: demandAdmin }),
      ...graphqlRoutes({ engine, maskError, quota, stopping: stopping.signal }),
      ...uploadRoutes,
      ...tusRoutes,
      ...downloadRoutes,
      ...signInRoutes,
      ...schemaRoutes,
    ],
  })
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    // A connection that ends with this answer is not in use when the others are closed.
    if (draining.signal.aborted) response.shouldKeepAlive = false
    inFlight.add(route(request, response))
  }
  const http = createServer(
    {
      connectionsCheckingInterval: 5_000,
      headersTimeout: headersMillis,
      keepAliveTimeout: keepAliveMillis,
      requestTimeout: 0,
      // Others, such as that to HTTP/2, may be ignored (RFC 9110, section 7.8).
      shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
    },
    handle,
  )
  // Whoever reads the body says 100 Continue, and so nobody sends what is refused.
  http.on('checkContinue', handle)
  http.setTimeout(stallMillis)
  const port = await listen(http, { ...config, settings: 'STEVEDORE' })
  const websockets = new Websockets(services, { engine, quota })
  http.on('upgrade', (request, connection, head) => {
    if (request.url?.split('?', 1)[0] === graphqlPath) websockets.accept(request, connection, head)
    else refuseUpgrade(connection)
  })
  return {
    url: addressUrl({ host: config.host, port }),
    port,
    [Symbol.asyncDispose]: async () => {
      draining.abort()
      await sleep(config.drainSeconds * 1000)
      stopping.abort()
      const stopped = Promise.all([close(http), websockets[Symbol.asyncDispose]()])
      // Who closes the database next must find nobody at it, if that can be had.
      const settled = stopped.then(() => inFlight.settle())
      await Promise.race([settled, sleep(farewellMillis + 500, undefined, { ref: false })])
    },
  }
}

function refuseUpgrade(connection: Duplex): void {
  connection.on('error', () => {})
  connection.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}

async function close(http: HttpServer): Promise<void> {
  const closed = new Promise<void>((resolve) => http.close(() => resolve()))
  // Connections become idle one by one, as their requests end.
  const idle = setInterval(() => http.closeIdleConnections(), 20)
  const deadline = setTimeout(() => http.closeAllConnections(), farewellMillis)
  await closed
  clearInterval(idle)
  clearTimeout(deadline)
}
