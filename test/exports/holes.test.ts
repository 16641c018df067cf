import { hash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ExportFormat } from '../../src/gql/graphql.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { download, exportToEnd, fillCollection, makeCollection } from './ask-for-export.ts'
import { deleteFile, missingQuery, restoreFile } from './export-documents.ts'
import { readZip } from './formats/read-zip.ts'

let app: TestApp
let collectionId: string
let ids: Map<string, string>

const large = Buffer.alloc(9 * 1024 ** 2, 'large')
const files = { 'a.txt': 'first', 'large.bin': large, 'z/small.txt': 'small', 'z/whole.txt': 'whole' }

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  collectionId = await makeCollection(app)
  ids = await fillCollection(app, collectionId, files)
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
})

async function keyOf(path: string): Promise<string> {
  const { rows } = await sql<{ key: string }>`
    select storage_key as key from files where id = ${ids.get(path)}`.execute(app.caller.em.getKysely())
  return rows[0]?.key ?? ''
}

/** Changes a byte of a stored file, as a disk does that forgets. */
async function damage(path: string): Promise<void> {
  const key = await keyOf(path)
  const place = join(app.site.dataDirectory, 'objects', 'objects', key.slice(0, 2), key)
  const bytes = await readFile(place)
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  await writeFile(place, bytes)
}

const lose = async (path: string) => await app.app.services.store.delete(await keyOf(path))

describe('a file that is not to be had', () => {
  it.each<[string, string, (path: string) => Promise<unknown>]>([
    ['DELETED', 'z/small.txt', (path) => app.request(deleteFile, { fileId: ids.get(path) ?? '' })],
    ['LOST', 'z/small.txt', lose],
    ['LOST', 'large.bin', lose],
    ['DAMAGED', 'z/small.txt', damage],
    ['DAMAGED', 'large.bin', damage],
  ])(
    'since it is %s (%s) is left out and listed, in the export and in the artifact',
    async (reason, path, spoil) => {
      await spoil(path)
      const ready = await exportToEnd(app, { collectionId, format: 'ZIP' })
      const bytes = Buffer.from(files[path as keyof typeof files])
      const sha256 = hash('sha256', bytes)
      expect(ready).toMatchObject({
        exportState: 'READY',
        complete: false,
        missing: {
          edges: [{ node: { path, reason, fileId: ids.get(path), size: bytes.length, sha256 } }],
        },
      })
      const entries = await readZip(await download(app, ready))
      const names = Object.keys(files).filter((name) => name !== path)
      expect(entries.map(({ name }) => name)).toEqual([...names, 'MISSING.csv'])
      const list = entries.at(-1)?.bytes.toString() ?? ''
      for (const fact of [path, reason, sha256]) expect(list).toContain(fact)
    },
  )

  it.each<ExportFormat>(['BAGIT', 'TAR_GZ', 'MANIFEST_CSV', 'MANIFEST_NDJSON'])(
    'makes an export of the format %s incomplete',
    async (format) => {
      await app.request(deleteFile, { fileId: ids.get('a.txt') ?? '' })
      const ready = await exportToEnd(app, { collectionId, format })
      expect(ready).toMatchObject({
        exportState: 'READY',
        complete: false,
        missing: { edges: [{ node: { path: 'a.txt', reason: 'DELETED' } }] },
      })
    },
  )

  it('is one of many, each with its own reason, and there are no more than three reads of any', async () => {
    await damage('large.bin')
    await damage('z/small.txt')
    await lose('a.txt')
    const ready = await exportToEnd(app, { collectionId, format: 'ZIP' })
    const read = async (after: string | null) =>
      (await app.request(missingQuery, { id: ready.id, after })).data.export?.missing
    const first = await read(null)
    const second = await read(first?.pageInfo.endCursor ?? null)
    expect([...(first?.edges ?? []), ...(second?.edges ?? [])].map(({ node }) => node)).toEqual([
      { path: 'a.txt', reason: 'LOST' },
      { path: 'large.bin', reason: 'DAMAGED' },
      { path: 'z/small.txt', reason: 'DAMAGED' },
    ])
    expect(second?.pageInfo.hasNextPage).toBe(false)
    const names = (await readZip(await download(app, ready))).map(({ name }) => name)
    expect(names).toEqual(['z/whole.txt', 'MISSING.csv'])
  })

  it('is not looked for behind what can be no path', async () => {
    await app.request(deleteFile, { fileId: ids.get('a.txt') ?? '' })
    const { id } = await exportToEnd(app, { collectionId, format: 'MANIFEST_CSV' })
    const after = Buffer.from(`missing:${id}\na\0`).toString('base64url')
    const { errors } = await app.request(missingQuery, { id, after })
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'after' })
  })

  it('is there again in a fresh export once it is restored', async () => {
    const fileId = ids.get('a.txt') ?? ''
    await app.request(deleteFile, { fileId })
    expect(await exportToEnd(app, { collectionId, format: 'ZIP' })).toMatchObject({ complete: false })
    await app.request(restoreFile, { fileId })
    const whole = await exportToEnd(app, { collectionId, format: 'ZIP', fresh: true })
    expect(whole).toMatchObject({ complete: true, missing: { edges: [] } })
  })

  it('can be fetched into a bag by a link once it is restored, where that was asked for', async () => {
    const fileId = ids.get('a.txt') ?? ''
    await app.request(deleteFile, { fileId })
    const ready = await exportToEnd(app, { collectionId, format: 'BAGIT', options: { fetchMissing: true } })
    const entries = await readZip(await download(app, ready))
    const fetchList = entries.find(({ name }) => name.endsWith('/fetch.txt'))?.bytes.toString() ?? ''
    const [url = '', length, path] = fetchList.trim().split(' ')
    expect([length, path]).toEqual(['5', 'data/a.txt'])
    expect((await fetch(url)).status).toBe(404)
    await app.request(restoreFile, { fileId })
    expect(await (await fetch(url)).text()).toBe('first')
  })
})
