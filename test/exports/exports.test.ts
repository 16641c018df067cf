import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ExportFormat, ExportsForTestQueryVariables } from '../../src/gql/graphql.ts'
import { newAccount } from '../files/new-account.ts'
import { createTestSite, startTestApp, type TestApp, type TestSite } from '../support/test-app.ts'
import {
  askForExport,
  download,
  exportToEnd,
  fillCollection,
  followExport,
  makeCollection,
} from './ask-for-export.ts'
import { cancelExport, createExport, exportQuery, exportsQuery, retryExport } from './export-documents.ts'
import { readZip } from './formats/read-zip.ts'

let site: TestSite
/** Without a worker, so that what was asked for waits until a test starts one. */
let api: TestApp
let collectionId: string

const files = { 'a.txt': 'hello', 'photos/b.bin': Buffer.alloc(3_000_000, 7), 'photos/c.txt': '' }

beforeAll(async () => {
  site = await createTestSite()
  api = await startTestApp({ site, settings: { STEVEDORE_ROLES: 'api' } })
})
beforeEach(async () => {
  collectionId = await makeCollection(api)
  await fillCollection(api, collectionId, files)
})
afterAll(async () => {
  await api[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

function startWorker(settings: Record<string, string> = {}): Promise<TestApp> {
  return startTestApp({ site, settings: { STEVEDORE_ROLES: 'worker', ...settings } })
}

async function read(id: string) {
  return (await api.request(exportQuery, { id })).data
}

describe('an export', () => {
  it('is a copy of the collection, built as work, with its size and hash', async () => {
    const { export: asked, ...how } = await askForExport(api, { collectionId, format: 'ZIP' })
    expect(how).toMatchObject({ reused: false, replayed: false })
    expect(asked).toMatchObject({
      state: 'PENDING',
      exportState: 'PENDING',
      filename: 'Holiday.zip',
      sizeBytes: null,
      sha256: null,
      complete: null,
      expiresAt: null,
      options: { compression: 6, fetchMissing: false },
    })
    expect(asked.revision).toBe(asked.collectionRevision)
    const following = followExport(api, asked.id)
    await using _worker = await startWorker()
    const { states, last } = await following
    expect(last).toMatchObject({
      state: 'SUCCEEDED',
      exportState: 'READY',
      complete: true,
      progress: { itemsDone: 3, itemsTotal: 3, bytesDone: 3_000_005, bytesTotal: 3_000_005 },
      missing: { edges: [] },
    })
    expect(states.map(({ version }) => version)).toEqual(
      states.map(({ version }) => version).toSorted((a, b) => a - b),
    )
    expect(last.timeline.edges.map(({ node }) => node.event)).toEqual(['CREATED', 'CLAIMED', 'SUCCEEDED'])
    const week = 7 * 24 * 3600 * 1000
    expect(new Date(last.expiresAt ?? 0).getTime() - Date.now()).toBeGreaterThan(week - 120_000)
    const entries = await readZip(await download(api, last))
    expect(entries.map(({ name }) => name)).toEqual(Object.keys(files))
    expect((await read(asked.id)).node).toEqual({ __typename: 'Export', id: asked.id })
  })

  it.each<[ExportFormat, string, string]>([
    ['BAGIT', 'Holiday.zip', '504b'],
    ['MANIFEST_CSV', 'Holiday.csv', Buffer.from('pa').toString('hex')],
    ['MANIFEST_NDJSON', 'Holiday.ndjson', Buffer.from('{"').toString('hex')],
    ['TAR_GZ', 'Holiday.tar.gz', '1f8b'],
  ])('in the format %s is called %s', async (format, filename, beginning) => {
    await using _worker = await startWorker()
    const ready = await exportToEnd(api, { collectionId, format })
    expect(ready).toMatchObject({ exportState: 'READY', complete: true, filename })
    expect((await download(api, ready)).subarray(0, 2).toString('hex')).toBe(beginning)
  })

  it('holds what the collection held when it was asked for, whatever came to it since', async () => {
    const { export: asked } = await askForExport(api, { collectionId, format: 'ZIP' })
    await fillCollection(api, collectionId, { 'late.txt': 'too late' })
    await using _worker = await startWorker()
    const { last } = await followExport(api, asked.id)
    expect(last.revision).toBe(asked.revision)
    expect(last.collectionRevision).toBeGreaterThan(asked.revision)
    const names = (await readZip(await download(api, last))).map(({ name }) => name)
    expect(names).toEqual(Object.keys(files))
  })

  it('of the same revision has the same bytes', async () => {
    await using _worker = await startWorker()
    const first = await exportToEnd(api, { collectionId, format: 'ZIP' })
    const second = await exportToEnd(api, { collectionId, format: 'ZIP', fresh: true })
    expect(second.id).not.toBe(first.id)
    expect(second.sha256).toBe(first.sha256)
  })

  it('that is equal is given again while it is pending or ready, unless a fresh one is wanted', async () => {
    const ask = { collectionId, format: 'ZIP' as const }
    const first = await askForExport(api, ask)
    const again = await Promise.all([askForExport(api, ask), askForExport(api, { ...ask, fresh: true })])
    expect(again.map(({ reused, export: { id } }) => ({ reused, id }))).toEqual(
      [1, 2].map(() => ({ reused: true, id: first.export.id })),
    )
    const other = await askForExport(api, { ...ask, options: { compression: 1 } })
    expect(other.reused).toBe(false)
    await using _worker = await startWorker()
    await followExport(api, first.export.id)
    expect(await askForExport(api, ask)).toMatchObject({ reused: true, export: { id: first.export.id } })
    expect(await askForExport(api, { ...ask, fresh: true })).toMatchObject({ reused: false })
    // The last ready one stays while a new one is built.
    expect((await read(first.export.id)).export).toMatchObject({ exportState: 'READY' })
    await fillCollection(api, collectionId, { 'new.txt': 'new' })
    expect(await askForExport(api, ask)).toMatchObject({ reused: false })
  })

  it('that is asked for many times at once is made once', async () => {
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => askForExport(api, { collectionId, format: 'TAR_GZ' })),
    )
    expect(new Set(asked.map(({ export: { id } }) => id)).size).toBe(1)
    expect(asked.filter(({ reused }) => !reused)).toHaveLength(1)
  })

  it('is made once for one idempotency key', async () => {
    const ask = { collectionId, format: 'ZIP' as const, idempotencyKey: 'once' }
    const first = await askForExport(api, ask)
    await fillCollection(api, collectionId, { 'new.txt': 'new' })
    expect(await askForExport(api, ask)).toMatchObject({ replayed: true, export: { id: first.export.id } })
    const { data } = await api.request(createExport, { input: { ...ask, format: 'TAR_GZ' } })
    expect(data.createExport).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  })

  it('is ready with all its progress where the worker died that had just built it', async () => {
    const { export: asked } = await askForExport(api, { collectionId, format: 'ZIP' })
    await sql`update exports set storage_key = gen_random_uuid(), size_bytes = 1, sha256 = 'hash', complete = true`.execute(
      api.caller.em.getKysely(),
    )
    await using _worker = await startWorker()
    expect((await followExport(api, asked.id)).last).toMatchObject({
      exportState: 'READY',
      progress: { itemsDone: 3, itemsTotal: 3, bytesDone: 3_000_005, bytesTotal: 3_000_005 },
    })
  })

  it('of an empty collection fails, and never reaches the builder', async () => {
    await using _worker = await startWorker()
    const last = await exportToEnd(api, { collectionId: await makeCollection(api, 'Nothing'), format: 'ZIP' })
    expect(last).toMatchObject({
      exportState: 'FAILED',
      failure: { code: 'EMPTY_COLLECTION' },
      sizeBytes: null,
      complete: null,
    })
  })

  it('that is cancelled before a worker has it ends at once, and can be asked for once more', async () => {
    const { export: asked } = await askForExport(api, { collectionId, format: 'ZIP' })
    const { data } = await api.request(cancelExport, { exportId: asked.id })
    expect(data.cancelExport).toMatchObject({ export: { state: 'CANCELLED', exportState: 'CANCELLED' } })
    const retried = await api.request(retryExport, { exportId: asked.id })
    expect(retried.data.retryExport).toMatchObject({
      reused: false,
      export: { exportState: 'PENDING', retryOf: { id: asked.id } },
    })
  })

  it('has a name that file systems take, whatever the collection is called', async () => {
    const nameOf = async (name: string) => {
      const ask = { collectionId: await makeCollection(api, name), format: 'BAGIT' as const }
      return (await askForExport(api, ask)).export.filename
    }
    expect(await nameOf('..')).toBe('export.zip')
    expect(await nameOf(' a. ')).toBe('a.zip')
    expect(await nameOf('a/b: "c"?')).toBe('a-b- -c--.zip')
    expect(await nameOf('日'.repeat(100))).toBe(`${'日'.repeat(66)}.zip`)
  })

  it('that is pending or ready is not to be retried', async () => {
    const { export: asked } = await askForExport(api, { collectionId, format: 'ZIP' })
    const refused = async () => (await api.request(retryExport, { exportId: asked.id })).data.retryExport
    expect(await refused()).toMatchObject({ code: 'CONFLICT' })
    await using _worker = await startWorker()
    await followExport(api, asked.id)
    expect(await refused()).toMatchObject({ code: 'CONFLICT' })
  })

  it("of someone else's is not to be found", async () => {
    const { export: asked } = await askForExport(api, { collectionId, format: 'ZIP' })
    const { caller } = await newAccount(api.caller)
    const giveAway = (table: string) =>
      sql`update ${sql.table(table)} set account_id = ${caller.accountId}`.execute(api.caller.em.getKysely())
    await giveAway('work')
    expect(await read(asked.id)).toEqual({ export: null, node: null })
    const cancelled = await api.request(cancelExport, { exportId: asked.id })
    expect(cancelled.data.cancelExport).toMatchObject({ code: 'NOT_FOUND' })
    const retried = await api.request(retryExport, { exportId: asked.id })
    expect(retried.data.retryExport).toMatchObject({ code: 'NOT_FOUND' })
    await giveAway('collections')
    const { data } = await api.request(createExport, { input: { collectionId, format: 'ZIP' } })
    expect(data.createExport).toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each([0, 10])('is not made with compression %d', async (compression) => {
    const { data } = await api.request(createExport, {
      input: { collectionId, format: 'ZIP', options: { compression } },
    })
    expect(data.createExport).toMatchObject({ code: 'INVALID_INPUT', field: 'compression' })
  })
})

it('exports are listed newest first, by collection, format and state', async () => {
  const zip = await askForExport(api, { collectionId, format: 'ZIP' })
  const tar = await askForExport(api, { collectionId, format: 'TAR_GZ' })
  await api.request(cancelExport, { exportId: zip.export.id })
  const list = async (variables: ExportsForTestQueryVariables) => {
    const { data } = await api.request(exportsQuery, variables)
    return data.exports.edges.map(({ node }) => node.id)
  }
  expect(await list({})).toEqual([tar.export.id, zip.export.id])
  expect(await list({ filter: { collectionId, formats: ['ZIP'] } })).toEqual([zip.export.id])
  expect(await list({ filter: { states: ['PENDING'] } })).toEqual([tar.export.id])
  expect(await list({ filter: { collectionId: zip.export.id } })).toEqual([])
})
