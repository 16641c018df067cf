import { once } from 'node:events'
import WebSocket from 'ws'
import { waitFor } from '../support/wait-for.ts'

type Payload = Record<string, unknown> & { data?: unknown; errors?: unknown }

type Message = { type: string; id?: string; payload?: Payload }

/** The client's end of a socket, message by message. */
export type Socket = Disposable & {
  raw: WebSocket
  messages: Message[]
  send(message: Message | string): void
  subscribe(id: string, query: string, variables?: Record<string, unknown>): void
  /** Waits for a message that `is` what is meant. */
  receive(is: (message: Message) => boolean): Promise<Message>
  /** Resolves with code and reason when the server has closed the socket. */
  closed: Promise<{ code: number; reason: string }>
}

export async function openSocket(url: string, headers: Record<string, string> = {}): Promise<Socket> {
  const raw = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers })
  const messages: Message[] = []
  raw.on('message', (text) => messages.push(JSON.parse(String(text))))
  raw.on('error', () => {})
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    raw.once('close', (code, reason) => resolve({ code, reason: String(reason) }))
  })
  await once(raw, 'open')
  const send = (message: Message | string) =>
    raw.send(typeof message === 'string' ? message : JSON.stringify(message))
  return {
    raw,
    messages,
    send,
    closed,
    subscribe: (id, query, variables = {}) => send({ type: 'subscribe', id, payload: { query, variables } }),
    receive: (is) => waitFor(() => messages.find(is)),
    [Symbol.dispose]: () => raw.terminate(),
  }
}

/** Opens a socket and says who it is. */
export async function openSocketWithKey(url: string, secret: string): Promise<Socket> {
  const socket = await openSocket(url)
  socket.send({ type: 'connection_init', payload: { authorization: `Bearer ${secret}` } })
  await socket.receive(({ type }) => type === 'connection_ack')
  return socket
}
