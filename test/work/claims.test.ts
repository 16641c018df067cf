import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Context, createContext, transaction } from '../../src/context.ts'
import { NotFoundError } from '../../src/errors.ts'
import { cancelWork } from '../../src/work/cancel-work.ts'
import { ClaimLostError, claimWork } from '../../src/work/claim.ts'
import { createWork } from '../../src/work/create-work.ts'
import { finishWork, parkWork, retryWork } from '../../src/work/end-attempt.ts'
import { heartbeat } from '../../src/work/heartbeat.ts'
import { reapWork } from '../../src/work/reap-work.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
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

const progress = { itemsDone: 3, itemsTotal: 7, bytesDone: 30, bytesTotal: 70 }
const pace = { step: 'WORKING', itemsPerSecond: 2, bytesPerSecond: 20 } as const
const failure = { code: 'STORE_UNAVAILABLE', message: 'The store does not answer.' }

let app: TestApp
let ctx: Context

beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api', STEVEDORE_MAX_ATTEMPTS: '2' } })
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
})
beforeEach(async () => {
  ctx = createContext(app.app.services)
  await claimLeftovers(ctx)
})

const claim = () => claimTestWork(ctx)

describe('claiming work', () => {
  it('gives the oldest pending work first', async () => {
    const ids = [await createTestWork(app, 'first'), await createTestWork(app, 'second')]
    expect([(await claim()).id, (await claim()).id, await claimWork(ctx.em, 'JOB')]).toEqual([...ids, null])
  })

  it('never gives the same work to two of many concurrent callers', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, n) => createTestWork(app, `concurrent-${n}`)),
    )
    const claims = await Promise.all(
      Array.from({ length: 30 }, () => claimWork(createContext(ctx).em, 'JOB')),
    )
    expect(
      claims
        .filter((each) => each !== null)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(ids.sort())
  })

  it('begins its counters anew, since what the attempt before had done is not its own', async () => {
    const id = await createTestWork(app, 'counters')
    const first = await claim()
    await transaction(ctx, (tx) => parkWork(tx, ctx.queue, first, progress))
    await claim()
    expect(await readTestWork(ctx, id)).toMatchObject({
      ...{ state: 'RUNNING', itemsDone: 0, itemsTotal: null, bytesDone: 0, bytesTotal: null },
    })
  })

  it('raises the attempt with each claim and the version with each change', async () => {
    const id = await createTestWork(app, 'attempts')
    const first = await claim()
    await transaction(ctx, (tx) => parkWork(tx, ctx.queue, first, progress))
    const second = await claim()
    expect([first.attempt, second.attempt]).toEqual([1, 2])
    expect((await readTestWork(ctx, id)).version).toBe(4)
  })
})

describe('a worker that lost its claim', () => {
  it('changes nothing by heartbeat, finish, park or retry', async () => {
    const id = await createTestWork(app, 'fence')
    const lost = await claim()
    await transaction(ctx, (tx) => parkWork(tx, ctx.queue, lost, progress))
    await claim()
    const before = await readTestWork(ctx, id)
    const other = { ...progress, itemsDone: 6 }
    await expect(heartbeat(ctx.em, lost, { ...other, ...pace })).rejects.toThrow(ClaimLostError)
    for (const write of [
      () =>
        transaction(ctx, (tx) =>
          finishWork(tx, lost, { state: 'SUCCEEDED', progress: other, failure: null }),
        ),
      () => transaction(ctx, (tx) => parkWork(tx, ctx.queue, lost, other)),
      () =>
        transaction(ctx, (tx) =>
          retryWork(tx, ctx.queue, lost, { progress: other, failure, maxAttempts: 9 }),
        ),
    ]) {
      await expect(write()).rejects.toThrow(ClaimLostError)
    }
    expect({ ...(await readTestWork(ctx, id)) }).toEqual({ ...before })
  })
})

