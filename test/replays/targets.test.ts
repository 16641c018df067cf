import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../src/context.ts'
import { enqueueSelection } from '../../src/replays/steps/enqueue-selection.ts'
import { type EnqueuedBatch, enqueueTargetBatch } from '../../src/replays/steps/enqueue-target-batch.ts'
import { ensureTarget } from '../../src/replays/steps/ensure-target.ts'
import { ensureTargetRun } from '../../src/replays/steps/ensure-target-run.ts'
import { markProducerDone } from '../../src/replays/steps/mark-producer-done.ts'
import { query } from '../support/query.ts'
import type { TestApp } from '../support/test-app.ts'
import { start } from '../sync-runs/sync-client.ts'
import { cancelSyncRun, syncRunQuery } from '../sync-runs/sync-documents.ts'
import { readDifferences } from '../sync-runs/sync-site.ts'
import { readReplay, request } from './replay-client.ts'
import { acknowledgeReplay } from './replay-documents.ts'
import { countsOf, endedSource, type Owner, ownReplay, startReplayApp, workOnReplay } from './replay-site.ts'

const mebibyte = 1024 ** 2

let app: TestApp
beforeAll(async () => {
  app = await startReplayApp()
})
afterAll(() => app[Symbol.asyncDispose]())

type Groups = Parameters<typeof endedSource>[1]

/** A replay whose target is there, and has nothing yet. */
async function replayInto(
  groups: Groups,
): Promise<{ owner: Owner; sourceRunId: string; targetRunId: string; id: string }> {
  const { id: runId } = await endedSource(app, groups)
  const replay = await request(app, { runId, idempotencyKey: 'only' })
  const owner = await ownReplay(app, replay.id)
  await ensureTarget(owner.ledger)
  return { owner, ...replay }
}

async function enqueue(
  { owner, id, targetRunId }: { owner: Owner; id: string; targetRunId: string },
  { after = null, limit = 1_000 }: { after?: string | null; limit?: number } = {},
): Promise<EnqueuedBatch | 'ENDED'> {
  return await transaction(owner.ctx, (tx) =>
    enqueueTargetBatch(tx, { replayId: id, targetRunId, after, limit }),
  )
}

