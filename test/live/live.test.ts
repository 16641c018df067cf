import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Context, createContext, transaction } from '../../src/context.ts'
import { publish } from '../../src/live/notice.ts'
import { changeWork } from '../../src/work/change-work.ts'
import { claimWork } from '../../src/work/claim.ts'
import { watchAllWork, watchOneWork } from '../../src/work/watch-work.ts'
import { Work } from '../../src/work/work.entity.ts'
import { neverAborted } from '../support/never-aborted.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { createTestWork } from '../work/work-fixture.ts'
import { cutListeningConnection } from './cut-connection.ts'
import { noticesToArrive } from './notices-to-arrive.ts'

const accountId = '01900000-0000-7000-8000-00000000000a'
const id = '01900000-0000-7000-8000-00000000000b'

let app: TestApp
let ctx: Context

beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
  ctx = createContext(app.app.services)
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
})

function notice(version: number, of = id) {
  return { kind: 'JOB', id: of, accountId, version }
}

describe('a subscription', () => {
  it('gets notices of its thing and of its account, when the transaction commits', async () => {
    using one = ctx.live.subscribe({ id })
    using all = ctx.live.subscribe({ accountId })
    using other = ctx.live.subscribe({ id: accountId.replace(/a$/, 'c') })
    await transaction(ctx, (tx) => publish(tx, notice(1)))
    const wake = { notices: [notice(1)], missed: false }
    expect([await one.take(neverAborted), await all.take(neverAborted)]).toEqual([wake, wake])
    expect(await other.take(AbortSignal.timeout(50))).toBeNull()
  })

  it('gets nothing of a transaction that rolls back', async () => {
    using subscription = ctx.live.subscribe({ id })
    const broken = transaction(ctx, async (tx) => {
      await publish(tx, notice(2))
      throw new Error('changed my mind')
    })
    await expect(broken).rejects.toThrow('changed my mind')
    expect(await subscription.take(AbortSignal.timeout(50))).toBeNull()
  })

  it('holds of each thing the newest notice alone while nobody takes them', async () => {
    using subscription = ctx.live.subscribe({ accountId })
    const another = id.replace(/b$/, 'd')
    for (let version = 1; version <= 50; version++) await publish(ctx.em, notice(version))
    await publish(ctx.em, notice(1, another))
    await publish(ctx.em, notice(51))
    // Notices arrive in order: when the last is here, all are.
    const taken = await waitFor(async () => {
      const wake = await subscription.take(neverAborted)
      return wake?.notices.some(({ version }) => version === 51) ? wake : null
    })
    expect(taken.notices.length).toBeLessThanOrEqual(2)
  })

  it('holds of each topic of its own the newest notice alone, and no other notices', async () => {
    const another = id.replace(/b$/, 'd')
    using subscription = ctx.live.subscribe({
      accountId,
      topicOf: ({ kind }) => (kind === 'FILE' ? kind : null),
    })
    using last = ctx.live.subscribe({ id: another })
    const file = { ...notice(2, another), kind: 'FILE' }
    for (const told of [notice(1), { ...notice(1), kind: 'FILE' }, file]) await publish(ctx.em, told)
    // Notices arrive in order: when the last is here, all are.
    await last.take(neverAborted)
    expect(await subscription.take(neverAborted)).toEqual({ notices: [file], missed: false })
  })

  it('is told that it may have missed something when the connection was lost', async () => {
    using subscription = ctx.live.subscribe({ id })
    await cutListeningConnection(ctx)
    expect(await subscription.take(neverAborted)).toEqual({ notices: [], missed: true })
    await publish(ctx.em, notice(9))
    expect(await subscription.take(neverAborted)).toEqual({ notices: [notice(9)], missed: false })
  })
})

/** Changes a piece of work without telling anyone, as if the notice were lost. */
async function changeSilently(workId: string, state: string): Promise<void> {
  await sql`update work set state = ${state}, version = version + 1 where id = ${workId}`.execute(
    ctx.em.getKysely(),
  )
}

function watch(workId: string, reads = { count: 0 }) {
  return watchOneWork(ctx, workId, async (em) => {
    reads.count++
    return [{ work: await em.findOneOrFail(Work, { id: workId }) }]
  })
}

