import { expect, it } from 'vitest'
import { createContext } from '../../src/context.ts'
import { deletion } from '../../src/deletions/run-deletion.ts'
import { replaying } from '../../src/replays/steps/run-replay.ts'
import { syncing } from '../../src/sync-runs/leader/run-sync.ts'
import { type Claim, claimWork } from '../../src/work/claim.ts'
import { reapWork } from '../../src/work/reap-work.ts'
import { Run } from '../../src/work/run.ts'
import { runWork } from '../../src/work/run-work.ts'
import { makeSourceRun } from '../chaos/make-source-run.ts'
import { connect } from '../support/database.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { silence } from '../work/work-fixture.ts'
import { request } from './replay-client.ts'
import { replayQuery } from './replay-documents.ts'

const never = new AbortController().signal

const kinds = {
  COMPLETION: deletion,
  DELETION: deletion,
  EXPORT: deletion,
  JOB: deletion,
  REPLAY: replaying,
  SYNC_RUN: syncing,
}

async function claimReplay(app: TestApp): Promise<Claim> {
  const claim = await claimWork(app.caller.em.fork(), 'REPLAY')
  if (claim === null) throw new Error('no replay waits')
  return claim
}

it('succeeds once it has its receipt, also where its last owner dies before it can say so', async () => {
  await using app = await startTestApp({
    settings: { STEVEDORE_ROLES: 'api', STEVEDORE_MAX_ATTEMPTS: '1' },
  })
  await using database = await connect(app.site.databaseUrl)
  const query = async (text: string, values: unknown[]) => (await database.query(text, values)).rows
  const runId = await makeSourceRun(query, { cycle: 1, failures: 4, fileIds: [] })
  const { id } = await request(app, { runId, idempotencyKey: 'one' })
  const ctx = createContext(app.app.services)
  using run = new Run(ctx, await claimReplay(app), never)
  await replaying.execute(ctx, run)
  run.stopBeating()
  await silence(ctx, id, 60)
  await reapWork(ctx, kinds)
  const reopened = await app.request(replayQuery, { id })
  expect(reopened.data.replay).toMatchObject({ state: 'PENDING', phase: 'COMPLETED', attention: null })
  await runWork(ctx, await claimReplay(app), { kind: replaying, shutdown: never })
  const ended = await app.request(replayQuery, { id })
  expect(ended.data.replay).toMatchObject({
    state: 'SUCCEEDED',
    phase: 'COMPLETED',
    receipt: { replayed: 4 },
  })
})
