import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Caller } from '../../accounts/caller.ts'
import type { Exchange } from '../route.ts'
import type { AccountQuota } from './account-quota.ts'
import { credentialEnds } from './credential-ends.ts'
import { BodyRefusedError } from './read-body.ts'

/**
 * Sends a result as it comes, event by event, until it ends, the client leaves, the server stops or the caller's
 * credential ends.
 * @throws BodyRefusedError where the account has too many streams and sockets open.
 */
export async function sendStream(
  { services, request, response }: Exchange,
  stream: { result: Response; caller: Caller | null; quota: AccountQuota; stopping: AbortSignal },
): Promise<void> {
  const { result, caller, quota, stopping } = stream
  if (result.body === null) throw new Error('a stream without a body')
  // Someone without a credential gets one event, with an error.
  using place = caller === null ? { [Symbol.dispose]() {} } : quota.take(caller.accountId)
  if (place === null) {
    await result.body.cancel()
    throw new BodyRefusedError(429, 'TOO_MANY_STREAMS', tooManyStreams(quota.max))
  }
  const { eventStreams } = services.metrics.http
  eventStreams.inc()
  response.once('close', () => eventStreams.dec())
  const ended = new AbortController()
  const signal = AbortSignal.any([stopping, ended.signal])
  const watch =
    caller &&
    credentialEnds(services, { with: request.headers, by: caller, signal }).then(() => ended.abort())
  // Node's ReadableStream and that of the platform are the same, declared twice.
  const events = Readable.fromWeb(result.body as never)
  response.setHeaders(result.headers)
  // Proxies that collect answers would hold events back; and what is told to one caller is for no cache.
  response.writeHead(result.status, { 'x-accel-buffering': 'no', 'cache-control': 'no-store' })
  try {
    await pipeline(events, response, { signal })
  } catch (error) {
    // Cut off, so that the client knows that it wasn't the end, and asks again.
    response.destroy()
    if (!signal.aborted) services.log.debug({ err: error }, 'an event stream broke')
  }
  ended.abort()
  // The subscription may still read a state that nobody gets.
  if (!events.closed) await once(events, 'close')
  await watch
}

export function tooManyStreams(max: number): string {
  return `An account may have ${max} sockets and event streams open at a time.`
}
