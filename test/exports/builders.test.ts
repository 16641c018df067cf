import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { transaction } from '../../src/context.ts'
import { insertFile } from '../../src/files/insert-file.ts'
import { hashBytes } from '../../src/lib/hash-bytes.ts'
import { createLog } from '../../src/log.ts'
import type { ObjectStore } from '../../src/storage/object-store.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { storedKeys } from '../files/test-upload.ts'
import { spawnStevedore } from '../support/spawn-stevedore.ts'
import { createTestSite, startTestApp, type TestApp, type TestSite } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { askForExport, download, followExport, makeCollection } from './ask-for-export.ts'
import { addItems, cancelExport } from './export-documents.ts'

const MiB = 1024 ** 2

let site: TestSite
let api: TestApp
let collectionId: string

beforeEach(async () => {
  site = await createTestSite()
  site.environment['STEVEDORE_HEARTBEAT_TTL_SECONDS'] = '2'
  api = await startTestApp({ site, settings: { STEVEDORE_ROLES: 'api' } })
  collectionId = await makeCollection(api)
})
afterEach(async () => {
  await api[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

/** Puts files of random bytes into the store and the collection, each of so many MiB. */
async function fill(count: number, size: number, contentType = 'image/jpeg'): Promise<void> {
  const block = randomBytes(MiB)
  const items: { fileId: string; path: string }[] = []
  for (let index = 0; index < count; index++) {
    const storageKey = crypto.randomUUID()
    const bytes = hashBytes(
      (async function* () {
        for (let part = 0; part < size; part++) yield Buffer.from(block)
      })(),
    )
    await api.app.services.store.put(storageKey, bytes)
    const file = await transaction(api.caller, (tx) =>
      insertFile(tx, {
        ...bytes.result(),
        accountId: api.caller.caller.accountId,
        storageKey,
        filename: 'noise.jpg',
        contentType,
        tags: {},
      }),
    )
    items.push({ fileId: file.id, path: `noise-${index}.jpg` })
  }
  await api.request(addItems, { collectionId, items })
}

/** A worker, parts of whose store are replaced. */
async function startWorker(change: (store: ObjectStore) => Partial<ObjectStore>) {
  const config = readConfig({ ...site.environment, STEVEDORE_ROLES: 'worker' })
  return await startApp(config, createLog('silent'), {
    openStore: async (given) => {
      const store = await openStore(given)
      return { ...store, ...change(store) }
    },
  })
}

/** What a stream gives, chunk by chunk, for as long as a larger one would take. */
async function* dawdle(bytes: Readable): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    await sleep(40)
    yield chunk
  }
}

const countObjects = async () => (await storedKeys(api.app.services)).length

async function countIncoming(): Promise<number> {
  return (await readdir(join(site.dataDirectory, 'objects', 'incoming'))).length
}

describe('a build', () => {
  it('is taken over when its builder is killed in the middle, and gives one artifact', async () => {
    // Noise that is to be compressed takes long.
    await fill(12, 9, 'text/plain')
    const { export: asked } = await askForExport(api, { collectionId, format: 'ZIP' })
    await using first = spawnStevedore({ ...site.environment, STEVEDORE_ROLES: 'worker' })
    await followExport(api, asked.id, ({ progress }) => progress.bytesDone > 0)
    first.process.kill('SIGKILL')
    await first.exited
    await using _second = await startTestApp({ site, settings: { STEVEDORE_ROLES: 'worker' } })
    const { last } = await followExport(api, asked.id)
    expect(last).toMatchObject({
      exportState: 'READY',
      attempt: 2,
      progress: { itemsDone: 12, itemsTotal: 12, bytesDone: 12 * 9 * MiB },
    })
    await download(api, last)
    expect(await countObjects()).toBe(13)
  })

  it('that is cancelled in the middle of a large file stops within a second and leaves nothing', async () => {
    await fill(1, 64)
    const { export: asked } = await askForExport(api, { collectionId, format: 'ZIP' })
    await using _worker = await startWorker((store) => ({
      read: async (...object) => Readable.from(dawdle(await store.read(...object))),
    }))
    await followExport(api, asked.id, ({ progress }) => progress.bytesDone > 0)
    const askedAt = performance.now()
    await api.request(cancelExport, { exportId: asked.id })
    const { last } = await followExport(api, asked.id)
    expect(performance.now() - askedAt).toBeLessThan(1_000)
    expect(last).toMatchObject({ exportState: 'CANCELLED', sizeBytes: null, expiresAt: null })
    await waitFor(async () => (await countIncoming()) === 0)
    expect(await countObjects()).toBe(1)
  })

  it('whose builder has lost it deletes what that made', async () => {
    await fill(2, 1)
    const { export: asked } = await askForExport(api, { collectionId, format: 'ZIP' })
    await using _worker = await startWorker((store) => ({
      put: async (...object) => {
        const written = await store.put(...object)
        // As if another had taken over, between the bytes and the row that names them.
        await sql`update work set attempt = attempt + 1`.execute(api.caller.em.getKysely())
        return written
      },
    }))
    await waitFor(async () => {
      const { rows } = await sql<{
        attempt: number
      }>`select attempt from work where id = ${asked.id}`.execute(api.caller.em.getKysely())
      return (rows[0]?.attempt ?? 0) > 1 && (await countObjects()) === 2
    }, 20_000)
    const { rows } = await sql`select from exports where storage_key is not null`.execute(
      api.caller.em.getKysely(),
    )
    expect(rows).toEqual([])
  })
})
