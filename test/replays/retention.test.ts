import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../src/context.ts'
import { collect, reportOf } from '../garbage/garbage-site.ts'
import { query } from '../support/query.ts'
import type { TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { archiveDue } from '../sync-runs/archive-site.ts'
import { cancelSyncRun } from '../sync-runs/sync-documents.ts'
import { cancelReplay, requestReplay } from './replay-documents.ts'
import {
  abandon,
  claimReplay,
  countsOf,
  endedSource,
  newReplay,
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

/** A year goes by, and all that has ended is archived as it is. */
async function age(): Promise<void> {
  await archiveDue(app)
  await query(app, `update work set finished_at = finished_at - interval '1 year'`)
}

async function idsIn(table: 'replays' | 'sync_runs'): Promise<string[]> {
  return (await query<{ id: string }>(app, `select id from ${table} order by id`)).map(({ id }) => id)
}

describe('garbage collection', () => {
  it('forgets replays that are over, each with its selection, and leaves those that someone waits for', async () => {
    const [completed, cancelled, waiting, stuck] = [
      await newReplay(app, 2),
      await newReplay(app, 2),
      await newReplay(app, 2),
      await newReplay(app, 2),
    ]
    await workOnReplay(app, completed.id)
    await app.request(cancelReplay, { replayId: cancelled.id })
    for (let n = 0; n < 2; n++) {
      await claimReplay(app, stuck.id)
      await abandon(app, stuck.id)
    }
    await app.request(cancelSyncRun, { runId: completed.targetRunId })
    await age()
    const fresh = await newReplay(app, 2)
    await workOnReplay(app, fresh.id)
    const looked = reportOf(await collect(app, { dryRun: true }), 'PURGE_REPLAYS')
    expect(looked).toMatchObject({ outcome: 'SUCCEEDED', items: 2 })
    expect(await idsIn('replays')).toHaveLength(5)
    expect(reportOf(await collect(app), 'PURGE_REPLAYS')).toMatchObject({ outcome: 'SUCCEEDED', items: 2 })
    expect(await idsIn('replays')).toEqual([waiting.id, stuck.id, fresh.id])
    const selections = await query(app, 'select distinct replay_id as id from replay_items order by id')
    expect(selections).toEqual([waiting, stuck, fresh].map(({ id }) => ({ id })))
    // With them go the runs that no replay needs: the first two sources, and the first target.
    const runs = await idsIn('sync_runs')
    expect(runs).toEqual([waiting.sourceRunId, stuck.sourceRunId, fresh.sourceRunId, fresh.targetRunId])
  })

  it('leaves source and target of a replay for as long as it goes on', async () => {
    const { id, sourceRunId, targetRunId } = await newReplay(app, 2)
    const owner = await ownReplay(app, id)
    await takeSteps(owner, 3)
    await app.request(cancelSyncRun, { runId: targetRunId })
    await age()
    await collect(app, { dryRun: true })
    await collect(app)
    expect(await idsIn('sync_runs')).toEqual(expect.arrayContaining([sourceRunId, targetRunId]))
    await abandon(app, id)
    await workOnReplay(app, id)
    await age()
    await collect(app)
    expect((await idsIn('sync_runs')).filter((run) => run === sourceRunId || run === targetRunId)).toEqual([])
  })

  it.each(['first', 'second'])(
    'that comes %s and a request for a replay have the run whole or not at all',
    async (place) => {
      const { id: runId } = await endedSource(app, [{ count: 2 }])
      await age()
      const ask = () => app.request(requestReplay, { input: { runId, idempotencyKey: 'race' } })
      const begun: Promise<unknown>[] = []
      await transaction(app.caller, async (tx) => {
        await sql`select from sync_runs where id = ${runId} for update`.execute(tx.getKysely())
        for (const begin of place === 'first' ? [() => collect(app), ask] : [ask, () => collect(app)]) {
          begun.push(begin())
          await waitFor(async () => (await countWaiting()) === begun.length)
        }
      })
      await Promise.all(begun)
      const { data } = await ask()
      if (data.requestReplay.__typename === 'RequestReplayPayload') {
        expect(data.requestReplay).toMatchObject({ replayed: true, replay: { selected: 2 } })
        expect(await countsOf(app, runId)).toEqual({ tasks: 2, pending: 2 })
      } else {
        expect(data.requestReplay).toMatchObject({ code: 'FAILURE_DETAILS_UNAVAILABLE' })
        expect(await countsOf(app, runId)).toEqual({ tasks: 0, pending: 0 })
      }
    },
  )
})

/** How many wait for a row that another has locked. */
async function countWaiting(): Promise<number> {
  const [waiting] = await query<{ count: number }>(
    app,
    `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return waiting?.count ?? 0
}
