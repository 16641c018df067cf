import { readFile, writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { createLog } from '../../src/log.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { placeOfFile } from '../jobs/stored-archive.ts'
import { createTestSite, startTestApp, type TestApp, type TestSite } from '../support/test-app.ts'
import { download, exportToEnd, fillCollection, makeCollection } from './ask-for-export.ts'
import { readZip } from './formats/read-zip.ts'

let site: TestSite
let api: TestApp
let collectionId: string
let ids: Map<string, string>

const files = { 'large.bin': Buffer.alloc(3_000_000, 'large'), 'other.txt': 'other', 'small.txt': 'small' }

beforeEach(async () => {
  site = await createTestSite()
  api = await startTestApp({ site, settings: { STEVEDORE_ROLES: 'api' } })
  collectionId = await makeCollection(api)
  ids = await fillCollection(api, collectionId, files)
})
afterEach(async () => {
  await api[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

/** A worker whose store ends the n-th read of each object before its end, as if that were all, and when it looks closer. */
async function startWorkerWithCuts(n: number) {
  const reads = new Map<string, number>()
  const isCut = (key: string) => {
    const count = (reads.get(key) ?? 0) + 1
    reads.set(key, count)
    return count === n
  }
  const config = readConfig({ ...site.environment, STEVEDORE_ROLES: 'worker' })
  return await startApp(config, createLog('silent'), {
    openStore: async (given) => {
      const store = await openStore(given)
      const read: typeof store.read = async (key, options) =>
        isCut(key) ? Readable.from([Buffer.from('la')]) : await store.read(key, options)
      const inspectMany: typeof store.inspectMany = async (wanted, options) => {
        const found = await store.inspectMany(wanted, options)
        return found.map((one, index) =>
          isCut(wanted[index]?.key ?? '')
            ? { size: 2, sha256: 'that of others', bytes: Buffer.from('la') }
            : one,
        )
      }
      const readRange: typeof store.readRange = async (key, ...range) => {
        const bytes = await store.readRange(key, ...range)
        return reads.get(key) === n ? bytes.subarray(0, 2) : bytes
      }
      return { ...store, read, inspectMany, readRange }
    },
  })
}

describe('a store that gives fewer bytes than it has', () => {
  it('is at fault, and not the file, which is there in the next attempt', async () => {
    await using _worker = await startWorkerWithCuts(1)
    const ready = await exportToEnd(api, { collectionId, format: 'ZIP' })
    expect(ready).toMatchObject({ exportState: 'READY', complete: true, missing: { edges: [] } })
    expect(ready.timeline.edges.map(({ node }) => node.event)).toContain('RETRIED')
    const entries = await readZip(await download(api, ready))
    expect(entries.map(({ name }) => name)).toEqual(Object.keys(files))
  })

  it('is so too where files are read beforehand, since one of them is damaged', async () => {
    const place = await placeOfFile(api, ids.get('other.txt') ?? '')
    await writeFile(place, (await readFile(place)).toReversed())
    await using _worker = await startWorkerWithCuts(2)
    const ready = await exportToEnd(api, { collectionId, format: 'ZIP' })
    expect(ready).toMatchObject({
      exportState: 'READY',
      complete: false,
      missing: { edges: [{ node: { path: 'other.txt', reason: 'DAMAGED' } }] },
    })
    expect(ready.timeline.edges.map(({ node }) => node.event)).toContain('RETRIED')
  })
})