describe('the target of a replay', () => {
  it('has its id before it is there', async () => {
    const { id: runId } = await endedSource(app, [{ count: 1 }])
    const { targetRunId, id } = await request(app, { runId, idempotencyKey: 'only' })
    expect(await query(app, `select from work where id = '${targetRunId}'`)).toEqual([])
    await ensureTarget((await ownReplay(app, id)).ledger)
    const { data } = await app.request(syncRunQuery, { id: targetRunId })
    expect(data.syncRun).toMatchObject({
      id: targetRunId,
      operation: 'REPLAY',
      listedAll: false,
      channels: [],
    })
  })

  it('is left as it is, with its counters, where it is there already', async () => {
    const replay = await replayInto([{ count: 3 }])
    await enqueue(replay, { limit: 2 })
    const { owner } = replay
    const read = async () => (await app.request(syncRunQuery, { id: replay.targetRunId })).data.syncRun
    const before = await read()
    expect(before?.channels).toMatchObject([{ channel: 'primary', listed: 2 }])
    await transaction(owner.ctx, (tx) => ensureTargetRun(tx, owner.ctx.queue, owner.ledger.action))
    expect(await read()).toEqual(before)
  })

  it('has month, cycle and channels of its source, and the options that are about what it may cost', async () => {
    const { id: runId } = await endedSource(app, [{ count: 1 }])
    await query(
      app,
      `update sync_runs set month = '2025-03', cycle = 7, channels = '{primary}', filter = '{"name": "x"}',
         options = '{"samplePercent": 5, "olderThanDays": 3, "removeExtraneous": true, "bytesPerDay": 1000, "secondsPerDay": 60}'
       where id = '${runId}'`,
    )
    const { targetRunId, id } = await request(app, { runId, idempotencyKey: 'only' })
    await ensureTarget((await ownReplay(app, id)).ledger)
    const columns = 'kind, month, cycle, channels, options, filter, dry_run, source_run_id'
    expect(await query(app, `select ${columns} from sync_runs where id = '${targetRunId}'`)).toEqual([
      {
        ...{
          kind: 'VERIFY',
          month: '2025-03',
          cycle: 7,
          channels: ['primary'],
          filter: null,
          dry_run: false,
        },
        options: {
          ...{ samplePercent: null, olderThanDays: null, removeExtraneous: false },
          ...{ bytesPerDay: 1000, secondsPerDay: 60 },
        },
        source_run_id: runId,
      },
    ])
  })

  it('goes on beside a run of all files, and stands in the way of none', async () => {
    const { id: runId } = await endedSource(app, [{ count: 1 }])
    const { id: before } = await start(app, { kind: 'VERIFY' })
    const { id, targetRunId } = await request(app, { runId, idempotencyKey: 'only' })
    await ensureTarget((await ownReplay(app, id)).ledger)
    await app.request(cancelSyncRun, { runId: before })
    const { id: after } = await start(app, { kind: 'VERIFY' })
    const { data } = await app.request(syncRunQuery, { id: targetRunId })
    expect(data.syncRun).toMatchObject({ runState: 'PENDING' })
    await app.request(cancelSyncRun, { runId: after })
  })

  it.each([
    {
      what: 'operation',
      set: `operation = 'FULL', cycle = 99`,
      back: `operation = 'REPLAY', cycle = source.cycle`,
    },
    { what: 'source', set: 'source_run_id = uuidv7()', back: 'source_run_id = source.id' },
    { what: 'kind', set: `kind = 'MIRROR'`, back: 'kind = source.kind' },
    { what: 'month', set: `month = '1999-01'`, back: 'month = source.month' },
    { what: 'cycle', set: 'cycle = null', back: 'cycle = source.cycle' },
  ])(
    'needs attention where there is a run of another $what, and goes on once there is not',
    async ({ set, back }) => {
      const { id: runId } = await endedSource(app, [{ count: 1 }])
      const { id, targetRunId } = await request(app, { runId, idempotencyKey: 'only' })
      const { accountId } = app.caller.caller
      const { queue } = app.caller
      await transaction(app.caller, (tx) =>
        ensureTargetRun(tx, queue, { accountId, sourceRunId: runId, targetRunId }),
      )
      await query(app, `update sync_runs set ${set} where id = '${targetRunId}'`)
      await workOnReplay(app, id)
      expect(await readReplay(app, id)).toMatchObject({
        ...{ phase: 'NEEDS_ATTENTION', state: 'FAILED', failure: { code: 'TARGET_CONFLICT' } },
        attention: { phase: 'ACCEPTED', canLeave: false },
      })
      expect(await countsOf(app, targetRunId)).toMatchObject({ tasks: 0 })
      await query(
        app,
        `update sync_runs set ${back} from sync_runs source where sync_runs.id = '${targetRunId}' and source.id = '${runId}'`,
      )
      await app.request(acknowledgeReplay, { input: { replayId: id, decision: 'RETRY' } })
      await workOnReplay(app, id)
      expect(await readReplay(app, id)).toMatchObject({
        phase: 'COMPLETED',
        replayed: 1,
      })
    },
  )
})

