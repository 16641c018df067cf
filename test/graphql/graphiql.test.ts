import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

it('is what a browser gets at /graphql', async () => {
  const page = await getPage()
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await page.text()).toContain('<title>Stevedore</title>')
})

it('loads nothing from elsewhere', async () => {
  const html = await (await getPage()).text()
  // URLs in its scripts are names and texts; these would be loaded.
  const loading = [
    ...html.matchAll(/(?:src|href|action|data)=["']?((?:https?:)?\/\/[^\s"'>]+)/g),
    ...html.matchAll(/(?:@import|url\()\s*["']?((?:https?:)?\/\/[^\s"')]+)/g),
    ...html.matchAll(/(?:fetch|import|importScripts)\(\s*["'`]((?:https?:)?\/\/[^"'`]+)/g),
  ]
  const namespaces = loading.filter(([, url]) => !url?.startsWith('http://www.w3.org/'))
  expect(namespaces.map(([match]) => match)).toEqual([])
})

it('allows its own script by hash, and requests to its own server alone', async () => {
  const page = await getPage()
  const policy = page.headers.get('content-security-policy') ?? ''
  const html = await page.text()
  const script = html.slice(html.indexOf('<script>') + '<script>'.length, html.lastIndexOf('</script>'))
  const hash = createHash('sha256').update(script).digest('base64')
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([`script-src 'sha256-${hash}'`, "default-src 'none'", "connect-src 'self'"]),
  )
  expect(policy).not.toMatch(/https?:|\*/)
})

it('sends the CSRF header', async () => {
  expect(await (await getPage()).text()).toContain('"additionalHeaders":{"x-stevedore-csrf":"1"}')
})

it.each([
  { accepted: 'gzip, deflate, br', encoding: 'br', decode: brotliDecompressSync },
  { accepted: 'gzip', encoding: 'gzip', decode: gunzipSync },
  { accepted: 'br;q=0, gzip;q=0.5', encoding: 'gzip', decode: gunzipSync },
  { accepted: 'GZIP ; Q=1', encoding: 'gzip', decode: gunzipSync },
  { accepted: 'identity', encoding: undefined, decode: (body: Buffer) => body },
  { accepted: 'br; q=0.000, gzip;q=0', encoding: undefined, decode: (body: Buffer) => body },
])('comes compressed as the browser likes: $accepted', async ({ accepted, encoding, decode }) => {
  const { headers, body } = await getRaw(accepted)
  expect(headers['content-encoding']).toBe(encoding)
  expect(decode(body).toString()).toContain('<title>Stevedore</title>')
})

it('is not sent again to a browser that has it, but its policy is', async () => {
  const { headers } = await getPage()
  const again = await getPage({ 'if-none-match': headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
  for (const name of ['content-security-policy', 'cross-origin-opener-policy'])
    expect(again.headers.get(name)).toBe(headers.get(name))
})

it('is not sent again where a proxy made its tag weak, or among others', async () => {
  const etag = (await getPage()).headers.get('etag') ?? ''
  const statuses = [`W/${etag}`, `"other", ${etag}`, '"other"'].map(
    async (tags) => (await getPage({ 'if-none-match': tags })).status,
  )
  expect(await Promise.all(statuses)).toEqual([304, 304, 200])
})

async function getPage(headers: Record<string, string> = {}): Promise<Response> {
  return await fetch(`${app.url}/graphql`, { headers: { accept: 'text/html', ...headers } })
}

/** As `fetch`, which would decode the body. */
async function getRaw(accepted: string) {
  const { promise, resolve } = Promise.withResolvers<{
    headers: NodeJS.Dict<string | string[]>
    body: Buffer
  }>()
  const headers = { accept: 'text/html', 'accept-encoding': accepted }
  request(`${app.url}/graphql`, { headers }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk) => chunks.push(chunk))
    response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }))
  }).end()
  return await promise
}
