import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OperatorError } from '../../src/errors.ts'
import { connect as connectDatabase } from '../support/database.ts'
import { createTestSite, startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'

/** For tests that leave it as it is. */
let shared: TestApp

beforeAll(async () => {
  shared = await startTestApp()
})
afterAll(() => shared[Symbol.asyncDispose]())

describe('health', () => {
  it('is told without a credential', async () => {
    expect((await fetch(`${shared.url}/healthz`)).status).toBe(200)
    const ready = await fetch(`${shared.url}/readyz`)
    expect(ready.status).toBe(200)
    expect(await ready.json()).toEqual({
      status: 'ok',
      checks: { database: true, live: true, queue: true, store: true },
    })
  })

  it('names the part that is not ready, within seconds', async () => {
    await using app = await startTestApp({ site: shared.site })
    app.app.services.store.check = () => new Promise(() => {})
    const ready = await fetch(`${app.url}/readyz`)
    expect(ready.status).toBe(503)
    expect(await ready.json()).toEqual({
      status: 'unavailable',
      checks: { database: true, live: true, queue: true, store: false },
    })
  })
})

describe('an unknown path', () => {
  it('is NOT_FOUND in JSON', async () => {
    for (const path of ['/nothing', '/nothing/%zz', '/graphql/deeper']) {
      const response = await fetch(`${shared.url}${path}`)
      expect([response.status, (await response.json()).code]).toEqual([404, 'NOT_FOUND'])
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('is not what a request becomes that offers HTTP/2', async () => {
    const socket = connect(Number(new URL(shared.url).port), '127.0.0.1')
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n')
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1.1 200 /)
    socket.destroy()
  })

  it('is told from a known one with another method', async () => {
    const response = await fetch(`${shared.url}/healthz`, { method: 'DELETE' })
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('an address that can not be had', () => {
  it('is explained: a busy port', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = String(typeof address === 'object' ? address?.port : '')
    await expect(startTestApp({ site: shared.site, settings: { STEVEDORE_PORT: port } })).rejects.toThrow(
      new OperatorError(
        `Port ${port} of 127.0.0.1 is in use: stop the other program, or set STEVEDORE_PORT to another port.`,
      ),
    )
    other.close()
  })

  it('is explained: a host of elsewhere', async () => {
    for (const host of ['203.0.113.1', 'nowhere.invalid']) {
      await expect(startTestApp({ site: shared.site, settings: { STEVEDORE_HOST: host } })).rejects.toThrow(
        `STEVEDORE_HOST, ${host}, is not an address of this machine.`,
      )
    }
  })
})

describe('stopping', () => {
  it('closes idle connections at once', async () => {
    await using site = await createTestSite()
    const app = await startTestApp({ site })
    const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write('GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n')
    await once(socket, 'data')
    const start = performance.now()
    await app.app.server?.[Symbol.asyncDispose]()
    expect(performance.now() - start).toBeLessThan(1_000)
    await app[Symbol.asyncDispose]()
  })

  it('lets a request end that is under way', async () => {
    await using app = await startTestApp()
    await using blocker = await connectDatabase(app.site.databaseUrl)
    await blocker.query('begin; lock table accounts')
    const headers = { authorization: `Bearer ${app.secret}` }
    const answer = fetch(`${app.url}/graphql?query={viewer{name}}`, { headers })
    await waitFor(async () => (await blocker.query(waiting)).rows.length > 0)
    const start = performance.now()
    const stopped = app.app.server?.[Symbol.asyncDispose]()
    await blocker.query('commit')
    expect(await (await answer).json()).toEqual({ data: { viewer: { name: 'default' } } })
    await stopped
    expect(performance.now() - start).toBeLessThan(2_000)
  })

  it('does not wait for a request that does not end', async () => {
    await using app = await startTestApp()
    await using blocker = await connectDatabase(app.site.databaseUrl)
    await blocker.query('begin; lock table accounts')
    const headers = { authorization: `Bearer ${app.secret}` }
    const answer = fetch(`${app.url}/graphql?query={viewer{name}}`, { headers }).catch(() => 'cut')
    await waitFor(async () => (await blocker.query(waiting)).rows.length > 0)
    const start = performance.now()
    await app.app.server?.[Symbol.asyncDispose]()
    expect(performance.now() - start).toBeLessThan(4_000)
    expect(await answer).toBe('cut')
  })
})

const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
