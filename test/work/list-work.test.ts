import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WorkListFilter, WorkListForTestQuery } from '../../src/gql/graphql.ts'
import { selectWork } from '../../src/work/select-work.ts'
import { type WorkKind, type WorkState, workKinds, workStates } from '../../src/work/work-states.ts'
import { newAccount } from '../files/new-account.ts'
import { codeOf, post } from '../graphql/client.ts'
import { query } from '../support/query.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { insertWork } from './insert-work.ts'
import { workList } from './work-documents.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(() => query(app, 'delete from work'))

type Page = WorkListForTestQuery['work']

async function list(
  filter: WorkListFilter | null = null,
  page: { first?: number; after?: string | null } = {},
): Promise<Page> {
  const { data, errors } = await app.request(workList, { filter, ...page })
  expect(errors).toBeUndefined()
  return data.work
}

async function idsOf(filter: WorkListFilter | null): Promise<string[]> {
  return (await list(filter)).edges.map(({ node }) => node.id)
}

async function make(kind: WorkKind, state: WorkState): Promise<string> {
  return await insertWork(app.caller, kind, state)
}

/** A run in this state of whose failures so many are pending. */
async function makeRun(state: WorkState, pending: number): Promise<string> {
  const id = await make('SYNC_RUN', state)
  await query(app, `update sync_run_channels set pending_failures = ${pending} where run_id = '${id}'`)
  return id
}

describe('the list of all work', () => {
  it('has each kind as it is, newest first', async () => {
    const ids: string[] = []
    for (const kind of workKinds) ids.push(await make(kind, 'SUCCEEDED'))
    const { edges, pageInfo } = await list()
    expect(edges.map(({ node }) => node.id)).toEqual(ids.toReversed())
    expect(edges.map(({ node }) => node)).toMatchObject([
      { __typename: 'SyncRun', pendingFailureCount: 0 },
      { __typename: 'Replay', phase: 'ACCEPTED' },
      { __typename: 'Job', state: 'SUCCEEDED', progress: { itemsDone: 0 } },
      { __typename: 'Export', filename: 'holiday.zip' },
      { __typename: 'Deletion' },
      { __typename: 'Completion', upload: { filename: 'film.mov' } },
    ])
    expect(pageInfo.hasNextPage).toBe(false)
  })

  it('goes on from page to page across kinds and states', async () => {
    const ids: string[] = []
    for (const state of workStates) for (const kind of workKinds) ids.push(await make(kind, state))
    const seen: string[] = []
    let after: string | null = null
    do {
      const { edges, pageInfo }: Page = await list(null, { first: 7, after })
      expect(edges.length).toBe(pageInfo.hasNextPage ? 7 : ids.length % 7)
      seen.push(...edges.map(({ node }) => node.id))
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null
    } while (after !== null && seen.length < ids.length)
    expect(seen).toEqual(ids.toReversed())
  })

  it('has nothing of another account', async () => {
    const own = await make('EXPORT', 'FAILED')
    const other = await newAccount(app.caller)
    for (const kind of workKinds) await insertWork(other, kind, 'FAILED')
    await insertWork(other, 'SYNC_RUN', 'SUCCEEDED')
    await query(app, 'update sync_run_channels set pending_failures = 1')
    for (const filter of [null, { needsAttention: true }]) {
      const { edges, pageInfo } = await list(filter, { first: 1 })
      expect([edges.map(({ node }) => node.id), pageInfo.hasNextPage]).toEqual([[own], false])
    }
  })

  it('leaves out a run for which its archive answers', async () => {
    const forgotten = await makeRun('SUCCEEDED', 1)
    const kept = await makeRun('SUCCEEDED', 1)
    await query(app, `update sync_runs set forgotten_at = now() where id = '${forgotten}'`)
    expect([await idsOf(null), await idsOf({ needsAttention: true })]).toEqual([[kept], [kept]])
  })

  it('goes on after a page of which nothing is left', async () => {
    const kept = await make('JOB', 'SUCCEEDED')
    for (let gone = 0; gone < 3; gone++) await makeRun('SUCCEEDED', 0)
    await query(app, 'update sync_runs set forgotten_at = now()')
    for (const first of [1, 2]) {
      const { edges, pageInfo } = await list(null, { first })
      expect([edges.map(({ node }) => node.id), pageInfo.hasNextPage]).toEqual([[kept], false])
    }
  })

  it('takes cursors of its own alone', async () => {
    await make('JOB', 'SUCCEEDED')
    const cursorOf = async (field: string) => {
      const { data } = await post(app, { query: `{ ${field} { edges { cursor } } }` })
      return /"cursor":"([^"]+)"/.exec(JSON.stringify(data))?.[1]
    }
    const ask = async (field: string, after: string | undefined) =>
      codeOf(await post(app, { query: `{ ${field}(after: "${after}") { edges { cursor } } }` }))
    const [ofWork, ofJobs] = [await cursorOf('work'), await cursorOf('jobs')]
    expect([await ask('work', ofWork), await ask('jobs', ofJobs)]).toEqual([undefined, undefined])
    expect([await ask('work', ofJobs), await ask('jobs', ofWork)]).toEqual(['INVALID_INPUT', 'INVALID_INPUT'])
  })
})

