import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { transaction } from '../../src/context.ts'
import { artifactUnlinker } from '../../src/exports/artifact-unlinker.ts'
import { expireExports } from '../../src/exports/expire-exports.ts'
import { failStaleExports } from '../../src/exports/fail-stale-exports.ts'
import { createLog } from '../../src/log.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { query } from '../support/query.ts'
import { createTestSite, startTestApp, type TestApp, type TestSite } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import {
  askForExport,
  exportToEnd,
  fillCollection,
  followExport,
  linkTo,
  makeCollection,
} from './ask-for-export.ts'
import { exportQuery, retryExport } from './export-documents.ts'

let site: TestSite
let api: TestApp
let collectionId: string

async function start(): Promise<void> {
  site = await createTestSite()
  api = await startTestApp({ site, settings: { STEVEDORE_ROLES: 'api' } })
}

async function stop(): Promise<void> {
  await api[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
}

async function fill(): Promise<void> {
  collectionId = await makeCollection(api)
  await fillCollection(api, collectionId, { 'a.txt': 'hello' })
}

function startWorker(): Promise<TestApp> {
  return startTestApp({ site, settings: { STEVEDORE_ROLES: 'worker' } })
}

async function build(): Promise<string> {
  return (await exportToEnd(api, { collectionId, format: 'ZIP' })).id
}

/** By a worker whose own sweeps end with the build. */
async function buildAlone(): Promise<string> {
  await using _worker = await startWorker()
  return await build()
}

async function read(id: string) {
  const found = (await api.request(exportQuery, { id })).data.export
  if (!found) throw new Error('there is no export')
  return found
}

const change = (statement: string) => query(api, statement)

async function keyOf(id: string): Promise<string | null> {
  const { rows } = await sql<{
    key: string | null
  }>`select storage_key as key from exports where id = ${id}`.execute(api.caller.em.getKysely())
  return rows[0]?.key ?? null
}

describe('an export', () => {
  beforeAll(start)
  afterAll(stop)
  beforeEach(fill)

  describe('whose time is over', () => {
    let worker: TestApp

    beforeAll(async () => {
      worker = await startWorker()
    })
    afterAll(() => worker[Symbol.asyncDispose]())

    it('answers 410 with a sentence from that moment on, whether it has been swept or not', async () => {
      const id = await build()
      const link = await linkTo(api, id)
      expect((await fetch(link)).status).toBe(200)
      await change(
        `update exports set expires_at = clock_timestamp() - interval '1 millisecond' where id = '${id}'`,
      )
      const gone = await fetch(link)
      expect(gone.status).toBe(410)
      expect(await gone.json()).toMatchObject({
        code: 'EXPIRED',
        message: expect.stringContaining('expired'),
      })
    })

    it('answers 410 where it is over just before its bytes are opened', async () => {
      const id = await build()
      const config = readConfig({ ...site.environment, STEVEDORE_ROLES: 'api' })
      await using late = await startApp(config, createLog('silent'), {
        openStore: async (given) => {
          const store = await openStore(given)
          const read: typeof store.read = async (key, options) => {
            await change(`update exports set state = 'EXPIRED', storage_key = null where id = '${id}'`)
            await store.delete(key)
            return await store.read(key, options)
          }
          return { ...store, read }
        },
      })
      const link = new URL(await linkTo(api, id))
      expect((await fetch(new URL(link.pathname + link.search, late.server?.url))).status).toBe(410)
    })

    it('is not given again for an equal one', async () => {
      const id = await build()
      await change(
        `update exports set expires_at = clock_timestamp() - interval '1 millisecond' where id = '${id}'`,
      )
      const { reused, export: asked } = await askForExport(api, { collectionId, format: 'ZIP' })
      expect(reused).toBe(false)
      expect(asked.id).not.toBe(id)
    })

    it('is not given again while a sweep is about to say so', async () => {
      const id = await build()
      await change(
        `update exports set expires_at = clock_timestamp() - interval '1 millisecond' where id = '${id}'`,
      )
      const { reused } = await transaction(api.caller, async (tx) => {
        await sql`select from exports where id = ${id} for update`.execute(tx.getKysely())
        return await askForExport(api, { collectionId, format: 'ZIP' })
      })
      expect(reused).toBe(false)
    })
  })

  describe('that nobody comes for', () => {
    it('fails by itself where no worker comes at all, and whoever follows it is told', async () => {
      await using impatient = await startTestApp({
        site,
        settings: { STEVEDORE_ROLES: 'api', STEVEDORE_EXPORT_QUEUE_SECONDS: '1' },
      })
      const { export: asked } = await askForExport(impatient, { collectionId, format: 'ZIP' })
      const { last } = await followExport(impatient, asked.id)
      expect(last).toMatchObject({ exportState: 'FAILED', failure: { code: 'NEVER_PICKED_UP' } })
    })

    it('fails where its builder fell silent and no other took over', async () => {
      const { export: asked } = await askForExport(api, { collectionId, format: 'ZIP' })
      const silentSince = async (seconds: number) => {
        await change(`update work set state = 'RUNNING', attempt = 1,
          heartbeat_at = clock_timestamp() - ${seconds} * interval '1 second' where id = '${asked.id}'`)
        await failStaleExports(api.caller)
      }
      await silentSince(14 * 60)
      expect(await read(asked.id)).toMatchObject({ exportState: 'PENDING' })
      await silentSince(16 * 60)
      expect(await read(asked.id)).toMatchObject({
        state: 'FAILED',
        exportState: 'FAILED',
        failure: { code: 'BUILD_ABANDONED' },
      })
    })

    it('waits where the queue is long', async () => {
      const { export: asked } = await askForExport(api, { collectionId, format: 'ZIP' })
      await change(`update work set updated_at = clock_timestamp() - interval '23 hours'
          where id = '${asked.id}'`)
      await failStaleExports(api.caller)
      expect(await read(asked.id)).toMatchObject({ exportState: 'PENDING' })
    })
  })
})

/** Of the one export that there is. */
async function makeCopies(count: number): Promise<void> {
  await change(`
    with copies as (
      insert into work (account_id, kind, state) select account_id, kind, state from work, generate_series(1, ${count}) returning id
    )
    insert into exports (id, collection_id, revision, revised_at, format, options, filename, ttl, state)
    select copies.id, collection_id, revision, revised_at, format, options, filename, ttl, state from exports, copies`)
}

// On a site of its own each: what another test leaves, and an application that runs for longer, would be swept as well.
describe('a sweep', () => {
  beforeEach(async () => {
    await start()
    await fill()
  })
  afterEach(stop)

  it('lets an export become EXPIRED, tells so, and removes its bytes and then its key', async () => {
    const id = await buildAlone()
    const key = (await keyOf(id)) ?? ''
    const { version } = await read(id)
    await change(`update exports set expires_at = clock_timestamp() - interval '1 millisecond'`)
    expect(await expireExports(api.caller)).toBe(1)
    expect(await expireExports(api.caller)).toBe(0)
    const expired = await read(id)
    expect(expired).toMatchObject({ exportState: 'EXPIRED', state: 'SUCCEEDED', downloadUrl: null })
    expect(expired.version).toBeGreaterThan(version)
    expect(expired.timeline.edges.at(-1)?.node).toEqual({ event: 'EXPIRED' })
    await artifactUnlinker()(api.caller)
    await waitFor(async () => (await keyOf(id)) === null)
    expect(await api.app.services.store.stat(key)).toBeNull()
    const { data } = await api.request(retryExport, { exportId: id })
    expect(data.retryExport).toMatchObject({ export: { exportState: 'PENDING', retryOf: { id } } })
  })

  it('keeps the key of an export for as long as its bytes can not be removed', async () => {
    const id = await buildAlone()
    await change(`update exports set state = 'EXPIRED'`)
    const store = {
      ...api.app.services.store,
      delete: async () => {
        throw new Error('the store says no')
      },
    }
    const unlinkArtifacts = artifactUnlinker()
    await expect(unlinkArtifacts({ ...api.caller, store })).rejects.toThrow('the store says no')
    expect(await keyOf(id)).not.toBeNull()
    await unlinkArtifacts(api.caller)
    expect(await keyOf(id)).toBeNull()
  })

  it('is not held up by artifacts that can not be removed, however many they are', async () => {
    await askForExport(api, { collectionId, format: 'ZIP' })
    await makeCopies(400)
    const asked: string[] = []
    const stuck = new Set<string>()
    const store = {
      ...api.app.services.store,
      delete: async (key: string) => {
        asked.push(key)
        if (stuck.has(key)) throw new Error('the store says no')
      },
    }
    // In a transaction, where the sweep that the application does itself doesn't see them.
    await transaction(api.caller, async (tx) => {
      await sql`update exports set state = 'EXPIRED', storage_key = gen_random_uuid()`.execute(tx.getKysely())
      const { rows } = await sql<{ key: string }>`
        select storage_key as key from exports order by id limit 200`.execute(tx.getKysely())
      for (const { key } of rows) stuck.add(key)
      const unlinkArtifacts = artifactUnlinker()
      const pass = () => unlinkArtifacts({ ...api.caller, store, em: tx })
      await expect(pass()).rejects.toThrow('the store says no')
      expect(asked).toHaveLength(200)
      expect([await pass(), await pass()]).toEqual([200, 1])
      // The oldest again, and they alone.
      asked.length = 0
      await expect(pass()).rejects.toThrow('the store says no')
      expect(new Set(asked)).toEqual(stuck)
      stuck.clear()
      expect([await pass(), await pass()]).toEqual([0, 200])
    })
  })

  it('leaves what it does not take to the next ones, which expire each export once', async () => {
    await buildAlone()
    await makeCopies(449)
    await change(`update exports set expires_at = clock_timestamp() - interval '1 millisecond'`)
    const swept: number[] = []
    for (let count = -1; count !== 0; swept.push(count)) count = await expireExports(api.caller)
    expect(swept.reduce((sum, count) => sum + count)).toBeGreaterThan(0)
    expect(Math.max(...swept)).toBeLessThanOrEqual(200)
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from timeline_entries where event = 'EXPIRED'`.execute(
      api.caller.em.getKysely(),
    )
    expect(rows[0]?.count).toBe(450)
  })
})
