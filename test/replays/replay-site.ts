import { type Context, createContext } from '../../src/context.ts'
import type { ReplayForTestFragment } from '../../src/gql/graphql.ts'
import { ReplayLedger } from '../../src/replays/steps/replay-ledger.ts'
import { replaying, stepOf } from '../../src/replays/steps/run-replay.ts'
import { syncing } from '../../src/sync-runs/leader/run-sync.ts'
import { type Claim, claimWork } from '../../src/work/claim.ts'
import { reapWork } from '../../src/work/reap-work.ts'
import { Run } from '../../src/work/run.ts'
import { runWork } from '../../src/work/run-work.ts'
import { neverAborted } from '../support/never-aborted.ts'
import { query } from '../support/query.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { endedRun } from '../sync-runs/archive-site.ts'
import { kinds, silence } from '../work/work-fixture.ts'
import { request } from './replay-client.ts'

/** An app whose replays and runs are worked on only where the test says so. */
export async function startReplayApp(): Promise<TestApp> {
  return await startTestApp({ settings: { STEVEDORE_ROLES: 'api', STEVEDORE_MAX_ATTEMPTS: '2' } })
}

type Failed = {
  channel?: 'primary' | 'replica'
  action?: 'CONFIRM' | 'COPY' | 'REMOVE' | 'REPLACE' | 'VERIFY'
  stage?: 'CONFIRM' | 'HASH' | 'READ' | 'WRITE'
  code?: string
  message?: string
  name?: string
  size?: number
}

/** A run that ended, with rows as it leaves them where these failed: the first of each group and then the next. */
export async function endedSource(
  app: TestApp,
  groups: readonly (Failed & { count: number })[],
): Promise<{ id: string; failures: string[] }> {
  const id = await endedRun(app)
  await query(
    app,
    `update sync_runs set outcome = 'COMPLETED_WITH_FAILURES', producer_done = true where id = '${id}'`,
  )
  for (const { count, ...failed } of groups) await addFailures(app, { runId: id, count, ...failed })
  await query(
    app,
    `insert into sync_run_channels (run_id, channel, listed, failed, pending_failures, listed_bytes, settled_bytes)
     select run_id, channel, count(*), count(*), count(*), coalesce(sum(size), 0), coalesce(sum(size), 0)
     from sync_failures where run_id = '${id}' group by run_id, channel`,
  )
  return { id, failures: await failureIds(app, id) }
}

async function addFailures(app: TestApp, wanted: Failed & { runId: string; count: number }): Promise<void> {
  const { runId, count, channel = 'primary', action = 'VERIFY', stage = 'HASH' } = wanted
  const { code = 'HASH_MISMATCH', message = 'Its bytes are others.', name = 'file', size = 10 } = wanted
  const file = action === 'REMOVE' ? 'null, null' : `'${name}-' || n, ${size}`
  await query(
    app,
    `with tasks as (
       insert into sync_tasks (run_id, subject_id, channel, batch_id, action, state)
       select '${runId}', uuidv7(), '${channel}', uuidv7(), '${action}', 'FAILED' from generate_series(1, ${count})
       returning subject_id)
     insert into sync_failures (run_id, subject_id, channel, action, state, stage, code, message, filename, size)
     select '${runId}', subject_id, '${channel}', '${action}', 'PENDING', '${stage}', '${code}', '${message}', ${file}
     from (select subject_id, row_number() over () as n from tasks) as task`,
  )
}

/** The failures of a run in the order of their ids. */
export async function failureIds(app: TestApp, runId: string): Promise<string[]> {
  const found = await query<{ id: string }>(
    app,
    `select id from sync_failures where run_id = '${runId}' order by id`,
  )
  return found.map(({ id }) => id)
}

/** A replay of all failures of a run that had so many. */
export async function newReplay(app: TestApp, count: number): Promise<ReplayForTestFragment> {
  const { id: runId } = await endedSource(app, [{ count }])
  return await request(app, { runId, idempotencyKey: 'only' })
}

/** How many tasks a run has, and how many of its failures are pending. */
export async function countsOf(app: TestApp, runId: string): Promise<{ tasks: number; pending: number }> {
  const [counts] = await query<{ tasks: number; pending: number }>(
    app,
    `select (select count(*)::int from sync_tasks where run_id = '${runId}') as tasks,
       (select count(*)::int from sync_failures where run_id = '${runId}' and state = 'PENDING') as pending`,
  )
  if (counts === undefined) throw new Error('a select without a condition has a row')
  return counts
}

/** Claims this replay, whatever others wait. */
export async function claimReplay(app: TestApp, id: string): Promise<Claim> {
  await query(
    app,
    `update work set due_at = case when id <> '${id}' then timestamptz '9999-01-01' end
     where kind = 'REPLAY' and state = 'PENDING'`,
  )
  const claim = await claimWork(app.caller.em.fork(), 'REPLAY')
  if (claim?.id !== id) throw new Error(`replay ${id} can't be claimed`)
  return claim
}

/** Who has a replay, and does its steps one by one. It shows no sign of life but by what it writes. */
export type Owner = { ctx: Context; claim: Claim; ledger: ReplayLedger }

export async function ownReplay(app: TestApp, id: string): Promise<Owner> {
  const claim = await claimReplay(app, id)
  const ctx = createContext(app.app.services)
  const run = new Run(ctx, claim, neverAborted)
  run.stopBeating()
  return { ctx, claim, ledger: await ReplayLedger.open(ctx, run) }
}

/** Does the next steps of a replay, so many, as a worker does them. */
export async function takeSteps({ ledger }: Owner, count: number): Promise<void> {
  for (let n = 0; n < count; n++) await stepOf(ledger.action)?.(ledger)
}

/** Claims a replay and does with it what a worker does, until it ends or needs attention. */
export async function workOnReplay(app: TestApp, id: string): Promise<void> {
  const claim = await claimReplay(app, id)
  await runWork(createContext(app.app.services), claim, { kind: replaying, shutdown: neverAborted })
}

/** Whoever has the work is dead: it's seen silent, and the work is taken from it. */
export async function abandon(app: TestApp, workId: string): Promise<void> {
  const ctx = createContext(app.app.services)
  await silence(ctx, workId, 60)
  await reapWork(ctx, { ...kinds, REPLAY: replaying, SYNC_RUN: syncing })
}
