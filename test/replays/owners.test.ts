import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../src/context.ts'
import { advanceReplay, type ReplayUpdate, readAction } from '../../src/replays/steps/advance-replay.ts'
import { ensureTarget } from '../../src/replays/steps/ensure-target.ts'
import { holdLease } from '../../src/replays/steps/lease.ts'
import { claimWork } from '../../src/work/claim.ts'
import { parkWork } from '../../src/work/end-attempt.ts'
import { nothingYet } from '../../src/work/progress.ts'
import { query } from '../support/query.ts'
import type { TestApp } from '../support/test-app.ts'
import { readEvents, silence } from '../work/work-fixture.ts'
import { cancelReplay } from './replay-documents.ts'
import {
  abandon,
  claimReplay,
  newReplay,
  type Owner,
  ownReplay,
  startReplayApp,
  takeSteps,
  workOnReplay,
} from './replay-site.ts'

let app: TestApp
beforeAll(async () => {
  app = await startReplayApp()
})
afterAll(() => app[Symbol.asyncDispose]())

/** All that there is of a replay and of its target. */
async function stockOf({ id, targetRunId }: { id: string; targetRunId: string }): Promise<unknown> {
  return [
    await query(app, `select * from replays where id = '${id}'`),
    await query(app, `select * from sync_runs where id = '${targetRunId}'`),
  ]
}

/** The owner's next step is refused, and changes nothing. */
async function expectFenced(replay: { id: string; targetRunId: string }, owner: Owner, code: string) {
  const before = await stockOf(replay)
  await expect(ensureTarget(owner.ledger)).rejects.toMatchObject({ code })
  expect(await stockOf(replay)).toEqual(before)
}

describe('the lease on a replay', () => {
  it('is acquired by one of many who try at once', async () => {
    const { id } = await newReplay(app, 3)
    await query(app, `update work set due_at = '9999-01-01' where kind = 'REPLAY' and id <> '${id}'`)
    const claims = await Promise.all(
      Array.from({ length: 10 }, () => claimWork(app.caller.em.fork(), 'REPLAY')),
    )
    expect(claims.filter((claim) => claim !== null)).toMatchObject([{ id, attempt: 1 }])
  })

  it.each(['ACCEPTED', 'PROCESSING', 'CLEANUP_PENDING', 'RECEIPT_PENDING'])(
    'is for the next to take where an owner died in %s',
    async (phase) => {
      const { id } = await newReplay(app, 3)
      const owner = await ownReplay(app, id)
      while (owner.ledger.action.phase !== phase) await takeSteps(owner, 1)
      await abandon(app, id)
      expect(await claimReplay(app, id)).toMatchObject({ id, attempt: 2 })
    },
  )

  it.each(['CANCELLED', 'COMPLETED', 'NEEDS_ATTENTION'])(
    'is for nobody to take where the replay is %s',
    async (phase) => {
      const { id } = await newReplay(app, 3)
      if (phase === 'CANCELLED') await app.request(cancelReplay, { replayId: id })
      if (phase === 'NEEDS_ATTENTION') await query(app, `delete from sync_failures`)
      if (phase !== 'CANCELLED') await workOnReplay(app, id)
      expect(await query(app, `select phase from replays where id = '${id}'`)).toEqual([{ phase }])
      await expect(claimReplay(app, id)).rejects.toThrow("can't be claimed")
    },
  )

  it('is renewed by each step', async () => {
    const { id } = await newReplay(app, 3)
    const { ctx, claim } = await ownReplay(app, id)
    await silence(ctx, id, 10)
    await transaction(ctx, (tx) => holdLease(tx, claim, 15))
    const [work] = await query(
      app,
      `select heartbeat_at > clock_timestamp() - interval '9 seconds' as renewed from work where id = '${id}'`,
    )
    expect(work).toEqual({ renewed: true })
  })

  it('is free for the next at once where its owner releases it, and is the old one no more', async () => {
    const replay = await newReplay(app, 3)
    const owner = await ownReplay(app, replay.id)
    await transaction(owner.ctx, (tx) => parkWork(tx, owner.ctx.queue, owner.claim, nothingYet))
    await expectFenced(replay, owner, 'LEASE_LOST')
    const next = await ownReplay(app, replay.id)
    await ensureTarget(next.ledger)
    expect(next.ledger.action).toMatchObject({ phase: 'PROCESSING' })
  })

  it('is lost once it has expired, though nobody has it by now', async () => {
    const replay = await newReplay(app, 3)
    const owner = await ownReplay(app, replay.id)
    await silence(owner.ctx, replay.id, 16)
    await expectFenced(replay, owner, 'LEASE_LOST')
  })

  it('is lost once another has it', async () => {
    const replay = await newReplay(app, 3)
    const owner = await ownReplay(app, replay.id)
    await abandon(app, replay.id)
    await claimReplay(app, replay.id)
    await expectFenced(replay, owner, 'LEASE_LOST')
    expect(await readEvents(owner.ctx, replay.id)).toEqual(['CREATED', 'CLAIMED', 'REAPED', 'CLAIMED'])
  })
})

