import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContext, transaction } from '../../src/context.ts'
import type { CreateSyncScheduleInput, UpdateSyncScheduleInput } from '../../src/gql/graphql.ts'
import { startDueRuns } from '../../src/sync-runs/schedules/start-due-runs.ts'
import { monthIn, nextTick } from '../../src/sync-runs/schedules/timing.ts'
import { startDueRunsQueue } from '../../src/sync-runs/schedules/work-on-schedules.ts'
import { uploadBytes } from '../support/files.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { holdChannel, releaseChannel } from './hold-channel.ts'
import {
  createSyncSchedule,
  deleteSyncSchedule,
  scheduleQuery,
  schedulesQuery,
  updateSyncSchedule,
} from './schedule-documents.ts'
import { follow } from './sync-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await uploadBytes(app, 'a.txt', Buffer.from('a'))
})
afterAll(() => app[Symbol.asyncDispose]())

const monthly = { kind: 'VERIFY', cron: '0 0 1 * *' } as const

async function askFor(input: CreateSyncScheduleInput) {
  return (await app.request(createSyncSchedule, { input })).data.createSyncSchedule
}

async function create(input: CreateSyncScheduleInput) {
  const answer = await askFor(input)
  if (answer.__typename !== 'CreateSyncSchedulePayload') throw new Error(JSON.stringify(answer))
  return answer.schedule
}

async function update(input: UpdateSyncScheduleInput) {
  return (await app.request(updateSyncSchedule, { input })).data.updateSyncSchedule
}

async function read(id: string) {
  const schedule = (await app.request(scheduleQuery, { id })).data.syncSchedule
  if (!schedule) throw new Error('there is no schedule')
  return schedule
}

/** As if ticks had been missed for days. */
async function makeDue(...ids: string[]): Promise<void> {
  await sql`update sync_schedules set next_at = now() - interval '3 days' where id = any(${ids}::uuid[])`.execute(
    app.caller.em.getKysely(),
  )
}

