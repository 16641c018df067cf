import { hash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collect, reportOf } from '../garbage/garbage-site.ts'
import { uploadBytes } from '../support/files.ts'
import { query } from '../support/query.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { pauseSyncRun, syncRunsQuery } from './api-documents.ts'
import { nodeQuery, reportedRunQuery, timelineOfRunQuery } from './archive-documents.ts'
import { changeEndedRun, type ReportedRun, readRun } from './archive-site.ts'
import { follow, runToEnd } from './sync-client.ts'
import { cancelSyncRun, startSyncRun } from './sync-documents.ts'

const failures = 2_500

let app: TestApp
let run: ReportedRun

/** A run that ended half a year ago, with more failures than are read at once, and its report. */
beforeAll(async () => {
  app = await startTestApp()
  for (const name of ['a', 'b', 'c']) await uploadBytes(app, `${name}.txt`, Buffer.from(name.repeat(100)))
  const { id } = await runToEnd(app, { kind: 'VERIFY', channels: ['primary'], month: '2026-05', cycle: 3 })
  await waitFor(async () => (await readRun(app, id)).report?.state === 'PUBLISHED')
  await query(
    app,
    `insert into sync_failures (run_id, subject_id, channel, action, state, stage, code, message, filename, size)
     select '${id}', uuidv7(), 'primary', 'VERIFY', 'PENDING', 'HASH',
       case when n > ${failures} - 2 then 'A_RARE_ONE' else 'HASH_MISMATCH' end, 'No. ' || n, 'ü' || n, 10
     from generate_series(1, ${failures}) n`,
  )
  await changeEndedRun(app, id, `finished_at = now() - interval '180 days'`)
  run = await waitFor(async () => {
    const found = await readRun(app, id)
    return found.report?.state === 'PUBLISHED' && found.report.version === found.version && found
  })
})
afterAll(() => app[Symbol.asyncDispose]())