describe('the progress of a replay', () => {
  it('is written only where the replay is at the revision that its owner saw', async () => {
    const replay = await newReplay(app, 3)
    const owner = await ownReplay(app, replay.id)
    await query(app, `update replays set revision = revision + 1 where id = '${replay.id}'`)
    await expectFenced(replay, owner, 'CONFLICT')
  })

  it('has a new revision with each write', async () => {
    const { id } = await newReplay(app, 3)
    const { ctx } = await ownReplay(app, id)
    const seen = await readAction(ctx.em.fork(), id)
    const next = await transaction(ctx, (tx) => advanceReplay(tx, seen, { newlyEnqueued: 2 }))
    expect(next).toEqual({ ...seen, revision: seen.revision + 1, newlyEnqueued: 2, enqueued: 2 })
    expect(await readAction(ctx.em.fork(), id)).toEqual(next)
  })

  const reached = {
    phase: 'CLEANUP_PENDING',
    enqueuedUpTo: '019ad0f0-0000-7000-8000-000000000002',
    newlyEnqueued: 2,
    alreadyPresent: 2,
    released: 2,
    cleanedUpTo: '019ad0f0-0000-7000-8000-000000000002',
    replayed: 2,
    conflicts: 2,
    receipt: { inTarget: 1, left: 0, notInTarget: 0, replayed: 1 },
  } as const satisfies ReplayUpdate

  it.each<ReplayUpdate>([
    { phase: 'PROCESSING' },
    { phase: 'ACCEPTED' },
    { phase: 'CANCELLED' },
    { enqueuedUpTo: '019ad0f0-0000-7000-8000-000000000001' },
    { enqueuedUpTo: null },
    { newlyEnqueued: 1 },
    { alreadyPresent: 1 },
    { released: 1 },
    { cleanedUpTo: '019ad0f0-0000-7000-8000-000000000001' },
    { cleanedUpTo: null },
    { replayed: 1 },
    { conflicts: 1 },
    { receipt: null },
    { receipt: { ...reached.receipt, left: 1 } },
  ])('never goes back: %o', async (update) => {
    const { id } = await newReplay(app, 3)
    const { ctx } = await ownReplay(app, id)
    const seen = await readAction(ctx.em.fork(), id)
    const far = await transaction(ctx, (tx) => advanceReplay(tx, seen, reached))
    const write = transaction(ctx, (tx) => advanceReplay(tx, far, update))
    await expect(write).rejects.toMatchObject({ name: 'ReplayRegressionError' })
    expect(await readAction(ctx.em.fork(), id)).toEqual(far)
  })

  it.each(['CANCELLED', 'COMPLETED', 'NEEDS_ATTENTION'])('goes nowhere by itself from %s', async (phase) => {
    const { id } = await newReplay(app, 3)
    const { ctx } = await ownReplay(app, id)
    await query(app, `update replays set phase = '${phase}' where id = '${id}'`)
    const seen = await readAction(ctx.em.fork(), id)
    const write = transaction(ctx, (tx) => advanceReplay(tx, seen, { phase: 'PROCESSING' }))
    await expect(write).rejects.toMatchObject({ name: 'ReplayRegressionError' })
  })

  it('leaves what a replay is as it was fixed', async () => {
    const { id } = await newReplay(app, 3)
    const { ctx } = await ownReplay(app, id)
    const identity = sql`select account_id, source_run_id, target_run_id, idempotency_key, fingerprint, filter, by_id, selected, taken
      from replays where id = ${id}`
    const before = await identity.execute(ctx.em.getKysely())
    const seen = await readAction(ctx.em.fork(), id)
    const other = {
      sourceRunId: id,
      targetRunId: id,
      accountId: id,
      selected: 9,
      phase: 'PROCESSING',
    } as const
    const next = await transaction(ctx, (tx) => advanceReplay(tx, seen, other))
    expect((await identity.execute(ctx.em.getKysely())).rows).toEqual(before.rows)
    const { sourceRunId, targetRunId, accountId, selected } = seen
    expect(next).toMatchObject({ sourceRunId, targetRunId, accountId, selected, phase: 'PROCESSING' })
  })
})
