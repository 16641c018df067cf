import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContext } from '../../src/context.ts'
import { replaying } from '../../src/replays/steps/run-replay.ts'
import { claimWork } from '../../src/work/claim.ts'
import { runWork } from '../../src/work/run-work.ts'
import { neverAborted } from '../support/never-aborted.ts'
import { query } from '../support/query.ts'
import type { TestApp } from '../support/test-app.ts'
import { cancelSyncRun, syncRunQuery } from '../sync-runs/sync-documents.ts'
import { readDifferences, readFailures } from '../sync-runs/sync-site.ts'
import { readReplay, request } from './replay-client.ts'
import { cancelReplay } from './replay-documents.ts'
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

const many = 2_500

let app: TestApp
beforeAll(async () => {
  app = await startReplayApp()
})
afterAll(() => app[Symbol.asyncDispose]())

async function cancel(replayId: string) {
  return (await app.request(cancelReplay, { replayId })).data.cancelReplay
}

describe('a replay that is cancelled', () => {
  it('before anything is in its target is as if it had not been asked for', async () => {
    const { id, sourceRunId: runId, targetRunId } = await newReplay(app, 2)
    const cancelled = { state: 'CANCELLED', phase: 'CANCELLED' }
    expect(await cancel(id)).toMatchObject({ replay: cancelled })
    expect(await query(app, `select from work where id = '${targetRunId}'`)).toEqual([])
    const next = await request(app, { runId, idempotencyKey: 'next' })
    expect(next).toMatchObject({ selected: 2, taken: 0 })
    expect(await cancel(id)).toMatchObject({ replay: cancelled })
    expect(await request(app, { runId, idempotencyKey: 'only' })).toMatchObject({ id, ...cancelled })
  })

  it.each(['before its owner has looked at it', 'while its owner works'])(
    '%s is cancelled, and has no target',
    async (when) => {
      const { id, targetRunId } = await newReplay(app, 1)
      if (when.startsWith('before')) {
        const claim = await claimReplay(app, id)
        await cancel(id)
        await runWork(createContext(app.app.services), claim, { kind: replaying, shutdown: neverAborted })
      } else {
        const owner = await ownReplay(app, id)
        await cancel(id)
        await expect(takeSteps(owner, 1)).rejects.toMatchObject({ code: 'CONFLICT' })
        await abandon(app, id)
      }
      expect(await readReplay(app, id)).toMatchObject({
        state: 'CANCELLED',
        phase: 'CANCELLED',
        failure: null,
      })
      expect(await query(app, `select from work where id = '${targetRunId}'`)).toEqual([])
    },
  )

  it.each(['the replay', 'the target'])(
    'by %s while failures go into the target gives back the rest, and leaves those as failures of the target',
    async (what) => {
      const { id, sourceRunId, targetRunId } = await newReplay(app, many)
      const owner = await ownReplay(app, id)
      await takeSteps(owner, 2)
      if (what === 'the replay') expect(await cancel(id)).toMatchObject({ replay: { phase: 'PROCESSING' } })
      else await app.request(cancelSyncRun, { runId: targetRunId })
      const { data } = await app.request(syncRunQuery, { id: targetRunId })
      expect(data.syncRun).toMatchObject({
        runState: 'CANCELLED',
        channels: [{ channel: 'primary', listed: 2_000, failed: 2_000, pendingFailures: 2_000 }],
      })
      const failures = await readFailures(app, targetRunId)
      expect(new Set(failures.map(({ code, stage, attempts }) => `${code} ${stage} ${attempts}`))).toEqual(
        new Set(['NOT_TRIED READ 0']),
      )
      await abandon(app, id)
      await workOnReplay(app, id)
      expect(await readReplay(app, id)).toMatchObject({
        ...{ state: 'SUCCEEDED', phase: 'COMPLETED', enqueued: 2_000, released: 500, replayed: 2_000 },
        receipt: { inTarget: 2_000, replayed: 2_000, left: 0, notInTarget: 0 },
        progress: { itemsDone: 2_000, itemsTotal: 2_000 },
      })
      for (const runId of [sourceRunId, targetRunId]) expect(await readDifferences(app, runId)).toEqual([])
      expect(await countsOf(app, sourceRunId)).toMatchObject({ pending: 500 })
      const rest = await request(app, { runId: sourceRunId, idempotencyKey: 'rest' })
      expect(rest).toMatchObject({ selected: 500, taken: 0 })
      const again = await request(app, { runId: targetRunId, idempotencyKey: 'again' })
      expect(again).toMatchObject({ selected: 2_000, taken: 0 })
    },
  )

  it('while a worker leads its target puts no more in there', async () => {
    const { id, targetRunId } = await newReplay(app, 3)
    const owner = await ownReplay(app, id)
    await takeSteps(owner, 2)
    const leader = await claimTarget(targetRunId)
    await cancel(id)
    await takeSteps(owner, 1)
    expect(await readReplay(app, id)).toMatchObject({ phase: 'CLEANUP_PENDING', enqueued: 3, released: 0 })
    await abandon(app, leader)
    const { data } = await app.request(syncRunQuery, { id: targetRunId })
    expect(data.syncRun).toMatchObject({ runState: 'CANCELLED', channels: [{ failed: 3 }] })
    expect(await readDifferences(app, targetRunId)).toEqual([])
  })

  it('is not, once all are in its target, which is named', async () => {
    const { id, targetRunId } = await newReplay(app, 1)
    const owner = await ownReplay(app, id)
    await takeSteps(owner, 3)
    for (const phase of ['CLEANUP_PENDING', 'RECEIPT_PENDING', 'COMPLETED']) {
      while (owner.ledger.action.phase !== phase) await takeSteps(owner, 1)
      const message = expect.stringContaining(targetRunId)
      expect(await cancel(id)).toMatchObject({ code: 'CONFLICT', message })
      expect(await readReplay(app, id)).toMatchObject({ phase })
    }
  })

  it('is not, where it needs attention', async () => {
    const { id } = await newReplay(app, 1)
    for (let n = 0; n < 2; n++) {
      await claimReplay(app, id)
      await abandon(app, id)
    }
    const message = expect.stringContaining('acknowledge')
    expect(await cancel(id)).toMatchObject({ code: 'CONFLICT', message })
  })

  it('is not, where the account has none such', async () => {
    expect(await cancel('019ad0f0-0000-7000-8000-000000000000')).toMatchObject({ code: 'NOT_FOUND' })
  })
})

/** Has a worker lead this run, whatever others wait. */
async function claimTarget(id: string): Promise<string> {
  await query(
    app,
    `update work set due_at = case when id <> '${id}' then timestamptz '9999-01-01' end
     where kind = 'SYNC_RUN' and state = 'PENDING'`,
  )
  const claim = await claimWork(app.caller.em.fork(), 'SYNC_RUN')
  expect(claim).toMatchObject({ id })
  return id
}