describe('a batch into the target', () => {
  it('is answered by how many are new and how many were there, which add up', async () => {
    const replay = await replayInto([{ count: 5 }])
    expect(await enqueue(replay, { limit: 2 })).toMatchObject({ newlyEnqueued: 2, alreadyPresent: 0 })
    expect(await enqueue(replay)).toMatchObject({ newlyEnqueued: 3, alreadyPresent: 2 })
    expect(await enqueue(replay)).toMatchObject({ newlyEnqueued: 0, alreadyPresent: 5, channels: [] })
    expect(await countsOf(app, replay.targetRunId)).toMatchObject({ tasks: 5 })
    expect(await readDifferences(app, replay.targetRunId)).toEqual([])
  })

  it('goes on after the last of the one before, and is empty in the end', async () => {
    const replay = await replayInto([{ count: 3 }])
    const first = await enqueue(replay, { limit: 2 })
    const after = first === 'ENDED' ? null : first.last
    expect(await enqueue(replay, { after })).toMatchObject({ newlyEnqueued: 1, alreadyPresent: 0 })
    const items = await query<{ last: string }>(
      app,
      `select failure_id as last from replay_items where replay_id = '${replay.id}' order by failure_id desc limit 1`,
    )
    expect(await enqueue(replay, { after: items[0]?.last ?? null })).toEqual({
      ...{ newlyEnqueued: 0, alreadyPresent: 0, last: null, channels: [] },
    })
  })

  it('takes failures of all channels and actions, as tasks for what is to be done', async () => {
    const replay = await replayInto([
      { count: 1, channel: 'replica', action: 'COPY' },
      { count: 1, channel: 'replica', action: 'CONFIRM' },
      { count: 1, channel: 'replica', action: 'REPLACE' },
      { count: 1, channel: 'replica', action: 'REMOVE' },
      { count: 2, channel: 'primary', action: 'VERIFY', size: 7 },
    ])
    const batch = await enqueue(replay)
    expect(batch).toMatchObject({ newlyEnqueued: 6, channels: ['primary', 'replica'] })
    expect(
      await query(
        app,
        `select channel, action, state, count(*)::int from sync_tasks where run_id = '${replay.targetRunId}'
         group by 1, 2, 3 order by 1, 2`,
      ),
    ).toEqual([
      { channel: 'primary', action: 'VERIFY', state: 'DUE', count: 2 },
      { channel: 'replica', action: 'COPY', state: 'DUE', count: 3 },
      { channel: 'replica', action: 'REMOVE', state: 'DUE', count: 1 },
    ])
    const { data } = await app.request(syncRunQuery, { id: replay.targetRunId })
    expect(data.syncRun?.channels).toMatchObject([
      { channel: 'primary', listed: 2, listedBytes: 14 },
      { channel: 'replica', listed: 4, listedBytes: 30 },
    ])
  })

  it('is cut by tasks and by bytes, each cut of one channel', async () => {
    const replay = await replayInto([
      { count: 501, size: 1 },
      { count: 3, channel: 'replica', size: 200 * mebibyte },
    ])
    await enqueue(replay)
    expect(
      await query(
        app,
        `select batch.channel, count(*)::int as tasks from sync_batches batch
         join sync_tasks task on task.batch_id = batch.id and task.channel = batch.channel
         where batch.run_id = '${replay.targetRunId}' group by batch.id order by 1, 2 desc`,
      ),
    ).toEqual([
      { channel: 'primary', tasks: 500 },
      { channel: 'primary', tasks: 1 },
      { channel: 'replica', tasks: 1 },
      { channel: 'replica', tasks: 1 },
      { channel: 'replica', tasks: 1 },
    ])
  })

  it('is not taken by a target that has ended, or is about to', async () => {
    const replay = await replayInto([{ count: 2 }])
    await enqueue(replay, { limit: 1 })
    await query(app, `update work set cancel_requested = true where id = '${replay.targetRunId}'`)
    expect(await enqueue(replay)).toBe('ENDED')
    await query(app, `update work set cancel_requested = false where id = '${replay.targetRunId}'`)
    await app.request(cancelSyncRun, { runId: replay.targetRunId })
    expect(await enqueue(replay)).toBe('ENDED')
    expect(await countsOf(app, replay.targetRunId)).toMatchObject({ tasks: 1 })
  })
})

it('a target has all its tasks once its replay says so, as often as it does', async () => {
  const { owner, targetRunId, id } = await replayInto([{ count: 1 }])
  const isDone = async () => (await app.request(syncRunQuery, { id: targetRunId })).data.syncRun?.listedAll
  await enqueueSelection(owner.ledger)
  expect(await isDone()).toBe(false)
  await enqueueSelection(owner.ledger)
  for (let n = 0; n < 2; n++) await transaction(owner.ctx, (tx) => markProducerDone(tx, targetRunId))
  expect(await isDone()).toBe(true)
  expect(await readReplay(app, id)).toMatchObject({ phase: 'CLEANUP_PENDING' })
})
