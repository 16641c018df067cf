import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { createLog } from '../../src/log.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { storedKeys } from '../files/test-upload.ts'
import { createTestSite, startTestApp, type TestApp, type TestSite } from '../support/test-app.ts'
import { askForExport, fillCollection, followExport, makeCollection } from './ask-for-export.ts'
import { cancelExport } from './export-documents.ts'

let site: TestSite
let api: TestApp
let collectionId: string

beforeAll(async () => {
  site = await createTestSite()
  api = await startTestApp({ site, settings: { STEVEDORE_ROLES: 'api' } })
  collectionId = await makeCollection(api)
  await fillCollection(api, collectionId, { 'noise.jpg': randomBytes(100_000) })
})
afterAll(async () => {
  await api[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

/** A worker in which something happens between the last byte of an artifact and the row that names it. */
async function startWorker(happen: () => Promise<unknown>) {
  const config = readConfig({ ...site.environment, STEVEDORE_ROLES: 'worker' })
  return await startApp(config, createLog('silent'), {
    openStore: async (given) => {
      const store = await openStore(given)
      const put: typeof store.put = async (...object) => {
        const written = await store.put(...object)
        await happen()
        return written
      }
      return { ...store, put }
    },
  })
}

const countObjects = async () => (await storedKeys(api.app.services)).length

it('an export that is built to its last byte and cancelled before it is published leaves nothing', async () => {
  const { export: asked } = await askForExport(api, { collectionId, format: 'ZIP' })
  await using _worker = await startWorker(() => api.request(cancelExport, { exportId: asked.id }))
  const { last } = await followExport(api, asked.id)
  expect(last).toMatchObject({ state: 'CANCELLED', exportState: 'CANCELLED', sizeBytes: null })
  expect(await countObjects()).toBe(1)
})

it('an export that is asked for by many at once, at several doors, is made once', async () => {
  await using other = await startTestApp({ site, settings: { STEVEDORE_ROLES: 'api' } })
  for (const idempotencyKey of [null, 'once']) {
    const ask = {
      collectionId,
      format: 'TAR_GZ' as const,
      options: { compression: idempotencyKey ? 1 : 2 },
      idempotencyKey,
    }
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => askForExport(index % 2 ? api : other, ask)),
    )
    expect(new Set(answers.map(({ export: { id } }) => id)).size).toBe(1)
    expect(answers.filter(({ reused, replayed }) => !reused && !replayed)).toHaveLength(1)
  }
})
