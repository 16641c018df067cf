import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { hasBody } from './has-body.ts'

/** An error as clients see it: a code for programs, a sentence for people. `retryAfter` in seconds. */
export type Refusal = { status: number; code: string; message: string; retryAfter?: number }

/** How long a client that is still sending is listened to, after its answer. */
const lingerMillis = 2000

/**
 * Answers with an error as JSON. Where the client is still sending a body that nobody wants, the connection ends with
 * this answer, but not at once: closing a socket with unread bytes resets it, and the client might never see the answer.
 */
export async function refuse(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { status, code, message, retryAfter }: Refusal,
): Promise<void> {
  const body = JSON.stringify({ code, message })
  const isSending = hasBody(request) && !request.complete
  if (retryAfter !== undefined) response.setHeader('retry-after', retryAfter)
  if (isSending) response.setHeader('connection', 'close')
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    ...(status === 401 && { 'www-authenticate': 'Bearer' }),
  })
  response.write(request.method === 'HEAD' ? '' : body)
  if (isSending) await linger(request)
  response.end()
}

/** Listens on to a client that is still sending, for a while, so that it sees the answer. */
export async function linger(request: IncomingMessage): Promise<void> {
  request.resume()
  const signal = AbortSignal.timeout(lingerMillis)
  // Either way the connection is done with.
  await finished(request, { signal, cleanup: true }).catch(() => {})
}
