import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Context, createContext, transaction } from '../../src/context.ts'
import { getFile } from '../../src/files/get-file.ts'
import { collectGarbageQueue } from '../../src/garbage/schedule.ts'
import { claimWork } from '../../src/work/claim.ts'
import { purgeWork } from '../../src/work/purge-work.ts'
import { makeFile } from '../files/make-file.ts'
import { makeJob } from '../graphql/make-job.ts'
import { connect } from '../support/database.ts'
import { query } from '../support/query.ts'
import { createTestSite, startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'

const retention = 30

let app: TestApp
let ctx: Context

beforeAll(async () => {
  app = await startTestApp({
    settings: { STEVEDORE_ROLES: 'api', STEVEDORE_WORK_RETENTION_DAYS: String(retention) },
  })
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  ctx = createContext(app.app.services)
  await query(app, 'delete from work')
})

async function countRows(table: 'jobs' | 'timeline_entries' | 'work'): Promise<number> {
  return (await query<{ count: number }>(app, `select count(*)::int as count from ${table}`))[0]?.count ?? 0
}

/** Lets a job be one that ended so many days ago, by the database's clock. */
async function end(jobId: string, days: number, of = app): Promise<void> {
  await query(
    of,
    `update work set state = 'SUCCEEDED', finished_at = now() - ${days} * interval '1 day' where id = '${jobId}'`,
  )
}

async function makeEndedJob(days: number, testApp = app): Promise<string> {
  const id = await makeJob(testApp.caller)
  await end(id, days, testApp)
  return id
}

/** Jobs that ended long ago, one after the other. */
async function insertManyEnded(count: number): Promise<void> {
  await query(
    app,
    `insert into work (account_id, kind, state, finished_at)
     select '${app.caller.caller.accountId}', 'JOB', 'FAILED', now() - interval '1 year' + n * interval '1 second'
     from generate_series(1, ${count}) n`,
  )
  await query(
    app,
    `with ended as (select id from work), written as (
       insert into timeline_entries (work_id, event, attempt) select id, 'FAILED', 1 from ended)
     insert into jobs (id, archive_id) select id, id from ended`,
  )
}

describe('purging work', () => {
  it('forgets a job that ended before the retention, with its row and its timeline', async () => {
    await makeEndedJob(retention + 1)
    expect(await purgeWork(ctx)).toBe(1)
    expect([await countRows('work'), await countRows('jobs'), await countRows('timeline_entries')]).toEqual([
      0, 0, 0,
    ])
  })

  it('keeps what ended since, and what waits or runs however old it is', async () => {
    const recent = await makeEndedJob(retention - 0.01)
    const running = await makeJob(app.caller)
    await claimWork(ctx.em, 'JOB')
    const pending = await makeJob(app.caller)
    await query(app, `update work set created_at = now() - interval '1 year'`)
    expect(await purgeWork(ctx)).toBe(0)
    const kept = await query<{ id: string }>(app, 'select id from work order by id')
    expect(kept.map(({ id }) => id)).toEqual([recent, running, pending].sort())
  })

  it('goes on until none is left', async () => {
    await insertManyEnded(2_500)
    expect(await purgeWork(ctx)).toBe(2_500)
    expect([await countRows('work'), await countRows('timeline_entries')]).toEqual([0, 0])
  })

  it('stops between its batches of a thousand when it is told to', async () => {
    await insertManyEnded(2_500)
    await using other = await connect(app.site.databaseUrl)
    await other.query(
      'begin; select from jobs where id = (select id from work order by id offset 1500 limit 1) for update',
    )
    const stop = new AbortController()
    const purging = purgeWork(ctx, { signal: stop.signal })
    await waitFor(async () => (await other.query(waiting)).rows.length > 0)
    stop.abort()
    await other.query('commit')
    expect(await purging).toBe(2_000)
    expect(await countRows('work')).toBe(500)
  })

  it('does not wait for what another process is forgetting', async () => {
    const held = await makeEndedJob(retention + 2)
    await makeEndedJob(retention + 1)
    await using other = await connect(app.site.databaseUrl)
    await other.query(`begin; delete from work where id = '${held}'`)
    expect(await purgeWork(ctx)).toBe(1)
    await other.query('commit')
    expect(await countRows('work')).toBe(0)
  })

  it('can be done by many processes at once, which forget each piece of work once', async () => {
    await insertManyEnded(3_500)
    const purged = await Promise.all([1, 2, 3, 4].map(() => purgeWork(createContext(ctx))))
    expect(purged.reduce((sum, count) => sum + count)).toBe(3_500)
    expect(await countRows('work')).toBe(0)
  })

  it('keeps the files that a job made', async () => {
    const archive = await makeFile(app.caller, { filename: 'archive.zip' })
    const entry = { archiveId: archive.id, index: 0 }
    const child = await makeFile(app.caller, { filename: 'child', entry })
    const job = await makeJob(app.caller, archive.id)
    await end(job, retention + 1)
    await query(app, `update files set job_id = '${job}' where id = '${child.id}'`)
    expect(await purgeWork(ctx)).toBe(1)
    expect(await getFile(app.caller, { fileId: child.id })).toMatchObject({ filename: 'child' })
    expect(await getFile(app.caller, { fileId: archive.id })).toMatchObject({ filename: 'archive.zip' })
  })
})

describe('a worker', () => {
  it('purges finished work when the schedule says so', async () => {
    await using site = await createTestSite()
    await using api = await startTestApp({ site, settings: { STEVEDORE_ROLES: 'api' } })
    const { services } = api.app
    await makeEndedJob(retention + 1, api)
    await transaction(createContext(services), (tx) => services.queue.enqueue(tx, collectGarbageQueue, {}))
    await using _worker = await startTestApp({ site, settings: { STEVEDORE_ROLES: 'worker' } })
    await waitFor(async () => (await query(api, 'select id from work')).length === 0)
  })
})

const waiting = "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
