import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { buffer } from 'node:stream/consumers'

/**
 * What befalls a request. ANSWER: another answer than the store's. HANG: none. RESET: the connection breaks before one.
 * LOSE: the store does what it's asked, but the answer gets lost. CUT and STALL: after so many bytes of the answer the
 * connection breaks, or is silent. DAMAGE: the answer's checksum is another.
 */
export type Trouble =
  | { kind: 'ANSWER'; status: number; code: string | null }
  | { kind: 'HANG' | 'RESET' | 'LOSE' | 'DAMAGE' }
  | { kind: 'CUT' | 'STALL'; after: number }

export type S3Proxy = AsyncDisposable & {
  endpoint: string
  /** Decides about each request from now on, by its method and URL. */
  trouble: (asked: string) => Trouble | null
  /** Method, URL and range of each request so far. */
  requests: string[]
}

/**
 * A way to a real S3 server on which things go wrong as they are told to.
 * @param tls Of a way that is encrypted, in PEM.
 */
export async function startS3Proxy(
  endpoint: string,
  tls: { key: Buffer; cert: Buffer } | null = null,
): Promise<S3Proxy> {
  const handle = (incoming: IncomingMessage, response: ServerResponse) => {
    const asked = `${incoming.method} ${incoming.url}`
    proxy.requests.push(`${asked} ${incoming.headers.range ?? ''}`.trim())
    // Whoever has left needs no answer.
    pass(incoming, response, proxy.trouble(asked)).catch(() => response.destroy())
  }
  const server = tls === null ? createServer(handle) : createTlsServer(tls, handle)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const proxy: S3Proxy = {
    endpoint: `${tls === null ? 'http' : 'https'}://127.0.0.1:${port}`,
    trouble: () => null,
    requests: [],
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return proxy

  async function pass(incoming: IncomingMessage, response: ServerResponse, trouble: Trouble | null) {
    const { method, url: path, headers } = incoming
    const body = await buffer(incoming)
    switch (trouble?.kind) {
      case 'HANG':
        return
      case 'RESET':
        response.destroy()
        return
      case 'ANSWER':
        response.writeHead(trouble.status, { 'content-type': 'application/xml' })
        response.end(trouble.code && `<Error><Code>${trouble.code}</Code><Message>no</Message></Error>`)
        return
    }
    // With the host for which it's signed.
    const onward = request(`${endpoint}${path}`, { method, headers, agent: false })
    // A store that has answered already need not take the rest.
    onward.on('error', () => {})
    onward.end(body)
    const [answer]: IncomingMessage[] = await once(onward, 'response')
    if (answer === undefined) return
    const bytes = await buffer(answer)
    await giveBack(response, { answer, bytes, trouble })
  }
}

async function giveBack(
  response: ServerResponse,
  { answer, bytes, trouble }: { answer: IncomingMessage; bytes: Buffer; trouble: Trouble | null },
): Promise<void> {
  if (trouble?.kind === 'LOSE') {
    response.destroy()
    return
  }
  const falsified = trouble?.kind === 'DAMAGE' && { 'x-amz-checksum-crc32': 'AAAAAA==' }
  response.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...falsified })
  if (trouble?.kind !== 'CUT' && trouble?.kind !== 'STALL') {
    response.end(bytes)
    return
  }
  const { after } = trouble
  await new Promise((resolve) => response.write(bytes.subarray(0, after), resolve))
  if (trouble.kind === 'CUT') response.destroy()
}

/** Trouble for the first requests of a kind only. */
export function first(
  count: number,
  trouble: Trouble,
  of: (asked: string) => boolean = () => true,
): S3Proxy['trouble'] {
  let left = count
  return (asked) => (of(asked) && left-- > 0 ? trouble : null)
}
