import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  CreateCollectionInput,
  DeleteCollectionInput,
  UpdateCollectionInput,
} from '../../src/gql/graphql.ts'
import { makeFile } from '../files/make-file.ts'
import { newAccount } from '../files/new-account.ts'
import { collect, reportOf } from '../garbage/garbage-site.ts'
import { query } from '../support/query.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import {
  collectionQuery,
  collectionsQuery,
  createCollection,
  deleteCollection,
  moveInCollection,
  removeFromCollection,
  updateCollection,
} from './collection-documents.ts'
import { add, collectionOf, makeCollection, read } from './collection-site.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => app[Symbol.asyncDispose]())

async function create(input: CreateCollectionInput) {
  return (await app.request(createCollection, { input })).data.createCollection
}

async function update(input: UpdateCollectionInput) {
  return (await app.request(updateCollection, { input })).data.updateCollection
}

async function remove(input: DeleteCollectionInput) {
  return (await app.request(deleteCollection, { input })).data.deleteCollection
}

describe('a collection', () => {
  it('is made empty, at its first revision', async () => {
    const made = await create({ name: 'Spring', description: 'for\nthe press' })
    expect(made).toMatchObject({
      replayed: false,
      collection: {
        name: 'Spring',
        description: 'for\nthe press',
        revision: 1,
        itemCount: 0,
        totalBytes: 0,
        updatedAt: null,
      },
    })
  })

  it('is made once under an idempotency key, and gone once it is deleted', async () => {
    const wish = { name: 'once', idempotencyKey: 'once' }
    const answers = await Promise.all([create(wish), create(wish), create(wish)])
    const ids = answers.map((answer) => 'collection' in answer && answer.collection.id)
    expect(new Set(ids).size).toBe(1)
    expect(await create({ ...wish, name: 'twice' })).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    await remove({ collectionId: String(ids[0]) })
    expect(await create(wish)).toMatchObject({ code: 'GONE' })
  })

  it.each([
    { name: '' },
    { name: '  ' },
    { name: 'a\nb' },
    { name: 'x'.repeat(256) },
    { name: 'ok', description: 'a\u0000b' },
    { name: 'ok', description: 'x'.repeat(10_001) },
  ])('is not made of a text that it can not have: %#', async (input) => {
    const field = 'description' in input ? 'description' : 'name'
    expect(await create(input)).toMatchObject({ code: 'INVALID_INPUT', field })
  })

  it('is renamed, which raises its revision by one', async () => {
    const id = await makeCollection(app, 'old')
    const renamed = await update({ collectionId: id, name: 'new', description: 'said' })
    expect(renamed).toMatchObject({ collection: { name: 'new', description: 'said', revision: 2 } })
    expect((await read(app, id)).updatedAt).not.toBeNull()
    const same = await update({ collectionId: id, name: 'new' })
    expect(same).toMatchObject({ collection: { name: 'new', description: 'said', revision: 2 } })
    const unsaid = await update({ collectionId: id, description: null })
    expect(unsaid).toMatchObject({ collection: { name: 'new', description: null, revision: 3 } })
  })

  it('is not changed by someone who has not seen its last change', async () => {
    const { id, fileIds } = await collectionOf(app, ['a'])
    const stale = { collectionId: id, expectedRevision: 1 }
    const refusal = {
      code: 'CONFLICT',
      message: 'The collection is at revision 2, and this is for revision 1: read it again.',
    }
    const items = [{ fileId: fileIds[0] ?? '', path: 'b' }]
    expect(await update({ ...stale, name: 'x' })).toMatchObject(refusal)
    expect(await remove(stale)).toMatchObject(refusal)
    expect(await add(app, { ...stale, items })).toMatchObject(refusal)
    const removal = await app.request(removeFromCollection, { input: { ...stale, all: true } })
    expect(removal.data.removeFromCollection).toMatchObject(refusal)
    const move = await app.request(moveInCollection, { input: { ...stale, from: 'a', to: 'c' } })
    expect(move.data.moveInCollection).toMatchObject(refusal)
    expect(await read(app, id)).toMatchObject({ name: 'test', revision: 2, itemCount: 1 })
    expect(await update({ collectionId: id, expectedRevision: 2, name: 'x' })).toMatchObject({
      collection: { revision: 3 },
    })
  })

  it('takes changes that come at once one after the other', async () => {
    const { id } = await collectionOf(app, ['a'])
    const files = await Promise.all(Array.from({ length: 8 }, () => makeFile(app.caller)))
    const answers = await Promise.all(
      files.map(({ id: fileId }, n) =>
        add(app, {
          collectionId: id,
          items: [{ fileId, path: String(n) }],
          expectedRevision: n < 4 ? 2 : null,
        }),
      ),
    )
    const revisions = answers.flatMap((answer) =>
      'collection' in answer ? [answer.collection.revision] : [],
    )
    expect(new Set(revisions).size).toBe(revisions.length)
    const { revision, itemCount } = await read(app, id)
    expect(revision).toBe(2 + revisions.length)
    expect(itemCount).toBe(1 + revisions.length)
    // Of those that were meant for revision 2 one succeeded at most.
    expect(answers.filter((answer) => 'code' in answer).length).toBeGreaterThanOrEqual(3)
  })

  it('is among the collections, newest first, by pages and by a part of the name', async () => {
    await using alone = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
    for (const name of ['100% one', 'Two', '100 three']) await makeCollection(alone, name)
    const first = (await alone.request(collectionsQuery, { first: 2 })).data.collections
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } })
    expect(first.edges.map(({ node }) => node.name)).toEqual(['100 three', 'Two'])
    const after = first.pageInfo.endCursor ?? null
    const rest = (await alone.request(collectionsQuery, { after })).data.collections
    expect(rest.edges.map(({ node }) => node.name)).toEqual(['100% one'])
    const named = (await alone.request(collectionsQuery, { filter: { name: '0% O' } })).data.collections
    expect(named).toMatchObject({ totalCount: 1, edges: [{ node: { name: '100% one' } }] })
  })

  it('that is deleted is not to be found, and its items go with the garbage', async () => {
    const { id } = await collectionOf(app, ['a', 'b/c'])
    const { id: kept } = await collectionOf(app, ['a'])
    // More than one statement removes.
    await query(
      app,
      `insert into collection_items (collection_id, path, from_revision, to_revision, file_id, size, sha256)
       select '${id}', n::text, revision, revision + 1, gen_random_uuid(), 0, ''
       from generate_series(1, 4000) n, generate_series(1, 3) revision`,
    )
    expect(await remove({ collectionId: id })).toMatchObject({ deletedCollectionId: id })
    const { data } = await app.request(collectionQuery, { id })
    expect(data).toEqual({ collection: null, node: null })
    expect(await remove({ collectionId: id })).toMatchObject({ code: 'NOT_FOUND' })
    const looked = await collect(app, { dryRun: true })
    expect(await query(app, `select from collection_items where collection_id = '${id}'`)).toHaveLength(
      12_002,
    )
    const report = reportOf(await collect(app), 'PURGE_DELETED_COLLECTIONS')
    expect(report).toMatchObject({ outcome: 'SUCCEEDED' })
    expect(report?.items).toBe(reportOf(looked, 'PURGE_DELETED_COLLECTIONS')?.items)
    expect(await query(app, `select from collections where id = '${id}'`)).toEqual([])
    expect(await query(app, `select from collection_items where collection_id = '${id}'`)).toEqual([])
    expect(await read(app, kept)).toMatchObject({ itemCount: 1 })
  })

  it('is a node', async () => {
    const id = await makeCollection(app)
    const { data } = await app.request(collectionQuery, { id })
    expect(data.node).toEqual({ __typename: 'Collection', id })
  })

  it("of someone else's is not to be found", async () => {
    const { id, fileIds } = await collectionOf(app, ['a'])
    const other = await newAccount(app.caller)
    await query(app, `update collections set account_id = '${other.caller.accountId}' where id = '${id}'`)
    const { data } = await app.request(collectionQuery, { id })
    expect(data).toEqual({ collection: null, node: null })
    const target = { collectionId: id }
    const refused = { code: 'NOT_FOUND' }
    expect(await update({ ...target, name: 'x' })).toMatchObject(refused)
    expect(await remove(target)).toMatchObject(refused)
    expect(await add(app, { ...target, items: [{ fileId: fileIds[0] ?? '' }] })).toMatchObject(refused)
    const removal = await app.request(removeFromCollection, { input: { ...target, all: true } })
    expect(removal.data.removeFromCollection).toMatchObject(refused)
    const move = await app.request(moveInCollection, { input: { ...target, from: 'a', to: 'b' } })
    expect(move.data.moveInCollection).toMatchObject(refused)
  })
})
