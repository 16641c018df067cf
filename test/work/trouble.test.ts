import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Context, createContext, transaction } from '../../src/context.ts'
import { parkWork, sitOutTrouble } from '../../src/work/end-attempt.ts'
import { heartbeat } from '../../src/work/heartbeat.ts'
import { reapWork } from '../../src/work/reap-work.ts'
import type { Run } from '../../src/work/run.ts'
import { runWork } from '../../src/work/run-work.ts'
import { WorkTroubledError } from '../../src/work/stop.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import {
  claimLeftovers,
  claimTestWork,
  countQueued,
  createTestWork,
  kinds,
  readEvents,
  readTestWork,
  silence,
} from './work-fixture.ts'

const failure = { code: 'STORE_FULL', message: 'The object store failed: the disk is full.' }
const outageLimit = 60

let app: TestApp
let ctx: Context

beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
})
beforeEach(async () => {
  ctx = createContext(app.app.services)
  await claimLeftovers(ctx)
})

const claim = () => claimTestWork(ctx)

/**
 * Ends an attempt in trouble that has lasted for `seconds` before, in which `itemsDone` were got done, and which got on
 * for `movedSeconds`.
 */
async function letDown(
  id: string,
  {
    seconds,
    itemsDone = 0,
    movedSeconds = 0,
  }: { seconds?: number; itemsDone?: number; movedSeconds?: number },
) {
  const troubledSince =
    seconds === undefined ? sql`null` : sql`clock_timestamp() - ${seconds} * interval '1 second'`
  await sql`update work set due_at = null, troubled_since = ${troubledSince} where id = ${id}`.execute(
    ctx.em.getKysely(),
  )
  const progress = { itemsDone, itemsTotal: 7, bytesDone: 0, bytesTotal: 70 }
  const held = await claim()
  const hasDoneItems = itemsDone > 0
  const state = await transaction(ctx, (tx) =>
    sitOutTrouble(tx, ctx.queue, held, { progress, failure, hasDoneItems, movedSeconds, outageLimit }),
  )
  const work = await readTestWork(ctx, id)
  return { state, work, wait: ((work.dueAt?.getTime() ?? 0) - Date.now()) / 1000 }
}

describe('work that store or database let down', () => {
  it('is tried again after two seconds at first, and then after as long as it has lasted, a minute at most', async () => {
    const id = await createTestWork(app, 'trouble')
    expect((await letDown(id, {})).wait).toBeCloseTo(2, 0)
    expect((await letDown(id, { seconds: 10 })).wait).toBeCloseTo(10, 0)
    expect((await letDown(id, { seconds: 59 })).wait).toBeCloseTo(59, 0)
    expect(await readEvents(ctx, id)).toEqual([
      'CREATED',
      ...['CLAIMED', 'RETRIED'],
      ...['CLAIMED', 'RETRIED'],
      ...['CLAIMED', 'RETRIED'],
    ])
  })

  it('is not limited in attempts', async () => {
    const id = await createTestWork(app, 'often')
    for (let n = 0; n < 10; n++) expect((await letDown(id, { seconds: 5 })).state).toBe('PENDING')
    expect(await readTestWork(ctx, id)).toMatchObject({ state: 'PENDING', interruptions: 0, attempt: 10 })
    expect(await countQueued(ctx, id)).toBe(11)
  })

  it('fails with the trouble as its reason once it has lasted longer than the limit', async () => {
    const id = await createTestWork(app, 'lasting')
    const { state, work } = await letDown(id, { seconds: outageLimit + 1 })
    expect(state).toBe('FAILED')
    expect(work).toMatchObject({
      state: 'FAILED',
      errorCode: failure.code,
      errorMessage: failure.message,
      step: null,
    })
  })

  it('ends where someone had asked it to stop, rather than to be tried again', async () => {
    const id = await createTestWork(app, 'cancelled in trouble')
    await sql`update work set cancel_requested = true where id = ${id}`.execute(ctx.em.getKysely())
    expect((await letDown(id, {})).state).toBe('CANCELLED')
    expect(await readTestWork(ctx, id)).toMatchObject({ state: 'CANCELLED', step: null })
    expect(await readEvents(ctx, id)).toEqual(['CREATED', 'CLAIMED', 'CANCELLED'])
  })

  it.each([
    ['parked', 1, 0, null],
    ['parked', 0, 5, null],
    ['parked', 0, 0, expect.any(Date)],
    ['reaped', 1, 0, null],
    ['reaped', 0, 5, null],
    ['reaped', 0, 0, expect.any(Date)],
  ])('when %s with %d items and %d bytes done is troubled since %s', async (end, ...had) => {
    const [itemsDone, bytesDone, troubledSince] = had
    const id = await createTestWork(app, `${end} ${itemsDone} ${bytesDone}`)
    await letDown(id, { seconds: 5 })
    await sql`update work set due_at = null where id = ${id}`.execute(ctx.em.getKysely())
    const held = await claim()
    const progress = { itemsDone, itemsTotal: 7, bytesDone, bytesTotal: 70 }
    await heartbeat(ctx.em, held, {
      ...progress,
      step: 'WORKING',
      itemsPerSecond: null,
      bytesPerSecond: null,
    })
    if (end === 'parked') await transaction(ctx, (tx) => parkWork(tx, ctx.queue, held, progress))
    else {
      await silence(ctx, id, 16)
      await reapWork(ctx, kinds)
    }
    const work = await readTestWork(ctx, id)
    expect({ state: work.state, troubledSince: work.troubledSince }).toEqual({
      state: 'PENDING',
      troubledSince,
    })
  })

  it('begins to count anew when an attempt got something done', async () => {
    const id = await createTestWork(app, 'progress')
    const { state, work, wait } = await letDown(id, { seconds: outageLimit + 1, itemsDone: 1 })
    expect(state).toBe('PENDING')
    expect(wait).toBeCloseTo(2, 0)
    expect(work.troubledSince?.getTime()).toBeGreaterThan(Date.now() - 5_000)
  })

  it('does not count the time for which an attempt got on that has nothing to show for it', async () => {
    const id = await createTestWork(app, 'hiccups')
    const hour = { seconds: 3_602, movedSeconds: 3_600 }
    expect(await letDown(id, hour)).toMatchObject({ state: 'PENDING', wait: expect.closeTo(2, 0) })
    expect(await letDown(id, { ...hour, seconds: 3_600 + outageLimit })).toMatchObject({ state: 'FAILED' })
  })

  it('measures how long an attempt got on, also where all of that is taken back', async () => {
    const id = await createTestWork(app, 'taken back')
    const { outageLimit: limit } = ctx.config
    await sql`update work set troubled_since = clock_timestamp() - ${limit - 2} * interval '1 second' where id = ${id}`.execute(
      ctx.em.getKysely(),
    )
    const execute = async (_: Context, run: Run) => {
      const begunAt = performance.now()
      await waitFor(() => performance.now() - begunAt > 2_500)
      run.advance({ items: 1, bytes: 1 })
      run.takeBack()
      throw new WorkTroubledError(failure.code, failure.message)
    }
    const kind = { execute, sumUp: async () => {} }
    await runWork(ctx, await claim(), { kind, shutdown: new AbortController().signal })
    expect(await readTestWork(ctx, id)).toMatchObject({ state: 'PENDING', itemsDone: 0 })
  })
})
