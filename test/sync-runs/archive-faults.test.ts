import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Context, createContext } from '../../src/context.ts'
import type { PageRequest } from '../../src/lib/page.ts'
import { StorageError } from '../../src/storage/object-store.ts'
import { archiveRun, publishReport } from '../../src/sync-runs/archive/archive-run.ts'
import { type ArchiveWork, claimArchive, nameObjects } from '../../src/sync-runs/archive/claim-archive.ts'
import { addArchivedRuns } from '../../src/sync-runs/archive/list-archived-runs.ts'
import { ReceiptConflictError, registerArchive } from '../../src/sync-runs/archive/register-archive.ts'
import { registerMissed } from '../../src/sync-runs/archive/register-missed.ts'
import { readSyncRuns } from '../../src/sync-runs/read-sync-runs.ts'
import type { SyncOperation, SyncOutcome } from '../../src/sync-runs/sync-words.ts'
import { ageObjects, collect, reportOf } from '../garbage/garbage-site.ts'
import { neverAborted } from '../support/never-aborted.ts'
import { query } from '../support/query.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { retrySyncReport, timelineOfRunQuery } from './archive-documents.ts'
import { archiveDue, changeEndedRun, endedRun, readRun } from './archive-site.ts'
import { start } from './sync-client.ts'

let app: TestApp
let ctx: Context

beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  ctx = createContext(app.app.services)
  await query(app, 'truncate work cascade; truncate run_archives')
})

/** A run that ended, as the archiver begins with it. */
async function claimed(): Promise<ArchiveWork> {
  await endedRun(app)
  const work = await claimArchive(ctx)
  if (work === null) throw new Error('there is nothing to archive')
  return work
}

describe('the index of archives', () => {
  it('has a run from its end on, dry runs as well, and once', async () => {
    const id = await endedRun(app)
    const run = await readRun(app, id)
    expect(run).toMatchObject({ state: 'CANCELLED', archived: false })
    expect(run.report).toMatchObject({
      state: 'PENDING',
      version: run.version,
      downloadUrl: null,
      sha256: null,
    })
    const dryId = await endedRun(app, { dryRun: true })
    expect(await registerMissed(ctx)).toBe(0)
    expect(await archiveDue(app)).toBe(2)
    expect(await readRun(app, dryId)).toMatchObject({ cycle: null, report: { state: 'PUBLISHED' } })
    await changeEndedRun(app, id, `updated_at = now()`)
    expect((await readRun(app, id)).report).toMatchObject({ state: 'PENDING', version: run.version + 1 })
    expect(await archiveDue(app)).toBe(1)
    expect((await readRun(app, id)).report).toMatchObject({ state: 'PUBLISHED', version: run.version + 1 })
  })

  it('is given the runs that it missed, also those of which nobody said what came of them', async () => {
    const [first, second] = [await endedRun(app), await endedRun(app)]
    await query(app, 'truncate run_archives')
    await query(app, `update sync_runs set outcome = null where id = '${second}'`)
    expect(await registerMissed(ctx)).toBe(2)
    expect(await registerMissed(ctx)).toBe(0)
    expect(await archiveDue(app)).toBe(2)
    for (const id of [first, second])
      expect(await readRun(app, id)).toMatchObject({ runState: 'CANCELLED', report: { state: 'PUBLISHED' } })
  })

  it('takes the same receipt again, and no other, nor one of another version', async () => {
    const work = await claimed()
    await nameObjects(ctx, work)
    const receipt = await publishReport(ctx, { work, signal: neverAborted })
    await registerArchive(ctx.em, work, receipt)
    const published = await readRun(app, work.runId)
    await registerArchive(ctx.em, work, receipt)
    expect(await readRun(app, work.runId)).toMatchObject({
      report: { publishedAt: published.report?.publishedAt },
    })
    const others = [
      { work, receipt: { ...receipt, sha256: '0'.repeat(64) } },
      { work: { ...work, version: work.version + 1 }, receipt },
    ]
    for (const other of others)
      await expect(registerArchive(ctx.em, other.work, other.receipt)).rejects.toThrow(ReceiptConflictError)
    expect(await readRun(app, work.runId)).toMatchObject({ report: { sha256: receipt.sha256 } })
  })
})

