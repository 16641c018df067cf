import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { collect, reportOf } from '../garbage/garbage-site.ts'
import { query } from '../support/query.ts'
import { createTestSite, startTestApp, type TestApp, type TestSite } from '../support/test-app.ts'
import { askForExport, exportToEnd, fillCollection, followExport, makeCollection } from './ask-for-export.ts'
import { deleteCollection, removeItems } from './export-documents.ts'

let site: TestSite
let api: TestApp
let collectionId: string

beforeEach(async () => {
  site = await createTestSite()
  api = await startTestApp({ site, settings: { STEVEDORE_ROLES: 'api' } })
  collectionId = await makeCollection(api)
  await fillCollection(api, collectionId, { 'a.txt': 'a', 'b.txt': 'b' })
})
afterEach(async () => {
  await api[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

const startWorker = () => startTestApp({ site, settings: { STEVEDORE_ROLES: 'worker' } })
const countItems = async () => (await query(api, 'select from collection_items')).length

describe('garbage collection', () => {
  it('forgets what a collection held once, except where an export of that is to be built', async () => {
    const { export: asked } = await askForExport(api, { collectionId, format: 'MANIFEST_CSV' })
    await api.request(removeItems, { collectionId, paths: ['a.txt'] })
    expect(reportOf(await collect(api), 'PURGE_PAST_ITEMS')).toMatchObject({ items: 0 })
    await using _worker = await startWorker()
    const { last } = await followExport(api, asked.id)
    expect(last.progress).toMatchObject({ itemsDone: 2, itemsTotal: 2 })
    expect(reportOf(await collect(api), 'PURGE_PAST_ITEMS')).toMatchObject({ items: 1 })
    expect(await countItems()).toBe(1)
  })

  it('keeps the items of a deleted collection until its exports are built', async () => {
    const { export: asked } = await askForExport(api, { collectionId, format: 'ZIP' })
    await api.request(deleteCollection, { collectionId })
    await collect(api)
    await using _worker = await startWorker()
    const { last } = await followExport(api, asked.id)
    expect(last).toMatchObject({ exportState: 'READY', complete: true, collectionRevision: null })
    await collect(api)
    expect(await countItems()).toBe(0)
  })

  it('leaves the artifact of a ready export alone, and its record for as long as there is the artifact', async () => {
    await using _worker = await startWorker()
    const ready = await exportToEnd(api, { collectionId, format: 'ZIP' })
    await query(api, `update work set finished_at = now() - interval '400 days'`)
    const { services } = api.app
    const count = async () => (await Array.fromAsync(services.store.list())).length
    expect(await count()).toBe(3)
    await collect(api)
    expect(await count()).toBe(3)
    expect(await query(api, 'select id from exports')).toEqual([{ id: ready.id }])
    await query(api, 'update exports set storage_key = null')
    await collect(api)
    expect(await query(api, 'select id from exports')).toEqual([])
  })
})
