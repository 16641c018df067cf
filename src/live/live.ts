import pg from 'pg'
import { abortable } from '../lib/abortable.ts'
import type { Logger } from '../log.ts'
import type { LiveMetrics } from '../metrics/live-metrics.ts'
import { Mailbox, type Subscription, type TopicOf } from './mailbox.ts'
import { channel, type Notice } from './notice.ts'
import { SharedState, type StateReader } from './shared-state.ts'

/** How often a connection that may be half open is asked whether it lives, and how long it may take to answer. */
const pingMillis = 5_000

const longestBackoffMillis = 2_000

type Shared<State> = { watchers: number; state: SharedState<State> }

/** A thing to watch. */
type Watched<State> = StateReader<State> & { id: string; isFinal(state: State): boolean }

/**
 * The listening end of LISTEN/NOTIFY: one connection a process, shared by all subscribers. When the connection is
 * lost it's made anew, and every subscriber is told that it may have missed something.
 */
export class Live implements AsyncDisposable {
  readonly #url: string
  readonly #log: Logger
  readonly #metrics: LiveMetrics
  readonly #mailboxes = new Map<string, Set<Mailbox>>()
  readonly #shared = new Map<string, Shared<unknown>>()
  #client: pg.Client | null = null
  #closing = false
  #reconnecting: Promise<void> | null = null

  private constructor(options: { url: string; log: Logger; metrics: LiveMetrics }) {
    this.#url = options.url
    this.#log = options.log
    this.#metrics = options.metrics
  }

  static async start(options: { url: string; log: Logger; metrics: LiveMetrics }): Promise<Live> {
    const live = new Live(options)
    await live.#connect()
    return live
  }

  /** Whether notices arrive at present. */
  get isListening(): boolean {
    return this.#client !== null
  }

  /** Notices about one thing (`{ id }`) or about things of an account (`{ accountId }`): all, or what `topicOf` says. */
  subscribe(about: { id: string } | { accountId: string; topicOf?: TopicOf }): Subscription {
    const topic = 'id' in about ? about.id : about.accountId
    const mailbox = new Mailbox('topicOf' in about ? about.topicOf : undefined)
    const others = this.#mailboxes.get(topic) ?? new Set()
    this.#mailboxes.set(topic, others.add(mailbox))
    return Object.assign(mailbox, {
      [Symbol.dispose]: () => {
        others.delete(mailbox)
        if (others.size === 0 && this.#mailboxes.get(topic) === others) this.#mailboxes.delete(topic)
      },
    })
  }

  /**
   * The states of one thing, each whole and newer than the one before, beginning with the present one. Ends after a
   * state that `isFinal`, or when the thing is gone. All who watch the same thing share one
   * read of it, so `read` must not depend on who watches: whether they may is checked before.
   */
  watch<State>(watched: Watched<State>): AsyncGenerator<State> {
    return abortable((signal) => this.#watch(watched, signal))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#closing = true
    await this.#reconnecting
    await this.#client?.end().catch(() => {})
  }

  async *#watch<State>(watched: Watched<State>, signal: AbortSignal): AsyncGenerator<State> {
    const shared = this.#share(watched)
    try {
      let seen = 0
      while (true) {
        const state = await shared.state.newerThan(seen, signal)
        if (state === null) return
        seen = watched.versionOf(state)
        yield state
        if (watched.isFinal(state)) return
      }
    } finally {
      shared.watchers--
      if (shared.watchers === 0) {
        this.#shared.delete(watched.id)
        shared.state[Symbol.dispose]()
      }
    }
  }

  #share<State>(watched: Watched<State>): Shared<State> {
    const { id } = watched
    // Ids are unique over all kinds of things, so that what is stored under an id is of the type its readers expect.
    const present = this.#shared.get(id) as Shared<State> | undefined
    if (present !== undefined) {
      present.watchers++
      return present
    }
    const subscription = this.subscribe({ id })
    const state = new SharedState({ subscription, reader: watched, log: this.#log })
    const shared = { watchers: 1, state }
    this.#shared.set(id, shared)
    return shared
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'stevedore live',
      keepAlive: true,
      query_timeout: pingMillis,
      connectionTimeoutMillis: pingMillis,
    })
    // Without a handler, a broken connection would end the process.
    client.on('error', (error) => this.#log.warn({ err: error }, 'the connection for live updates broke'))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    client.on('notification', (message) => this.#deliver(message.payload))
    const ping = setInterval(() => {
      client.query('select 1').catch(() => client.connection.stream.destroy())
    }, pingMillis)
    client.once('end', () => {
      clearInterval(ping)
      this.#client = null
      this.#metrics.listening.set(0)
      if (this.#closing) return
      this.#metrics.lost.inc()
      this.#reconnecting = this.#reconnect()
    })
    this.#client = client
    this.#metrics.listening.set(1)
  }

  async #reconnect(): Promise<void> {
    for (let backoff = 50; !this.#closing; backoff = Math.min(backoff * 2, longestBackoffMillis)) {
      try {
        await this.#connect()
        for (const mailboxes of this.#mailboxes.values()) for (const mailbox of mailboxes) mailbox.miss()
        return
      } catch (error) {
        this.#log.warn({ err: error }, 'could not listen for live updates; trying again')
        await new Promise((resolve) => setTimeout(resolve, backoff))
      }
    }
  }

  #deliver(payload: string | undefined): void {
    // Only `notice.ts` writes to this channel.
    const notice = JSON.parse(payload ?? '{}') as Notice
    for (const topic of [notice.id, notice.accountId]) {
      for (const mailbox of this.#mailboxes.get(topic) ?? []) mailbox.put(notice)
    }
  }
}
