import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listChildren } from '../../src/collections/list-children.ts'
import { listItems } from '../../src/collections/list-items.ts'
import { moveInCollection } from '../../src/collections/move-in-collection.ts'
import { removeFromCollection } from '../../src/collections/remove-from-collection.ts'
import { countFetches } from '../support/count-fetches.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { add, makeCollection, makeFiles } from './collection-site.ts'

const count = 100_000

let app: TestApp
let id: string

beforeAll(async () => {
  // One connection, so that it's the one that counts.
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api', STEVEDORE_DATABASE_POOL: '1' } })
  await sql`analyze collection_items`.execute(app.caller.em.getKysely())
  await makeFiles(app, count, '')
  id = await makeCollection(app)
})
afterAll(() => app[Symbol.asyncDispose]())

describe(`a collection of ${count} items`, () => {
  it('gets them in one change', async () => {
    expect(await add(app, { collectionId: id, filter: {}, folder: 'many/deep' })).toMatchObject({
      added: count,
      collection: { revision: 2, itemCount: count, totalBytes: 10 * count },
    })
  })

  it('gets them again under other names', async () => {
    const again = { collectionId: id, filter: { name: '99' }, folder: 'many/deep' }
    const answer = await add(app, { ...again, onConflict: 'RENAME' })
    const { added, renamed } = answer.__typename === 'AddToCollectionPayload' ? answer : {}
    expect(renamed).toBeGreaterThan(1_000)
    expect(added).toBe(renamed)
  })

  it('gives a page, a level and a change of one item at the same cost wherever they are', async () => {
    const collection = { id, itemCount: count }
    const costs = {
      page: () => listItems(app.caller, { collection, page: { first: 10, after: 'many/deep/65000' } }),
      found: () =>
        listItems(app.caller, {
          collection,
          filter: { pathPrefix: 'many/deep/6500' },
          page: { first: 10, after: null },
        }),
      top: () => listChildren(app.caller, { collection, path: '', page: { first: 10, after: null } }),
      level: () =>
        listChildren(app.caller, {
          collection,
          path: 'many/deep',
          page: { first: 10, after: 'many/deep/65000' },
        }),
      move: () => moveInCollection(app.caller, { collectionId: id, from: 'many/deep/65000', to: 'one' }),
      removal: () => removeFromCollection(app.caller, { collectionId: id, paths: ['one'] }),
    }
    for (const [what, ask] of Object.entries(costs)) {
      const before = await countFetches(app, 'collection_items')
      await ask()
      const fetched = (await countFetches(app, 'collection_items')) - before
      expect([what, fetched < 100]).toEqual([what, true])
    }
  })

  it('moves as a whole', async () => {
    const { moved } = await moveInCollection(app.caller, { collectionId: id, from: 'many/deep', to: 'flat' })
    expect(moved).toBeGreaterThan(count)
    const { removed } = await removeFromCollection(app.caller, { collectionId: id, folder: 'flat' })
    expect(removed).toBe(moved)
  })
})
