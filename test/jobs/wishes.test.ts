import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { graphql } from '../../src/gql/gql.ts'
import { writeZip } from '../archives/zip-writer.ts'
import { archiveQuery, deleteFile, extractArchive } from '../support/documents.ts'
import { readChildren, uploadBytes } from '../support/files.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { makeZip } from '../support/zip.ts'
import { extractToEnd, skippedOf } from './ask.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_MAX_JOB_ENTRIES: '5' } })
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
})

const planQuery = graphql(`
  query PlanForTest($fileId: ID!, $glob: String, $pathPrefix: String, $selection: [Int!], $force: Boolean) {
    file(id: $fileId) {
      archive {
        extractionPlan(glob: $glob, pathPrefix: $pathPrefix, selection: $selection, force: $force) {
          items
          bytes
          refusal
          skipped { reason count }
        }
      }
    }
  }
`)

async function uploadTree(): Promise<string> {
  const file = (text: string) => Buffer.from(text)
  return await uploadBytes(
    app,
    'tree.zip',
    await makeZip({
      'photos/': file(''),
      'photos/a.jpg': file('aa'),
      'photos/b.png': file('bbb'),
      'photos/old/c.jpg': file('cccc'),
      'notes.txt': file('n'),
      '.DS_Store': file('x'),
    }),
  )
}

describe('a job for a part of an archive', () => {
  it('takes what matches a glob', async () => {
    const archiveId = await uploadTree()
    const job = await extractToEnd(app, { archiveId, glob: '**/*.jpg' })
    expect([...(await readChildren(app, archiveId)).keys()].sort()).toEqual([
      'photos/a.jpg',
      'photos/old/c.jpg',
    ])
    expect(job).toMatchObject({ glob: '**/*.jpg', summary: { entries: 6, extracted: 2, notReached: 0 } })
    expect(skippedOf(job)).toEqual({ NOT_SELECTED: 4 })
  })

  it('takes what lies in a folder, with the reasons of what can not be extracted there', async () => {
    const archiveId = await uploadTree()
    const job = await extractToEnd(app, { archiveId, pathPrefix: 'photos/' })
    expect((await readChildren(app, archiveId)).size).toBe(3)
    expect(skippedOf(job)).toEqual({ NOT_SELECTED: 2, DIRECTORY: 1 })
  })

  it('takes only that for which indexes, prefix and glob all hold', async () => {
    const archiveId = await uploadTree()
    await extractToEnd(app, { archiveId, selection: [1, 2, 4], pathPrefix: 'photos/', glob: '**/*.jpg' })
    expect([...(await readChildren(app, archiveId)).keys()]).toEqual(['photos/a.jpg'])
  })

  it('is refused for a glob that makes no sense, and for NUL in a prefix, with the field', async () => {
    const archiveId = await uploadTree()
    for (const [field, input] of [
      ['glob', { glob: '[a-' }],
      ['pathPrefix', { pathPrefix: 'a\0' }],
      ['tags', { tags: { 'stevedore/archive': false } }],
    ] as const) {
      const { data } = await app.request(extractArchive, { archiveId, ...input })
      expect(data.extractArchive).toMatchObject({ code: 'INVALID_INPUT', field })
    }
  })
})

describe('the files of a job', () => {
  it('get the tags that were asked for beside those of the system', async () => {
    const archiveId = await uploadTree()
    const tags = { project: 'north', nested: { a: [1, null] } }
    const job = await extractToEnd(app, { archiveId, selection: [4], tags })
    expect(job.tags).toEqual(tags)
    const file = (await readChildren(app, archiveId)).get('notes.txt')
    expect(file?.tags).toEqual({
      ...tags,
      'stevedore/archive-id': archiveId,
      'stevedore/archive-path': 'notes.txt',
      'stevedore/archive-index': 4,
    })
  })

  it('keep the time at which the entry was modified', async () => {
    const zip = writeZip([
      { name: 'a.txt', data: Buffer.from('a'), dosDate: (44 << 9) | (2 << 5) | 29, dosTime: 12 << 11 },
    ])
    const archiveId = await uploadBytes(app, 'dated.zip', zip)
    await extractToEnd(app, { archiveId })
    const { data } = await app.request(
      graphql(`
        query ModifiedForTest($tags: JSONObject!) {
          files(filter: { tags: $tags }) { edges { node { modifiedAt } } }
        }
      `),
      { tags: { 'stevedore/archive-id': archiveId } },
    )
    expect(data.files.edges[0]?.node.modifiedAt).toBe('2024-02-29T12:00:00.000Z')
  })
})