describe('parking', () => {
  it('makes the work claimable at once, keeps its progress and wakes a worker', async () => {
    const id = await createTestWork(app, 'park')
    const queued = await countQueued(ctx, id)
    const parked = await claim()
    await transaction(ctx, (tx) => parkWork(tx, ctx.queue, parked, progress))
    expect(await readTestWork(ctx, id)).toMatchObject({ state: 'PENDING', heartbeatAt: null, ...progress })
    expect(await countQueued(ctx, id)).toBe(queued + 1)
    expect(await readEvents(ctx, id)).toEqual(['CREATED', 'CLAIMED', 'PARKED'])
  })
})

describe('the last progress of an attempt', () => {
  it.each([
    { what: 'is not less than was committed', isTakenBack: false, left: progress },
    { what: 'is less where some was taken back', isTakenBack: true, left: { itemsDone: 1, bytesDone: 10 } },
  ])('$what', async ({ what, isTakenBack, left }) => {
    const id = await createTestWork(app, what)
    const claimed = await claim()
    await heartbeat(ctx.em, claimed, { ...progress, ...pace })
    // As of an attempt that never heard that its last commit was one.
    const known = { ...progress, itemsDone: 1, bytesDone: 10, isTakenBack }
    await transaction(ctx, (tx) => parkWork(tx, ctx.queue, claimed, known))
    expect(await readTestWork(ctx, id)).toMatchObject(left)
    await claim()
  })
})

describe('parking work that someone asked to stop', () => {
  it('ends it', async () => {
    const id = await createTestWork(app, 'parked and cancelled')
    const running = await claim()
    await transaction(ctx, (tx) => cancelWork(tx, { id, accountId: running.accountId, kind: 'JOB' }))
    await transaction(ctx, (tx) => parkWork(tx, ctx.queue, running, progress))
    expect(await readTestWork(ctx, id)).toMatchObject({ state: 'CANCELLED', ...progress })
  })
})

describe('retrying', () => {
  it('waits before the work can be claimed again, and fails it after the last attempt', async () => {
    const id = await createTestWork(app, 'retry')
    const first = await claim()
    await transaction(ctx, (tx) => retryWork(tx, ctx.queue, first, { progress, failure, maxAttempts: 2 }))
    expect(await claimWork(ctx.em, 'JOB')).toBeNull()
    const work = await readTestWork(ctx, id)
    expect(work.dueAt?.getTime()).toBeGreaterThan(Date.now())
    await sql`update work set due_at = null where id = ${id}`.execute(ctx.em.getKysely())
    const second = await claim()
    await transaction(ctx, (tx) => retryWork(tx, ctx.queue, second, { progress, failure, maxAttempts: 2 }))
    expect(await readTestWork(ctx, id)).toMatchObject({
      state: 'FAILED',
      errorCode: failure.code,
      errorMessage: failure.message,
    })
    expect(await readEvents(ctx, id)).toEqual(['CREATED', 'CLAIMED', 'RETRIED', 'CLAIMED', 'FAILED'])
  })
})

describe('reaping', () => {
  it('gives back the work of a worker that is silent for the time to live, and of no other', async () => {
    const silent = await createTestWork(app, 'silent')
    const lively = await createTestWork(app, 'lively')
    await claim()
    await claim()
    await silence(ctx, silent, 16)
    await silence(ctx, lively, 13)
    await reapWork(ctx, kinds)
    expect(await readTestWork(ctx, silent)).toMatchObject({ state: 'PENDING', interruptions: 1 })
    expect(await readTestWork(ctx, lively)).toMatchObject({ state: 'RUNNING', interruptions: 0 })
    expect(await readEvents(ctx, silent)).toEqual(['CREATED', 'CLAIMED', 'REAPED'])
  })

  it('gives it back once when many processes reap at once', async () => {
    const id = await createTestWork(app, 'reaped by many')
    await claim()
    await silence(ctx, id, 60)
    const reaped = await Promise.all(Array.from({ length: 8 }, () => reapWork(createContext(ctx), kinds)))
    expect(reaped.reduce((sum, count) => sum + count)).toBe(1)
  })

  it('cancels work that was asked to stop before its worker fell silent', async () => {
    const id = await createTestWork(app, 'silent and cancelled')
    const { accountId } = await claim()
    await transaction(ctx, (tx) => cancelWork(tx, { id, accountId, kind: 'JOB' }))
    await silence(ctx, id, 60)
    await reapWork(ctx, kinds)
    expect(await readTestWork(ctx, id)).toMatchObject({ state: 'CANCELLED' })
  })

  it('fails work whose workers fell silent too often', async () => {
    const id = await createTestWork(app, 'poison')
    for (const _ of [1, 2]) {
      await claim()
      await silence(ctx, id, 60)
      await reapWork(ctx, kinds)
    }
    expect(await readTestWork(ctx, id)).toMatchObject({ state: 'FAILED', errorCode: 'WORKER_LOST' })
  })
})

