import { type Client, createClient } from 'graphql-ws'
import WebSocket from 'ws'
import type { TypedDocumentString } from '../../src/gql/graphql.ts'
import type { Client as TestClient } from './test-client.ts'

/** A graphql-ws client as any program would use it; its sockets end with its scope. */
export function openSocketClient({
  url,
  secret,
}: Pick<TestClient, 'url' | 'secret'>): Client & AsyncDisposable {
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${secret}` },
    lazy: false,
    retryAttempts: 0,
    onNonLazyError: () => {},
  })
  return Object.assign(client, { [Symbol.asyncDispose]: async () => void (await client.dispose()) })
}

/** The events of a subscription, in order. Rejects at the first error. */
export async function* subscribe<Result, Variables extends Record<string, unknown>>(
  client: Client,
  document: TypedDocumentString<Result, Variables>,
  variables: Variables,
): AsyncGenerator<Result> {
  for await (const { data, errors } of client.iterate<Result>({ query: document.toString(), variables })) {
    if (errors) throw new Error(JSON.stringify(errors))
    if (data) yield data
  }
}
