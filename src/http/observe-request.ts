import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Services } from '../context.ts'

/** Asked for all the time, and by machines alone. */
const dull = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Counts a request and logs it when it has ended. Its path and query may hold secrets and are anyone's to choose: it goes
 * by the pattern of its route.
 */
export function observeRequest(
  { log, metrics }: Pick<Services, 'log' | 'metrics'>,
  { request, response, route }: { request: IncomingMessage; response: ServerResponse; route: string | null },
): void {
  const start = performance.now()
  response.once('close', () => {
    const labels = { method: route === null ? 'any' : (request.method ?? 'any'), route: route ?? 'none' }
    const seconds = (performance.now() - start) / 1000
    const { statusCode } = response
    const wasAnswered = response.headersSent
    const status = wasAnswered ? `${Math.floor(statusCode / 100)}xx` : 'aborted'
    metrics.http.requests.inc({ ...labels, status })
    if (!isEventStream(response)) metrics.http.durations.observe(labels, seconds)
    if (dull.has(labels.route)) return
    const told = wasAnswered ? statusCode : null
    log.debug({ ...labels, status: told, seconds, whole: response.writableFinished }, 'a request ended')
  })
}

function isEventStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/event-stream')
}
