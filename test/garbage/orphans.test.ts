import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createContext, transaction } from '../../src/context.ts'
import { inOneTransaction } from '../../src/database/transaction.ts'
import { condemnUnnamed, ObjectCondemnedError } from '../../src/files/claim-objects.ts'
import { insertFile } from '../../src/files/insert-file.ts'
import { storedKeys } from '../files/test-upload.ts'
import { uploadBytes } from '../support/files.ts'
import { query } from '../support/query.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { ageObjects, clearSite, collect, putOrphans, reportOf } from './garbage-site.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(() => clearSite(app))

function fileOf(storageKey: string) {
  const { accountId } = app.caller.caller
  const facts = { filename: 'a', contentType: 'text/plain', size: 1, sha256: '', tags: {} }
  return { accountId, storageKey, ...facts }
}

const contextOf = () => createContext(app.app.services)

describe('garbage collection', () => {
  it('removes objects that no file names, and none that is young or has a file', async () => {
    await uploadBytes(app, 'named', Buffer.from('named'))
    const named = await storedKeys(app.app.services)
    await ageObjects(app, named)
    const young = await putOrphans(app, 3, 0.9)
    await putOrphans(app, 5)
    expect(reportOf(await collect(app), 'RECLAIM_ORPHANS')).toMatchObject({
      outcome: 'SUCCEEDED',
      items: 5,
      bytes: 5 * 36,
    })
    expect((await storedKeys(app.app.services)).sort()).toEqual([...named, ...young].sort())
    expect(await query(app, 'select * from condemned_objects')).toEqual([])
  })

  it('refuses to remove more than a share of the store, unless it is forced', async () => {
    await putOrphans(app, 101)
    for (const dryRun of [true, false]) {
      const refused = await collect(app, { dryRun })
      expect(refused?.state).toBe('REFUSED')
      expect(reportOf(refused, 'RECLAIM_ORPHANS')).toMatchObject({
        outcome: 'REFUSED',
        items: dryRun ? 101 : 0,
      })
      expect(reportOf(refused, 'RECLAIM_ORPHANS')?.message).toContain('101 of 101 objects')
      expect(await storedKeys(app.app.services)).toHaveLength(101)
    }
    expect(reportOf(await collect(app, { force: true }), 'RECLAIM_ORPHANS')).toMatchObject({ items: 101 })
    expect(await storedKeys(app.app.services)).toEqual([])
  })

  it('removes a hundred of a small store, and a tenth of a large one', async () => {
    await putOrphans(app, 100)
    expect(reportOf(await collect(app), 'RECLAIM_ORPHANS')).toMatchObject({ items: 100 })
    await putOrphans(app, 990, 0)
    await putOrphans(app, 110)
    expect(reportOf(await collect(app), 'RECLAIM_ORPHANS')).toMatchObject({ items: 110 })
  })
})

describe('an object whose row comes late', () => {
  it('is spared where the row is about to be committed when it is to be condemned', async () => {
    const [key = ''] = await putOrphans(app, 1)
    const inserted = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const inserting = transaction(contextOf(), async (tx) => {
      await insertFile(tx, fileOf(key))
      inserted.resolve()
      await mayCommit.promise
    })
    await inserted.promise
    const condemning = inOneTransaction(contextOf().em, (tx) => condemnUnnamed(tx, [{ key, size: 1 }]))
    await waitFor(async () => (await query(app, waiting)).length > 0)
    mayCommit.resolve()
    await inserting
    expect(await condemning).toEqual([])
  })

  it('gets none where it was condemned before, and nothing is committed', async () => {
    const [key = ''] = await putOrphans(app, 1)
    const condemned = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const condemning = inOneTransaction(contextOf().em, async (tx) => {
      expect(await condemnUnnamed(tx, [{ key, size: 1 }])).toHaveLength(1)
      condemned.resolve()
      await mayCommit.promise
    })
    await condemned.promise
    const inserting = transaction(contextOf(), (tx) => insertFile(tx, fileOf(key))).catch((error) => error)
    await waitFor(async () => (await query(app, waiting)).length > 0)
    mayCommit.resolve()
    await condemning
    expect(await inserting).toBeInstanceOf(ObjectCondemnedError)
    expect(await query(app, 'select * from files')).toEqual([])
  })

  it('holds nobody up for long: garbage collection gives up and comes again', async () => {
    await putOrphans(app, 1)
    const inserted = Promise.withResolvers<void>()
    const mayEnd = Promise.withResolvers<void>()
    const inserting = transaction(contextOf(), async (tx) => {
      await insertFile(tx, fileOf(randomUUID()))
      inserted.resolve()
      await mayEnd.promise
    })
    await inserted.promise
    expect(reportOf(await collect(app), 'RECLAIM_ORPHANS')).toMatchObject({ outcome: 'FAILED', items: 0 })
    mayEnd.resolve()
    await inserting
    expect(reportOf(await collect(app), 'RECLAIM_ORPHANS')).toMatchObject({ outcome: 'SUCCEEDED', items: 1 })
  })
})

const waiting = "select from pg_locks where locktype = 'advisory' and not granted"
