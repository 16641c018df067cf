import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteFile } from '../../src/files/delete-file.ts'
import { makeFile } from '../files/make-file.ts'
import { newAccount } from '../files/new-account.ts'
import { query } from '../support/query.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { deleteCollection, itemsQuery } from './collection-documents.ts'
import { add, collectionOf, makeCollection, makeFiles, pathsOf, read } from './collection-site.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    settings: { STEVEDORE_ROLES: 'api', STEVEDORE_MAX_COLLECTION_ITEMS: '1200' },
  })
})
afterAll(() => app[Symbol.asyncDispose]())

async function fileNamed(filename: string): Promise<string> {
  return (await makeFile(app.caller, { filename, size: 2 })).id
}

/** Which file is at which path. */
async function filesOf(id: string): Promise<Record<string, string>> {
  const { data } = await app.request(itemsQuery, { id, first: 100 })
  return Object.fromEntries(data.collection?.items.edges.map(({ node }) => [node.path, node.fileId]) ?? [])
}

describe('files are added', () => {
  it('by their ids, at the paths that are given or else by their names, below a folder', async () => {
    const [a, b] = [await fileNamed('a.txt'), await fileNamed('b.txt')]
    const collectionId = await makeCollection(app)
    const items = [{ fileId: b }, { fileId: a.toUpperCase(), path: 'x/y/a' }]
    const added = await add(app, { collectionId, items, folder: 'top/deep' })
    expect(added).toMatchObject({
      ...{ added: 2, replaced: 0, skipped: 0, renamed: 0, replayed: false },
      collection: { revision: 2, itemCount: 2, totalBytes: 4 },
    })
    expect(await filesOf(collectionId)).toEqual({ 'top/deep/b.txt': b, 'top/deep/x/y/a': a })
  })

  it('by a filter, all that match and are there, as one change', async () => {
    await makeFiles(app, 1_100, 'many-')
    const odd = [`it's 100% "odd" \\'?`, 'plain']
    for (const name of odd) await fileNamed(`$1 ${name}`)
    const { id: gone } = await makeFile(app.caller, { filename: 'many-gone' })
    await deleteFile(app.caller, { fileId: gone })
    await makeFile(await newAccount(app.caller), { filename: 'many-theirs' })
    const collectionId = await makeCollection(app)
    expect(await add(app, { collectionId, filter: { name: 'MANY-' } })).toMatchObject({
      added: 1_100,
      collection: { revision: 2, itemCount: 1_100, totalBytes: 11_000 },
    })
    const some = { filter: { name: `'s 100% "odd" \\'?`, tags: {}, contentType: 'application/*' } }
    expect(await add(app, { collectionId, ...some })).toMatchObject({ added: 1 })
    expect(await add(app, { collectionId, filter: { name: 'nothing at all' } })).toMatchObject({
      added: 0,
      collection: { revision: 3 },
    })
  })

  it('from an archive by their paths in it, also once it is deleted', async () => {
    const archiveId = await fileNamed('a.zip')
    for (const [index, path] of ['docs/a.txt', 'docs/b.txt', 'e\u0301/c.txt'].entries()) {
      const tags = { 'stevedore/archive-path': path }
      await makeFile(app.caller, { filename: 'child', tags, entry: { archiveId, index } })
    }
    const collectionId = await makeCollection(app)
    expect(await add(app, { collectionId, archiveId, pathPrefix: 'docs/b' })).toMatchObject({ added: 1 })
    await deleteFile(app.caller, { fileId: archiveId })
    const rest = await add(app, { collectionId, archiveId, onConflict: 'SKIP' })
    expect(rest).toMatchObject({ added: 2, skipped: 1 })
    expect(await pathsOf(app, collectionId)).toEqual(['docs/a.txt', 'docs/b.txt', '\u00e9/c.txt'])
  })

  it('once under an idempotency key, however often that is asked for', async () => {
    const fileId = await fileNamed('a')
    const collectionId = await makeCollection(app)
    const wish = { collectionId, items: [{ fileId }], idempotencyKey: randomUUID(), expectedRevision: 1 }
    const answers = await Promise.all([add(app, wish), add(app, wish), add(app, wish)])
    const replays = answers.map((answer) => 'replayed' in answer && answer.replayed)
    expect(replays.toSorted()).toEqual([false, true, true])
    expect(await add(app, wish)).toMatchObject({ added: null, collection: { revision: 2 } })
    expect(await add(app, { ...wish, folder: 'x' })).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    await app.request(deleteCollection, { input: { collectionId } })
    expect(await add(app, wish)).toMatchObject({ code: 'GONE' })
  })
})