describe('an archiver', () => {
  it('goes on with what was written by one that died before the receipt', async () => {
    const work = await claimed()
    await nameObjects(ctx, work)
    const receipt = await publishReport(ctx, { work, signal: neverAborted })
    await ageObjects(app, [work.storageKey, work.failuresStorageKey])
    expect(reportOf(await collect(app), 'RECLAIM_ORPHANS')).toMatchObject({ items: 0 })
    await archiveRun(ctx, { work, signal: neverAborted })
    expect((await readRun(app, work.runId)).report).toMatchObject({
      state: 'PUBLISHED',
      sha256: receipt.sha256,
    })
  })

  it('takes what is packed otherwise for the same', async () => {
    const work = await claimed()
    await ctx.store.put(work.failuresStorageKey, gzipSync('', { level: 1 }))
    await archiveRun(ctx, { work, signal: neverAborted })
    expect((await readRun(app, work.runId)).report).toMatchObject({ state: 'PUBLISHED' })
  })

  it.each([
    ['another document', gzipSync('{}\n')],
    ['something that is no document', Buffer.from('{}\n')],
  ])('tells of %s that lies there, and leaves it', async (_, bytes) => {
    const work = await claimed()
    await ctx.store.put(work.storageKey, bytes)
    await archiveRun(ctx, { work, signal: neverAborted })
    expect((await readRun(app, work.runId)).report).toMatchObject({
      state: 'CONFLICT',
      downloadUrl: null,
      lastError: expect.stringContaining(work.storageKey),
    })
    expect(await ctx.store.stat(work.storageKey)).toMatchObject({ size: bytes.length })
    await query(app, 'update run_archives set due_at = null')
    expect(await archiveDue(app)).toBe(0)
  })

  it('publishes anew what met something else, once someone asks for it', async () => {
    const work = await claimed()
    await ctx.store.put(work.storageKey, Buffer.from('something else'))
    await archiveRun(ctx, { work, signal: neverAborted })
    const retry = async (runId = work.runId) =>
      (await app.request(retrySyncReport, { runId })).data.retrySyncReport
    const version = work.version + 1
    expect(await retry()).toEqual({ run: { version, report: { state: 'PENDING', version } } })
    expect(await retry()).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('PENDING') })
    expect(await archiveDue(app)).toBe(1)
    expect((await readRun(app, work.runId)).report).toMatchObject({ state: 'PUBLISHED', version })
    const { data } = await app.request(timelineOfRunQuery, { id: work.runId })
    expect(data.syncRun?.timeline.edges.at(-1)?.node).toEqual({
      event: 'RETRIED',
      message: expect.stringContaining(work.storageKey),
    })
    expect(await retry(randomUUID())).toMatchObject({ code: 'NOT_FOUND' })
    const { id } = await start(app, { kind: 'VERIFY' })
    expect(await retry(id)).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('not ended') })
  })

  it('tries again, later each time, as long as the store fails', async () => {
    const id = await endedRun(app)
    const put = async () => {
      throw new StorageError('STORE_FULL', 'there is no space left')
    }
    for (const seconds of [2, 4, 8]) {
      expect(await archiveDue(app, { store: { ...ctx.store, put } })).toBe(1)
      expect(await archiveDue(app)).toBe(0)
      const [row] = await query(
        app,
        `select attempts, extract(epoch from due_at - clock_timestamp()) between ${seconds / 2} and ${seconds} as waits from run_archives`,
      )
      expect(row).toMatchObject({ attempts: Math.log2(seconds), waits: true })
      await query(app, 'update run_archives set due_at = null')
    }
    expect((await readRun(app, id)).report).toMatchObject({
      state: 'PENDING',
      lastError: 'there is no space left',
    })
    expect(await archiveDue(app)).toBe(1)
    expect((await readRun(app, id)).report).toMatchObject({ state: 'PUBLISHED', lastError: null })
  })
})

describe('the details of a run', () => {
  it('stay until it is archived as it is now', async () => {
    const id = await endedRun(app)
    await changeEndedRun(app, id, `finished_at = now() - interval '100 days'`)
    const purged = async () => reportOf(await collect(app), 'PURGE_SYNC_RUNS')?.items
    expect(await purged()).toBe(0)
    await archiveDue(app)
    await query(app, 'update work set version = version + 1')
    expect(await purged()).toBe(0)
    await query(app, 'update work set version = version - 1')
    expect(await purged()).toBe(1)
    expect(await readRun(app, id)).toMatchObject({ archived: true, state: 'CANCELLED' })
  })

  it('are not shown by halves where a collection was cut off', async () => {
    const id = await endedRun(app)
    await archiveDue(app)
    await query(app, 'update sync_runs set forgotten_at = now()')
    expect(await readRun(app, id)).toMatchObject({ archived: true })
    expect(reportOf(await collect(app), 'PURGE_SYNC_RUNS')).toMatchObject({ items: 1 })
  })

  it('leave the run in its place in the list of all', async () => {
    const ids = [
      await endedRun(app),
      await endedRun(app, { month: '2026-01' }),
      await endedRun(app),
      await endedRun(app),
    ]
    await archiveDue(app)
    const [first = '', second = '', third = '', fourth = ''] = ids
    await query(
      app,
      `update sync_runs set forgotten_at = now() where id in ('${first}', '${second}', '${third}')`,
    )
    const live = await readSyncRuns(ctx.em.fork(), { forgottenAt: null })
    const list = async (
      page: PageRequest,
      filter: { months?: string[]; outcomes?: SyncOutcome[]; operations?: SyncOperation[] } = {},
    ) => {
      const all = { kinds: null, operations: null, outcomes: null, months: null, dryRun: null, ...filter }
      const shown = page.after === null && !filter.months ? live : []
      const found = await addArchivedRuns(
        app.caller,
        { items: shown, hasNextPage: false },
        { filter: all, page },
      )
      return [found.items.map((run) => ('work' in run ? run.work.id : run)), found.hasNextPage]
    }
    expect(await list({ first: 2, after: null })).toEqual([[fourth, third], true])
    expect(await list({ first: 2, after: third })).toEqual([[second, first], false])
    expect(await list({ first: 2, after: null }, { months: ['2026-01'] })).toEqual([[second], false])
    expect(await list({ first: 2, after: third }, { outcomes: ['FAILED'] })).toEqual([[], false])
    expect(await list({ first: 2, after: third }, { operations: ['REPLAY'] })).toEqual([[], false])
    expect(await list({ first: 2, after: third }, { operations: ['FULL'] })).toEqual([[second, first], false])
  })
})
