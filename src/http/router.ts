import type { IncomingMessage, ServerResponse } from 'node:http'
import createPaths from 'find-my-way'
import type { Services } from '../context.ts'
import { ExpectedError } from '../errors.ts'
import { explainOutage } from '../graphql/explain-outage.ts'
import { faultMessage, type ReportFault } from '../graphql/mask-error.ts'
import type { Logger } from '../log.ts'
import { statusOf } from './error-status.ts'
import { type Refusal, refuse } from './refuse.ts'
import type { Route } from './route.ts'
import { setSecurityHeaders } from './security-headers.ts'

/** Hands each request to its route, and answers where there is none or where it fails. The promise never rejects. */
export function createRouter(
  services: Services,
  options: { routes: readonly Route[]; reportFault: ReportFault },
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const paths = createPaths({
    ignoreTrailingSlash: true,
    maxParamLength: 1_000,
    defaultRoute: (request, response) => refuse({ request, response }, missing(request, response)),
  })
  for (const { methods, path, handle } of options.routes) {
    paths.on([...methods], path, (request, response, parameters) =>
      handle({ services, request, response, parameters, query: queryOf(request) }),
    )
  }
  const missing = (request: IncomingMessage, response: ServerResponse): Refusal => {
    const allowed = methods.filter((method) => paths.find(method, request.url ?? '/') !== null)
    if (allowed.length === 0) return { status: 404, code: 'NOT_FOUND', message: 'There is nothing here.' }
    response.setHeader('allow', allowed.join(', '))
    return { status: 405, code: 'METHOD_NOT_ALLOWED', message: `Use ${allowed.join(' or ')} here.` }
  }
  return async (request, response) => {
    setSecurityHeaders(response)
    try {
      await paths.lookup(request, response)
    } catch (error) {
      // The client has left, or has half an answer: there is nothing to say.
      if (response.headersSent || request.socket.destroyed) response.destroy()
      else await refuse({ request, response }, explain(error, { log: services.log, ...options }))
    }
  }
}

const methods = ['GET', 'HEAD', 'POST', 'PUT'] as const

function queryOf({ url = '' }: IncomingMessage): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start === -1 ? '' : url.slice(start + 1))
}

function explain(error: unknown, { log, reportFault }: { log: Logger; reportFault: ReportFault }): Refusal {
  if (error instanceof ExpectedError) {
    return { status: statusOf(error), code: error.code, message: error.message }
  }
  const outage = explainOutage(error)
  if (outage !== null) {
    log.warn({ err: error }, outage.message)
    return outage
  }
  return { status: 500, code: 'INTERNAL_SERVER_ERROR', message: faultMessage(reportFault(error)) }
}
