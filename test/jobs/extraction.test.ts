import { hash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JobForTestFragment } from '../../src/gql/graphql.ts'
import { archiveQuery, deleteFile, jobUpdated } from '../support/documents.ts'
import { readChildren, uploadBytes } from '../support/files.ts'
import { openSocketClient, subscribe } from '../support/socket-client.ts'
import { createTestSite, startTestApp, type TestApp, type TestSite } from '../support/test-app.ts'
import { makeZip, randomEntries } from '../support/zip.ts'
import { askForJob, followJob } from './ask.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
})

/** Asks for an extraction and follows it over a websocket to its end. */
async function extract(archiveId: string, selection: number[] | null = null) {
  const { id } = await askForJob(app, { archiveId, selection })
  return await followJob(app, id)
}

describe('extracting an archive', () => {
  it('goes from PENDING over RUNNING and progress to SUCCEEDED before the eyes of a websocket', async () => {
    await using site: TestSite = await createTestSite()
    await using api = await startTestApp({ site, settings: { STEVEDORE_ROLES: 'api' } })
    const entries = randomEntries(500, 100_000)
    const archiveId = await uploadBytes(api, 'five-hundred.zip', await makeZip(entries, { compress: false }))
    const { id } = await askForJob(api, { archiveId })

    await using client = openSocketClient(api)
    const states: JobForTestFragment[] = []
    let worker: TestApp | null = null
    for await (const event of subscribe(client, jobUpdated, { id })) {
      states.push(event.jobUpdated)
      // Another process would be no different: API and worker share nothing here but database and store.
      worker ??= await startTestApp({ site, settings: { STEVEDORE_ROLES: 'worker' } })
    }
    await worker?.[Symbol.asyncDispose]()

    expect(states[0]).toMatchObject({ state: 'PENDING', attempt: 0 })
    expect(
      states.some(
        ({ state, progress }) => state === 'RUNNING' && progress.itemsDone > 0 && progress.itemsDone < 500,
      ),
    ).toBe(true)
    expect(states.at(-1)).toMatchObject({
      state: 'SUCCEEDED',
      attempt: 1,
      progress: { itemsDone: 500, itemsTotal: 500, bytesDone: 50_000_000, bytesTotal: 50_000_000 },
      summary: { entries: 500, extracted: 500, bytes: 50_000_000, skipped: [] },
    })
    const versions = states.map(({ version }) => version)
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b))

    const children = await readChildren(api, archiveId)
    expect(Object.fromEntries([...children].map(([path, file]) => [path, file.sha256]))).toEqual(
      Object.fromEntries(Object.entries(entries).map(([path, bytes]) => [path, hash('sha256', bytes)])),
    )
  })

  it('gives each entry back as a file whose bytes, name and tags are those of the entry', async () => {
    const entries = { 'a/Grüße.txt': Buffer.from('hello'), 'b.csv': Buffer.from('1,2') }
    const archiveId = await uploadBytes(app, 'small.zip', await makeZip(entries))
    await extract(archiveId)
    const file = (await readChildren(app, archiveId)).get('a/Grüße.txt')
    expect(file).toMatchObject({
      filename: 'Grüße.txt',
      contentType: 'text/plain',
      tags: {
        'stevedore/archive-id': archiveId,
        'stevedore/archive-path': 'a/Grüße.txt',
        'stevedore/archive-index': 0,
      },
    })
    const response = await fetch(file?.downloadUrl ?? '')
    expect(await response.text()).toBe('hello')
  })

  it('streams an entry that is too large to be held in memory', async () => {
    const entries = randomEntries(1, 5_000_000)
    const archiveId = await uploadBytes(app, 'large.zip', await makeZip(entries))
    const { last } = await extract(archiveId)
    expect(last).toMatchObject({ state: 'SUCCEEDED', progress: { bytesDone: 5_000_000 } })
    const [child] = (await readChildren(app, archiveId)).values()
    expect(child?.sha256).toBe(hash('sha256', Object.values(entries)[0] ?? Buffer.alloc(0)))
  })

  it('streams a stored entry whose name says nothing of its type, and tells it by the bytes', async () => {
    const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(3_000_000, 7)])
    const archiveId = await uploadBytes(app, 'stored.zip', await makeZip({ noext: png }, { compress: false }))
    const { last } = await extract(archiveId)
    expect(last).toMatchObject({ state: 'SUCCEEDED', attempt: 1 })
    const [child] = (await readChildren(app, archiveId)).values()
    expect(child).toMatchObject({ contentType: 'image/png', sha256: hash('sha256', png) })
  })

  it('extracts what was selected, and tells why other entries were skipped', async () => {
    const archiveId = await uploadBytes(
      app,
      'some.zip',
      await makeZip({ 'd/': Buffer.alloc(0), '.DS_Store': Buffer.from('x'), ...randomEntries(4, 10) }),
    )
    const { last } = await extract(archiveId, [1, 2, 4])
    expect([...(await readChildren(app, archiveId)).keys()].sort()).toEqual([
      'folder/0000.bin',
      'folder/0002.bin',
    ])
    expect(last.summary).toMatchObject({
      entries: 6,
      extracted: 2,
      skippedEntries: [{ index: 1, name: '.DS_Store', reason: 'PLATFORM_METADATA' }],
    })
    expect(last.summary?.skipped.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
      { reason: 'NOT_SELECTED', count: 3 },
      { reason: 'PLATFORM_METADATA', count: 1 },
    ])
  })

  it('takes an empty selection for nothing and a missing one for everything', async () => {
    const archiveId = await uploadBytes(app, 'two.zip', await makeZip(randomEntries(2, 10)))
    const nothing = await extract(archiveId, [])
    expect(nothing.last).toMatchObject({
      state: 'SUCCEEDED',
      summary: { extracted: 0, skipped: [{ reason: 'NOT_SELECTED', count: 2 }] },
    })
    expect(await readChildren(app, archiveId)).toHaveLength(0)
    expect((await extract(archiveId)).last.summary).toMatchObject({ extracted: 2 })
  })

  it('makes no second file of an entry that has one, and none of an entry whose file was deleted', async () => {
    const archiveId = await uploadBytes(app, 'again.zip', await makeZip(randomEntries(3, 10)))
    await extract(archiveId)
    const before = await readChildren(app, archiveId)
    const [first] = before.values()
    await app.request(deleteFile, { fileId: first?.id ?? '' })
    const { last } = await extract(archiveId)
    expect(last.summary?.extracted).toBe(0)
    expect(last.summary?.skipped.toSorted((a, b) => a.reason.localeCompare(b.reason))).toEqual([
      { reason: 'ALREADY_EXTRACTED', count: 2 },
      { reason: 'PREVIOUSLY_DELETED', count: 1 },
    ])
    expect((await readChildren(app, archiveId)).size).toBe(2)
  })

  it('skips an entry whose bytes do not match its checksum, and goes on with the others', async () => {
    const bytes = await makeZip({
      'good.bin': Buffer.from('good good'),
      'bad.bin': randomEntries(1, 5000)['folder/0000.bin'] ?? Buffer.alloc(0),
      'fine.bin': Buffer.from('fine'),
    })
    const at = bytes.indexOf('bad.bin') + 2000
    bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at)
    const archiveId = await uploadBytes(app, 'damaged.zip', bytes)
    const { last } = await extract(archiveId)
    expect(last).toMatchObject({
      state: 'SUCCEEDED',
      summary: {
        extracted: 2,
        skipped: [{ reason: 'CORRUPT', count: 1 }],
        skippedEntries: [{ index: 1, name: 'bad.bin', reason: 'CORRUPT' }],
      },
    })
    expect([...(await readChildren(app, archiveId)).keys()].sort()).toEqual(['fine.bin', 'good.bin'])
  })

  it('lists entries with the files that were made of them, page by page', async () => {
    const archiveId = await uploadBytes(app, 'pages.zip', await makeZip(randomEntries(5, 10)))
    await extract(archiveId, [0])
    const first = await app.request(archiveQuery, { fileId: archiveId, first: 3 })
    const archive = first.data.file?.archive
    expect(archive).toMatchObject({ id: archiveId, entryCount: 5, problem: null })
    expect(archive?.entries.edges.map(({ node }) => [node.index, node.file !== null])).toEqual([
      [0, true],
      [1, false],
      [2, false],
    ])
    const after = archive?.entries.pageInfo.endCursor
    const rest = await app.request(archiveQuery, { fileId: archiveId, first: 3, after })
    expect(rest.data.file?.archive?.entries.edges.map(({ node }) => node.index)).toEqual([3, 4])
    expect(rest.data.file?.archive?.entries.pageInfo.hasNextPage).toBe(false)
  })
})
