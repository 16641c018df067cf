import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, createClient } from 'graphql-ws'
import WebSocket from 'ws'
import type { Client as TestClient } from '../support/test-client.ts'

/** A graphql-ws client that comes back when its socket is closed, unless it's told that this has no use. */
export type PatientSocket = Client & AsyncDisposable & { closings: number[] }

export function openPatientSocket({ url, secret }: TestClient): PatientSocket {
  const closings: number[] = []
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${secret}` },
    retryAttempts: 100,
    retryWait: () => sleep(50),
    // The events of `ws`, which have a code.
    on: { closed: (event) => void closings.push((event as { code: number }).code) },
  })
  return Object.assign(client, { closings, [Symbol.asyncDispose]: async () => void (await client.dispose()) })
}
