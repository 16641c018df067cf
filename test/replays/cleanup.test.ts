import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../src/context.ts'
import type { AcknowledgeReplayInput } from '../../src/gql/graphql.ts'
import { cleanUpBatch, cleanUpFailures } from '../../src/replays/steps/clean-up-failures.ts'
import { enqueueSelection } from '../../src/replays/steps/enqueue-selection.ts'
import { ensureTarget } from '../../src/replays/steps/ensure-target.ts'
import { query } from '../support/query.ts'
import type { TestApp } from '../support/test-app.ts'
import { readDifferences } from '../sync-runs/sync-site.ts'
import { readItems, readReplay, request } from './replay-client.ts'
import { acknowledgeReplay, replayChain, replayItems } from './replay-documents.ts'
import {
  abandon,
  claimReplay,
  countsOf,
  endedSource,
  type Owner,
  ownReplay,
  startReplayApp,
  workOnReplay,
} from './replay-site.ts'

let app: TestApp
beforeAll(async () => {
  app = await startReplayApp()
})
afterAll(() => app[Symbol.asyncDispose]())

async function statesOf(id: string): Promise<string[]> {
  return (await readItems(app, id)).nodes.map(({ state }) => state)
}

async function acknowledge(input: AcknowledgeReplayInput) {
  return (await app.request(acknowledgeReplay, { input })).data.acknowledgeReplay
}

/** A replay whose failures are in its target, and of which the source doesn't know. */
async function enqueued(
  count: number,
): Promise<{ owner: Owner; id: string; runId: string; targetRunId: string; failures: string[] }> {
  const { id: runId, failures } = await endedSource(app, [{ count }])
  const { id, targetRunId } = await request(app, { runId, idempotencyKey: 'only' })
  const owner = await ownReplay(app, id)
  await ensureTarget(owner.ledger)
  while (owner.ledger.action.phase === 'PROCESSING') await enqueueSelection(owner.ledger)
  return { owner, id, runId, targetRunId, failures }
}

/** The owner gives the replay to another, who goes on to where that comes to. */
async function handOver({ id }: { id: string }): Promise<void> {
  await abandon(app, id)
  await workOnReplay(app, id)
}

const change = (id: string | undefined) => `update sync_failures set version = version + 1 where id = '${id}'`
const remove = (id: string | undefined) => `delete from sync_failures where id = '${id}'`
const forgetTask = (id: string | undefined, targetRunId: string) =>
  `delete from sync_tasks using sync_failures failure where failure.id = '${id}'
     and sync_tasks.run_id = '${targetRunId}' and sync_tasks.subject_id = failure.subject_id`

describe('the selection of a replay', () => {
  it('stays as it was frozen, whatever becomes of the failures', async () => {
    const { id: runId, failures } = await endedSource(app, [{ count: 3 }])
    const { id, targetRunId } = await request(app, { runId, idempotencyKey: 'only' })
    const frozen = (await readItems(app, id)).nodes.map(({ failureId, version }) => [failureId, version])
    expect(frozen).toEqual(failures.map((failure) => [failure, 1]))
    await query(app, change(failures[0]))
    await query(app, remove(failures[1]))
    await query(
      app,
      `insert into sync_failures (run_id, subject_id, channel, action, state, stage, code, message)
       values ('${runId}', uuidv7(), 'primary', 'VERIFY', 'PENDING', 'HASH', 'LATE', '')`,
    )
    expect((await readItems(app, id)).nodes.map(({ failureId, version }) => [failureId, version])).toEqual(
      frozen,
    )
    await workOnReplay(app, id)
    expect(await countsOf(app, targetRunId)).toMatchObject({ tasks: 3 })
    expect(await readReplay(app, id)).toMatchObject({ selected: 3, enqueued: 3, replayed: 1, conflicts: 2 })
  })

  it('is paged by cursors that are of this replay alone', async () => {
    const { id } = await enqueued(2)
    const other = await enqueued(2)
    const { endCursor: after } = await readItems(app, id, { first: 1 })
    expect((await readItems(app, id, { first: 1, after })).nodes).toHaveLength(1)
    const { errors } = await app.request(replayItems, { id: other.id, first: 1, after })
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT' } }])
  })

  it('is paged without a gap while the source is told', async () => {
    const { owner, id, failures } = await enqueued(5)
    const first = await readItems(app, id, { first: 2 })
    await cleanUpFailures(owner.ledger)
    const rest = await readItems(app, id, { first: 10, after: first.endCursor })
    expect([...first.nodes, ...rest.nodes].map(({ failureId }) => failureId)).toEqual(failures)
  })

  it('says of each failure where it stands', async () => {
    const { id: runId, failures } = await endedSource(app, [{ count: 2 }])
    const { id } = await request(app, { runId, idempotencyKey: 'only' })
    const { ledger } = await ownReplay(app, id)
    await ensureTarget(ledger)
    expect(await statesOf(id)).toEqual(['SELECTED', 'SELECTED'])
    await enqueueSelection(ledger)
    expect(await statesOf(id)).toEqual(['ENQUEUED', 'ENQUEUED'])
    await enqueueSelection(ledger)
    await cleanUpFailures(ledger)
    expect(await statesOf(id)).toEqual(['REPLAYED', 'REPLAYED'])
    const { nodes } = await readItems(app, id, { states: ['REPLAYED'] })
    expect(nodes).toMatchObject(
      failures.map((failureId) => ({
        ...{ failureId, version: 1, conflict: null, takenBy: null, size: 10 },
        failure: { state: 'REPLAYED', version: 2, replay: { id } },
      })),
    )
    expect((await readItems(app, id, { states: ['ENQUEUED', 'SELECTED'] })).nodes).toEqual([])
  })
})

