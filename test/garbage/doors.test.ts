import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createContext, transaction } from '../../src/context.ts'
import { collectGarbageQueue } from '../../src/garbage/schedule.ts'
import { storedKeys } from '../files/test-upload.ts'
import { compileCache } from '../support/compile-cache.ts'
import { query } from '../support/query.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { createClientOf } from '../support/test-client.ts'
import { waitFor } from '../support/wait-for.ts'
import { garbageCollections, nodeQuery } from './garbage-documents.ts'
import { clearSite, collect, makeDeletedFiles, putOrphans, takeStock } from './garbage-site.ts'

const script = fileURLToPath(new URL('../../src/commands/gc.ts', import.meta.url))

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(() => clearSite(app))

/** Runs `npm run gc -- …args` without npm. */
async function runGc(...args: string[]): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const ended = Promise.withResolvers<{ code: number | null; stdout: string; stderr: string }>()
  const env = { ...compileCache, ...app.site.environment }
  const child = execFile(process.execPath, [script, ...args], { env }, (_, stdout, stderr) =>
    ended.resolve({ code: child.exitCode, stdout, stderr }),
  )
  return await ended.promise
}

describe('the command', () => {
  it('tells in a dry run what it would do, then does it', async () => {
    await makeDeletedFiles(app, 12)
    const before = await takeStock(app)
    const looked = await runGc('--dry-run')
    expect([looked.code, looked.stderr]).toEqual([0, ''])
    expect(looked.stdout).toMatch(/^pass +would do +bytes +outcome$/m)
    expect(looked.stdout).toMatch(/^purge files +12 +120 B +SUCCEEDED$/m)
    expect(await takeStock(app)).toEqual(before)
    const done = await runGc()
    expect([done.code, done.stderr]).toEqual([0, ''])
    expect(done.stdout).toMatch(/^purge files +12 +120 B +SUCCEEDED$/m)
    expect(await storedKeys(app.app.services)).toEqual([])
  })

  it('ends with 1 where a pass refuses, and does it by force', async () => {
    await putOrphans(app, 101)
    const refused = await runGc()
    expect(refused.code).toBe(1)
    expect(refused.stdout).toContain('101 of 101 objects are named by no row')
    expect((await runGc('--force')).code).toBe(0)
    expect(await storedKeys(app.app.services)).toEqual([])
  })

  it('explains itself, and what it does not understand', async () => {
    expect(await runGc('--help')).toMatchObject({ code: 0, stdout: expect.stringContaining('--dry-run') })
    const wrong = await runGc('--dry')
    expect(wrong).toMatchObject({ code: 1, stdout: '' })
    expect(wrong.stderr).toContain('Usage: npm run gc')
  })
})

describe('the schedule', () => {
  it('lets a worker collect garbage', async () => {
    await makeDeletedFiles(app, 2)
    const ctx = createContext(app.app.services)
    await transaction(ctx, (tx) => ctx.queue.enqueue(tx, collectGarbageQueue, {}))
    await using _worker = await startTestApp({ site: app.site, settings: { STEVEDORE_ROLES: 'worker' } })
    const rows = await waitFor(async () => {
      const ended = await query(
        app,
        `select started_by, state from garbage_collections where finished_at is not null`,
      )
      return ended.length > 0 && ended
    })
    expect(rows).toEqual([{ started_by: 'SCHEDULE', state: 'SUCCEEDED' }])
    expect(await storedKeys(app.app.services)).toEqual([])
  })
})

describe('garbageCollections', () => {
  it('lists the collections with their passes, the newest first, page by page', async () => {
    await makeDeletedFiles(app, 2)
    const looked = await collect(app, { dryRun: true })
    const done = await collect(app, { force: true })
    const { data } = await app.request(garbageCollections, { first: 1 })
    const newest = data.garbageCollections.edges[0]?.node
    expect(newest).toMatchObject({
      id: done?.id,
      dryRun: false,
      force: true,
      startedBy: 'COMMAND',
      state: 'SUCCEEDED',
    })
    expect(newest?.passes.map(({ name }) => name)).toEqual([
      'REMOVE_CONDEMNED',
      'PURGE_FILES',
      'RECLAIM_ORPHANS',
      'EXPIRE_UPLOADS',
      'RECLAIM_PARTS',
      'PURGE_UPLOADS',
      'PURGE_KEYS',
      'PURGE_WORK',
      'PURGE_REPLAYS',
      'PURGE_SYNC_RUNS',
      'PURGE_COLLECTIONS',
      'PURGE_DELETED_COLLECTIONS',
      'PURGE_PAST_ITEMS',
    ])
    expect(newest?.passes[1]).toMatchObject({ items: 2, bytes: 20, message: null, outcome: 'SUCCEEDED' })
    const { endCursor = null, hasNextPage } = data.garbageCollections.pageInfo
    expect(hasNextPage).toBe(true)
    const next = await app.request(garbageCollections, { first: 1, after: endCursor })
    expect(next.data.garbageCollections.edges[0]?.node).toMatchObject({ id: looked?.id, dryRun: true })
  })

  it('are nodes for ADMIN alone', async () => {
    const collection = await collect(app)
    const id = collection?.id ?? ''
    const admin = await app.request(nodeQuery, { id })
    expect(admin.data.node).toEqual({ __typename: 'GarbageCollection', id })
    const reader = createClientOf({ url: app.url, secret: await app.createKey(['READ', 'WRITE']) })
    expect((await reader.request(nodeQuery, { id })).data.node).toBeNull()
  })
})

describe('the metrics', () => {
  async function scrape(): Promise<string> {
    const headers = { authorization: `Bearer ${app.secret}` }
    return await (await fetch(`${app.url}/metrics`, { headers })).text()
  }

  it('count what was collected in all, and tell of the last collection, without dry runs', async () => {
    expect(await scrape()).toMatch(/^stevedore_garbage_items_total\{pass="PURGE_FILES"\} 0$/m)
    for (const count of [2, 3]) {
      await makeDeletedFiles(app, count)
      await collect(app, { dryRun: true })
      await collect(app)
    }
    const ended = await scrape()
    expect(ended).toMatch(/^stevedore_garbage_items_total\{pass="PURGE_FILES"\} 5$/m)
    expect(ended).toMatch(/^stevedore_garbage_bytes_total\{pass="PURGE_FILES"\} 50$/m)
    expect(ended).toMatch(/^stevedore_garbage_last_outcome\{state="SUCCEEDED"\} 1$/m)
    const [, seconds] = /^stevedore_garbage_last_end_timestamp_seconds (\S+)$/m.exec(ended) ?? []
    expect(Math.abs(Date.now() / 1000 - Number(seconds))).toBeLessThan(60)
    await putOrphans(app, 101)
    await collect(app)
    const refused = await scrape()
    expect(refused).toMatch(/^stevedore_garbage_last_outcome\{state="REFUSED"\} 1$/m)
    expect(refused).not.toContain('stevedore_garbage_last_outcome{state="SUCCEEDED"}')
  })
})
