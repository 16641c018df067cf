import { once } from 'node:events'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { announce } from '../files/tus-client.ts'
import { openSocketWithKey } from '../graphql/socket.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let stop: () => Promise<void>

beforeEach(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api', STEVEDORE_DRAIN_SECONDS: '2' } })
  let stopped: Promise<void> | null = null
  stop = () => (stopped ??= Promise.resolve(app[Symbol.asyncDispose]()))
})
afterEach(() => stop())

async function ask(
  path: string,
  agent: Agent,
): Promise<{ status: number; connection: string; body: string }> {
  const [response]: IncomingMessage[] = await once(get(`${app.url}${path}`, { agent }), 'response')
  if (response === undefined) throw new Error('no response')
  const { statusCode = 0, headers } = response
  return { status: statusCode, connection: headers.connection ?? '', body: await text(response) }
}

describe('a process that is told to stop', () => {
  it('says so to whoever asks whether it is ready, and serves on connections that end with the answer', async () => {
    using agent = Object.assign(new Agent({ keepAlive: true }), { [Symbol.dispose]: () => agent.destroy() })
    expect(await ask('/readyz', agent)).toMatchObject({ status: 200, connection: 'keep-alive' })
    const stopped = stop()
    expect(await ask('/readyz', agent)).toEqual({
      status: 503,
      connection: 'close',
      body: '{"status":"stopping"}',
    })
    expect(await ask('/healthz', agent)).toMatchObject({ status: 200, connection: 'close' })
    await stopped
    await expect(ask('/healthz', agent)).rejects.toThrow('ECONNREFUSED')
  })

  it('serves sockets and uploads until its drain is over, and then tells clients to come back', async () => {
    const bytes = Buffer.alloc(100_000, 1)
    const { url } = await announce(app, { size: bytes.length })
    const headers = { 'content-length': bytes.length, expect: '100-continue' }
    const upload = request(url, { method: 'PUT', agent: false, headers })
    // The server says so when it wants the first byte.
    await once(upload, 'continue')
    stop()
    using socket = await openSocketWithKey(app.url, app.secret)
    socket.subscribe('1', '{ viewer { name } }')
    await socket.receive(({ type }) => type === 'next')
    upload.end(bytes)
    const [response]: IncomingMessage[] = await once(upload, 'response')
    expect(response?.statusCode).toBe(201)
    response?.resume()
    expect(await socket.closed).toEqual({ code: 1001, reason: 'Going away' })
  })
})
