import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCollection } from '../../src/collections/create-collection.ts'
import { deleteCollection } from '../../src/collections/delete-collection.ts'
import { newAccount } from '../files/new-account.ts'
import { openSocketClient, subscribe } from '../support/socket-client.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import {
  collectionUpdated,
  deleteCollection as deleteDocument,
  moveInCollection,
  removeFromCollection,
  updateCollection,
} from './collection-documents.ts'
import { collectionOf } from './collection-site.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => app[Symbol.asyncDispose]())

async function* watch(id: string) {
  await using socket = openSocketClient(app)
  for await (const { collectionUpdated: state } of subscribe(socket, collectionUpdated, { id })) {
    const { items, ...known } = state
    yield { ...known, paths: items.edges.map(({ node }) => node.path) }
  }
}

describe('who watches a collection', () => {
  it('is told its present state, each newer one, and its end', async () => {
    const { id: collectionId } = await collectionOf(app, ['a', 'b'])
    const states = watch(collectionId)
    const told = async () => (await states.next()).value
    expect(await told()).toEqual({ revision: 2, name: 'test', itemCount: 2, paths: ['a', 'b'] })

    await app.request(updateCollection, { input: { collectionId, name: 'renamed' } })
    expect(await told()).toEqual({ revision: 3, name: 'renamed', itemCount: 2, paths: ['a', 'b'] })
    await app.request(moveInCollection, { input: { collectionId, from: 'a', to: 'c' } })
    expect(await told()).toEqual({ revision: 4, name: 'renamed', itemCount: 2, paths: ['b', 'c'] })
    // These change nothing.
    await app.request(updateCollection, { input: { collectionId, name: 'renamed' } })
    await app.request(removeFromCollection, { input: { collectionId, paths: ['a'] } })
    await app.request(removeFromCollection, { input: { collectionId, paths: ['b'] } })
    expect(await told()).toEqual({ revision: 5, name: 'renamed', itemCount: 1, paths: ['c'] })

    await app.request(deleteDocument, { input: { collectionId } })
    expect(await states.next()).toEqual({ done: true, value: undefined })
  })

  it('finds none that is not there, is deleted, or is of someone else', async () => {
    const { collection: deleted } = await createCollection(app.caller, { name: 'deleted' })
    await deleteCollection(app.caller, { collectionId: deleted.id })
    const { collection: foreign } = await createCollection(await newAccount(app.caller), { name: 'foreign' })
    for (const id of [randomUUID(), deleted.id, foreign.id])
      await expect(watch(id).next()).rejects.toThrow('NOT_FOUND')
  })
})
