import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getArchive } from '../../src/archives/get-archive.ts'
import { insertEntries } from '../../src/archives/insert-entries.ts'
import type { SkipReason } from '../../src/archives/skip-reasons.ts'
import { parseCentralHeader } from '../../src/archives/zip/parse-central-header.ts'
import { archiveQuery } from '../support/documents.ts'
import { uploadBytes } from '../support/files.ts'
import { createTestSite, startTestApp, type TestApp, type TestSite } from '../support/test-app.ts'
import { type EntryToWrite, writeZip } from './zip-writer.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site[Symbol.asyncDispose]())

type Settings = Record<string, string>

/** A Stevedore on the site with other settings than the one before. */
async function start(settings: Settings = {}): Promise<TestApp> {
  return await startTestApp({ site, settings: { STEVEDORE_ROLES: 'api', ...settings } })
}

async function upload(entries: EntryToWrite[]): Promise<string> {
  await using app = await start()
  const id = await uploadBytes(app, 'test.zip', writeZip(entries))
  await getArchive(app.caller, { fileId: id })
  return id
}

/** The problem of an archive, or its entries' reasons. */
async function judge(
  fileId: string,
  settings: Settings = {},
): Promise<string | (string | null | undefined)[]> {
  await using app = await start(settings)
  const { data } = await app.request(archiveQuery, { fileId })
  const archive = data.file?.archive
  return archive?.problem?.code ?? archive?.entries.edges.map(({ node }) => node.skipReason) ?? 'no archive'
}

const three = [{ name: 'a.txt' }, { name: 'b.jpg', data: Buffer.alloc(100) }, { name: 'dir/' }]

test('an archive is judged again by other limits and extensions', async () => {
  const id = await upload(three)
  expect(await judge(id)).toEqual([null, null, 'DIRECTORY'])
  expect(await judge(id, { STEVEDORE_ALLOWED_EXTENSIONS: 'JPG,.png' })).toEqual([
    ...['EXTENSION_NOT_ALLOWED', null, 'DIRECTORY'],
  ])
  expect(await judge(id, { STEVEDORE_MAX_ENTRY_BYTES: '99' })).toEqual([null, 'TOO_LARGE', 'DIRECTORY'])
  expect(await judge(id)).toEqual([null, null, 'DIRECTORY'])
})

test('an archive that has too many entries is judged again, both ways', async () => {
  const id = await upload(three)
  expect(await judge(id, { STEVEDORE_MAX_ARCHIVE_ENTRIES: '2' })).toBe('TOO_MANY_ENTRIES')
  expect(await judge(id)).toEqual([null, null, 'DIRECTORY'])
})

test('what someone deleted is remembered when an archive is judged again', async () => {
  const id = await upload(three)
  await using app = await start()
  const db = app.caller.em.getKysely()
  const remembered = async () => {
    const { rows } = await sql<{ index: number }>`
      select index from archive_entries where archive_id = ${id} and child_deleted_at is not null`.execute(db)
    return rows.map(({ index }) => index)
  }
  await sql`update archive_entries set child_deleted_at = now() where archive_id = ${id} and index = 1`.execute(
    db,
  )
  await judge(id, { STEVEDORE_ALLOWED_EXTENSIONS: 'txt' })
  expect(await remembered()).toEqual([1])
  await judge(id, { STEVEDORE_MAX_ARCHIVE_ENTRIES: '2' })
  expect(await remembered()).toEqual([1])
  expect(await judge(id)).toEqual([null, null, 'DIRECTORY'])
  expect(await remembered()).toEqual([1])
})

test('an archive from before there were rules is judged by them', async () => {
  const id = await upload(three)
  await using app = await start()
  await sql`update archives set rules = null`.execute(app.caller.em.getKysely())
  expect(await judge(id, { STEVEDORE_ALLOWED_EXTENSIONS: 'txt' })).toEqual([
    ...[null, 'EXTENSION_NOT_ALLOWED', 'DIRECTORY'],
  ])
})

test('an archive is not read again by the same rules', async () => {
  const id = await upload(three)
  await using app = await start()
  await sql`update archive_entries set skip_reason = 'CORRUPT' where archive_id = ${id} and index = 0`.execute(
    app.caller.em.getKysely(),
  )
  expect(await judge(id)).toEqual(['CORRUPT', null, 'DIRECTORY'])
})

test('entries that overlap stay so, and give way to stronger reasons', async () => {
  const data = Buffer.alloc(100)
  const id = await upload([
    { name: 'a.txt', data },
    { name: 'b.jpg', data },
    { name: 'c.txt', headerOffset: 40 },
    { name: 'd.txt', data },
  ])
  expect(await judge(id)).toEqual(['OVERLAPPING', null, 'OVERLAPPING', null])
  expect(await judge(id, { STEVEDORE_ALLOWED_EXTENSIONS: 'txt' })).toEqual([
    ...['OVERLAPPING', 'EXTENSION_NOT_ALLOWED', 'OVERLAPPING', null],
  ])
  expect(await judge(id, { STEVEDORE_MAX_ENTRY_BYTES: '99' })).toEqual([
    ...['TOO_LARGE', 'TOO_LARGE', 'OVERLAPPING', 'TOO_LARGE'],
  ])
  expect(await judge(id)).toEqual(['OVERLAPPING', null, 'OVERLAPPING', null])
})

test('an entry that overlaps is not taken for another while its archive is read again', async () => {
  const entries = [
    { name: 'a.txt', data: Buffer.alloc(100) },
    { name: 'b.txt', headerOffset: 40 },
  ]
  const id = await upload(entries)
  await using app = await start()
  const header = writeZip(entries)
  const entry = parseCentralHeader(header.subarray(header.indexOf('PK\x01\x02')), 0, {
    ...{ start: header.length, size: 0, shift: 0, declaredEntries: 2, countsModulo65536: true },
  })
  const judged = async (reason: SkipReason | null) => {
    await insertEntries(app.caller.em, id, [{ entry, reason }])
    return (await judge(id))[0]
  }
  expect(await judged(null)).toBe('OVERLAPPING')
  expect(await judged('EXTENSION_NOT_ALLOWED')).toBe('OVERLAPPING')
  expect(await judged('TOO_LARGE')).toBe('TOO_LARGE')
})
