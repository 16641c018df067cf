import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * The bytes of a request as they come. A client that asked before sending (RFC 9110, section 10.1.1) is told to go on
 * when the first byte is wanted, and so never sends bytes that nobody takes. One that sends nothing for `stallSeconds`
 * while somebody waits for it loses its connection.
 */
export async function* requestBody(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { stallSeconds }: { stallSeconds: number },
): AsyncGenerator<Buffer> {
  if (request.headers.expect?.toLowerCase() === '100-continue') response.writeContinue()
  let isWaiting = true
  const timer = setTimeout(() => isWaiting && request.destroy(), stallSeconds * 1000)
  try {
    // The default would destroy the socket when the reader leaves early, and with it the answer that says why.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      isWaiting = false
      yield chunk
      isWaiting = true
      timer.refresh()
    }
  } finally {
    clearTimeout(timer)
  }
}
