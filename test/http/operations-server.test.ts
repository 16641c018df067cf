import { describe, expect, it } from 'vitest'
import { createTestSite, startTestApp } from '../support/test-app.ts'

describe('a process that only works', () => {
  it('tells how it fares at an address of its own, without a key, and answers nothing else there', async () => {
    await using app = await startTestApp({
      settings: { STEVEDORE_ROLES: 'worker', STEVEDORE_OPERATIONS_PORT: '0' },
    })
    const { server, operations } = app.app
    expect([server, new URL(operations?.url ?? '').hostname]).toEqual([null, '127.0.0.1'])
    const ask = (path: string) => fetch(`${operations?.url}${path}`)
    for (const path of ['/healthz', '/readyz', '/metrics']) expect((await ask(path)).status).toBe(200)
    for (const path of ['/', '/graphql', '/uploads']) expect((await ask(path)).status).toBe(404)
  })
})

describe('the address for health and metrics', () => {
  it('is explained where it can not be had', async () => {
    await using site = await createTestSite()
    await using app = await startTestApp({ site, settings: { STEVEDORE_OPERATIONS_PORT: '0' } })
    const { port } = new URL(app.app.operations?.url ?? '')
    const settings = { STEVEDORE_OPERATIONS_PORT: port }
    await expect(startTestApp({ site, settings })).rejects.toThrow('set STEVEDORE_OPERATIONS_PORT to another')
  })
})

describe('readiness', () => {
  it('is asked of the parts once, however often it is asked for', async () => {
    await using app = await startTestApp()
    const { store } = app.app.services
    const check = Promise.withResolvers<void>()
    let checks = 0
    store.check = () => {
      checks++
      return check.promise
    }
    const many = await Promise.all(Array.from({ length: 20 }, () => fetch(`${app.url}/readyz`)))
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([503]))
    // What hangs isn't asked again, even later.
    expect((await fetch(`${app.url}/readyz`)).status).toBe(503)
    expect(checks).toBe(1)
    check.resolve()
    expect((await fetch(`${app.url}/readyz`)).status).toBe(200)
  })

  it('says which part is away, and nothing of why', async () => {
    await using app = await startTestApp()
    app.app.services.store.check = () => Promise.reject(new Error('http://store.internal says AccessDenied'))
    app.app.services.queue.check = () => Promise.reject(new Error('password authentication failed'))
    const ready = await fetch(`${app.url}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'unavailable', checks: { database: true, live: true, queue: false, store: false } },
    ])
  })
})
