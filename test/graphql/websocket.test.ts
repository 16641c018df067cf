import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { createApiKey } from '../../src/accounts/create-api-key.ts'
import { revokeApiKey } from '../../src/accounts/revoke-api-key.ts'
import { signOut } from '../../src/accounts/sign-out.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { signIn } from './client.ts'
import { workSubscription } from './operations.ts'
import { openSocket, openSocketWithKey, type Socket } from './socket.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const follow = workSubscription.toString()

describe('opening a socket', () => {
  it('takes an API key in the connection parameters', async () => {
    for (const name of ['authorization', 'Authorization']) {
      using socket = await openSocket(app.url)
      socket.send({ type: 'connection_init', payload: { [name]: `Bearer ${app.secret}` } })
      await socket.receive(({ type }) => type === 'connection_ack')
    }
  })

  it('takes an API key in the headers', async () => {
    using socket = await openSocket(app.url, { authorization: `Bearer ${app.secret}` })
    socket.send({ type: 'connection_init' })
    await socket.receive(({ type }) => type === 'connection_ack')
  })

  it('is refused with 4401 without a credential', async () => {
    using socket = await openSocket(app.url)
    socket.send({ type: 'connection_init' })
    expect((await socket.closed).code).toBe(4401)
  })

  it('is refused with 4403 with a wrong credential', async () => {
    for (const authorization of ['Bearer stv_wrong', 'nonsense', 5]) {
      using socket = await openSocket(app.url)
      socket.send({ type: 'connection_init', payload: { authorization } })
      expect((await socket.closed).code).toBe(4403)
    }
  })

  it('is refused to operations before the key is shown', async () => {
    using socket = await openSocket(app.url)
    socket.subscribe('1', '{ __typename }')
    expect((await socket.closed).code).toBe(4401)
  })

  it('takes the cookie of a page of this server', async () => {
    using socket = await openSocket(app.url, { ...(await signIn(app)), origin: app.url })
    socket.send({ type: 'connection_init' })
    await socket.receive(({ type }) => type === 'connection_ack')
  })

  it.each(['http://evil.example', 'null', undefined])(
    'refuses the cookie with 4403 where the page is of %s',
    async (origin) => {
      using socket = await openSocket(app.url, { ...(await signIn(app)), ...(origin && { origin }) })
      socket.send({ type: 'connection_init' })
      expect((await socket.closed).code).toBe(4403)
    },
  )

  it('is refused elsewhere', async () => {
    const raw = new WebSocket(`${app.url.replace('http', 'ws')}/elsewhere`, 'graphql-transport-ws')
    const refused = await new Promise<string>((resolve) =>
      raw.once('error', ({ message }) => resolve(message)),
    )
    expect(refused).toContain('404')
  })
})