describe('cancelling', () => {
  it('ends pending work at once', async () => {
    const id = await createTestWork(app, 'cancel pending')
    await transaction(ctx, (tx) =>
      cancelWork(tx, { id, accountId: app.caller.caller.accountId, kind: 'JOB' }),
    )
    expect(await readTestWork(ctx, id)).toMatchObject({ state: 'CANCELLED' })
  })

  it('tells a running worker with its next heartbeat, once in the timeline however often it is asked', async () => {
    const id = await createTestWork(app, 'cancel running')
    const running = await claim()
    expect(await heartbeat(ctx.em, running, { ...progress, ...pace })).toMatchObject({
      cancelRequested: false,
    })
    const ask = () =>
      transaction(ctx, (tx) => cancelWork(tx, { id, accountId: running.accountId, kind: 'JOB' }))
    await ask()
    await ask()
    expect(await heartbeat(ctx.em, running, { ...progress, ...pace })).toMatchObject({
      cancelRequested: true,
    })
    expect(await readEvents(ctx, id)).toEqual(['CREATED', 'CLAIMED', 'CANCEL_REQUESTED'])
  })

  it('leaves ended work as it is', async () => {
    const id = await createTestWork(app, 'cancel ended')
    const ended = await claim()
    await transaction(ctx, (tx) => finishWork(tx, ended, { state: 'SUCCEEDED', progress, failure: null }))
    const before = await readTestWork(ctx, id)
    await transaction(ctx, (tx) => cancelWork(tx, { id, accountId: ended.accountId, kind: 'JOB' }))
    expect({ ...(await readTestWork(ctx, id)) }).toEqual({ ...before })
  })

  it("does not find someone else's work", async () => {
    const id = await createTestWork(app, "someone else's")
    const accountId = '00000000-0000-7000-8000-000000000000'
    await expect(transaction(ctx, (tx) => cancelWork(tx, { id, accountId, kind: 'JOB' }))).rejects.toThrow(
      NotFoundError,
    )
  })
})

describe('creating work', () => {
  it('lets one of many concurrent callers in for the same key, and names it to the others', async () => {
    const made = await Promise.allSettled(Array.from({ length: 10 }, () => createTestWork(app, 'exclusive')))
    const ids = made.filter((each) => each.status === 'fulfilled').map(({ value }) => value)
    expect(ids).toHaveLength(1)
    const refused = made.filter((each) => each.status === 'rejected').map(({ reason }) => String(reason))
    expect(refused).toHaveLength(9)
    for (const reason of refused) expect(reason).toContain(ids[0])
  })

  it('leaves neither row nor queue entry behind when its transaction rolls back', async () => {
    let id = ''
    const broken = transaction(ctx, async (tx) => {
      const { accountId } = app.caller.caller
      const created = await createWork(tx, ctx.queue, { accountId, kind: 'JOB', exclusiveKey: 'rolled back' })
      if ('id' in created) id = created.id
      throw new Error('changed my mind')
    })
    await expect(broken).rejects.toThrow('changed my mind')
    expect(id).not.toBe('')
    expect(await countQueued(ctx, id)).toBe(0)
    expect(await readEvents(ctx, id)).toEqual([])
  })
})
