import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSignInLink } from '../../src/accounts/create-sign-in-link.ts'
import { UnauthenticatedError } from '../../src/errors.ts'
import { authenticateRequest } from '../../src/http/authenticate-request.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

async function newLink(): Promise<string> {
  const { token } = await createSignInLink(app.caller)
  return `${app.url}/sign-in?token=${token}`
}

async function open(link: string, headers: Record<string, string> = {}): Promise<Response> {
  return await fetch(link, { redirect: 'manual', headers })
}

async function signIn(): Promise<string> {
  const [cookie = ''] = (await open(await newLink())).headers.getSetCookie()
  return cookie.split(';')[0] ?? ''
}

async function whoIs(headers: { authorization?: string; cookie?: string }) {
  return await authenticateRequest(app.app.services, headers)
}

test('following the link signs the browser in and leads to the front page', async () => {
  const response = await open(await newLink())
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  const [cookie = '', ...others] = response.headers.getSetCookie()
  expect(others).toEqual([])
  expect(cookie).toMatch(
    /^stevedore_session=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
  )
  const caller = await whoIs({ cookie: `theme=dark; ${cookie.split(';')[0]}; other=1` })
  expect(caller).toMatchObject({ accountId: app.caller.caller.accountId, credential: { kind: 'SESSION' } })
})

test('the cookie is kept to https where the browser speaks it', async () => {
  const forwarded = await open(await newLink(), { 'x-forwarded-proto': 'https' })
  expect(forwarded.headers.getSetCookie()[0]).toMatch(/; Secure$/)

  await using behindProxy = await startTestApp({
    site: app.site,
    settings: { STEVEDORE_PUBLIC_URL: 'https://files.example.org' },
  })
  const response = await open((await newLink()).replace(app.url, behindProxy.url))
  expect(response.headers.getSetCookie()[0]).toMatch(/; Secure$/)
})

test('previews and prefetches leave the link unused', async () => {
  const link = await newLink()
  const head = await fetch(link, { method: 'HEAD', redirect: 'manual' })
  expect(head.status).toBe(200)
  const purposes = [
    { 'sec-purpose': 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-purpose': 'preview' },
    { 'x-moz': 'prefetch' },
  ]
  for (const headers of purposes) {
    const response = await open(link, headers)
    expect(response.status).toBe(503)
    expect(response.headers.getSetCookie()).toEqual([])
  }
  expect((await open(link)).status).toBe(303)
})

test('a person whose link is used or wrong reads how to get a new one', async () => {
  const used = await newLink()
  await open(used)
  for (const link of [used, `${app.url}/sign-in?token=wrong`, `${app.url}/sign-in`]) {
    const response = await open(link, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
    expect(response.status).toBe(401)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.getSetCookie()).toEqual([])
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const page = await response.text()
    expect(page).toContain('used already')
    expect(page).toContain('Restart Stevedore')
  }
})

test('a program whose link is wrong reads JSON', async () => {
  const response = await open(`${app.url}/sign-in?token=wrong`, { accept: 'application/json' })
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({
    code: 'UNAUTHENTICATED',
    message: expect.stringContaining('npm run api-key'),
  })
})

test('signing out ends the session and removes the cookie', async () => {
  const cookie = await signIn()
  const headers = { cookie, 'x-stevedore-csrf': '1' }
  const response = await fetch(`${app.url}/sign-out`, { method: 'POST', headers })
  expect(response.status).toBe(204)
  expect(response.headers.getSetCookie()).toEqual([
    'stevedore_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
  ])
  await expect(whoIs({ cookie })).rejects.toThrow(UnauthenticatedError)
})

test("another site can't sign a browser out", async () => {
  const cookie = await signIn()
  const response = await fetch(`${app.url}/sign-out`, { method: 'POST', headers: { cookie } })
  expect(response.status).toBe(403)
  expect(await response.json()).toMatchObject({ code: 'FORBIDDEN' })
  expect(response.headers.getSetCookie()).toEqual([])
  expect(await whoIs({ cookie })).not.toBeNull()
})

test('a request with neither key nor session is nobody’s', async () => {
  expect(await whoIs({})).toBeNull()
  for (const cookie of [
    '',
    'theme=dark',
    'stevedore_session=',
    'xstevedore_session=a',
    'stevedore_session',
  ]) {
    expect(await whoIs({ cookie }), cookie).toBeNull()
  }
})

test('the scheme is read in any case, and the key goes before a cookie', async () => {
  const cookie = await signIn()
  for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
    const caller = await whoIs({ authorization: `${scheme} ${app.secret}`, cookie })
    expect(caller?.credential.kind).toBe('API_KEY')
  }
  await expect(whoIs({ authorization: 'Bearer wrong', cookie })).rejects.toThrow('The API key is not valid.')
})

test('an Authorization header that is not one key is refused', async () => {
  const { secret } = app
  const headers = [
    '',
    'Bearer',
    'Bearer ',
    secret,
    `Basic ${secret}`,
    `Bearer${secret}`,
    `Bearer ${secret} ${secret}`,
    `Bearer ${secret}, Bearer ${secret}`,
    `Bearer "${secret}"`,
    `Bearer ${secret}é`,
    `Bearer ${secret}\n`,
    `Bearer ${'x'.repeat(100_000)}`,
  ]
  for (const authorization of headers) {
    const refusal = expect(whoIs({ authorization }), authorization.slice(0, 100)).rejects
    await refusal.toThrow('The Authorization header must be `Bearer` and an API key.')
  }
})
