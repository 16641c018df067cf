import { setInterval as ticks } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { createLog } from '../../src/log.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { createTestSite, startTestApp, type TestApp, type TestSite } from '../support/test-app.ts'
import { download, exportToEnd, fillCollection, makeCollection } from './ask-for-export.ts'

let site: TestSite
let api: TestApp

beforeAll(async () => {
  site = await createTestSite()
  api = await startTestApp({ site, settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(async () => {
  await api[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

/** A worker whose store takes three seconds for what is read in one piece, in which something moves every 300 milliseconds. */
async function startSlowWorker() {
  const settings = { STEVEDORE_ROLES: 'worker', STEVEDORE_STALL_SECONDS: '2' }
  const config = readConfig({ ...site.environment, ...settings })
  return await startApp(config, createLog('silent'), {
    openStore: async (given) => {
      const store = await openStore(given)
      const inspectMany: typeof store.inspectMany = async (wanted, options) => {
        let left = 10
        for await (const _ of ticks(300)) {
          options?.onMove?.()
          if (--left === 0) break
        }
        return await store.inspectMany(wanted, options)
      }
      return { ...store, inspectMany }
    },
  })
}

it('a store that is slower than the limit of a stall, and yet gives bytes, holds up no build', async () => {
  const collectionId = await makeCollection(api)
  await fillCollection(api, collectionId, { 'a.txt': 'hello', 'b.txt': 'world' })
  await using _worker = await startSlowWorker()
  const ready = await exportToEnd(api, { collectionId, format: 'ZIP' })
  expect(ready).toMatchObject({ exportState: 'READY', attempt: 1 })
  await download(api, ready)
})
