import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { revokeApiKey } from '../../src/accounts/revoke-api-key.ts'
import type { Scope } from '../../src/accounts/scopes.ts'
import { UnauthenticatedError } from '../../src/errors.ts'
import { authenticateRequest } from '../../src/http/authenticate-request.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => app[Symbol.asyncDispose]())

async function post(authorization: string | null): Promise<Response> {
  const headers = authorization === null ? {} : { authorization }
  return await fetch(`${app.url}/sign-in`, { method: 'POST', headers })
}

/** Signs a browser in with a new key. */
async function signIn(scopes: Scope[]): Promise<{ cookie: string; keyId: string }> {
  const key = await app.createKey(scopes)
  const response = await post(`Bearer ${key}`)
  expect(response.status).toBe(204)
  const [cookie = ''] = response.headers.getSetCookie()
  const caller = await authenticateRequest(app.app.services, { authorization: `Bearer ${key}` })
  return { cookie: cookie.split(';')[0] ?? '', keyId: caller?.credential.id ?? '' }
}

async function whoIs(cookie: string) {
  return await authenticateRequest(app.app.services, { cookie })
}

it('lets a browser that shows an API key do what the key may', async () => {
  const { cookie } = await signIn(['READ'])
  expect(await whoIs(cookie)).toMatchObject({
    accountId: app.caller.caller.accountId,
    scopes: ['READ'],
    credential: { kind: 'SESSION' },
  })
})

it('hides the session from scripts and caches', async () => {
  const response = await post(`Bearer ${await app.createKey(['READ'])}`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Lax;/)
})

it('ends the session with the key, and its sockets', async () => {
  const { cookie, keyId } = await signIn(['READ', 'WRITE'])
  const caller = await whoIs(cookie)
  using notices = app.app.services.live.subscribe({ id: caller?.credential.id ?? '' })
  await revokeApiKey(app.caller, { apiKeyId: keyId })
  await expect(whoIs(cookie)).rejects.toThrow(UnauthenticatedError)
  // What the socket of the session waits for.
  expect((await notices.take(AbortSignal.timeout(10_000)))?.notices).toMatchObject([{ kind: 'SESSION' }])
})

it('ends the session when the key expires', async () => {
  const { cookie, keyId } = await signIn(['READ'])
  await sql`update api_keys set expires_at = now() - interval '1 second' where id = ${keyId}`.execute(
    app.caller.em.getKysely(),
  )
  await expect(whoIs(cookie)).rejects.toThrow(UnauthenticatedError)
})

it('opens no session without a key that is valid', async () => {
  for (const authorization of [null, '', 'Bearer stv_wrong', 'Basic x'])
    expect((await post(authorization)).status).toBe(401)
})
