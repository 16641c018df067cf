import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, createClient } from 'graphql-ws'
import WebSocket from 'ws'
import { isTerminal } from '../../src/work/work-states.ts'
import type { Client as TestClient } from '../support/test-client.ts'
import type { Watched, WatchedState } from './watched.ts'

const again = 100

/** What was seen of a piece of work last, and on which connection. */
type Seen = { version: number; attempt: number; itemsDone: number; connection: number }

/**
 * Follows work over one socket, which connects again whenever it breaks. On one connection the versions of a piece of
 * work strictly grow; over a new one the present state may come a second time, but never an older one. Attempts never go
 * back, nor do the entries that an attempt at a job has done.
 */
export class WorkWatcher implements AsyncDisposable {
  readonly findings: string[] = []
  readonly counts = { works: 0, states: 0, connections: 0, faultyStates: 0, refusals: 0 }
  readonly #client: Client
  #socket: WebSocket | null = null

  constructor({ url, secret }: TestClient) {
    this.#client = createClient({
      url: `${url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${secret}` },
      retryAttempts: Number.POSITIVE_INFINITY,
      shouldRetry: () => true,
      retryWait: () => sleep(again),
      on: {
        connected: (socket) => {
          this.counts.connections++
          // It is what `webSocketImpl` makes.
          this.#socket = socket as WebSocket
        },
      },
    })
  }

  /** Gives the terminal state, once it was seen. */
  async follow<State extends WatchedState>(
    id: string,
    options: { watched: Watched<State>; signal: AbortSignal; onState?: (state: State) => void },
  ): Promise<State> {
    this.counts.works++
    const seen: Seen = { version: 0, attempt: 0, itemsDone: 0, connection: 0 }
    while (true) {
      options.signal.throwIfAborted()
      try {
        const last = await this.#followOnce(id, seen, options)
        if (last !== null && isTerminal(last.state)) return last
        if (last !== null)
          this.findings.push(`${options.watched.kind} ${id}: its stream ended in state ${last.state}`)
      } catch {
        // Refused, since the database was away.
        this.counts.refusals++
      }
      await sleep(again)
    }
  }

  /** The socket breaks, as any does now and then. */
  cut(): void {
    this.#socket?.terminate()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#client.dispose()
  }

  /** The last state; null where the last event was an error. */
  async #followOnce<State extends WatchedState>(
    id: string,
    seen: Seen,
    {
      watched,
      signal,
      onState,
    }: { watched: Watched<State>; signal: AbortSignal; onState?: (state: State) => void },
  ): Promise<State | null> {
    let last: State | null = null
    // A new subscription begins with the present state, as does a new connection.
    seen.connection = 0
    const query = watched.document.toString()
    const states = this.#client.iterate<Record<string, State>>({ query, variables: { id } })
    const leave = () => void states.return?.()
    signal.addEventListener('abort', leave, { once: true })
    try {
      for await (const { data } of states) {
        last = data?.[watched.field] ?? null
        if (last === null) {
          this.counts.faultyStates++
          continue
        }
        this.counts.states++
        this.#check(last, { seen, watched })
        onState?.(last)
      }
      return last
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  #check<State extends WatchedState>(
    { id, version, state, attempt, progress }: State,
    { seen, watched }: { seen: Seen; watched: Watched<State> },
  ): void {
    const { itemsDone } = progress
    const isFirst = seen.connection !== this.counts.connections
    const isUndone = !watched.takesBack && attempt === seen.attempt && itemsDone < seen.itemsDone
    const isBack = attempt < seen.attempt || isUndone
    if (isBack || (isFirst ? version < seen.version : version <= seen.version)) {
      const now = { version, attempt, itemsDone, state }
      this.findings.push(`${watched.kind} ${id}: after ${JSON.stringify(seen)} came ${JSON.stringify(now)}`)
    }
    Object.assign(seen, { version, attempt, itemsDone, connection: this.counts.connections })
  }
}
