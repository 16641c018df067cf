import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../support/test-app.ts'
import { readDifferences } from '../sync-runs/sync-site.ts'
import { request } from './replay-client.ts'
import { acknowledgeReplay, cancelReplay, replayQuery } from './replay-documents.ts'
import {
  abandon,
  claimReplay,
  countsOf,
  endedSource,
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

async function newReplay(count: number) {
  const { id: runId } = await endedSource(app, [{ count }])
  return await request(app, { runId, idempotencyKey: 'only' })
}

async function readReplay(id: string) {
  return (await app.request(replayQuery, { id })).data.replay
}

describe('a replay whose owner dies', () => {
  it.each([
    { where: 'before the target is there', steps: 0, phase: 'ACCEPTED', enqueued: 0, replayed: 0 },
    { where: 'once the target is there', steps: 1, phase: 'PROCESSING', enqueued: 0, replayed: 0 },
    { where: 'amid the selection', steps: 2, phase: 'PROCESSING', enqueued: 2_000, replayed: 0 },
    { where: 'after the last of it', steps: 3, phase: 'PROCESSING', enqueued: many, replayed: 0 },
    { where: 'before the source is told', steps: 4, phase: 'CLEANUP_PENDING', enqueued: many, replayed: 0 },
    { where: 'amid telling it', steps: 5, phase: 'CLEANUP_PENDING', enqueued: many, replayed: 2_000 },
    { where: 'before the receipt', steps: 7, phase: 'RECEIPT_PENDING', enqueued: many, replayed: many },
    { where: 'after the receipt', steps: 8, phase: 'COMPLETED', enqueued: many, replayed: many },
  ])('$where is ended by the next, with nothing doubled and nothing lost', async (died) => {
    const { id, sourceRunId, targetRunId } = await newReplay(many)
    const owner = await ownReplay(app, id)
    await takeSteps(owner, died.steps)
    const { phase, enqueued, replayed } = died
    expect(await readReplay(id)).toMatchObject({ state: 'RUNNING', phase, enqueued, replayed })
    await abandon(app, id)
    await workOnReplay(app, id)
    expect(await readReplay(id)).toMatchObject({
      ...{ state: 'SUCCEEDED', phase: 'COMPLETED', enqueued: many, newlyEnqueued: many, alreadyPresent: 0 },
      ...{ replayed: many, conflicts: 0 },
      receipt: { inTarget: many, replayed: many, left: 0, notInTarget: 0 },
    })
    expect(await countsOf(app, targetRunId)).toEqual({ tasks: many, pending: 0 })
    expect(await countsOf(app, sourceRunId)).toMatchObject({ pending: 0 })
    for (const runId of [sourceRunId, targetRunId]) expect(await readDifferences(app, runId)).toEqual([])
    if (phase !== 'COMPLETED') await expect(takeSteps(owner, 1)).rejects.toMatchObject({ code: 'LEASE_LOST' })
  })

  it('tells as its progress what is done in all, and never less', async () => {
    const { id } = await newReplay(many)
    const owner = await ownReplay(app, id)
    await takeSteps(owner, 3)
    await abandon(app, id)
    await workOnReplay(app, id)
    expect(await readReplay(id)).toMatchObject({ progress: { itemsDone: many, itemsTotal: many } })
  })

  it('needs attention where too many died in a row, and goes on where it is retried', async () => {
    const { id } = await newReplay(1)
    const owner = await ownReplay(app, id)
    await takeSteps(owner, 2)
    await abandon(app, id)
    await claimReplay(app, id)
    await abandon(app, id)
    expect(await readReplay(id)).toMatchObject({
      ...{ state: 'FAILED', phase: 'NEEDS_ATTENTION', failure: { code: 'WORKER_LOST' } },
      attention: { phase: 'PROCESSING', canLeave: false },
    })
    await app.request(acknowledgeReplay, { input: { replayId: id, decision: 'RETRY' } })
    await workOnReplay(app, id)
    expect(await readReplay(id)).toMatchObject({ state: 'SUCCEEDED', phase: 'COMPLETED', replayed: 1 })
  })

  it('goes on for however many died that got something done', async () => {
    const { id } = await newReplay(1)
    for (let n = 0; n < 3; n++) {
      await takeSteps(await ownReplay(app, id), 1)
      await abandon(app, id)
    }
    expect(await readReplay(id)).toMatchObject({ state: 'PENDING', phase: 'CLEANUP_PENDING' })
  })

  it('gives back what its cancelled target did not take, also where someone leaves it', async () => {
    const { id, sourceRunId } = await newReplay(2)
    const owner = await ownReplay(app, id)
    await takeSteps(owner, 1)
    await app.request(cancelReplay, { replayId: id })
    await takeSteps(owner, 1)
    await abandon(app, id)
    await claimReplay(app, id)
    await abandon(app, id)
    expect(await readReplay(id)).toMatchObject({ attention: { phase: 'CLEANUP_PENDING' }, released: 2 })
    await app.request(acknowledgeReplay, { input: { replayId: id, decision: 'LEAVE' } })
    await workOnReplay(app, id)
    expect(await readReplay(id)).toMatchObject({ phase: 'COMPLETED', released: 2, enqueued: 0, replayed: 0 })
    expect(await request(app, { runId: sourceRunId, idempotencyKey: 'again' })).toMatchObject({ selected: 2 })
  })
})
