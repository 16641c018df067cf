import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ItemAtRevision, readItemsAt } from '../../src/collections/read-items-at.ts'
import { deleteFile } from '../../src/files/delete-file.ts'
import type { CollectionItemFilter } from '../../src/gql/graphql.ts'
import { makeFile } from '../files/make-file.ts'
import { query } from '../support/query.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import {
  childrenQuery,
  collectionQuery,
  itemQuery,
  itemsQuery,
  moveInCollection,
  removeFromCollection,
  restoreFile,
} from './collection-documents.ts'
import { add, collectionOf, makeCollection, read } from './collection-site.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => app[Symbol.asyncDispose]())

const tree = [
  'Z',
  'a-b',
  'a.txt',
  'a/x.txt',
  'a/x/y/z',
  'a0',
  'b/1',
  'b/2',
  'b/deep/er',
  'é',
  '\u{ffee}',
  '😀/1',
]

async function list(id: string, filter: CollectionItemFilter | null = null, first = 100) {
  const paths: string[] = []
  let after: string | null = null
  let total = 0
  do {
    const answer: Awaited<ReturnType<typeof readPage>> = await readPage(id, filter, first, after)
    paths.push(...answer.edges.map(({ node }) => node.path))
    total = answer.totalCount
    after = answer.pageInfo.hasNextPage ? (answer.pageInfo.endCursor ?? null) : null
  } while (after !== null)
  expect(total).toBe(paths.length)
  return paths
}

async function readPage(
  id: string,
  filter: CollectionItemFilter | null,
  first: number,
  after: string | null,
) {
  const { data, errors } = await app.request(itemsQuery, { id, filter, first, after })
  if (!data.collection) throw new Error(JSON.stringify(errors))
  return data.collection.items
}

/** The paths of a level, folders with a `/` at the end, by pages of this size. */
async function level(id: string, path: string | null, first: number) {
  const paths: string[] = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof readLevel>> = await readLevel({ id, path, first, after })
    paths.push(...page.edges.map(({ node }) => (node.isFolder ? `${node.path}/` : node.path)))
    for (const { node } of page.edges) {
      expect(node.name).toBe(node.path.split('/').at(-1))
      expect(node.item?.path ?? null).toBe(node.isFolder ? null : node.path)
    }
    after = page.pageInfo.hasNextPage ? (page.pageInfo.endCursor ?? null) : null
  } while (after !== null)
  return paths
}

async function readLevel(variables: {
  id: string
  path: string | null
  first: number
  after: string | null
}) {
  const { data, errors } = await app.request(childrenQuery, variables)
  if (!data.collection) throw new Error(JSON.stringify(errors))
  return data.collection.children
}

describe('the items of a collection', () => {
  it('come in the order of the bytes of their paths, whatever the pages', async () => {
    const { id } = await collectionOf(app, tree)
    for (const first of [1, 5, 100]) expect(await list(id, null, first)).toEqual(tree)
  })

  it('are found by what their paths begin with and match', async () => {
    const { id } = await collectionOf(app, tree)
    expect(await list(id, { pathPrefix: 'a/' }, 1)).toEqual(['a/x.txt', 'a/x/y/z'])
    expect(await list(id, { pathPrefix: 'a' })).toHaveLength(5)
    expect(await list(id, { glob: '**/*.txt' }, 1)).toEqual(['a.txt', 'a/x.txt'])
    expect(await list(id, { glob: 'a/*', pathPrefix: 'a/x.' })).toEqual(['a/x.txt'])
    expect(await list(id, { glob: 'b/*', pathPrefix: 'a' })).toEqual([])
    expect(await list(id, { pathPrefix: 'e\u0301' })).toEqual(['é'])
    expect(await list(id, {})).toEqual(tree)
  })

  it('are refused by a glob that makes no sense, and behind the place of another list', async () => {
    const { id } = await collectionOf(app, ['a'])
    const { errors } = await app.request(itemsQuery, { id, filter: { glob: '[' } }).catch(asAnswer)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'filter.glob' })
    const { id: other } = await collectionOf(app, ['a', 'b'])
    const { endCursor } = (await readPage(other, null, 1, null)).pageInfo
    const forged = await app.request(itemsQuery, { id, after: endCursor ?? '' }).catch(asAnswer)
    expect(forged.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'after' })
  })

  it('are found one by one, by their paths', async () => {
    const { id, fileIds } = await collectionOf(app, ['a/b', 'é'])
    const find = async (path: string) => (await app.request(itemQuery, { id, path })).data.collection?.item
    expect(await find('a/b')).toEqual({ path: 'a/b', fileId: fileIds[0] })
    expect(await find('e\u0301')).toMatchObject({ path: 'é' })
    expect(await find('a')).toBeNull()
  })

  it('whose file was deleted stay, missing, until it is restored', async () => {
    const { id, fileIds } = await collectionOf(app, ['a', 'b', 'c'])
    const [fileId = '', purged = ''] = fileIds
    await deleteFile(app.caller, { fileId })
    await deleteFile(app.caller, { fileId: purged })
    await query(app, `delete from files where id = '${purged}'`)
    const page = await readPage(id, { missing: true }, 10, null)
    const fact = { size: 1, sha256: '0'.repeat(64), missing: true, file: null }
    expect(page.edges.map(({ node }) => node)).toEqual([
      { path: 'a', fileId, ...fact },
      { path: 'b', fileId: purged, ...fact },
    ])
    expect(await list(id, { missing: false })).toEqual(['c'])
    expect((await app.request(collectionQuery, { id })).data.collection).toMatchObject({
      ...{ missingCount: 2, itemCount: 3, totalBytes: 3, revision: 2 },
    })
    await app.request(restoreFile, { fileId })
    const [healed] = (await readPage(id, null, 10, null)).edges
    expect(healed?.node).toMatchObject({ missing: false, file: { id: fileId } })
    expect((await app.request(collectionQuery, { id })).data.collection).toMatchObject({ missingCount: 1 })
  })
})