describe('the source of a replay', () => {
  it('has fewer pending failures once it is told, and as many that failed', async () => {
    const { owner, runId } = await enqueued(3)
    const read = async () => (await app.request(replayChain, { runId })).data.syncRun
    expect(await read()).toMatchObject({ failedCount: 3, pendingFailureCount: 3 })
    await cleanUpFailures(owner.ledger)
    expect(await read()).toMatchObject({ failedCount: 3, pendingFailureCount: 0 })
    expect(await readDifferences(app, runId)).toEqual([])
  })

  it('is not told twice', async () => {
    const { owner, runId } = await enqueued(3)
    const { action } = owner.ledger
    const clean = () => transaction(owner.ctx, (tx) => cleanUpBatch(tx, action))
    expect(await clean()).toMatchObject({ replayed: 3, conflicts: 0 })
    expect(await clean()).toMatchObject({ replayed: 0, conflicts: 0 })
    expect(await readDifferences(app, runId)).toEqual([])
  })

  it('is told of what the target has, of exactly what was frozen, and shows the rest as conflicts', async () => {
    const replay = await enqueued(5)
    const { id, runId, targetRunId, failures } = replay
    const [missing, changed, retrying, gone] = failures
    await query(app, forgetTask(missing, targetRunId))
    await query(app, change(changed))
    await query(app, `update sync_failures set state = 'RETRYING' where id = '${retrying}'`)
    await query(app, remove(gone))
    await handOver(replay)
    expect(await readReplay(app, id)).toMatchObject({
      ...{ phase: 'NEEDS_ATTENTION', replayed: 1, conflicts: 4 },
      failure: { code: 'CLEANUP_CONFLICT', message: expect.stringContaining('4 of the failures') },
      attention: { phase: 'CLEANUP_PENDING', canLeave: true },
    })
    expect((await readItems(app, id)).nodes.map(({ state, conflict }) => conflict ?? state)).toEqual([
      ...['NOT_IN_TARGET', 'CHANGED', 'CHANGED', 'GONE', 'REPLAYED'],
    ])
    const { data } = await app.request(replayChain, { runId })
    expect(data.syncRun).toMatchObject({ failedCount: 5, pendingFailureCount: 4 })
  })
})

