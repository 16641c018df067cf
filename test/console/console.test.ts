import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => app[Symbol.asyncDispose]())

async function get(
  path: string,
  headers: Record<string, string> = { accept: 'text/html' },
): Promise<Response> {
  return await fetch(`${app.url}${path}`, { headers, redirect: 'manual' })
}

/** The paths of what the page loads. */
async function assetsOf(): Promise<string[]> {
  return [...(await (await get('/')).text()).matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(
    ([, path]) => path ?? '',
  )
}

it('is the front page, and whatever page of the server a browser asks for', async () => {
  for (const path of ['/', '/files', '/sync-runs/01890000-0000-7000-8000-000000000000?tab=failures']) {
    const page = await get(path)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await page.text()).toContain('<div id="console">')
  }
})

it('is not what programs get where there is nothing', async () => {
  const missing = await get('/files', { accept: 'application/json' })
  expect([missing.status, await missing.json()]).toMatchObject([404, { code: 'NOT_FOUND' }])
})

it('allows scripts and styles of its own server alone, and none in the page', async () => {
  const page = await get('/')
  const policy = (page.headers.get('content-security-policy') ?? '').split('; ')
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
    ]),
  )
  const html = await page.text()
  expect(html).not.toMatch(/<script(?![^>]*\ssrc="\/)/)
  expect(html).not.toMatch(/(?:src|href)="(?:https?:)?\/\//)
  // Styles that scripts make have a nonce, of which no two pages have the same.
  const nonce = /nonce="([\w-]{22})"/.exec(html)?.[1]
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
  expect(await (await get('/')).text()).not.toContain(nonce)
})

it('has a page that draws PDFs, which nobody else may frame, and which has no rights even by itself', async () => {
  const frame = await get('/pdf-frame')
  const html = await frame.text()
  const nonce = /<script[^>]* nonce="([\w-]{22})"/.exec(html)?.[1]
  expect(frame.headers.get('content-security-policy')?.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src 'nonce-${nonce}' 'wasm-unsafe-eval'`,
      "frame-ancestors 'self'",
      'sandbox allow-scripts',
    ]),
  )
  // A page without an origin loads a module only where anyone may have it.
  const [, script] = /src="([^"]+)"/.exec(html) ?? []
  expect((await get(script ?? '')).headers.get('access-control-allow-origin')).toBe('*')
})

it('has files that browsers keep for good, and get packed', async () => {
  const paths = await assetsOf()
  const script = paths.find((path) => path.endsWith('.js')) ?? ''
  expect(paths).toEqual(expect.arrayContaining([expect.stringMatching(/\.css$/), '/icon.svg']))
  const packed = await get(script, { 'accept-encoding': 'br' })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(packed.headers.get('content-type')).toMatch(/^text\/javascript/)
  const etag = packed.headers.get('etag') ?? ''
  await packed.arrayBuffer()
  expect((await get(script, { 'if-none-match': etag })).status).toBe(304)
  expect((await get('/assets/nothing.js')).status).toBe(404)
})

it('is loaded with less than 200 KB', async () => {
  const sizes = await Promise.all(
    (await assetsOf()).map(async (path) =>
      Number((await get(path, { 'accept-encoding': 'gzip' })).headers.get('content-length')),
    ),
  )
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000)
})
