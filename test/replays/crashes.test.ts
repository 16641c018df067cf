import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../support/test-app.ts'
import { cancelSyncRun } from '../sync-runs/sync-documents.ts'
import { readDifferences } from '../sync-runs/sync-site.ts'
import { readReplay, request } from './replay-client.ts'
import { acknowledgeReplay, cancelReplay } from './replay-documents.ts'
import {
  abandon,
  claimReplay,
  countsOf,
  newReplay,
  ownReplay,
  startReplayApp,
  takeSteps,
  workOnReplay,
} from './replay-site.ts'

/** More than go into the target, or out of the source, in one step. */
const many = 2_500

let app: TestApp
beforeAll(async () => {
  app = await startReplayApp()
})
afterAll(() => app[Symbol.asyncDispose]())

describe('a replay whose owner dies', () => {
  it.each([
    { where: 'before the target is there', count: 3, steps: 0, phase: 'ACCEPTED' },
    { where: 'once the target is there', count: 3, steps: 1, phase: 'PROCESSING' },
    { where: 'amid the selection', count: many, steps: 2, phase: 'PROCESSING', enqueued: 2_000 },
    { where: 'after the last of it', count: 3, steps: 2, phase: 'PROCESSING', enqueued: 3 },
    { where: 'before the source is told', count: 3, steps: 3, phase: 'CLEANUP_PENDING', enqueued: 3 },
    {
      where: 'amid telling it',
      count: many,
      steps: 5,
      phase: 'CLEANUP_PENDING',
      enqueued: many,
      replayed: 2_000,
    },
    { where: 'after telling it', count: 3, steps: 4, phase: 'CLEANUP_PENDING', enqueued: 3, replayed: 3 },
    { where: 'before the receipt', count: 3, steps: 5, phase: 'RECEIPT_PENDING', enqueued: 3, replayed: 3 },
    { where: 'after the receipt', count: 3, steps: 6, phase: 'COMPLETED', enqueued: 3, replayed: 3 },
  ])('$where is ended by the next, with nothing doubled and nothing lost', async (died) => {
    const { count, steps, phase, enqueued = 0, replayed = 0 } = died
    const { id, sourceRunId, targetRunId } = await newReplay(app, count)
    const owner = await ownReplay(app, id)
    await takeSteps(owner, steps)
    expect(await readReplay(app, id)).toMatchObject({ state: 'RUNNING', phase, enqueued, replayed })
    await abandon(app, id)
    await workOnReplay(app, id)
    expect(await readReplay(app, id)).toMatchObject({
      ...{ state: 'SUCCEEDED', phase: 'COMPLETED', enqueued: count, newlyEnqueued: count, alreadyPresent: 0 },
      ...{ replayed: count, conflicts: 0, progress: { itemsDone: count, itemsTotal: count } },
      receipt: { inTarget: count, replayed: count, left: 0, notInTarget: 0 },
    })
    expect(await countsOf(app, targetRunId)).toEqual({ tasks: count, pending: 0 })
    expect(await countsOf(app, sourceRunId)).toMatchObject({ pending: 0 })
    for (const runId of [sourceRunId, targetRunId]) expect(await readDifferences(app, runId)).toEqual([])
    if (phase !== 'COMPLETED') await expect(takeSteps(owner, 1)).rejects.toMatchObject({ code: 'LEASE_LOST' })
  })

  it('needs attention where too many died in a row, and goes on where it is retried', async () => {
    const { id } = await newReplay(app, 1)
    const owner = await ownReplay(app, id)
    await takeSteps(owner, 2)
    await abandon(app, id)
    await claimReplay(app, id)
    await abandon(app, id)
    expect(await readReplay(app, id)).toMatchObject({
      ...{ state: 'FAILED', phase: 'NEEDS_ATTENTION', failure: { code: 'WORKER_LOST' } },
      attention: { phase: 'PROCESSING', canLeave: false },
    })
    await app.request(acknowledgeReplay, { input: { replayId: id, decision: 'RETRY' } })
    await workOnReplay(app, id)
    expect(await readReplay(app, id)).toMatchObject({ state: 'SUCCEEDED', phase: 'COMPLETED', replayed: 1 })
  })

  it('is given up where its target is cancelled before it is retried', async () => {
    const { id, sourceRunId, targetRunId } = await newReplay(app, many)
    await takeSteps(await ownReplay(app, id), 2)
    await abandon(app, id)
    await claimReplay(app, id)
    await abandon(app, id)
    await app.request(cancelSyncRun, { runId: targetRunId })
    await app.request(acknowledgeReplay, { input: { replayId: id, decision: 'RETRY' } })
    await workOnReplay(app, id)
    expect(await readReplay(app, id)).toMatchObject({ phase: 'COMPLETED', replayed: 2_000, released: 500 })
    expect(await countsOf(app, targetRunId)).toEqual({ tasks: 2_000, pending: 2_000 })
    expect(await countsOf(app, sourceRunId)).toMatchObject({ pending: 500 })
  })

  it('is ended where too many died after the receipt: there is nothing to decide', async () => {
    const { id } = await newReplay(app, 1)
    await takeSteps(await ownReplay(app, id), 6)
    await abandon(app, id)
    await claimReplay(app, id)
    await abandon(app, id)
    await workOnReplay(app, id)
    expect(await readReplay(app, id)).toMatchObject({ state: 'SUCCEEDED', phase: 'COMPLETED', failure: null })
  })

  it('goes on for however many died that got something done', async () => {
    const { id } = await newReplay(app, 1)
    for (let n = 0; n < 3; n++) {
      await takeSteps(await ownReplay(app, id), 1)
      await abandon(app, id)
    }
    expect(await readReplay(app, id)).toMatchObject({ state: 'PENDING', phase: 'CLEANUP_PENDING' })
  })

  it('gives back what its cancelled target did not take, also where someone leaves it', async () => {
    const { id, sourceRunId } = await newReplay(app, 2)
    const owner = await ownReplay(app, id)
    await takeSteps(owner, 1)
    await app.request(cancelReplay, { replayId: id })
    await takeSteps(owner, 1)
    await abandon(app, id)
    await claimReplay(app, id)
    await abandon(app, id)
    expect(await readReplay(app, id)).toMatchObject({ attention: { phase: 'CLEANUP_PENDING' }, released: 2 })
    await app.request(acknowledgeReplay, { input: { replayId: id, decision: 'LEAVE' } })
    await workOnReplay(app, id)
    expect(await readReplay(app, id)).toMatchObject({
      phase: 'COMPLETED',
      released: 2,
      enqueued: 0,
      replayed: 0,
    })
    expect(await request(app, { runId: sourceRunId, idempotencyKey: 'again' })).toMatchObject({ selected: 2 })
  })
})