describe('a replay that needs attention', () => {
  it('takes failures as they are by now where it is retried', async () => {
    const replay = await enqueued(3)
    const { id, runId, failures } = replay
    await query(app, change(failures[1]))
    await handOver(replay)
    expect(await acknowledge({ replayId: id, decision: 'RETRY', note: 'It was me.' })).toMatchObject({
      replay: {
        ...{ state: 'PENDING', phase: 'CLEANUP_PENDING', failure: null, attention: null, conflicts: 0 },
        ...{ decision: 'RETRY', decisionNote: 'It was me.' },
      },
    })
    await workOnReplay(app, id)
    expect(await readReplay(app, id)).toMatchObject({
      ...{ state: 'SUCCEEDED', phase: 'COMPLETED', replayed: 3, conflicts: 0 },
      receipt: { inTarget: 3, replayed: 3, left: 0, notInTarget: 0 },
    })
    expect(await countsOf(app, runId)).toMatchObject({ pending: 0 })
    expect(await readDifferences(app, runId)).toEqual([])
  })

  it('needs it again where what was wrong still is', async () => {
    const replay = await enqueued(2)
    await query(app, remove(replay.failures[0]))
    await handOver(replay)
    await acknowledge({ replayId: replay.id, decision: 'RETRY' })
    await workOnReplay(app, replay.id)
    expect(await readReplay(app, replay.id)).toMatchObject({
      phase: 'NEEDS_ATTENTION',
      conflicts: 1,
      replayed: 1,
    })
  })

  it('leaves what is in conflict as it is, free for another replay, where someone decides so', async () => {
    const replay = await enqueued(4)
    const { id, runId, targetRunId, failures } = replay
    await query(app, forgetTask(failures[0], targetRunId))
    await query(app, change(failures[1]))
    await handOver(replay)
    expect(await acknowledge({ replayId: id, decision: 'LEAVE' })).toMatchObject({
      replay: { decision: 'LEAVE', decisionNote: null, state: 'PENDING' },
    })
    await workOnReplay(app, id)
    expect(await readReplay(app, id)).toMatchObject({
      ...{ phase: 'COMPLETED', replayed: 2, conflicts: 2 },
      receipt: { inTarget: 3, replayed: 2, left: 2, notInTarget: 1 },
    })
    expect(await statesOf(id)).toEqual(['LEFT', 'LEFT', 'REPLAYED', 'REPLAYED'])
    const second = await request(app, { runId, idempotencyKey: 'second' })
    expect(second).toMatchObject({ selected: 2, taken: 0 })
    await workOnReplay(app, second.id)
    expect(await readReplay(app, second.id)).toMatchObject({ phase: 'COMPLETED', replayed: 2 })
    expect(await readDifferences(app, runId)).toEqual([])
  })

  it('is acknowledged only then, and left only where nothing but conflicts is left', async () => {
    const { id: runId } = await endedSource(app, [{ count: 1 }])
    const { id } = await request(app, { runId, idempotencyKey: 'only' })
    const refusal = { code: 'CONFLICT' }
    expect(await acknowledge({ replayId: id, decision: 'RETRY' })).toMatchObject(refusal)
    for (let silent = 0; silent < 2; silent++) {
      await claimReplay(app, id)
      await abandon(app, id)
    }
    expect(await readReplay(app, id)).toMatchObject({
      attention: { phase: 'ACCEPTED', canLeave: false },
      failure: { code: 'WORKER_LOST' },
    })
    expect(await acknowledge({ replayId: id, decision: 'LEAVE' })).toMatchObject(refusal)
    await acknowledge({ replayId: id, decision: 'RETRY' })
    await workOnReplay(app, id)
    expect(await readReplay(app, id)).toMatchObject({ phase: 'COMPLETED', replayed: 1 })
    for (const decision of ['RETRY', 'LEAVE'] as const)
      expect(await acknowledge({ replayId: id, decision })).toMatchObject(refusal)
  })

  it('takes a note of 2,000 characters, and none that is longer or no text', async () => {
    const replay = await enqueued(1)
    const { id } = replay
    await query(app, remove(replay.failures[0]))
    await handOver(replay)
    for (const note of ['n'.repeat(2_001), '\0', '\ud800'])
      expect(await acknowledge({ replayId: id, decision: 'LEAVE', note })).toMatchObject({ field: 'note' })
    const note = 'n'.repeat(2_000)
    expect(await acknowledge({ replayId: id, decision: 'LEAVE', note })).toMatchObject({
      replay: { decisionNote: note },
    })
  })
})

describe('the receipt of a replay', () => {
  it('is counted from the rows, and one that is not what was counted on the way needs attention', async () => {
    const replay = await enqueued(3)
    const { owner, id, targetRunId, failures } = replay
    while (owner.ledger.action.phase === 'CLEANUP_PENDING') await cleanUpFailures(owner.ledger)
    await query(app, `create table lost as select * from sync_tasks where run_id = '${targetRunId}' limit 0`)
    await query(
      app,
      `with lost_task as (${forgetTask(failures[0], targetRunId)} returning sync_tasks.*) insert into lost select * from lost_task`,
    )
    await handOver(replay)
    expect(await readReplay(app, id)).toMatchObject({
      ...{ phase: 'NEEDS_ATTENTION', receipt: null },
      failure: { code: 'RECEIPT_MISMATCH', message: expect.stringContaining('3 failures into run') },
      attention: { phase: 'RECEIPT_PENDING', canLeave: true },
    })
    await query(app, 'insert into sync_tasks select * from lost')
    await acknowledge({ replayId: id, decision: 'RETRY' })
    await workOnReplay(app, id)
    expect(await readReplay(app, id)).toMatchObject({
      phase: 'COMPLETED',
      receipt: { inTarget: 3, replayed: 3, left: 0, notInTarget: 0 },
    })
  })

  it('is kept as it was counted where someone leaves it, and the source is told', async () => {
    const replay = await enqueued(2)
    const { owner, id, targetRunId } = replay
    while (owner.ledger.action.phase === 'CLEANUP_PENDING') await cleanUpFailures(owner.ledger)
    await query(app, forgetTask(replay.failures[0], targetRunId))
    await handOver(replay)
    expect(await acknowledge({ replayId: id, decision: 'LEAVE' })).toMatchObject({
      replay: { phase: 'COMPLETED', state: 'PENDING', receipt: { inTarget: 1, replayed: 2 } },
    })
    await workOnReplay(app, id)
    expect(await readReplay(app, id)).toMatchObject({
      phase: 'COMPLETED',
      state: 'SUCCEEDED',
      decision: 'LEAVE',
    })
    const told = `select from timeline_entries where work_id = '${replay.runId}' and event = 'REPLAYED'`
    expect(await query(app, told)).toHaveLength(1)
  })
})