describe('the children of a folder', () => {
  it('are the folders and items directly in it, in the order of their bytes, whatever the pages', async () => {
    const { id } = await collectionOf(app, tree)
    for (const first of [1, 2, 100]) {
      const top = ['Z', 'a-b', 'a.txt', 'a/', 'a0', 'b/', 'é', '\u{ffee}', '😀/']
      expect(await level(id, null, first)).toEqual(top)
      expect(await level(id, 'a', first)).toEqual(['a/x.txt', 'a/x/'])
      expect(await level(id, 'a/x/', first)).toEqual(['a/x/y/'])
      expect(await level(id, 'b', first)).toEqual(['b/1', 'b/2', 'b/deep/'])
      expect(await level(id, 'a.txt', first)).toEqual([])
      expect(await level(id, 'nothing', first)).toEqual([])
    }
  })

  it.each(['', 'a', 'b/', 'a/', 'a/x/y', 'a/x/y/', 'a/\0'])(
    'are refused behind the forged place %j',
    async (key) => {
      const { id } = await collectionOf(app, ['a/x/y'])
      const after = Buffer.from(`children:${id}\n${key}`).toString('base64url')
      const { errors } = await app.request(childrenQuery, { id, path: 'a', after }).catch(asAnswer)
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', field: 'after' })
    },
  )
})

describe('a revision of the past', () => {
  it('reads as it was, with the files as they are, however the collection has changed', async () => {
    const { id, fileIds } = await collectionOf(app, ['a', 'b/c', 'b/d'])
    const [a = '', c = '', d = ''] = fileIds
    const { id: other } = await makeFile(app.caller, { filename: 'a' })
    await add(app, { collectionId: id, items: [{ fileId: other }], onConflict: 'REPLACE' })
    await app.request(moveInCollection, { input: { collectionId: id, from: 'b', to: 'e' } })
    await app.request(removeFromCollection, { input: { collectionId: id, paths: ['e/c'] } })
    await add(app, { collectionId: id, items: [{ fileId: a, path: 'b/c' }] })
    await deleteFile(app.caller, { fileId: d })
    const past = async (revision: number) => {
      const read: Record<string, string> = {}
      for (let after: string | null = null; ; ) {
        const page = { collectionId: id, revision, after, limit: 2 }
        const items: ItemAtRevision[] = await readItemsAt(app.caller.em, page)
        for (const { path, fileId, file } of items) read[path] = file === null ? `-${fileId}` : fileId
        after = items.at(-1)?.path ?? null
        if (items.length < 2) return read
      }
    }
    expect(await past(1)).toEqual({})
    expect(await past(2)).toEqual({ a, 'b/c': c, 'b/d': `-${d}` })
    expect(await past(3)).toEqual({ a: other, 'b/c': c, 'b/d': `-${d}` })
    expect(await past(4)).toEqual({ a: other, 'e/c': c, 'e/d': `-${d}` })
    expect(await past(5)).toEqual({ a: other, 'e/d': `-${d}` })
    expect(await past(6)).toEqual({ a: other, 'b/c': a, 'e/d': `-${d}` })
    expect(await read(app, id)).toMatchObject({ revision: 6, itemCount: 3 })
    const [first] = await readItemsAt(app.caller.em, { collectionId: id, revision: 2, after: null, limit: 1 })
    expect(first).toMatchObject({
      ...{ size: 1, sha256: '0'.repeat(64) },
      file: {
        storageKey: expect.any(String),
        contentType: 'text/plain',
        modifiedAt: expect.any(Date),
      },
    })
  })
})

it('an empty collection has nothing to list', async () => {
  const id = await makeCollection(app)
  expect(await list(id)).toEqual([])
  expect(await level(id, null, 10)).toEqual([])
})

/** The answer to a request that was refused as a whole. */
function asAnswer(error: Error) {
  return JSON.parse(error.message) as { errors?: { extensions?: Record<string, unknown> }[] }
}