describe('a path that is taken', () => {
  it('is a conflict that names it, and nothing is added', async () => {
    const { id: collectionId } = await collectionOf(app, ['x/a'])
    const fileId = await fileNamed('a')
    const items = [{ fileId, path: 'free' }, { fileId }]
    expect(await add(app, { collectionId, items, folder: 'x' })).toMatchObject({
      code: 'CONFLICT',
      message: 'There would be two files at "x/a".',
    })
    const twice = [{ fileId }, { fileId, path: './a' }]
    expect(await add(app, { collectionId, items: twice })).toMatchObject({ code: 'CONFLICT' })
    expect(await read(app, collectionId)).toMatchObject({ revision: 2, itemCount: 1 })
  })

  it('stays with its file by SKIP, and the first of several gets it', async () => {
    const { id: collectionId, fileIds } = await collectionOf(app, ['a'])
    const [first, second] = [await fileNamed('b'), await fileNamed('b')]
    const items = [{ fileId: first, path: 'a' }, { fileId: first }, { fileId: second }]
    expect(await add(app, { collectionId, items, onConflict: 'SKIP' })).toMatchObject({
      added: 1,
      skipped: 2,
      collection: { revision: 3 },
    })
    expect(await filesOf(collectionId)).toEqual({ a: fileIds[0], b: first })
    expect(await add(app, { collectionId, items, onConflict: 'SKIP' })).toMatchObject({
      added: 0,
      skipped: 3,
      collection: { revision: 3 },
    })
  })

  it('goes to another file by REPLACE, to the last of several', async () => {
    const { id: collectionId } = await collectionOf(app, ['a', 'kept'])
    const [first, second] = [await fileNamed('a'), await fileNamed('a')]
    const items = [{ fileId: first }, { fileId: second }, { fileId: first, path: 'new' }]
    const answer = await add(app, { collectionId, items, onConflict: 'REPLACE' })
    expect(answer).toMatchObject({
      ...{ added: 1, replaced: 1, skipped: 1 },
      collection: { revision: 3, itemCount: 3, totalBytes: 5 },
    })
    expect(await filesOf(collectionId)).toMatchObject({ a: second, new: first })
    const again = await add(app, { collectionId, items: [{ fileId: second }], onConflict: 'REPLACE' })
    expect(again).toMatchObject({ added: 0, replaced: 0, skipped: 1, collection: { revision: 3 } })
  })

  it('gets a number by RENAME, after all that there are', async () => {
    const taken = [
      'f/a.txt',
      'f/a (7).txt',
      'b',
      'b (2)/x',
      'c.tar.gz',
      '.rc',
      'd',
      'd (9999999999)',
      'e.b (2)',
    ]
    const { id: collectionId } = await collectionOf(app, taken)
    const fileId = await fileNamed('x')
    const wanted = [
      'f/a.txt',
      'f/a.txt',
      'f/a (9).txt',
      'f/a (9).txt',
      'b',
      'c.tar.gz',
      '.rc',
      'd',
      'e.b (2)',
      'n',
      'n',
    ]
    const items = wanted.map((path) => ({ fileId, path }))
    expect(await add(app, { collectionId, items, onConflict: 'RENAME' })).toMatchObject({
      added: wanted.length,
      renamed: 9,
    })
    const paths = (await pathsOf(app, collectionId)).filter((path) => !taken.includes(path))
    expect(paths).toEqual(
      [
        ...['f/a (10).txt', 'f/a (11).txt', 'f/a (9).txt', 'f/a (9) (2).txt', 'b (3)', 'c.tar (2).gz'],
        ...['.rc (2)', 'd (2)', 'e (2).b (2)', 'n', 'n (2)'],
      ].toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
    )
  })

  it('is refused by RENAME where there is no number left', async () => {
    const { id: collectionId } = await collectionOf(app, ['a.txt', 'a (999999998).txt'])
    const items = [{ fileId: await fileNamed('a.txt') }]
    expect(await add(app, { collectionId, items, onConflict: 'RENAME' })).toMatchObject({ renamed: 1 })
    expect(await add(app, { collectionId, items, onConflict: 'RENAME' })).toMatchObject({
      code: 'CONFLICT',
      message: 'There is no number left for "a (1000000000).txt".',
    })
  })
})