async function download(url: string | null | undefined, headers: Record<string, string> = {}) {
  const response = await fetch(url ?? '', { headers })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe("a run's report", () => {
  it('is a document that follows the published schema', async () => {
    const { response, bytes } = await download(run.report?.downloadUrl)
    expect(response.headers.get('content-type')).toBe('application/gzip')
    expect([hash('sha256', bytes), bytes.length]).toEqual([run.report?.sha256, run.report?.sizeBytes])
    const document = JSON.parse(gunzipSync(bytes).toString())
    const ajv = new Ajv2020({ allErrors: true })
    addFormats.default(ajv)
    const schema = await (await fetch(new URL(document.$schema, app.url))).json()
    expect(ajv.validate(schema, document) || ajv.errors).toBe(true)
    expect(document).toMatchObject({
      run: { id: run.id, version: run.version, month: '2026-05', cycle: 3, state: 'SUCCEEDED' },
      channels: [{ channel: 'primary', listed: 3, done: 3 }],
      rounds: [{ channel: 'primary', round: 1, attempted: 3, succeeded: 3 }],
      tasks: [{ channel: 'primary', action: 'VERIFY', state: 'DONE', count: 3 }],
      failureGroups: [
        { channel: 'primary', stage: 'HASH', code: 'A_RARE_ONE', count: 2 },
        {
          channel: 'primary',
          stage: 'HASH',
          code: 'HASH_MISMATCH',
          count: failures - 2,
          bytes: 10 * failures - 20,
        },
      ],
    })
  })

  it('has every failure as a line of its own', async () => {
    const document = JSON.parse(gunzipSync((await download(run.report?.downloadUrl)).bytes).toString())
    const { bytes, response } = await download(run.report?.failuresUrl)
    expect(response.headers.get('content-disposition')).toContain(document.failures.path)
    const lines = gunzipSync(bytes)
    expect(document.failures).toMatchObject({
      count: failures,
      sizeBytes: lines.length,
      sha256: hash('sha256', lines),
    })
    const parsed = lines
      .toString()
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(new Set(parsed.map(({ filename }) => filename)).size).toBe(failures)
    expect(parsed[0]).toMatchObject({ channel: 'primary', code: 'HASH_MISMATCH', message: 'No. 1', size: 10 })
    expect(parsed[0].firstSeenAt).toMatch(/^[0-9-]{10}T[0-9:]{8}\.[0-9]{3}Z$/)
  })

  it('can be gone on with, and needs its signature', async () => {
    const rest = await download(run.report?.downloadUrl, { range: 'bytes=10-' })
    expect([rest.response.status, rest.bytes.length]).toEqual([206, (run.report?.sizeBytes ?? 0) - 10])
    expect(rest.response.headers.get('etag')).toBe(`"${run.report?.sha256}"`)
    const other = (run.report?.downloadUrl ?? '').replace('/report/document', '/report/failures')
    expect((await fetch(other)).status).toBe(403)
  })
})

describe('a run whose retention is over', () => {
  beforeAll(async () => {
    const dry = await collect(app, { dryRun: true })
    expect([reportOf(dry, 'PURGE_SYNC_RUNS'), reportOf(dry, 'PURGE_WORK')]).toMatchObject([
      { items: 1 },
      { items: 0 },
    ])
    const collection = await collect(app)
    expect([reportOf(collection, 'PURGE_SYNC_RUNS'), reportOf(collection, 'PURGE_WORK')]).toMatchObject([
      { items: 1, outcome: 'SUCCEEDED' },
      { items: 0 },
    ])
  })

  it('is gone from the database, and still answers the same', async () => {
    for (const table of ['sync_runs', 'sync_tasks', 'sync_failures', 'sync_batches', 'sync_rounds', 'work'])
      expect(await query(app, `select from ${table}`)).toEqual([])
    const { report, ...answer } = await readRun(app, run.id)
    const { report: before, ...live } = run
    expect(answer).toEqual({ ...live, archived: true })
    expect(answer.failureGroups.map(({ count }) => count)).toEqual([failures - 2, 2])
    expect(report).toMatchObject({ state: 'PUBLISHED', sha256: before?.sha256 })
    const after = live.timeline.pageInfo.endCursor ?? null
    const { data } = await app.request(timelineOfRunQuery, { id: run.id, after })
    expect(data.syncRun?.timeline.edges).toEqual([{ node: { event: 'SUCCEEDED', message: null } }])
  })

  it('is a node, is told by its subscription, and cannot be cancelled or paused', async () => {
    expect((await app.request(nodeQuery, { id: run.id })).data.node).toEqual({
      __typename: 'SyncRun',
      id: run.id,
    })
    expect(await follow(app, run.id)).toMatchObject([{ id: run.id, state: 'SUCCEEDED' }])
    const { data } = await app.request(cancelSyncRun, { runId: run.id })
    expect(data.cancelSyncRun).toMatchObject({ run: { id: run.id, state: 'SUCCEEDED' } })
    const paused = await app.request(pauseSyncRun, { runId: run.id })
    expect(paused.data.pauseSyncRun).toMatchObject({ code: 'CONFLICT' })
  })

  it('keeps its month and cycle to itself', async () => {
    const wish = { kind: 'VERIFY' as const, channels: ['primary'], month: '2026-05' }
    const { data } = await app.request(startSyncRun, { input: { ...wish, cycle: 3 } })
    expect(data.startSyncRun).toMatchObject({ code: 'SYNC_RUN_EXISTS', existingRun: { id: run.id } })
    expect(await runToEnd(app, wish)).toMatchObject({ cycle: 4 })
  })

  it('is not answered for by its report while the database is away', async () => {
    await query(app, 'alter table sync_runs rename to sync_runs_away')
    await query(
      app,
      `create function be_away() returns boolean language plpgsql stable as $$
       begin raise exception 'the database system is shutting down' using errcode = '57P03'; end $$;
       create view sync_runs as select * from sync_runs_away where be_away()`,
    )
    const { data, errors } = await app.request(reportedRunQuery, { id: run.id })
    await query(app, 'drop view sync_runs; alter table sync_runs_away rename to sync_runs')
    expect([data.syncRun, errors?.[0]?.extensions?.['code']]).toEqual([null, 'DATABASE_UNAVAILABLE'])
  })

  it('is said to be lost where the store has not its report as it was', async () => {
    const [row] = await query<{ storage_key: string }>(
      app,
      `select storage_key from run_archives where run_id = '${run.id}'`,
    )
    const { store } = app.app.services
    const key = row?.storage_key ?? ''
    await store.delete(key)
    const ask = async () => {
      const { data, errors } = await app.request(reportedRunQuery, { id: run.id })
      return [data.syncRun, errors?.[0]?.extensions?.['code'], errors?.[0]?.message]
    }
    expect(await ask()).toEqual([null, 'REPORT_LOST', expect.stringContaining('missing')])
    await store.put(key, Buffer.from('something else'))
    expect(await ask()).toEqual([null, 'REPORT_LOST', expect.stringContaining('damaged')])
  })

  it('hides no other run from the list of all where its report is lost', async () => {
    const { data, errors } = await app.request(syncRunsQuery, {})
    expect(data.syncRuns.edges.map(({ node }) => node?.runState)).toEqual(['SUCCEEDED', undefined])
    expect(errors).toMatchObject([
      { path: ['syncRuns', 'edges', 1, 'node'], extensions: { code: 'REPORT_LOST' } },
    ])
    expect(errors?.[0]?.message).toContain(run.id)
  })
})
