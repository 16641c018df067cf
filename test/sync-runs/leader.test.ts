import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContext } from '../../src/context.ts'
import type { StartSyncRunInput } from '../../src/gql/graphql.ts'
import { lookAtRun } from '../../src/sync-runs/leader/look-at-run.ts'
import { readPlan } from '../../src/sync-runs/leader/read-plan.ts'
import { claimWork } from '../../src/work/claim.ts'
import { Run } from '../../src/work/run.ts'
import { Work } from '../../src/work/work.entity.ts'
import { deleteFile } from '../support/documents.ts'
import { uploadBytes } from '../support/files.ts'
import { neverAborted } from '../support/never-aborted.ts'
import { createTestSite, startTestApp, type TestApp, type TestSite } from '../support/test-app.ts'
import { follow, start } from './sync-client.ts'
import { cancelSyncRun, startSyncRun } from './sync-documents.ts'

let site: TestSite
/** Without a worker, so that what was asked for waits until a test starts one. */
let api: TestApp

beforeAll(async () => {
  site = await createTestSite()
  api = await startTestApp({ site, settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(async () => {
  await api[Symbol.asyncDispose]()
  await site[Symbol.asyncDispose]()
})

async function finish(id: string, settings: Record<string, string> = {}) {
  await using _worker = await startTestApp({ site, settings: { STEVEDORE_ROLES: 'worker', ...settings } })
  return (await follow(api, id)).at(-1)
}

/** Rows alone: a dry run reads no bytes. */
async function insertFiles(count: number): Promise<void> {
  await sql`
    insert into files (account_id, storage_key, filename, content_type, size, sha256)
    select ${api.caller.caller.accountId}, gen_random_uuid(), 'many-' || n, 'text/plain', 1000000, repeat('0', 64)
    from generate_series(1, ${count}) as n`.execute(api.caller.em.fork().getKysely())
}

async function codesOf(runId: string) {
  const groups = await sql`
    select code, count(*)::int as count from sync_failures where run_id = ${runId} group by code`.execute(
    api.caller.em.fork().getKysely(),
  )
  return groups.rows
}

describe('a run', () => {
  it('takes the files that were there when it was asked for, and skips what is deleted before its turn', async () => {
    await uploadBytes(api, 'kept.txt', Buffer.from('kept'))
    const deleted = await uploadBytes(api, 'deleted.txt', Buffer.from('deleted'))
    const { id } = await start(api, { kind: 'VERIFY', channels: ['primary'] })
    await uploadBytes(api, 'later.txt', Buffer.from('later'))
    await api.request(deleteFile, { fileId: deleted })
    const run = await finish(id)
    expect(run).toMatchObject({ runState: 'SUCCEEDED', channels: [{ listed: 1, done: 1, skipped: 0 }] })
  })

  it('has each file and channel once, over any number of pages', async () => {
    await insertFiles(1_300)
    const { id } = await start(api, { kind: 'VERIFY', dryRun: true, filter: { name: 'many-' } })
    const run = await finish(id)
    expect(run).toMatchObject({
      runState: 'SUCCEEDED',
      cycle: null,
      channels: [
        { channel: 'primary', listed: 1300, done: 1300 },
        { channel: 'replica', listed: 1300, done: 1300 },
      ],
    })
  })

  it('takes about the share of files that a sample is of, and another one in another run', async () => {
    const sampled = async () => {
      const options = { samplePercent: 10 }
      const input = {
        kind: 'VERIFY',
        dryRun: true,
        filter: { name: 'many-' },
        channels: ['primary'],
        options,
      } satisfies StartSyncRunInput
      const { id } = await start(api, input)
      await finish(id)
      const tasks = await sql<{ file: string }>`
        select subject_id as file from sync_tasks where run_id = ${id} order by 1`.execute(
        api.caller.em.fork().getKysely(),
      )
      return tasks.rows.map(({ file }) => file)
    }
    const first = await sampled()
    expect(first.length).toBeGreaterThan(60)
    expect(first.length).toBeLessThan(220)
    expect(await sampled()).not.toEqual(first)
  })
})

describe('tasks that nobody can do', () => {
  it('of a replica that is configured nowhere any more fail once it was waited for', async () => {
    const { id } = await start(api, { kind: 'MIRROR', filter: { name: 'many-' } })
    const run = await finish(id, { STEVEDORE_REPLICAS: '[]', STEVEDORE_OUTAGE_SECONDS: '1' })
    expect(run).toMatchObject({
      runState: 'COMPLETED_WITH_FAILURES',
      channels: [{ channel: 'replica', listed: 1300, failed: 1300, pendingFailures: 1300 }],
    })
    expect(await codesOf(id)).toEqual([{ code: 'STORE_UNAVAILABLE', count: 1300 }])
  })

  it('since each worker falls silent over them fail after as many as work may have', async () => {
    const db = api.caller.em.fork().getKysely()
    await sql`
      create function fall_silent() returns trigger language plpgsql as $$
      begin
        new.state = 'CLAIMED'; new.heartbeat_at = now() - interval '1 hour'; new.interruptions = 4;
        return new;
      end $$`.execute(db)
    await sql`create trigger fall_silent before insert on sync_batches for each row execute function fall_silent()`.execute(
      db,
    )
    const { id } = await start(api, { kind: 'VERIFY', filter: { name: 'kept' } })
    const run = await finish(id)
    await sql`drop trigger fall_silent on sync_batches`.execute(db)
    expect(run).toMatchObject({ runState: 'COMPLETED_WITH_FAILURES' })
    expect(await codesOf(id)).toEqual([{ code: 'WORKER_LOST', count: 2 }])
  })
})

describe('the leader of a run', () => {
  it('that gets something done, is forgiven once that others before it were interrupted', async () => {
    const db = api.caller.em.fork().getKysely()
    const { id } = await start(api, { kind: 'VERIFY', dryRun: true })
    const ctx = createContext(api.app.services)
    const claim = await claimWork(ctx.em, 'SYNC_RUN')
    if (claim?.id !== id) throw new Error('another run was claimed')
    using run = new Run(ctx, claim, neverAborted)
    const look = lookAtRun(ctx, { run, plan: await readPlan(ctx.em, id) })
    const interruptionsAfter = async (listed: number, interrupted: number) => {
      await sql`
        insert into sync_run_channels (run_id, channel, listed) values (${id}, 'primary', ${listed})
        on conflict (run_id, channel) do update set listed = excluded.listed`.execute(db)
      await sql`update work set interruptions = ${interrupted} where id = ${id}`.execute(db)
      await look()
      return (await ctx.em.fork().findOneOrFail(Work, { id })).interruptions
    }
    expect(await interruptionsAfter(7, 3)).toBe(3)
    expect(await interruptionsAfter(7, 3)).toBe(3)
    expect(await interruptionsAfter(8, 3)).toBe(0)
    expect(await interruptionsAfter(9, 1)).toBe(1)
  })
})

describe('which run it is', () => {
  it('is counted in its month, and neither the cycle nor the kind can be had twice', async () => {
    const first = await start(api, { kind: 'MIRROR', month: '2020-02', cycle: 3 })
    const again = await api.request(startSyncRun, { input: { kind: 'MIRROR', month: '2020-03' } })
    expect(again.data.startSyncRun).toMatchObject({
      code: 'SYNC_RUN_EXISTS',
      existingRun: { id: first.id },
    })
    const { data } = await api.request(cancelSyncRun, { runId: first.id })
    expect(data.cancelSyncRun).toMatchObject({ run: { state: 'CANCELLED', runState: 'CANCELLED' } })
    const taken = await api.request(startSyncRun, { input: { kind: 'MIRROR', month: '2020-02', cycle: 3 } })
    expect(taken.data.startSyncRun).toMatchObject({ existingRun: { id: first.id } })
    const next = await start(api, { kind: 'MIRROR', month: '2020-02' })
    expect(next).toMatchObject({ month: '2020-02', cycle: 4 })
    await api.request(cancelSyncRun, { runId: next.id })
  })

  it.each([
    { input: { kind: 'MIRROR', channels: ['primary'] }, field: 'channels' },
    { input: { kind: 'VERIFY', channels: ['nowhere'] }, field: 'channels' },
    { input: { kind: 'VERIFY', channels: [] }, field: 'channels' },
    { input: { kind: 'VERIFY', month: '2020-13' }, field: 'month' },
    { input: { kind: 'VERIFY', cycle: 0 }, field: 'cycle' },
    { input: { kind: 'VERIFY', cycle: 1, dryRun: true }, field: 'cycle' },
    { input: { kind: 'VERIFY', options: { samplePercent: 0 } }, field: 'options.samplePercent' },
    { input: { kind: 'MIRROR', options: { olderThanDays: 3 } }, field: 'options.olderThanDays' },
    { input: { kind: 'VERIFY', options: { removeExtraneous: true } }, field: 'options.removeExtraneous' },
    { input: { kind: 'VERIFY', options: { secondsPerDay: 86_401 } }, field: 'options.secondsPerDay' },
  ] as const)('is refused by $field for $input', async ({ input, field }) => {
    const { data } = await api.request(startSyncRun, {
      input: { ...input, channels: input.channels && [...input.channels] },
    })
    expect(data.startSyncRun).toMatchObject({ code: 'INVALID_INPUT', field })
  })
})