describe('nothing is added', () => {
  it.each(['unknown', 'deleted', 'theirs'])('where one of the files is %s: it is named', async (which) => {
    const good = await fileNamed('good')
    const bad = {
      unknown: randomUUID(),
      deleted: await fileNamed('deleted'),
      theirs: (await makeFile(await newAccount(app.caller))).id,
    }
    await deleteFile(app.caller, { fileId: bad.deleted })
    const fileId = bad[which as keyof typeof bad]
    const collectionId = await makeCollection(app)
    const items = [{ fileId: good }, { fileId, path: 'b' }, { fileId: randomUUID(), path: 'c' }]
    expect(await add(app, { collectionId, items })).toMatchObject({
      code: 'NOT_FOUND',
      message: `There is no such file: ${fileId}.`,
    })
    expect(await read(app, collectionId)).toMatchObject({ revision: 1, itemCount: 0 })
  })

  it("of an archive that is someone else's", async () => {
    const theirs = await newAccount(app.caller)
    const { id: archiveId } = await makeFile(theirs)
    await makeFile(theirs, { entry: { archiveId, index: 0 } })
    const collectionId = await makeCollection(app)
    expect(await add(app, { collectionId, archiveId })).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('beyond the most items that a collection may have', async () => {
    await makeFiles(app, 1_201, 'limit-')
    const collectionId = await makeCollection(app)
    const full = { code: 'COLLECTION_FULL', limit: 1_200 }
    expect(await add(app, { collectionId, filter: { name: 'limit-' } })).toMatchObject(full)
    await query(app, `delete from files where filename = 'limit-1'`)
    expect(await add(app, { collectionId, filter: { name: 'limit-' } })).toMatchObject({ added: 1_200 })
    const more = { collectionId, items: [{ fileId: await fileNamed('limit-2') }] }
    expect(await add(app, { ...more, folder: 'x' })).toMatchObject(full)
    expect(await add(app, { ...more, onConflict: 'REPLACE' })).toMatchObject({ replaced: 1 })
  })

  it.each([
    { input: {}, field: 'items' },
    { input: { items: [], filter: {} }, field: 'items' },
    { input: { items: [], pathPrefix: 'a' }, field: 'pathPrefix' },
    { input: { archiveId: 'nonsense' }, field: 'archiveId' },
    { input: { items: [{ fileId: 'nonsense' }] }, field: 'items' },
    { input: { items: Array.from({ length: 1_001 }, () => ({ fileId: randomUUID() })) }, field: 'items' },
    { input: { filter: { contentType: '/' } }, field: 'filter.contentType' },
  ])('where it can not be meant: $field', async ({ input, field }) => {
    const answer = await add(app, { collectionId: await makeCollection(app), ...input })
    expect(answer).toMatchObject({ code: 'INVALID_INPUT', field })
  })
})