describe('its filter', () => {
  it('takes kinds and states, both of which must hold', async () => {
    const job = await make('JOB', 'RUNNING')
    const exporting = await make('EXPORT', 'RUNNING')
    const done = await make('JOB', 'SUCCEEDED')
    expect(await idsOf({ kinds: ['JOB', 'JOB'] })).toEqual([done, job])
    expect(await idsOf({ states: ['RUNNING', 'PENDING'] })).toEqual([exporting, job])
    expect(await idsOf({ kinds: ['JOB', 'DELETION'], states: ['RUNNING'] })).toEqual([job])
  })

  it('takes null for whatever it is, and an empty list for nothing', async () => {
    await makeRun('FAILED', 1)
    await makeRun('SUCCEEDED', 1)
    expect(await idsOf({ kinds: null, states: null, needsAttention: null })).toHaveLength(2)
    expect(await idsOf({ kinds: [] })).toEqual([])
    expect(await idsOf({ states: [] })).toEqual([])
    expect(await idsOf({ kinds: [], needsAttention: true })).toEqual([])
    expect(await idsOf({ states: [], needsAttention: true })).toEqual([])
  })

  it('tells what someone has to look at from the rest', async () => {
    const failed: string[] = []
    for (const kind of workKinds) failed.push(await make(kind, 'FAILED'))
    const mended = await makeRun('SUCCEEDED', 0)
    const broken = await makeRun('SUCCEEDED', 2)
    const cancelled = await makeRun('CANCELLED', 1)
    const going = await makeRun('RUNNING', 3)
    const done = await make('JOB', 'SUCCEEDED')
    expect(await idsOf({ needsAttention: true })).toEqual([cancelled, broken, ...failed.toReversed()])
    expect(await idsOf({ needsAttention: false })).toEqual([done, going, mended])
    expect(await idsOf({ needsAttention: true, states: ['SUCCEEDED'] })).toEqual([broken])
    expect(await idsOf({ needsAttention: true, kinds: ['JOB'] })).toEqual([failed[3]])
    expect(await idsOf({ needsAttention: false, kinds: ['SYNC_RUN'], states: ['SUCCEEDED'] })).toEqual([
      mended,
    ])
    const { edges, pageInfo } = await list({ needsAttention: true }, { first: 1 })
    expect([edges[0]?.node.id, pageInfo.hasNextPage]).toEqual([cancelled, true])
    const next = await list({ needsAttention: true }, { first: 2, after: pageInfo.endCursor })
    expect(next.edges.map(({ node }) => node.id)).toEqual([broken, failed[5]])
  })
})

describe('a page', () => {
  it('of all kinds is read by as many statements however much of each it has', async () => {
    const query = vi.spyOn(app.app.services.orm.config.getLogger(), 'logQuery')
    const count = async () => {
      for (const kind of workKinds) await make(kind, 'SUCCEEDED')
      query.mockClear()
      await list()
      return query.mock.calls.length
    }
    const forOne = await count()
    expect(forOne).toBeGreaterThan(workKinds.length)
    expect([await count(), await count()]).toEqual([forOne, forOne])
    query.mockRestore()
  })

  it('is found by indexes alone, wherever it is and however rare what it is of', async () => {
    await query(
      app,
      `
      with listed as (
        insert into work (account_id, kind, state)
        select '${app.caller.caller.accountId}', (array['${workKinds.join("', '")}'])[1 + n % 6],
          case when n < 100 then 'FAILED' when n % 7 = 0 then 'CANCELLED' else 'SUCCEEDED' end
        from generate_series(1, 30000) n returning *),
      runs as (
        insert into sync_runs (id, account_id, kind, operation, month, dry_run, options, channels, up_to)
        select id, account_id, 'MIRROR', 'REPLAY', '2026-11', false, '{}', '{}', id from listed where kind = 'SYNC_RUN'
        returning id)
      insert into sync_run_channels (run_id, channel, pending_failures)
      select id, 'replica', case when row_number() over (order by id) < 100 then 1 else 0 end from runs`,
    )
    for (const table of ['work', 'sync_runs', 'sync_run_channels'])
      await query(app, `vacuum analyze ${table}`)
    const { rows } = await sql<{ id: string }>`select id from work order by id offset 10000 limit 1`.execute(
      app.caller.em.getKysely(),
    )
    for (const after of [null, rows[0]?.id ?? ''])
      for (const filter of [
        {},
        { states: ['RUNNING'] as const },
        { kinds: ['JOB'] as const },
        { needsAttention: true },
        { needsAttention: false },
      ]) {
        const plan = await explain(filter, after)
        expect([filter, plan.match(/Seq Scan on (?!unnest)\w+/g)]).toEqual([filter, null])
        expect(Number(/shared hit=(\d+)/.exec(plan)?.[1])).toBeLessThan(1_500)
      }
  })
})

async function explain(
  filter: Parameters<typeof selectWork>[0]['filter'],
  after: string | null,
): Promise<string> {
  const { accountId } = app.caller.caller
  const statement = selectWork({ accountId, page: { first: 100, after }, filter })
  const { rows } = await sql<Record<string, string>>`explain (analyze, buffers) ${statement}`.execute(
    app.caller.em.getKysely(),
  )
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}
