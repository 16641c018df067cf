import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { archiveRules } from '../../src/archives/archive-rules.ts'
import { deleteFile } from '../../src/files/delete-file.ts'
import type { File } from '../../src/files/file.entity.ts'
import { makeFile } from '../files/make-file.ts'
import { newAccount } from '../files/new-account.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { type Answer, codeOf, post } from './client.ts'
import { makeJob } from './make-job.ts'

let app: TestApp
let archive: File
let child: File
let damaged: File
beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
  archive = await makeFile(app.caller, { filename: 'a.zip' })
  child = await makeFile(app.caller, { filename: 'b.txt', entry: { archiveId: archive.id, index: 1 } })
  damaged = await makeFile(app.caller, { filename: 'c.zip' })
  const db = app.caller.em.getKysely()
  await sql`
    insert into archives (file_id, entry_count, problem_code, problem_message, indexed_at, rules)
    select file_id, entry_count, problem_code, problem_message, now(), ${archiveRules(app.caller.config)}
    from (values (${archive.id}::uuid, 3, null, null), (${child.id}::uuid, null, 'NOT_A_ZIP', 'No.'),
      (${damaged.id}::uuid, null, 'TRUNCATED', 'Cut short.'))
      as archive (file_id, entry_count, problem_code, problem_message)`.execute(db)
  await sql`
    insert into archive_entries
      (archive_id, index, name, path, method, compressed_size, size, crc32, header_offset, skip_reason) values
      (${archive.id}, 0, 'd/', 'd', 0, 0, 0, 0, 0, 'DIRECTORY'),
      (${archive.id}, 1, 'd/b.txt', 'd/b.txt', 8, 5000000000, 6000000000, 4294967295, 30, null),
      (${archive.id}, 2, '../c', null, 77, 1, 2, 10, 60, 'UNSAFE_NAME')`.execute(db)
})
afterAll(() => app[Symbol.asyncDispose]())

it('shows the entries of an archive', async () => {
  const { data } = await ask(`{ file(id: "${archive.id}") { archive { entries { edges { node {
    compressedSize crc32 file { filename } index method modifiedAt name path selectable size skipReason } } } } } }`)
  const nodes = [
    {
      ...{ index: 0, name: 'd/', path: 'd', method: 'store', crc32: '00000000', compressedSize: 0, size: 0 },
      ...{ selectable: false, skipReason: 'DIRECTORY', modifiedAt: null, file: null },
    },
    {
      ...{ index: 1, name: 'd/b.txt', path: 'd/b.txt', method: 'deflate', crc32: 'ffffffff' },
      ...{ compressedSize: 5_000_000_000, size: 6_000_000_000, selectable: true, skipReason: null },
      ...{ modifiedAt: null, file: { filename: 'b.txt' } },
    },
    {
      ...{ index: 2, name: '../c', path: null, method: 'method-77', crc32: '0000000a', compressedSize: 1 },
      ...{ size: 2, selectable: false, skipReason: 'UNSAFE_NAME', modifiedAt: null, file: null },
    },
  ]
  expect(data).toEqual({ file: { archive: { entries: { edges: nodes.map((node) => ({ node })) } } } })
})

it('tells archives, damaged archives and other files apart, in one list', async () => {
  const { data } = await ask(`{ files { edges { node { filename
    archive { id entryCount problem { code message } file { filename } } } } } }`)
  const nodes = [
    {
      filename: 'c.zip',
      archive: {
        id: damaged.id,
        entryCount: null,
        problem: { code: 'TRUNCATED', message: 'Cut short.' },
        file: { filename: 'c.zip' },
      },
    },
    { filename: 'b.txt', archive: null },
    {
      filename: 'a.zip',
      archive: { id: archive.id, entryCount: 3, problem: null, file: { filename: 'a.zip' } },
    },
  ]
  expect(data).toEqual({ files: { edges: nodes.map((node) => ({ node })) } })
})

it('pages through entries by their index', async () => {
  const page = async (after: string) => {
    const { data } = await ask(`{ file(id: "${archive.id}") { archive { entries(first: 2 ${after}) {
      edges { node { index } } pageInfo { hasNextPage endCursor } } } } }`)
    return JSON.stringify(data)
  }
  const first = await page('')
  const [, cursor] = /"endCursor":"([^"]+)"/.exec(first) ?? []
  expect(first).toContain('[{"node":{"index":0}},{"node":{"index":1}}],"pageInfo":{"hasNextPage":true')
  expect(await page(`after: "${cursor}"`)).toContain('[{"node":{"index":2}}],"pageInfo":{"hasNextPage":false')
})

it('filters entries, and counts those that match', async () => {
  const indexes = async (filter: string) => {
    const { data } = await ask(`{ file(id: "${archive.id}") { archive { entries(first: 1, filter: ${filter}) {
      totalCount edges { node { index } } pageInfo { hasNextPage } } } } }`)
    return data
  }
  const page = (index: number, totalCount: number) => ({
    file: {
      archive: {
        entries: { totalCount, edges: [{ node: { index } }], pageInfo: { hasNextPage: totalCount > 1 } },
      },
    },
  })
  expect(await indexes('null')).toEqual(page(0, 3))
  expect(await indexes('{}')).toEqual(page(0, 3))
  expect(await indexes('{ selectable: false }')).toEqual(page(0, 2))
  expect(await indexes('{ skipReasons: [UNSAFE_NAME] }')).toEqual(page(2, 1))
  expect(await indexes('{ pathPrefix: "d/", glob: "**/*.txt" }')).toEqual(page(1, 1))
})