async function countRuns(scheduleId: string): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from sync_runs where schedule_id = ${scheduleId}`.execute(
    app.caller.em.getKysely(),
  )
  return counted.rows[0]?.count ?? 0
}

const start = () => startDueRuns(createContext(app.app.services))

describe('a schedule', () => {
  it('is created, listed, changed and deleted', async () => {
    const input = { ...monthly, timeZone: 'Europe/Berlin', filter: { name: 'a' }, idempotencyKey: 'one' }
    const schedule = await create(input)
    expect(schedule).toMatchObject({
      enabled: true,
      filter: { name: 'a' },
      channels: null,
      options: { samplePercent: null },
      lastRun: null,
      lastError: null,
      updatedAt: null,
    })
    expect(Date.parse(schedule.nextAt ?? '')).toBeGreaterThan(Date.now())
    expect(await askFor(input)).toMatchObject({ replayed: true, schedule: { id: schedule.id } })
    const other = await create({ ...monthly, enabled: false })
    expect(other.nextAt).toBeNull()
    const { edges, pageInfo } = (await app.request(schedulesQuery, { first: 1 })).data.syncSchedules
    expect([edges.map(({ node }) => node.id), pageInfo.hasNextPage]).toEqual([[other.id], true])
    const after = pageInfo.endCursor ?? null
    const rest = (await app.request(schedulesQuery, { first: 1, after })).data.syncSchedules
    expect(rest.edges.map(({ node }) => node.id)).toEqual([schedule.id])
    const changes = { filter: null, channels: ['primary'], options: { samplePercent: 5 } }
    expect(await update({ scheduleId: schedule.id, ...changes })).toMatchObject({
      schedule: {
        cron: monthly.cron,
        filter: null,
        channels: ['primary'],
        options: { samplePercent: 5 },
        nextAt: schedule.nextAt,
        updatedAt: expect.any(String),
      },
    })
    expect(await update({ scheduleId: schedule.id, enabled: false })).toMatchObject({
      schedule: { nextAt: null, channels: ['primary'] },
    })
    expect((await app.request(scheduleQuery, { id: schedule.id })).data.node?.__typename).toBe('SyncSchedule')
    for (const scheduleId of [schedule.id, other.id]) {
      const { data } = await app.request(deleteSyncSchedule, { scheduleId })
      expect(data.deleteSyncSchedule).toMatchObject({ deletedScheduleId: scheduleId })
    }
    expect(await update({ scheduleId: schedule.id })).toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each([
    { input: { cron: '0 0 1 *' }, field: 'cron' },
    { input: { cron: '0 0 0 1 * *' }, field: 'cron' },
    { input: { cron: 'H 0 1 * *' }, field: 'cron' },
    { input: { cron: '61 0 1 * *' }, field: 'cron' },
    { input: { cron: '0 0 30 2 *' }, field: 'cron' },
    { input: { timeZone: 'Europe/Nowhere' }, field: 'timeZone' },
    { input: { channels: ['nowhere'] }, field: 'channels' },
    { input: { options: { removeExtraneous: true } }, field: 'options.removeExtraneous' },
  ])('is refused with $input', async ({ input, field }) => {
    expect(await askFor({ ...monthly, ...input })).toMatchObject({ code: 'INVALID_INPUT', field })
  })

  it('goes by the clocks of its time zone', () => {
    const berlin = { cron: '30 2 * * *', timeZone: 'Europe/Berlin' }
    expect(nextTick(berlin, new Date('2026-01-15T12:00:00Z'))).toEqual(new Date('2026-01-16T01:30:00Z'))
    expect(nextTick(berlin, new Date('2026-07-15T12:00:00Z'))).toEqual(new Date('2026-07-16T00:30:00Z'))
    // There's no 2:30 on this day.
    expect(nextTick(berlin, new Date('2026-03-28T12:00:00Z'))).toEqual(new Date('2026-03-29T01:30:00Z'))
    expect(monthIn('Europe/Berlin', new Date('2026-10-31T23:00:00Z'))).toBe('2026-11')
  })
})

describe('what is due', () => {
  it('is started once by however many processes at once, and missed ticks are caught up by one run', async () => {
    const { id } = await create({ ...monthly, channels: ['primary'] })
    await makeDue(id)
    await Promise.all([start(), start(), start()])
    const { lastRun, nextAt } = await waitFor(async () => {
      const schedule = await read(id)
      return schedule.lastRun !== null && schedule
    })
    expect(lastRun?.schedule).toEqual({ id })
    expect(Date.parse(nextAt ?? '')).toBeGreaterThan(Date.now())
    await follow(app, lastRun?.id ?? '')
    await start()
    expect(await countRuns(id)).toBe(1)
    await app.request(deleteSyncSchedule, { scheduleId: id })
  })

  it('waits for a run of its kind that goes on', async () => {
    await holdChannel(app, 'primary')
    const input = { ...monthly, channels: ['primary'] }
    const [first, second] = [await create(input), await create(input)]
    await makeDue(first.id, second.id)
    await start()
    const schedules = [await read(first.id), await read(second.id)]
    const started = schedules.filter(({ lastRun }) => lastRun !== null)
    const [waiting] = schedules.filter(({ lastRun }) => lastRun === null)
    expect(started).toHaveLength(1)
    expect(waiting?.lastError).toBeNull()
    await releaseChannel(app, 'primary')
    await follow(app, started[0]?.lastRun?.id ?? '')
    await start()
    expect(await countRuns(waiting?.id ?? '')).toBe(1)
    await follow(app, (await read(waiting?.id ?? '')).lastRun?.id ?? '')
  })

  it('is started although another schedule asks for what is not there any more', async () => {
    const broken = await create({ ...monthly, channels: ['replica'] })
    await sql`update sync_schedules set channels = '{gone}' where id = ${broken.id}`.execute(
      app.caller.em.getKysely(),
    )
    const sound = await create({ ...monthly, channels: ['primary'] })
    await makeDue(broken.id, sound.id)
    // As the clock does.
    const { queue } = app.app.services
    await transaction(app.caller, (tx) => queue.enqueue(tx, startDueRunsQueue, {}))
    const { lastRun } = await waitFor(async () => {
      const schedule = await read(sound.id)
      return schedule.lastRun !== null && schedule
    })
    await follow(app, lastRun?.id ?? '')
    expect(await read(broken.id)).toMatchObject({
      lastRun: null,
      enabled: true,
      lastError: expect.stringContaining('"gone"'),
    })
    expect(await update({ scheduleId: broken.id, channels: ['primary'] })).toMatchObject({
      schedule: { lastError: null },
    })
    await start()
    expect(await countRuns(broken.id)).toBe(1)
  })
})
