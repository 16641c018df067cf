import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createContext, transaction } from '../../src/context.ts'
import { collectGarbageQueue } from '../../src/garbage/schedule.ts'
import { StorageError } from '../../src/storage/object-store.ts'
import { storedKeys } from '../files/test-upload.ts'
import { query } from '../support/query.ts'
import { spawnStevedore } from '../support/spawn-stevedore.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { clearSite, collect, makeDeletedFiles, putOrphans, reportOf, takeStock } from './garbage-site.ts'

const moreThanABatch = 1_100

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(() => clearSite(app))

const away = () => Promise.reject(new StorageError('STORE_UNAVAILABLE', 'the store is away'))

/** An upload that waits for its bytes no longer. */
async function insertDeadUpload(): Promise<void> {
  await query(
    app,
    `insert into uploads (account_id, filename, expires_at)
     select id, 'dead', now() - interval '1 hour' from accounts`,
  )
}

async function expectNothingLeft(): Promise<void> {
  expect(await query(app, 'select id from files')).toEqual([])
  expect(await query(app, 'select * from condemned_objects')).toEqual([])
  expect(await storedKeys(app.app.services)).toEqual([])
}

describe('a collection', () => {
  it('in which the store fails does its other passes, and the next one removes what is left', async () => {
    await makeDeletedFiles(app, 3)
    await putOrphans(app, 2)
    await insertDeadUpload()
    const failed = await collect(app, { faults: { delete: away } })
    expect(failed?.state).toBe('FAILED')
    expect(reportOf(failed, 'PURGE_FILES')).toMatchObject({ outcome: 'FAILED', items: 0 })
    expect(reportOf(failed, 'PURGE_FILES')?.message).toContain('3 objects could not be removed')
    expect(reportOf(failed, 'RECLAIM_ORPHANS')).toMatchObject({ outcome: 'FAILED' })
    expect(reportOf(failed, 'EXPIRE_UPLOADS')).toMatchObject({ outcome: 'SUCCEEDED', items: 1 })
    expect(await storedKeys(app.app.services)).toHaveLength(5)
    const next = await collect(app)
    expect(reportOf(next, 'REMOVE_CONDEMNED')).toMatchObject({ outcome: 'SUCCEEDED', items: 5 })
    await expectNothingLeft()
  })

  it('lets one object that can not be removed keep none of the others', async () => {
    await makeDeletedFiles(app, moreThanABatch)
    const [stuck = ''] = (await storedKeys(app.app.services)).sort()
    const { store } = app.app.services
    const faults = { delete: (key: string) => (key === stuck ? away() : store.delete(key)) }
    for (let n = 0; n < 3; n++) await collect(app, { faults })
    expect(await storedKeys(app.app.services)).toEqual([stuck])
    expect(await query(app, 'select id from files')).toEqual([])
    await collect(app)
    await expectNothingLeft()
  })

  it('that can not list the store purges files nevertheless', async () => {
    await makeDeletedFiles(app, 2)
    async function* list() {
      yield await away()
    }
    const collection = await collect(app, { faults: { list } })
    expect(reportOf(collection, 'RECLAIM_ORPHANS')).toMatchObject({ outcome: 'FAILED' })
    expect(reportOf(collection, 'PURGE_FILES')).toMatchObject({ outcome: 'SUCCEEDED', items: 2 })
  })

  it('that is told to stop ends between two batches, and the next one goes on', async () => {
    await makeDeletedFiles(app, moreThanABatch)
    const { store } = app.app.services
    const stop = new AbortController()
    const faults = {
      delete: (key: string) => {
        stop.abort()
        return store.delete(key)
      },
    }
    const stopped = await collect(app, { faults, signal: stop.signal })
    expect(stopped?.state).toBe('STOPPED')
    expect(reportOf(stopped, 'PURGE_FILES')).toMatchObject({ outcome: 'STOPPED', items: 1_000 })
    expect(reportOf(stopped, 'PURGE_WORK')).toMatchObject({ outcome: 'STOPPED' })
    await collect(app)
    await expectNothingLeft()
  })

  it('runs alone: another that begins meanwhile does nothing', async () => {
    await makeDeletedFiles(app, 1)
    const { store } = app.app.services
    const begun = Promise.withResolvers<void>()
    const mayGoOn = Promise.withResolvers<void>()
    const faults = {
      delete: async (key: string) => {
        begun.resolve()
        await mayGoOn.promise
        await store.delete(key)
      },
    }
    const first = collect(app, { faults })
    await begun.promise
    expect(await collect(app)).toBeNull()
    mayGoOn.resolve()
    expect((await first)?.state).toBe('SUCCEEDED')
    expect(await query(app, 'select id from garbage_collections')).toHaveLength(1)
  })

  it('that loses the connection by which it is alone stops', async () => {
    await makeDeletedFiles(app, moreThanABatch)
    const { store } = app.app.services
    let cut: Promise<unknown> | null = null
    const faults = {
      delete: async (key: string) => {
        cut ??= query(
          app,
          `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'stevedore lock' and datname = current_database()`,
        )
        await cut
        await sleep(20)
        await store.delete(key)
      },
    }
    const stopped = await collect(app, { faults })
    expect(reportOf(stopped, 'PURGE_FILES')).toMatchObject({ outcome: 'STOPPED', items: 1_000 })
  })

  it('that only looks changes nothing, and tells what the next one does', async () => {
    await makeDeletedFiles(app, 12)
    await putOrphans(app, 3)
    await insertDeadUpload()
    const before = await takeStock(app)
    const looked = await collect(app, { dryRun: true })
    expect(await takeStock(app)).toEqual(before)
    const done = await collect(app)
    const counts = (collection: typeof done) =>
      collection?.passes.map(({ pass, items, bytes }) => ({ pass, items, bytes }))
    expect(counts(looked)).toEqual(counts(done))
    expect(reportOf(done, 'PURGE_FILES')?.items).toBe(12)
  })

  it('whose process is killed in the middle is made up for by the next, which can begin at once', async () => {
    await makeDeletedFiles(app, 2_100)
    await query(
      app,
      `create function dawdle() returns trigger language plpgsql as
      $$ begin perform pg_sleep(1); return null; end $$`,
    )
    await query(
      app,
      `create trigger dawdle before delete on condemned_objects for each statement execute function dawdle()`,
    )
    await using worker = spawnStevedore({ ...app.site.environment, STEVEDORE_ROLES: 'worker' })
    const ctx = createContext(app.app.services)
    await transaction(ctx, (tx) => ctx.queue.enqueue(tx, collectGarbageQueue, {}))
    await waitFor(async () => (await query(app, 'select from condemned_objects limit 1')).length > 0, 30_000)
    worker.process.kill('SIGKILL')
    await worker.exited
    await query(app, 'drop trigger dawdle on condemned_objects')
    const next = await waitFor(() => collect(app), 2_000)
    expect(next.state).toBe('SUCCEEDED')
    const rows = await query(app, 'select state, started_by from garbage_collections order by id')
    expect(rows).toEqual([
      { state: 'LOST', started_by: 'SCHEDULE' },
      { state: 'SUCCEEDED', started_by: 'COMMAND' },
    ])
    await expectNothingLeft()
  })
})