it('goes on behind a cursor of another filter', async () => {
  const page = async (args: string) => {
    const { data } = await ask(`{ file(id: "${archive.id}") { archive { entries(first: 1 ${args}) {
      edges { node { index } } pageInfo { endCursor } } } } }`)
    return JSON.stringify(data)
  }
  const [, cursor] = /"endCursor":"([^"]+)"/.exec(await page('')) ?? []
  expect(await page(`after: "${cursor}" filter: { selectable: false }`)).toContain('{"index":2}')
})

it('shows the archive as a tree, folder by folder', async () => {
  const { data } = await ask(`{ file(id: "${archive.id}") { archive {
    children { edges { node { name path isFolder entry { index } } } }
    inside: children(path: "d") { edges { node { name path isFolder entry { index file { filename } } } } } } } }`)
  const top = { name: 'd', path: 'd', isFolder: true, entry: null }
  const inside = {
    ...{ name: 'b.txt', path: 'd/b.txt', isFolder: false, entry: { index: 1, file: { filename: 'b.txt' } } },
  }
  expect(data).toEqual({
    file: { archive: { children: { edges: [{ node: top }] }, inside: { edges: [{ node: inside }] } } },
  })
})

it.each([
  ['entries(filter: { glob: "[" })', 'filter.glob'],
  ['entries(filter: { pathPrefix: "\\u0000" })', 'filter.pathPrefix'],
  ['children(path: "\\u0000")', 'path'],
  ['children(after: "Y2hpbGRyZW4")', 'after'],
  ['entries(first: 0)', 'first'],
])('says which field of %s is at fault', async (field, fault) => {
  const answer = await post(app, {
    query: `{ file(id: "${archive.id}") { archive { ${field} { edges { cursor } } } } }`,
  })
  expect(answer.errors?.[0]).toMatchObject({ extensions: { code: 'INVALID_INPUT', field: fault } })
})

it('shows nothing of an archive that can not be read', async () => {
  const { data } = await ask(`{ file(id: "${damaged.id}") { archive {
    entries(filter: { selectable: true }) { totalCount edges { cursor } } children { edges { cursor } } } } }`)
  expect(data).toEqual({
    file: { archive: { entries: { totalCount: 0, edges: [] }, children: { edges: [] } } },
  })
})

it("hides another account's archive", async () => {
  const other = await makeFile(await newAccount(app.caller), { filename: 'other.zip' })
  const answer = await post(app, {
    query: `{ file(id: "${other.id}") { archive { entries { totalCount } children { edges { cursor } } } } }`,
  })
  expect(answer.data).toEqual({ file: null })
  expect(codeOf(answer)).toBe('NOT_FOUND')
})

it('gives jobs their archive, and null once its file is gone', async () => {
  const gone = await makeFile(app.caller)
  await makeJob(app.caller, gone.id)
  await makeJob(app.caller, archive.id)
  await deleteFile(app.caller, { fileId: gone.id })
  const { data } = await ask(
    '{ jobs { edges { node { archive { id } timeline { edges { node { event } } } } } } }',
  )
  const timeline = { edges: [{ node: { event: 'CREATED' } }] }
  const nodes = [
    { archive: { id: archive.id }, timeline },
    { archive: null, timeline },
  ]
  expect(data).toEqual({ jobs: { edges: nodes.map((node) => ({ node })) } })
})

it('names the job that works on an archive', async () => {
  const { data } = await ask(`mutation { extractArchive(input: { archiveId: "${archive.id}" }) {
    ... on ArchiveBusyError { code activeJob { state archive { id } } } } }`)
  expect(data).toEqual({
    extractArchive: { code: 'ARCHIVE_BUSY', activeJob: { state: 'PENDING', archive: { id: archive.id } } },
  })
})

it('says why an archive can not be read', async () => {
  const { data } = await ask(`mutation { extractArchive(input: { archiveId: "${damaged.id}" }) {
    ... on UnreadableArchiveError { code message problem { code message } } } }`)
  expect(data).toEqual({
    extractArchive: {
      code: 'UNREADABLE_ARCHIVE',
      message: 'Cut short.',
      problem: { code: 'TRUNCATED', message: 'Cut short.' },
    },
  })
})

it('reads what the items of a page share with as many statements for three as for one', async () => {
  const query = vi.spyOn(app.app.services.orm.config.getLogger(), 'logQuery')
  const count = async (first: number) => {
    query.mockClear()
    await ask(`{ files(first: ${first}) { edges { node { archive { file { id } } } } } }`)
    await ask(
      `{ file(id: "${archive.id}") { archive { entries(first: ${first}) { edges { node { file { id } } } } } } }`,
    )
    return query.mock.calls.length
  }
  const forOne = await count(1)
  expect(forOne).toBeGreaterThan(5)
  expect(await count(3)).toBe(forOne)
  query.mockRestore()
})

it('counts a list only where its count is asked for', async () => {
  const query = vi.spyOn(app.app.services.orm.config.getLogger(), 'logQuery')
  const counts = async (selection: string) => {
    query.mockClear()
    await ask(`{ files(filter: { tags: { a: 1 } }) { ${selection} } }`)
    return query.mock.calls.filter(([{ query: statement }]) => /select count/.test(statement ?? '')).length
  }
  expect(await counts('edges { node { id } } pageInfo { hasNextPage endCursor }')).toBe(0)
  expect(await counts('totalCount')).toBe(1)
  query.mockRestore()
})

async function ask(query: string): Promise<Answer> {
  const answer = await post(app, { query })
  expect(answer.errors).toBeUndefined()
  return answer
}
