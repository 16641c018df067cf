import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReplayForTestFragment, RequestReplayInput } from '../../src/gql/graphql.ts'
import { previewReplay } from '../../src/replays/preview-replay.ts'
import { requestReplay as requestReplayOf } from '../../src/replays/request-replay.ts'
import { newAccount } from '../files/new-account.ts'
import { query } from '../support/query.ts'
import type { TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { endedRun } from '../sync-runs/archive-site.ts'
import { start } from '../sync-runs/sync-client.ts'
import { cancelSyncRun } from '../sync-runs/sync-documents.ts'
import { readDifferences } from '../sync-runs/sync-site.ts'
import { readItems, readReplay, request } from './replay-client.ts'
import { acknowledgeReplay, cancelReplay, replayChain, requestReplay } from './replay-documents.ts'
import { endedSource, startReplayApp, workOnReplay } from './replay-site.ts'

const nobody = '019ad0f0-0000-7000-8000-000000000000'

let app: TestApp
beforeAll(async () => {
  app = await startReplayApp()
})
afterAll(() => app[Symbol.asyncDispose]())

async function ask(input: RequestReplayInput) {
  return (await app.request(requestReplay, { input })).data.requestReplay
}

async function preview(runId: string, selection: Omit<RequestReplayInput, 'runId' | 'idempotencyKey'>) {
  return (await app.request(replayChain, { runId, ...selection })).data.syncRun?.replayPreview
}

/** The ids of the failures that are a replay's. */
async function selectionOf({ id }: ReplayForTestFragment): Promise<string[]> {
  const { nodes } = await readItems(app, id, { states: ['SELECTED'] })
  return nodes.map(({ failureId }) => failureId)
}

describe('a request under a key', () => {
  it('is one replay, however many ask at once', async () => {
    const { id: runId } = await endedSource(app, [{ count: 3 }])
    const input = { runId, idempotencyKey: 'crowd' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(input)))
    const replays = answers.map((answer) => (answer.__typename === 'RequestReplayPayload' ? answer : null))
    expect(new Set(replays.map((answer) => answer?.replay.id)).size).toBe(1)
    expect(replays.filter((answer) => answer?.replayed === false)).toHaveLength(1)
    expect(replays[0]?.replay).toMatchObject({ phase: 'ACCEPTED', selected: 3, taken: 0 })
  })

  it('leaves connections for everyone else, however many wait with it', async () => {
    const { id: runId } = await endedSource(app, [{ count: 1 }])
    const { id: replayId } = await request(app, { runId, idempotencyKey: 'first' })
    const other = new pg.Client({ connectionString: app.site.databaseUrl })
    await other.connect()
    try {
      await other.query('begin')
      await other.query('select from sync_runs for update')
      await other.query('select from work for update')
      const waiting = Array.from({ length: app.app.services.config.databasePoolSize }, (_, number) => [
        ask({ runId, idempotencyKey: `number ${number}` }),
        preview(runId, {}),
        app.request(cancelReplay, { replayId }),
        app.request(acknowledgeReplay, { input: { replayId, decision: 'RETRY' } }),
      ])
      await waitFor(async () => {
        // A transaction would see for ever what it saw first.
        await other.query('select pg_stat_clear_snapshot()')
        const { rows } = await other.query(`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
        return rows.length === 2
      })
      expect(await readReplay(app, replayId)).toMatchObject({ phase: 'ACCEPTED' })
      await other.query('rollback')
      await Promise.all(waiting.flat())
    } finally {
      await other.end()
    }
  })

  it('is the original replay also once its failures and the details of its source are gone', async () => {
    const { id: runId } = await endedSource(app, [{ count: 1 }])
    const input = { runId, idempotencyKey: 'later' }
    const { id } = await request(app, input)
    await workOnReplay(app, id)
    await query(app, `delete from sync_failures where run_id = '${runId}'`)
    await query(app, `update sync_runs set forgotten_at = now() where id = '${runId}'`)
    expect(await ask(input)).toMatchObject({ replayed: true, replay: { id, phase: 'COMPLETED' } })
  })

  it('is refused where another was made under the key, which is told', async () => {
    const { id: runId, failures } = await endedSource(app, [{ count: 2 }])
    const { id } = await request(app, { runId, idempotencyKey: 'one', filter: { codes: ['HASH_MISMATCH'] } })
    for (const selection of [{}, { failureIds: failures }, { filter: { codes: ['OTHER'] } }]) {
      expect(await ask({ runId, idempotencyKey: 'one', ...selection })).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringContaining(id),
      })
    }
  })

  it('is the same one whatever the order and number of times in which failures are named', async () => {
    const { id: runId, failures } = await endedSource(app, [{ count: 2 }])
    const { id } = await request(app, { runId, idempotencyKey: 'order', failureIds: failures })
    const again = [...failures.toReversed(), failures[0]?.toUpperCase() ?? '']
    const same = { replayed: true, replay: { id } }
    expect(await ask({ runId, idempotencyKey: 'order', failureIds: again })).toMatchObject(same)
  })

  it('is the same one whatever the order in which a filter names what it takes', async () => {
    const { id: runId } = await endedSource(app, [{ count: 1 }])
    const codes = ['HASH_MISMATCH', 'MISSING']
    const { id } = await request(app, { runId, idempotencyKey: 'order', filter: { codes } })
    const again = { codes: [...codes.toReversed(), ...codes] }
    expect(await ask({ runId, idempotencyKey: 'order', filter: again })).toMatchObject({ replay: { id } })
  })

  it('is the same one where what is left out is null', async () => {
    const { id: runId } = await endedSource(app, [{ count: 1 }])
    const { id } = await request(app, { runId, idempotencyKey: 'nulls' })
    for (const filter of [null, {}, { codes: null, text: null }])
      expect(await ask({ runId, idempotencyKey: 'nulls', filter })).toMatchObject({ replay: { id } })
    const empty = { runId, idempotencyKey: 'nulls', filter: { codes: [] } }
    expect(await ask(empty)).toMatchObject({ code: 'CONFLICT' })
  })

  it('means another replay of another run', async () => {
    const runs = [await endedSource(app, [{ count: 1 }]), await endedSource(app, [{ count: 1 }])]
    const replays = []
    for (const { id } of runs) replays.push(await request(app, { runId: id, idempotencyKey: 'same' }))
    expect(replays.map(({ sourceRunId }) => sourceRunId)).toEqual(runs.map(({ id }) => id))
  })
})

describe('a request is refused', () => {
  it('where the account has no such run', async () => {
    const { id: runId } = await endedSource(app, [{ count: 1 }])
    expect(await ask({ runId: nobody, idempotencyKey: 'a' })).toMatchObject({ code: 'NOT_FOUND' })
    const other = await newAccount(app.caller)
    const refusal = { code: 'NOT_FOUND' }
    await expect(requestReplayOf(other, { runId, idempotencyKey: 'a' })).rejects.toMatchObject(refusal)
    await expect(previewReplay(other, { runId })).rejects.toMatchObject(refusal)
  })

  it('where the run goes on, or only said what it would do', async () => {
    const { id: running } = await start(app, { kind: 'VERIFY' })
    const dry = await endedRun(app, { kind: 'MIRROR', dryRun: true })
    for (const [runId, message] of [
      [running, 'goes on'],
      [dry, 'dry run'],
    ] as const) {
      const refusal = { code: 'CONFLICT', message: expect.stringContaining(message) }
      expect(await ask({ runId, idempotencyKey: 'a' })).toMatchObject(refusal)
      expect(await preview(runId, {})).toMatchObject({ code: 'CONFLICT' })
    }
    await app.request(cancelSyncRun, { runId: running })
  })

  it('where the details of the run are gone, or are going', async () => {
    const { id: runId } = await endedSource(app, [{ count: 1 }])
    const refusal = { code: 'FAILURE_DETAILS_UNAVAILABLE' }
    await query(app, `update sync_runs set forgotten_at = now() where id = '${runId}'`)
    expect(await ask({ runId, idempotencyKey: 'a' })).toMatchObject(refusal)
    await query(app, `delete from work where id = '${runId}'`)
    expect(await ask({ runId, idempotencyKey: 'a' })).toMatchObject(refusal)
  })

  it.each([
    { what: 'no failures are named', selection: { failureIds: [] } },
    { what: 'the filter is of no states', selection: { filter: { states: [] } } },
    { what: 'none is like that', selection: { filter: { codes: ['OTHER'] } } },
  ])('where there is nothing to replay: $what', async ({ selection }) => {
    const { id: runId } = await endedSource(app, [{ count: 1 }])
    expect(await ask({ runId, idempotencyKey: 'a', ...selection })).toMatchObject({
      code: 'NOTHING_TO_REPLAY',
      taken: 0,
    })
    expect(await preview(runId, selection)).toMatchObject({ selected: 0, taken: 0, bytes: 0 })
    // Nothing of it stays: the key is free.
    expect(await ask({ runId, idempotencyKey: 'a' })).toMatchObject({ replayed: false })
  })

  it('where another replay has all of it, and says how many these are', async () => {
    const { id: runId } = await endedSource(app, [{ count: 2 }])
    await request(app, { runId, idempotencyKey: 'first' })
    expect(await ask({ runId, idempotencyKey: 'second' })).toMatchObject({
      code: 'NOTHING_TO_REPLAY',
      message: expect.stringContaining('have 2 of them'),
      taken: 2,
    })
  })

  it('where ids are of failures of another run', async () => {
    const { failures } = await endedSource(app, [{ count: 1 }])
    const { id: runId } = await endedSource(app, [{ count: 1 }])
    expect(await ask({ runId, idempotencyKey: 'a', failureIds: failures })).toMatchObject({
      code: 'NOTHING_TO_REPLAY',
    })
  })

  it.each([
    { field: 'runId', wish: { runId: 'no id' } },
    { field: 'failureIds', wish: { failureIds: ['no id'] } },
    { field: 'failureIds', wish: { failureIds: [nobody], filter: {} } },
    { field: 'failureIds', wish: { failureIds: Array.from({ length: 1_001 }, () => nobody) } },
    { field: 'filter.text', wish: { filter: { text: '\0' } } },
    { field: 'filter.codes', wish: { filter: { codes: ['\0'] } } },
    { field: 'filter.channels', wish: { filter: { channels: ['\ud800'] } } },
    { field: 'idempotencyKey', wish: { idempotencyKey: '' } },
    { field: 'idempotencyKey', wish: { idempotencyKey: 'k'.repeat(256) } },
  ])('where $field is wrong, which is named', async ({ field, wish }) => {
    const { id: runId } = await endedSource(app, [{ count: 1 }])
    expect(await ask({ runId, idempotencyKey: 'a', ...wish })).toMatchObject({ code: 'INVALID_INPUT', field })
  })
})

describe('a selection', () => {
  let source: { id: string; failures: string[] }
  beforeAll(async () => {
    source = await endedSource(app, [
      { count: 1, name: 'first', size: 1 },
      { count: 1, stage: 'READ', size: 2 },
      { count: 1, code: 'MISSING', size: 4 },
      { count: 1, channel: 'replica', size: 8 },
      { count: 1, message: 'The 50% of it.', size: 16 },
    ])
  })

  it.each([
    { what: 'all where nothing is said', selection: {}, taken: [0, 1, 2, 3, 4] },
    { what: 'all where null is said', selection: { failureIds: null, filter: null }, taken: [0, 1, 2, 3, 4] },
    { what: 'those of a stage', selection: { filter: { stages: ['READ' as const] } }, taken: [1] },
    { what: 'those of a code', selection: { filter: { codes: ['MISSING'] } }, taken: [2] },
    { what: 'those of a channel', selection: { filter: { channels: ['replica'] } }, taken: [3] },
    { what: 'those with a text in the message', selection: { filter: { text: 'the 50%' } }, taken: [4] },
    { what: 'those with a text in the name', selection: { filter: { text: 'FIRST' } }, taken: [0] },
  ])('takes $what, as the preview says', async ({ what, selection, taken }) => {
    const bytes = taken.reduce((sum, index) => sum + 2 ** index, 0)
    expect(await preview(source.id, selection)).toMatchObject({ selected: taken.length, taken: 0, bytes })
    const replay = await request(app, { runId: source.id, idempotencyKey: what, ...selection })
    expect(await selectionOf(replay)).toEqual(taken.map((index) => source.failures[index]))
    await query(app, `delete from work where id = '${replay.id}'`)
  })

  it('takes those that are named, pending, and free', async () => {
    const [free = '', ...others] = source.failures
    const replay = await request(app, { runId: source.id, idempotencyKey: 'others', failureIds: others })
    const failureIds = [...others, free, nobody]
    expect(await preview(source.id, { failureIds })).toMatchObject({ selected: 1, taken: 4, bytes: 1 })
    const second = await request(app, { runId: source.id, idempotencyKey: 'rest', failureIds })
    expect(second).toMatchObject({ selected: 1, taken: 4 })
    expect(await selectionOf(second)).toEqual([free])
    const { nodes } = await readItems(app, second.id, { states: ['TAKEN'] })
    expect(nodes.map(({ failureId, takenBy }) => [failureId, takenBy?.id])).toEqual(
      others.map((id) => [id, replay.id]),
    )
  })

  it('of ten replays at once has each failure in exactly one target', async () => {
    const { id: runId } = await endedSource(app, [
      { count: 40, name: 'a' },
      { count: 40, name: 'b' },
      { count: 20, name: 'c', channel: 'replica' },
    ])
    const filters = [{ text: 'a-' }, { text: 'b-' }, { channels: ['replica'] }, { channels: ['primary'] }, {}]
    const asked = [...filters, ...filters].map((filter, n) =>
      ask({ runId, idempotencyKey: `overlap ${n}`, filter }),
    )
    const answers = await Promise.all(asked)
    const replays = answers.flatMap((answer) =>
      answer.__typename === 'RequestReplayPayload' ? [answer.replay] : [],
    )
    for (const answer of answers)
      if (answer.__typename !== 'RequestReplayPayload')
        expect(answer).toMatchObject({ code: 'NOTHING_TO_REPLAY', taken: expect.any(Number) })
    expect(replays.reduce((sum, { selected }) => sum + selected, 0)).toBe(100)
    for (const { id } of replays) await workOnReplay(app, id)
    const targets = replays.map(({ targetRunId }) => `'${targetRunId}'`).join()
    const tasks = await query(
      app,
      `select count(*)::int, count(distinct (subject_id, channel))::int as distinct from sync_tasks where run_id in (${targets})`,
    )
    expect(tasks).toEqual([{ count: 100, distinct: 100 }])
    const left = await query(
      app,
      `select id from sync_failures where run_id = '${runId}' and state = 'PENDING'`,
    )
    expect(left).toEqual([])
    expect(await readDifferences(app, runId)).toEqual([])
  })
})
