import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { CloseCode, handleProtocols } from 'graphql-ws'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Services } from '../../context.ts'
import type { Engine } from '../../graphql/engine.ts'
import { InFlight } from '../in-flight.ts'
import { requestIdOf } from '../request-id.ts'
import type { AccountQuota } from './account-quota.ts'
import { createProtocol, type Protocol } from './websocket-protocol.ts'

/** A socket that hasn't answered a ping when the next one is due is dead. */
const pingMillis = 15_000

/** How many bytes of answers may wait for a client to take them before no more is heard of it. */
const maxWaitingBytes = 1024 ** 2

/** How long a client has to agree to the end of its socket. */
const farewellMillis = 1_000

/** GraphQL over websockets, by the protocol graphql-transport-ws. */
export class Websockets implements AsyncDisposable {
  readonly #server: WebSocketServer
  readonly #protocol: Protocol
  readonly #services: Services
  readonly #silent = new WeakSet<WebSocket>()
  readonly #pings: NodeJS.Timeout
  readonly #inFlight = new InFlight()

  constructor(services: Services, options: { engine: Engine; quota: AccountQuota }) {
    this.#services = services
    this.#protocol = createProtocol(services, options)
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: services.config.maxRequestBytes,
      handleProtocols,
    })
    this.#pings = setInterval(() => this.#ping(), pingMillis)
  }

  /** Takes over the connection of a request that asks for it. */
  accept(request: IncomingMessage, connection: Duplex, head: Buffer): void {
    this.#server.handleUpgrade(request, connection, head, (socket) => {
      hearWhoListens(socket, connection)
      this.#open(socket, request)
    })
  }

  /** Tells every client to go and come back, and waits for the operations that were under way. */
  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#pings)
    for (const socket of this.#server.clients) socket.close(1001, 'Going away')
    const deadline = AbortSignal.timeout(farewellMillis)
    while (this.#server.clients.size > 0 && !deadline.aborted) await sleep(10)
    for (const socket of this.#server.clients) socket.terminate()
    this.#server.close()
    await this.#inFlight.settle()
  }

  #open(socket: WebSocket, request: IncomingMessage): void {
    const closed = new AbortController()
    const requestId = requestIdOf(request)
    const log = this.#services.log.child({ requestId })
    const { sockets } = this.#services.metrics.http
    sockets.inc()
    // Without a handler, a client that breaks the protocol of websockets would end the process.
    socket.on('error', (error) => log.debug({ err: error }, 'a socket broke'))
    socket.on('pong', () => this.#silent.delete(socket))
    const fail = (error: unknown) => {
      log.error({ err: error }, 'a message on a socket failed')
      socket.close(CloseCode.InternalServerError, 'Internal server error')
    }
    const onClosed = this.#protocol.opened(
      {
        protocol: socket.protocol,
        send: (message) => send(socket, message),
        close: (code, reason) => socket.close(code, reason),
        onMessage: (take) => {
          socket.on('message', (message) => {
            // A socket that was told to close may still send, but is not heard.
            if (socket.readyState !== socket.OPEN) return
            this.#inFlight.add(take(String(message)).catch(fail))
          })
        },
      },
      { socket, request, requestId, log, closed: closed.signal, caller: null, inFlight: this.#inFlight },
    )
    socket.once('close', (code, reason) => {
      sockets.dec()
      closed.abort()
      this.#inFlight.add(onClosed(code, String(reason)).catch(fail))
    })
  }

  #ping(): void {
    for (const socket of this.#server.clients) {
      if (this.#silent.has(socket)) {
        socket.terminate()
        continue
      }
      this.#silent.add(socket)
      socket.ping()
    }
  }
}

/** A client that sends without taking its answers is not read until it has: else they'd pile up here. */
function hearWhoListens(socket: WebSocket, connection: Duplex): void {
  const hold = () => {
    if (connection.writableNeedDrain && connection.writableLength > maxWaitingBytes) socket.pause()
  }
  // Both are answered, one by our protocol and the other by that of websockets.
  socket.on('message', hold)
  socket.on('ping', hold)
  connection.on('drain', () => socket.resume())
}

/** Waits until the message has left, so that a slow client's events don't pile up here. */
async function send(socket: WebSocket, message: string): Promise<void> {
  if (socket.readyState !== socket.OPEN) return
  await new Promise<void>((resolve) => socket.send(message, () => resolve()))
}
