import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MoveInCollectionInput, RemoveFromCollectionInput } from '../../src/gql/graphql.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { moveInCollection, removeFromCollection } from './collection-documents.ts'
import { collectionOf, pathsOf, read } from './collection-site.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => app[Symbol.asyncDispose]())

/** So long that a few more characters are too many. */
const deep = [...Array.from({ length: 4 }, () => 'y'.repeat(250)), 'y'.repeat(15)].join('/')

async function remove(input: RemoveFromCollectionInput) {
  return (await app.request(removeFromCollection, { input })).data.removeFromCollection
}

async function move(input: MoveInCollectionInput) {
  return (await app.request(moveInCollection, { input })).data.moveInCollection
}

describe('items are removed', () => {
  it('by their paths, and those that are not there are passed over', async () => {
    const { id: collectionId } = await collectionOf(app, ['a', 'b/c', 'b/d'])
    expect(await remove({ collectionId, paths: ['a', './b/c', 'b', 'x', 'a'] })).toMatchObject({
      removed: 2,
      collection: { revision: 3, itemCount: 1, totalBytes: 1 },
    })
    expect(await pathsOf(app, collectionId)).toEqual(['b/d'])
    expect(await remove({ collectionId, paths: ['a'] })).toMatchObject({
      removed: 0,
      collection: { revision: 3 },
    })
  })

  it('by the folder that they are in', async () => {
    const { id: collectionId } = await collectionOf(app, ['a', 'b-', 'b/c', 'b/d/e', 'b0', 'c/b/x'])
    expect(await remove({ collectionId, folder: 'b/' })).toMatchObject({ removed: 2 })
    expect(await remove({ collectionId, folder: 'a' })).toMatchObject({ removed: 0 })
    expect(await pathsOf(app, collectionId)).toEqual(['a', 'b-', 'b0', 'c/b/x'])
  })

  it('all at once', async () => {
    const { id: collectionId } = await collectionOf(app, ['a', 'b/c'])
    expect(await remove({ collectionId, all: true })).toMatchObject({
      removed: 2,
      collection: { revision: 3, itemCount: 0, totalBytes: 0 },
    })
    expect(await pathsOf(app, collectionId)).toEqual([])
  })

  it.each([
    { input: {}, field: 'paths' },
    { input: { paths: [], all: true }, field: 'paths' },
    { input: { folder: '' }, field: 'folder' },
    { input: { paths: ['../x'] }, field: 'paths' },
    { input: { paths: Array.from({ length: 1_001 }, () => 'a') }, field: 'paths' },
  ])('only where that can be meant: %#', async ({ input, field }) => {
    const { id: collectionId } = await collectionOf(app, ['a'])
    expect(await remove({ collectionId, ...input })).toMatchObject({ code: 'INVALID_INPUT', field })
    expect(await read(app, collectionId)).toMatchObject({ revision: 2, itemCount: 1 })
  })
})

describe('a move', () => {
  it.each([
    { what: 'a file', from: 'a', to: 'z/a', result: ['a-', 'b/c', 'b/d/e', 'z/a'] },
    { what: 'a file below its own path', from: 'a', to: 'a/x', result: ['a-', 'a/x', 'b/c', 'b/d/e'] },
    { what: 'a folder', from: 'b', to: 'x/y', result: ['a', 'a-', 'x/y/c', 'x/y/d/e'] },
    { what: 'a folder into the one above', from: 'b/d', to: 'b', result: ['a', 'a-', 'b/c', 'b/e'] },
    { what: 'a folder into another', from: 'b/d', to: 'q', result: ['a', 'a-', 'b/c', 'q/e'] },
  ])('takes $what to another path, as one change', async ({ from, to, result }) => {
    const { id: collectionId } = await collectionOf(app, ['a', 'a-', 'b/c', 'b/d/e'])
    expect(await move({ collectionId, from, to })).toMatchObject({
      moved: from === 'b' ? 2 : 1,
      collection: { revision: 3, itemCount: 4, totalBytes: 4 },
    })
    expect(await pathsOf(app, collectionId)).toEqual(result)
  })

  it('takes items that come to lie at paths that the same move frees', async () => {
    const { id: collectionId } = await collectionOf(app, ['a/a/a', 'a/a/b', 'a/c'])
    expect(await move({ collectionId, from: 'a/a', to: 'a' })).toMatchObject({ moved: 2 })
    expect(await pathsOf(app, collectionId)).toEqual(['a/a', 'a/b', 'a/c'])
  })

  it('to where it is changes nothing', async () => {
    const { id: collectionId } = await collectionOf(app, ['a'])
    expect(await move({ collectionId, from: 'a', to: './a' })).toMatchObject({
      moved: 0,
      collection: { revision: 2 },
    })
  })

  it.each([
    { from: 'a', to: 'b/c', refusal: { code: 'CONFLICT', message: expect.stringContaining('"b/c"') } },
    { from: 'a', to: 'b', refusal: { code: 'CONFLICT', message: expect.stringContaining('"b"') } },
    { from: 'a', to: 'b/c/x', refusal: { code: 'CONFLICT', message: expect.stringContaining('"b/c"') } },
    { from: 'b', to: 'a', refusal: { code: 'CONFLICT', message: expect.stringContaining('"a"') } },
    { from: 'q', to: 'b', refusal: { code: 'CONFLICT', message: expect.stringContaining('"b/c"') } },
    { from: 'b', to: 'b/x', refusal: { code: 'INVALID_INPUT', field: 'to' } },
    { from: 'x', to: 'y', refusal: { code: 'NOT_FOUND' } },
    { from: 'x', to: 'x', refusal: { code: 'NOT_FOUND' } },
    { from: 'a', to: '../a', refusal: { code: 'INVALID_INPUT', field: 'to' } },
    { from: '', to: 'x', refusal: { code: 'INVALID_INPUT', field: 'from' } },
    { from: 'b', to: deep, refusal: { field: 'to' } },
  ])('from $from to $to is refused', async ({ from, to, refusal }) => {
    const paths = ['a', 'b/c', 'b/long name', 'q/c']
    const { id: collectionId } = await collectionOf(app, paths)
    expect(await move({ collectionId, from, to })).toMatchObject(refusal)
    expect(await pathsOf(app, collectionId)).toEqual(paths)
    expect(await read(app, collectionId)).toMatchObject({ revision: 2 })
  })
})
