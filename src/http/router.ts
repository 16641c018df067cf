import type { IncomingMessage, ServerResponse } from 'node:http'
import createPaths, { type HTTPMethod } from 'find-my-way'
import type { Services } from '../context.ts'
import { ExpectedError } from '../errors.ts'
import { explainOutage } from '../graphql/explain-outage.ts'
import { faultMessage, type ReportFault } from '../graphql/mask-error.ts'
import { statusOf } from './error-status.ts'
import { observeRequest } from './observe-request.ts'
import { type Refusal, refuse } from './refuse.ts'
import { requestIdOf } from './request-id.ts'
import type { Exchange, Route } from './route.ts'
import { setSecurityHeaders } from './security-headers.ts'

/**
 * Hands each request to its route under an id, and answers where there is none or where it fails. The promise never
 * rejects.
 */
export function createRouter(
  services: Services,
  options: {
    routes: readonly Route[]
    reportFault: ReportFault
    showPage: (exchange: Exchange) => Promise<boolean>
  },
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const paths = createPaths({ ignoreTrailingSlash: true, maxParamLength: 1_000 })
  for (const route of options.routes) paths.on([...route.methods], route.path, () => {}, route)
  const find = ({ method, url = '/' }: IncomingMessage) => {
    const found = paths.find(method as HTTPMethod, url)
    // What was stored with each path.
    return found && { route: found.store as Route, parameters: found.params }
  }
  const missing = (request: IncomingMessage, response: ServerResponse): Refusal => {
    const allowed = methods.filter((method) => paths.find(method, request.url ?? '/') !== null)
    if (allowed.length === 0) return { status: 404, code: 'NOT_FOUND', message: 'There is nothing here.' }
    response.setHeader('allow', allowed.join(', '))
    return { status: 405, code: 'METHOD_NOT_ALLOWED', message: `Use ${allowed.join(' or ')} here.` }
  }
  return async (request, response) => {
    const requestId = requestIdOf(request)
    const own = { ...services, log: services.log.child({ requestId }) }
    setSecurityHeaders(response)
    response.setHeader('x-request-id', requestId)
    const found = find(request)
    const exchange = (parameters: Exchange['parameters']): Exchange => ({
      services: own,
      requestId,
      request,
      response,
      parameters,
      query: queryOf(request),
    })
    observeRequest(own, { request, response, route: found?.route.path ?? null })
    try {
      if (found === null) {
        if (wantsPage(request) && (await options.showPage(exchange({})))) return
        return await refuse({ request, response }, missing(request, response))
      }
      const { route, parameters } = found
      await route.handle(exchange(parameters))
    } catch (error) {
      // The client has left, or has half an answer: there is nothing to say.
      if (response.headersSent || request.socket.destroyed) response.destroy()
      else await refuse({ request, response }, explain(own, error, options.reportFault))
    }
  }
}

const methods = ['GET', 'HEAD', 'POST', 'PUT'] as const

/** Where nothing else is, a browser is shown a page. */
function wantsPage({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept?.includes('text/html') ?? false)
}

function queryOf({ url = '' }: IncomingMessage): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start === -1 ? '' : url.slice(start + 1))
}

function explain(services: Services, error: unknown, reportFault: ReportFault): Refusal {
  if (error instanceof ExpectedError) {
    return { status: statusOf(error), code: error.code, message: error.message }
  }
  const outage = explainOutage(services, error)
  if (outage !== null) return outage
  const message = faultMessage(reportFault(error, services.log))
  return { status: 500, code: 'INTERNAL_SERVER_ERROR', message }
}
