import { createClient } from 'graphql-sse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiKey } from '../../src/accounts/create-api-key.ts'
import { revokeApiKey } from '../../src/accounts/revoke-api-key.ts'
import { cancelJob } from '../../src/jobs/cancel-job.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { codeOf } from './client.ts'
import { makeJob } from './make-job.ts'
import { jobSubscription, workSubscription } from './operations.ts'

const apiAlone = { STEVEDORE_ROLES: 'api' }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: apiAlone })
})
afterAll(() => app[Symbol.asyncDispose]())

it('serves the graphql-sse client, to the end of a subscription', async () => {
  const id = await makeJob(app.caller)
  const headers = { authorization: `Bearer ${app.secret}` }
  const client = createClient({ url: `${app.url}/graphql`, headers })
  const states: unknown[] = []
  for await (const event of client.iterate({ query: String(jobSubscription), variables: { id } })) {
    states.push(event.data)
    if (states.length === 1) await cancelJob(app.caller, { jobId: id })
  }
  expect(states).toEqual([
    { jobUpdated: { id, state: 'PENDING' } },
    { jobUpdated: { id, state: 'CANCELLED' } },
  ])
})

it('refuses someone without a credential', async () => {
  const answer = await (await open(app, null)).text()
  expect(answer).toContain('"code":"UNAUTHENTICATED"')
})

describe('an open stream', () => {
  it('is for no cache', async () => {
    const stream = await open(app, app.secret)
    expect(stream.headers.get('cache-control')).toBe('no-store')
    await stream.body?.cancel()
  })

  it('is cut when its key is revoked', async () => {
    const { apiKey, secret } = await createApiKey(app.caller, {
      name: 'a',
      scopes: ['READ'],
      expiresAt: null,
    })
    const stream = await open(app, secret)
    await revokeApiKey(app.caller, { apiKeyId: apiKey.id })
    await expect(stream.text()).rejects.toThrow()
  })

  it('is cut, not completed, when the server stops', async () => {
    const ending = await startTestApp({ settings: apiAlone })
    const stream = await open(ending, ending.secret)
    const start = performance.now()
    await ending.app.server?.[Symbol.asyncDispose]()
    await expect(stream.text()).rejects.toThrow()
    expect(performance.now() - start).toBeLessThan(1_000)
    await ending[Symbol.asyncDispose]()
  })

  it('takes one of the places for sockets', async () => {
    await using small = await startTestApp({ settings: { ...apiAlone, STEVEDORE_SOCKETS_PER_ACCOUNT: '1' } })
    const stream = await open(small, small.secret)
    const refused = await open(small, small.secret)
    expect(refused.status).toBe(429)
    expect(codeOf({ status: 429, ...(await refused.json()) })).toBe('TOO_MANY_STREAMS')
    await stream.body?.cancel()
    await expect.poll(async () => (await open(small, small.secret)).status).toBe(200)
  })
})

async function open({ url }: TestApp, secret: string | null): Promise<Response> {
  return await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      ...(secret && { authorization: `Bearer ${secret}` }),
    },
    body: JSON.stringify({ query: String(workSubscription) }),
  })
}
