import { createClient } from 'graphql-ws'
import { OperatorError } from '../../errors.ts'
import type { TypedDocumentString } from '../../gql/graphql.ts'

/** What any program needs to use Stevedore: queries and mutations over HTTP, subscriptions over a websocket. */
export type ApiClient = {
  /** Runs a query or a mutation. @throws OperatorError with the service's own sentence where it refuses. */
  request<Result, Variables>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
  ): Promise<Result>

  /** The events of a subscription, in order. @throws OperatorError with the service's own sentence where it refuses. */
  subscribe<Result, Variables extends Record<string, unknown>>(
    document: TypedDocumentString<Result, Variables>,
    variables: Variables,
  ): AsyncGenerator<Result>
}

/** @param options.url Where Stevedore runs. @param options.secret Of an API key. */
export function createApiClient({ url, secret }: { url: string; secret: string }): ApiClient {
  const authorization = `Bearer ${secret}`
  // Opens its socket for the first subscription and closes it after the last. A lost one is made anew, also where the
  // service is away for half a minute; since each event is a whole state, nothing is missed.
  const sockets = createClient({
    url: `${url.replace(/^http/, 'ws')}/graphql`,
    connectionParams: { authorization },
    shouldRetry: () => true,
  })
  return {
    async request(document, variables) {
      const response = await send(`${url}/graphql`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ query: document.toString(), variables }),
      })
      const { data, errors } = await response.json()
      if (errors) throw refusedBy(errors)
      return data
    },
    async *subscribe<Result, Variables extends Record<string, unknown>>(
      document: TypedDocumentString<Result, Variables>,
      variables: Variables,
    ) {
      try {
        const events = sockets.iterate<Result>({ query: document.toString(), variables })
        for await (const { data, errors } of events) {
          if (errors) throw refusedBy(errors)
          if (data) yield data
        }
      } catch (error) {
        // graphql-ws throws what it got from the service: errors, or the reason why the socket was closed.
        if (Array.isArray(error)) throw refusedBy(error)
        if (error instanceof CloseEvent && error.reason !== '') throw refusedBy([{ message: error.reason }])
        if (error instanceof Event) throw new OperatorError(`The websocket to ${url} broke.`)
        throw error
      }
    },
  }
}

/** `fetch` that says in a sentence what broke. @throws OperatorError */
export async function send(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (error) {
    // fetch itself says no more than "fetch failed".
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause.message : 'no answer'
    throw new OperatorError(`The connection to ${new URL(url).origin} broke: ${reason}.`, { cause: error })
  }
}

/** @throws OperatorError where no Stevedore answers at `url`. */
export async function findService(url: string): Promise<void> {
  const response = await fetch(`${url}/healthz`).catch((error) => {
    throw new OperatorError(`Nothing answers at ${url}: start Stevedore with npm start.`, { cause: error })
  })
  const health = await response.json().catch(() => null)
  if (health?.status !== 'ok') throw new OperatorError(`What answers at ${url} isn't Stevedore.`)
}

function refusedBy(errors: readonly { message: string }[]): OperatorError {
  return new OperatorError(errors.map(({ message }) => message).join(' '))
}
