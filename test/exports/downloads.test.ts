import { randomBytes } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExportForTestFragment } from '../../src/gql/graphql.ts'
import { layoutOf, placeOf as storedAt } from '../../src/storage/file-system/layout.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { download, exportToEnd, fillCollection, linkTo, makeCollection } from './ask-for-export.ts'
import { exportQuery } from './export-documents.ts'

let app: TestApp
let ready: ExportForTestFragment
let bytes: Buffer
let collectionId: string

beforeAll(async () => {
  app = await startTestApp()
  collectionId = await makeCollection(app, 'Übersicht: 2026/27')
  await fillCollection(app, collectionId, { 'noise.jpg': randomBytes(100_000) })
  ready = await exportToEnd(app, { collectionId, format: 'ZIP' })
  bytes = await download(app, ready)
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
})

async function get(headers: Record<string, string> = {}): Promise<Response> {
  return await fetch(await linkTo(app, ready.id), { headers })
}

describe("an export's link", () => {
  it('gives the artifact with its length, its hash as ETag, its type and its name', async () => {
    const response = await get()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-length')).toBe(String(ready.sizeBytes))
    expect(response.headers.get('etag')).toBe(`"${ready.sha256}"`)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''%C3%9Cbersicht- 2026-27.zip".replace(' ', '%20'),
    )
    expect(response.headers.get('accept-ranges')).toBe('bytes')
  })

  it('goes on where a download broke off, as long as it is the same artifact', async () => {
    const rest = await get({ range: 'bytes=50000-', 'if-range': `"${ready.sha256}"` })
    expect(rest.status).toBe(206)
    expect(rest.headers.get('content-range')).toBe(`bytes 50000-${bytes.length - 1}/${bytes.length}`)
    expect(Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(50_000))).toBe(true)
    const whole = await get({ range: 'bytes=50000-', 'if-range': '"another"' })
    expect(whole.status).toBe(200)
    await whole.body?.cancel()
  })

  it('needs its signature, and is no link to anything else', async () => {
    const link = new URL(await linkTo(app, ready.id))
    link.searchParams.set('signature', 'x'.repeat(43))
    expect((await fetch(link)).status).toBe(403)
    const other = new URL(await linkTo(app, ready.id))
    other.pathname = other.pathname.replace('/exports/', '/files/')
    expect((await fetch(other)).status).toBe(403)
  })

  it('ends when it was to end, and a new one is to be had', async () => {
    const { data } = await app.request(exportQuery, { id: ready.id, expiresIn: 1 })
    const link = new URL(data.export?.downloadUrl ?? '')
    expect(Number(link.searchParams.get('expires')) - Date.now() / 1000).toBeLessThanOrEqual(2)
    const { errors } = await app.request(exportQuery, { id: ready.id, expiresIn: 604_801 })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'expiresIn' })
    expect((await get()).status).toBe(200)
  })
})

describe('an artifact that the store', () => {
  const placeOf = async (id: string) => {
    const { rows } = await sql<{ key: string }>`
      select storage_key as key from exports where id = ${id}`.execute(app.caller.em.getKysely())
    return storedAt(layoutOf(join(app.site.dataDirectory, 'objects')), rows[0]?.key ?? '')
  }
  const read = async () => (await app.request(exportQuery, { id: ready.id })).data.export

  it('fails to give for the moment is there again after that', async () => {
    const folder = dirname(await placeOf(ready.id))
    await rename(folder, `${folder}.aside`)
    expect((await get()).status).toBe(503)
    await rename(`${folder}.aside`, folder)
    expect(await read()).toMatchObject({ exportState: 'READY', version: ready.version })
    expect((await get()).status).toBe(200)
  })

  it('has lost answers 410 with a sentence to all, is over, and is built anew for who asks', async () => {
    const link = await linkTo(app, ready.id)
    await rm(await placeOf(ready.id))
    const answers = await Promise.all([fetch(link), fetch(link), fetch(link)])
    expect(answers.map(({ status }) => status)).toEqual([410, 410, 410])
    for (const answer of answers)
      expect(await answer.json()).toMatchObject({ code: 'EXPIRED', message: expect.stringContaining('gone') })
    const over = await read()
    expect(over).toMatchObject({ exportState: 'EXPIRED', downloadUrl: null, version: ready.version + 1 })
    expect(over?.timeline.edges.map(({ node }) => node.event).slice(-2)).toEqual(['SUCCEEDED', 'EXPIRED'])
    const again = await exportToEnd(app, { collectionId, format: 'ZIP' })
    expect(again.id).not.toBe(ready.id)
    expect((await download(app, again)).equals(bytes)).toBe(true)
  })
})
