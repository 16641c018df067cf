import { Client, fetchExchange, mapExchange, subscriptionExchange } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { createClient as createSocket } from 'graphql-ws'
import { Bursts } from './bursts.ts'
import { createUpdates } from './cache.ts'
import { ConnectionStore } from './connection-state.ts'
import { withoutCutData } from './cut-answers.ts'
import { LateReads } from './late-reads.ts'
import { possibleTypes } from './possible-types.ts'
import { refreshExchange } from './refresh-exchange.ts'

/** The API as the console uses it. */
export type Api = AsyncDisposable & { client: Client; connection: ConnectionStore }

/** Close codes by which the server says that who is signed in isn't any more. */
const signedOutCodes = [4401, 4403]

/** The longest that a lost socket waits for its next try. */
const longestPauseMillis = 10_000

/** How often the server is asked whether it's there, and how long it has to answer. */
const askMillis = 10_000
const answerMillis = 5_000

/**
 * Queries and mutations go by HTTP, subscriptions by one websocket, which comes back by itself however often it's lost.
 * @param onSignedOut Called when the session has ended.
 */
export function createApi({ onSignedOut }: { onSignedOut: () => void }): Api {
  const connection = new ConnectionStore()
  let unanswered: ReturnType<typeof setTimeout> | undefined
  const socket = createSocket({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    // At once: whether it's there is what tells whether what is shown is live.
    lazy: false,
    // A network that is gone doesn't close the socket: without this, what is shown would be old and nobody told.
    keepAlive: askMillis,
    connectionAckWaitTimeout: answerMillis,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: async (retries) => {
      const pause = Math.min(500 * 2 ** retries, longestPauseMillis)
      await new Promise((resolve) => setTimeout(resolve, pause * (0.75 + Math.random() / 2)))
    },
    shouldRetry: (event) => !(event instanceof CloseEvent && signedOutCodes.includes(event.code)),
    on: {
      connected: () => connection.opened(),
      ping: (isReceived) => {
        if (!isReceived) unanswered = setTimeout(() => socket.terminate(), answerMillis)
      },
      pong: (isReceived) => {
        if (isReceived) clearTimeout(unanswered)
      },
      closed: (event) => {
        clearTimeout(unanswered)
        connection.lost()
        if (event instanceof CloseEvent && signedOutCodes.includes(event.code)) onSignedOut()
      },
    },
    onNonLazyError: () => connection.lost(),
  })
  const bursts = new Bursts()
  const lateReads = new LateReads()
  const client = new Client({
    url: '/graphql',
    preferGetMethod: false,
    fetchOptions: { headers: { 'x-stevedore-csrf': '1' }, credentials: 'same-origin' },
    requestPolicy: 'cache-and-network',
    exchanges: [
      mapExchange({
        onError: ({ graphQLErrors, response }) => {
          const isSignedOut =
            response?.status === 401 ||
            graphQLErrors.some(({ extensions }) => extensions['code'] === 'UNAUTHENTICATED')
          if (isSignedOut) onSignedOut()
        },
      }),
      refreshExchange(connection),
      cacheExchange({ possibleTypes, updates: createUpdates(lateReads) }),
      lateReads.exchange,
      mapExchange({ onResult: withoutCutData }),
      fetchExchange,
      subscriptionExchange({
        forwardSubscription: ({ query = '', variables }) => ({
          subscribe: (sink) => ({
            unsubscribe: socket.subscribe(
              { query, variables: variables ?? null },
              {
                next: ({ data = null, errors }) =>
                  bursts.add(() => sink.next({ data, ...(errors && { errors: [...errors] }) })),
                error: (error) => bursts.add(() => sink.error(error)),
                complete: () => bursts.add(() => sink.complete()),
              },
            ),
          }),
        }),
      }),
    ],
  })
  // Sooner than an answer that doesn't come.
  const onOffline = () => socket.terminate()
  window.addEventListener('offline', onOffline)
  const close = async () => {
    window.removeEventListener('offline', onOffline)
    try {
      await socket.dispose()
    } catch {
      // The server closed it while it was being opened: whoever isn't signed in is refused so.
    }
  }
  return { client, connection, [Symbol.asyncDispose]: close }
}