describe('an entry whose file was deleted', () => {
  it('becomes a file again by force alone', async () => {
    const archiveId = await uploadTree()
    await extractToEnd(app, { archiveId, glob: '*.txt' })
    const [file] = (await readChildren(app, archiveId)).values()
    await app.request(deleteFile, { fileId: file?.id ?? '' })
    const again = await extractToEnd(app, { archiveId, glob: '*.txt' })
    expect(skippedOf(again)).toMatchObject({ PREVIOUSLY_DELETED: 1 })
    const forced = await extractToEnd(app, { archiveId, glob: '*.txt', force: true })
    expect(forced).toMatchObject({ force: true, summary: { extracted: 1 } })
    expect((await readChildren(app, archiveId)).get('notes.txt')?.sha256).toBe(file?.sha256)
    // It's only a memory of what is gone: what is there again can be deleted again.
    const [recreated] = (await readChildren(app, archiveId)).values()
    await app.request(deleteFile, { fileId: recreated?.id ?? '' })
    expect(skippedOf(await extractToEnd(app, { archiveId, glob: '*.txt' }))).toMatchObject({
      PREVIOUSLY_DELETED: 1,
    })
  })
})

describe('an entry that is found corrupt', () => {
  it('says so in the listing from then on, and is tried again by force alone', async () => {
    const good = Buffer.from('what it should be')
    const zip = writeZip([
      { name: 'a', data: good },
      { name: 'b', data: good, crc32: 1 },
    ])
    const archiveId = await uploadBytes(app, 'corrupt.zip', zip)
    const first = await extractToEnd(app, { archiveId })
    expect(skippedOf(first)).toEqual({ CORRUPT: 1 })
    const { data } = await app.request(archiveQuery, { fileId: archiveId })
    expect(data.file?.archive?.entries.edges.map(({ node }) => [node.selectable, node.skipReason])).toEqual([
      [true, null],
      [false, 'CORRUPT'],
    ])
    const second = await extractToEnd(app, { archiveId })
    expect(second.progress.itemsTotal).toBe(0)
    expect(skippedOf(second)).toEqual({ CORRUPT: 1, ALREADY_EXTRACTED: 1 })
    const forced = await extractToEnd(app, { archiveId, force: true })
    expect(forced.progress).toMatchObject({ itemsTotal: 1, itemsDone: 1 })
    expect(skippedOf(forced)).toEqual({ CORRUPT: 1, ALREADY_EXTRACTED: 1 })
  })
})

describe('an extraction plan', () => {
  it('tells what a job would do, by the same counts as the job', async () => {
    const archiveId = await uploadTree()
    const input = { pathPrefix: 'photos/', selection: [0, 1, 2] }
    const { data } = await app.request(planQuery, { fileId: archiveId, ...input })
    const plan = data.file?.archive?.extractionPlan
    expect(plan).toMatchObject({ items: 2, bytes: 5, refusal: null })
    const job = await extractToEnd(app, { archiveId, ...input })
    expect(job.progress).toMatchObject({ itemsTotal: plan?.items, bytesTotal: plan?.bytes })
    expect(job.summary?.skipped).toEqual(plan?.skipped)
  })

  it('says why a job would be refused, in the words of the refusal', async () => {
    const entries = Object.fromEntries(Array.from({ length: 6 }, (_, n) => [`${n}`, Buffer.from('x')]))
    const archiveId = await uploadBytes(app, 'six.zip', await makeZip(entries))
    const { data } = await app.request(planQuery, { fileId: archiveId })
    expect(data.file?.archive?.extractionPlan).toMatchObject({ items: 6 })
    const refused = (await app.request(extractArchive, { archiveId })).data.extractArchive
    expect(refused).toMatchObject({ message: data.file?.archive?.extractionPlan?.refusal })
  })

  it('counts what is there already', async () => {
    const archiveId = await uploadTree()
    await extractToEnd(app, { archiveId, glob: '*.txt' })
    const { data } = await app.request(planQuery, { fileId: archiveId, glob: '*.txt' })
    expect(data.file?.archive?.extractionPlan).toMatchObject({
      items: 0,
      skipped: expect.arrayContaining([{ reason: 'ALREADY_EXTRACTED', count: 1 }]),
    })
  })
})