describe('watching one piece of work', () => {
  it('begins with the present state, goes on with newer ones, and ends after the terminal one', async () => {
    const workId = await createTestWork(app, 'watched')
    const states = watch(workId)
    expect((await states.next()).value?.work.state).toBe('PENDING')
    await claimWork(ctx.em, 'JOB')
    expect((await states.next()).value?.work.state).toBe('RUNNING')
    const where = sql`id = ${workId}`
    await changeWork(ctx.em, { set: sql`state = 'SUCCEEDED'`, where, event: 'SUCCEEDED' })
    expect((await states.next()).value?.work.state).toBe('SUCCEEDED')
    expect(await states.next()).toEqual({ done: true, value: undefined })
  })

  it('reads each state once for all who watch', async () => {
    const workId = await createTestWork(app, 'watched by many')
    const reads = { count: 0 }
    const many = Array.from({ length: 50 }, () => watch(workId, reads))
    await Promise.all(many.map((states) => states.next()))
    const before = reads.count
    await changeWork(ctx.em, {
      set: sql`state = 'CANCELLED'`,
      where: sql`id = ${workId}`,
      event: 'CANCELLED',
    })
    const ends = await Promise.all(many.map((states) => states.next()))
    expect(ends.every(({ value }) => value?.work.state === 'CANCELLED')).toBe(true)
    // The notice of the creation may come late and cost a read of its own, but no watcher does.
    expect(reads.count - before).toBeLessThanOrEqual(2)
    await Promise.all(many.map((states) => states.return(undefined)))
  })

  it('sees the terminal state although its notice was lost with the connection', async () => {
    const workId = await createTestWork(app, 'lost notice')
    const states = watch(workId)
    await states.next()
    await changeSilently(workId, 'SUCCEEDED')
    await cutListeningConnection(ctx)
    expect((await states.next()).value?.work.state).toBe('SUCCEEDED')
  })

  it('stops waiting when its consumer leaves', async () => {
    const states = watch(await createTestWork(app, 'left alone'))
    await states.next()
    const waiting = states.next()
    await states.return(undefined)
    expect(await waiting).toEqual({ done: true, value: undefined })
  })
})

describe('watching all work of an account', () => {
  /** Follows jobs; `reads` is told which are read. */
  function watchJobs(reads: (readonly string[] | 'ACTIVE')[] = []) {
    const nothing = async () => []
    const readJobs = async (em: Context['em'], { ids }: { ids: readonly string[] | 'ACTIVE' }) => {
      reads.push(ids)
      const which =
        ids === 'ACTIVE'
          ? { state: { $in: ['PENDING' as const, 'RUNNING' as const] } }
          : { id: { $in: [...ids] } }
      return (await em.find(Work, { accountId: owner(), ...which })).map((work) => ({ work }))
    }
    const others = {
      COMPLETION: nothing,
      DELETION: nothing,
      EXPORT: nothing,
      REPLAY: nothing,
      SYNC_RUN: nothing,
    }
    // A kind that is named twice gives nothing twice.
    const kinds = ['JOB', 'JOB'] as const
    return watchAllWork(ctx, { accountId: owner(), kinds, readers: { ...others, JOB: readJobs } })
  }

  const owner = () => app.caller.caller.accountId

  beforeEach(async () => {
    await sql`update work set state = 'CANCELLED' where state in ('PENDING', 'RUNNING')`.execute(
      ctx.em.getKysely(),
    )
    await noticesToArrive(ctx)
  })

  it('begins with the active work and follows what it saw to its end, whatever notices are lost', async () => {
    const first = await createTestWork(app, 'active')
    const states = watchJobs()
    expect((await states.next()).value?.work).toMatchObject({ id: first, state: 'PENDING' })
    const second = await createTestWork(app, 'new')
    expect((await states.next()).value?.work).toMatchObject({ id: second, state: 'PENDING' })
    await changeSilently(first, 'SUCCEEDED')
    await cutListeningConnection(ctx)
    expect((await states.next()).value?.work).toMatchObject({ id: first, state: 'SUCCEEDED' })
    await states.return(undefined)
  })

  it('reads nothing when other things of the account change', async () => {
    await createTestWork(app, 'there before')
    const reads: (readonly string[] | 'ACTIVE')[] = []
    const states = watchJobs(reads)
    await states.next()
    const next = states.next()
    await publish(ctx.em, { kind: 'FILE', id, accountId: owner(), version: 1 })
    const workId = await createTestWork(app, 'there after')
    expect((await next).value?.work).toMatchObject({ id: workId })
    expect(reads.flat()).not.toContain(id)
    await states.return(undefined)
  })
})