it('serves the graphql-ws client', async () => {
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${app.secret}` },
  })
  const results = client.iterate({ query: '{ viewer { name } }' })
  expect((await results.next()).value).toEqual({ data: { viewer: { name: 'default' } } })
  await client.dispose()
})

it('closes a socket with 4408 on which nobody says who they are', { timeout: 10_000 }, async () => {
  using socket = await openSocket(app.url)
  expect((await socket.closed).code).toBe(4408)
})

describe('an open socket', () => {
  it('is closed with 4403 at once when its key is revoked', async () => {
    const { apiKey, secret } = await makeKey(null)
    using socket = await openSocketWithKey(app.url, secret)
    socket.subscribe('1', follow)
    await revokeApiKey(app.caller, { apiKeyId: apiKey.id })
    const start = performance.now()
    expect((await socket.closed).code).toBe(4403)
    expect(performance.now() - start).toBeLessThan(1_000)
  })

  it('stays when another key is revoked', async () => {
    const { apiKey } = await makeKey(null)
    using other = await openSocketWithKey(app.url, (await makeKey(null)).secret)
    using socket = await openSocketWithKey(app.url, app.secret)
    await revokeApiKey(app.caller, { apiKeyId: apiKey.id })
    for (const one of [other, socket]) expect(await answers(one)).toBe(true)
  })

  it('is closed with 4403 when its key expires', async () => {
    const { secret } = await makeKey(new Date(Date.now() + 1_500))
    using socket = await openSocketWithKey(app.url, secret)
    expect((await socket.closed).code).toBe(4403)
  })

  it('is closed with 4403 when its session ends', async () => {
    const { cookie } = await signIn(app)
    using socket = await openSocket(app.url, { cookie, origin: app.url })
    socket.send({ type: 'connection_init' })
    await socket.receive(({ type }) => type === 'connection_ack')
    await signOut(app.caller, { session: cookie.slice(cookie.indexOf('=') + 1) })
    expect((await socket.closed).code).toBe(4403)
  })

  it('is closed with 1009 by a message that is too large', async () => {
    using socket = await openSocketWithKey(app.url, app.secret)
    socket.send(`{"type":"ping","payload":{"a":"${'a'.repeat(2 * 1024 ** 2)}"}}`)
    expect((await socket.closed).code).toBe(1009)
  })

  it('is not heard while it does not take its answers, and then answered whole', async () => {
    using other = await openSocketWithKey(app.url, app.secret)
    using socket = await openSocketWithKey(app.url, app.secret)
    const pings = 200
    socket.raw.pause()
    for (let sent = 0; sent < pings; sent++) socket.send(pingOf(100_000))
    // Long enough for all of it to be read, if it were.
    for (let asked = 0; asked < 50; asked++) await pong(other)
    expect(socket.raw.bufferedAmount).toBeGreaterThan(0)
    socket.raw.resume()
    await waitFor(() => socket.messages.filter(({ type }) => type === 'pong').length === pings)
  })

  it('is closed with 4400 by a message that is none', async () => {
    using socket = await openSocketWithKey(app.url, app.secret)
    socket.send('nonsense')
    expect((await socket.closed).code).toBe(4400)
  })
})

describe('an account', () => {
  it('has so many sockets at a time, and gets places back', async () => {
    await using small = await startTestApp({ settings: { STEVEDORE_SOCKETS_PER_ACCOUNT: '2' } })
    using first = await openSocketWithKey(small.url, small.secret)
    using _second = await openSocketWithKey(small.url, small.secret)
    using third = await openSocket(small.url)
    third.send({ type: 'connection_init', payload: { authorization: `Bearer ${small.secret}` } })
    expect((await third.closed).code).toBe(4429)
    first.raw.close()
    await first.closed
    using _fourth = await openSocketWithKey(small.url, small.secret)
  })

  it('has so many operations on a socket at a time', async () => {
    await using small = await startTestApp({ settings: { STEVEDORE_SUBSCRIPTIONS_PER_SOCKET: '2' } })
    using socket = await openSocketWithKey(small.url, small.secret)
    for (const id of ['1', '2', '3']) socket.subscribe(id, follow)
    const refused = await socket.receive(({ type }) => type === 'error')
    expect(refused).toMatchObject({ id: '3', payload: [{ extensions: { code: 'TOO_MANY_SUBSCRIPTIONS' } }] })
    socket.send({ type: 'complete', id: '1' })
    expect(await answers(socket)).toBe(true)
  })
})

it('tells sockets to go with 1001 when the server stops', async () => {
  const ending = await startTestApp()
  using socket = await openSocketWithKey(ending.url, ending.secret)
  socket.subscribe('1', follow)
  await ending[Symbol.asyncDispose]()
  expect((await socket.closed).code).toBe(1001)
})

function pingOf(bytes: number): string {
  return JSON.stringify({ type: 'ping', payload: { a: 'a'.repeat(bytes) } })
}

async function pong(socket: Socket): Promise<void> {
  socket.messages.length = 0
  socket.send(pingOf(1))
  await socket.receive(({ type }) => type === 'pong')
}

async function makeKey(expiresAt: Date | null) {
  return await createApiKey(app.caller, { name: 'socket', scopes: ['READ'], expiresAt })
}

/** Whether a query on the socket is answered. */
async function answers(socket: Socket): Promise<boolean> {
  socket.subscribe('answers', '{ viewer { id } }')
  const { payload } = await socket.receive(({ type, id }) => type === 'next' && id === 'answers')
  return payload?.errors === undefined
}
