import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { transaction } from '../../src/context.ts'
import type { StartSyncRunInput } from '../../src/gql/graphql.ts'
import { postponeWork } from '../../src/work/end-attempt.ts'
import { never } from '../../src/work/stop.ts'
import { uploadBytes } from '../support/files.ts'
import { query } from '../support/query.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { pauseSyncRun, resumeSyncRun, runDetails } from './api-documents.ts'
import { holdChannel, loseChannel, releaseChannel } from './hold-channel.ts'
import { follow, start } from './sync-client.ts'
import { cancelSyncRun, syncRunQuery } from './sync-documents.ts'

let app: TestApp
const verify: StartSyncRunInput = { kind: 'VERIFY', channels: ['primary'] }

beforeAll(async () => {
  app = await startTestApp()
  for (const name of ['a', 'b']) await uploadBytes(app, `${name}.txt`, Buffer.from(name))
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(() => holdChannel(app, 'primary'))

async function inState(id: string, state: 'PENDING' | 'RUNNING'): Promise<void> {
  await waitFor(async () => (await app.request(syncRunQuery, { id })).data.syncRun?.state === state)
}

async function read(id: string) {
  const run = (await app.request(runDetails, { id })).data.syncRun
  if (!run) throw new Error('there is no run')
  return { ...run, events: run.timeline.edges.map(({ node }) => node.event) }
}

async function pause(runId: string) {
  return (await app.request(pauseSyncRun, { runId })).data.pauseSyncRun
}

async function resume(runId: string) {
  return (await app.request(resumeSyncRun, { runId })).data.resumeSyncRun
}

describe('a run that is worked on', () => {
  it('waits while it is paused and goes on where it was when it is resumed', async () => {
    const { id } = await start(app, verify)
    await waitFor(async () => (await read(id)).listed === 2)
    expect(await pause(id)).toMatchObject({ run: { pausedAt: expect.any(String) } })
    await inState(id, 'PENDING')
    expect(await pause(id)).toMatchObject({ __typename: 'PauseSyncRunPayload' })
    await releaseChannel(app, 'primary')
    expect(await read(id)).toMatchObject({ runState: 'PENDING', touched: 0 })
    expect(await resume(id)).toMatchObject({ run: { pausedAt: null } })
    expect(await resume(id)).toMatchObject({ run: { pausedAt: null } })
    expect((await follow(app, id)).at(-1)).toMatchObject({ runState: 'SUCCEEDED', attempt: 2 })
    expect((await read(id)).events).toEqual([
      'CREATED',
      'CLAIMED',
      'PAUSED',
      'PARKED',
      'RESUMED',
      'CLAIMED',
      'SUCCEEDED',
    ])
    expect([await pause(id), await resume(id)]).toMatchObject([{ code: 'CONFLICT' }, { code: 'CONFLICT' }])
  })

  it('ends at once when it is cancelled while it is paused', async () => {
    const { id } = await start(app, verify)
    await inState(id, 'RUNNING')
    await pause(id)
    await inState(id, 'PENDING')
    const { data } = await app.request(cancelSyncRun, { runId: id })
    expect(data.cancelSyncRun).toMatchObject({ run: { runState: 'CANCELLED' } })
    expect(await read(id)).toMatchObject({ pausedAt: null })
  })
})

it('tells of a store for which it waits, unless it ended or someone has it wait', async () => {
  await holdChannel(app, 'replica')
  const { id } = await start(app, { kind: 'VERIFY' })
  await waitFor(async () => (await read(id)).listed === 4)
  const outages = async () => (await read(id)).channels.flatMap(({ outages }) => outages)
  expect(await outages()).toEqual([])
  await loseChannel(app, 'primary')
  expect(await outages()).toEqual([{ channel: 'primary' }])
  expect(await read(id)).toMatchObject({ waitsForStores: false })
  await loseChannel(app, 'replica')
  expect(await outages()).toEqual([{ channel: 'primary' }, { channel: 'replica' }])
  expect(await read(id)).toMatchObject({ waitsForStores: true })
  await pause(id)
  expect(await outages()).toEqual([])
  await resume(id)
  expect(await outages()).toHaveLength(2)
  await app.request(cancelSyncRun, { runId: id })
  expect(await outages()).toEqual([])
  expect(await read(id)).toMatchObject({ waitsForStores: false })
  await query(app, 'delete from channel_health')
})

it('is not slept through when it is resumed in the moment in which its work is put back', async () => {
  const { id } = await start(app, verify)
  await inState(id, 'RUNNING')
  const { accountId } = app.caller.caller
  const claim = { id, accountId, kind: 'SYNC_RUN', attempt: 1 } as const
  const until = sql<Date | null>`(select case when paused_at is not null then ${never} end from sync_runs where sync_runs.id = work.id)`
  const progress = { itemsDone: 0, itemsTotal: null, bytesDone: 0, bytesTotal: null }
  let putBack = null
  await transaction(app.caller, async (tx) => {
    await sql`select from work where id = ${id} for update`.execute(tx.getKysely())
    await query(app, `update sync_runs set paused_at = now() where id = '${id}'`)
    putBack = transaction(app.caller, (other) =>
      postponeWork(other, app.caller.queue, claim, { progress, until }),
    )
    await waitFor(isWaiting)
    await sql`update sync_runs set paused_at = null where id = ${id}`.execute(tx.getKysely())
  })
  await putBack
  await releaseChannel(app, 'primary')
  expect((await follow(app, id)).at(-1)).toMatchObject({ runState: 'SUCCEEDED' })
})

/** Whether someone who puts work back waits for the row. */
async function isWaiting(): Promise<boolean> {
  const waiting = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
      and (query like '%select from work%' or query like '%due_at = (select%')`.execute(
    app.caller.em.getKysely(),
  )
  return waiting.rows.length > 0
}

describe('a run with a budget for the day', () => {
  it('counts what is moved, and waits for the next day when the bytes are used up', async () => {
    await holdChannel(app, 'replica')
    await releaseChannel(app, 'primary')
    const options = { bytesPerDay: 2 }
    const { id } = await start(app, { kind: 'VERIFY', channels: ['primary', 'replica'], options })
    const { waitsUntil, runState, touched } = await waitFor(async () => {
      const run = await read(id)
      return run.waitsUntil !== null && run.runState === 'PENDING' && run
    })
    expect({ runState, touched }).toEqual({ runState: 'PENDING', touched: 2 })
    expect(waitsUntil).toMatch(/T00:00:00\.000Z$/)
    const millis = Date.parse(waitsUntil ?? '') - Date.now()
    expect(millis > 0 && millis <= 24 * 3600 * 1000).toBe(true)
    await app.request(cancelSyncRun, { runId: id })
    expect(await read(id)).toMatchObject({ runState: 'CANCELLED', waitsUntil: null })
  })

  it('goes on the next day when its seconds were used up', async () => {
    const { id } = await start(app, { ...verify, options: { secondsPerDay: 3_600 } })
    await waitFor(async () => (await read(id)).listed === 2)
    await query(
      app,
      `update sync_runs set spent_on = (now() at time zone 'UTC')::date, spent_seconds = 3600
      where id = '${id}'`,
    )
    await inState(id, 'PENDING')
    expect((await read(id)).waitsUntil).not.toBeNull()
    // As if what was spent had been spent yesterday.
    await query(app, `update sync_runs set spent_on = spent_on - 1, waits_until = now() where id = '${id}'`)
    await query(app, `update work set due_at = now() where id = '${id}'`)
    await releaseChannel(app, 'primary')
    expect((await follow(app, id)).at(-1)).toMatchObject({ runState: 'SUCCEEDED' })
  })
})
