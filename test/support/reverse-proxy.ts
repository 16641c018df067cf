import { once } from 'node:events'
import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http'
import { connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/** How often a node is asked whether it's ready. */
const checkMillis = 50

type Node = { url: string; isReady: boolean; sockets: Set<Duplex>; agent: Agent }

/** One address for several nodes, which may come and go. */
export type ReverseProxy = AsyncDisposable & {
  url: string
  /** Sends requests to a node as soon as it says that it's ready. */
  add(url: string): Promise<void>
  /** Forgets a node that has ended. */
  remove(url: string): void
  /** Whether a node gets requests now. */
  isReady(url: string): boolean
  /** How many websockets lead to a node. */
  countSockets(url: string): number
}

/**
 * Shares requests and websockets out among nodes that are ready, in turn, as nginx or Caddy would: where a node refuses
 * the connection the next one is tried, but what was sent is never sent again.
 */
export async function startReverseProxy(): Promise<ReverseProxy> {
  const nodes = new Map<string, Node>()
  const stopping = new AbortController()
  let turn = 0
  const inTurn = () => {
    const ready = [...nodes.values()].filter(({ isReady }) => isReady)
    const first = turn++ % Math.max(ready.length, 1)
    return [...ready.slice(first), ...ready.slice(0, first)]
  }
  const server = createServer((incoming, outgoing) => {
    // Whatever breaks on the way breaks the client's connection too.
    forward(inTurn(), { incoming, outgoing }).catch(() => outgoing.destroy())
  })
  server.on('upgrade', (incoming, client, head) => {
    client.on('error', () => {})
    forwardSocket(inTurn(), { incoming, client, head }).catch(() => client.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    add: async (url) => {
      const node: Node = { url, isReady: false, sockets: new Set(), agent: new Agent({ keepAlive: true }) }
      nodes.set(url, node)
      node.isReady = await askReadiness(url)
      void check(node, () => nodes.get(url) === node && !stopping.signal.aborted)
      while (!node.isReady) await sleep(checkMillis)
    },
    remove: (url) => {
      nodes.get(url)?.agent.destroy()
      nodes.delete(url)
    },
    isReady: (url) => nodes.get(url)?.isReady ?? false,
    countSockets: (url) => nodes.get(url)?.sockets.size ?? 0,
    [Symbol.asyncDispose]: async () => {
      stopping.abort()
      for (const { agent, sockets } of nodes.values()) {
        agent.destroy()
        for (const socket of sockets) socket.destroy()
      }
      server.closeAllConnections()
      server.close()
    },
  }
}

async function check(node: Node, isWanted: () => boolean): Promise<void> {
  while (isWanted()) {
    node.isReady = await askReadiness(node.url)
    await sleep(checkMillis)
  }
}

async function askReadiness(url: string): Promise<boolean> {
  const asked = request(`${url}/readyz`, { agent: false })
  asked.end()
  try {
    const [response]: IncomingMessage[] = await once(asked, 'response')
    response?.resume()
    return response?.statusCode === 200
  } catch {
    return false
  }
}

async function forward(
  nodes: readonly Node[],
  { incoming, outgoing }: { incoming: IncomingMessage; outgoing: ServerResponse },
): Promise<void> {
  const { method, url, headers } = incoming
  for (const node of nodes) {
    const upstream = request(`${node.url}${url}`, { method, headers: endToEnd(headers), agent: node.agent })
    const answered = once(upstream, 'response')
    answered.catch(() => {})
    upstream.on('error', () => {})
    if (!(await isConnected(upstream))) {
      node.isReady = false
      continue
    }
    // A client that leaves takes its request along.
    outgoing.once('close', () => upstream.destroy())
    const sent = pipeline(incoming, upstream)
    // A node that refuses a body may answer before it has read all of it.
    sent.catch(() => {})
    const [response]: IncomingMessage[] = await answered
    if (response === undefined) throw new Error('no response')
    outgoing.writeHead(response.statusCode ?? 502, endToEnd(response.headers))
    await pipeline(response, outgoing)
    return
  }
  outgoing.writeHead(502).end('no node is there')
}

async function forwardSocket(
  nodes: readonly Node[],
  { incoming, client, head }: { incoming: IncomingMessage; client: Duplex; head: Buffer },
): Promise<void> {
  for (const node of nodes) {
    const { hostname, port } = new URL(node.url)
    const upstream = connect(Number(port), hostname)
    if (!(await isOpen(upstream))) {
      node.isReady = false
      continue
    }
    const lines = incoming.rawHeaders.flatMap((name, n, all) => (n % 2 === 0 ? `${name}: ${all[n + 1]}` : []))
    upstream.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    upstream.write(head)
    node.sockets.add(client)
    client.once('close', () => node.sockets.delete(client))
    await pipeline(client, upstream, client)
    return
  }
  client.destroy()
}

async function isConnected(upstream: ClientRequest): Promise<boolean> {
  const [socket]: Socket[] = await once(upstream, 'socket').catch(() => [])
  return socket !== undefined && (!socket.connecting || (await isOpen(socket)))
}

async function isOpen(socket: Socket): Promise<boolean> {
  return await once(socket, 'connect').then(
    () => true,
    () => false,
  )
}

/** Without those headers that are about one connection (RFC 9110, section 7.6.1). */
function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _, 'keep-alive': __, ...others } = headers
  return others
}
