import { gunzipSync } from 'node:zlib'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReplayForTestFragment } from '../../src/gql/graphql.ts'
import { reportSchema } from '../../src/sync-runs/archive/run-report.ts'
import { collect, reportOf } from '../garbage/garbage-site.ts'
import { query } from '../support/query.ts'
import type { TestApp } from '../support/test-app.ts'
import { syncRunsQuery } from '../sync-runs/api-documents.ts'
import { nodeQuery, timelineOfRunQuery } from '../sync-runs/archive-documents.ts'
import { archiveDue, readRun } from '../sync-runs/archive-site.ts'
import { cancelSyncRun } from '../sync-runs/sync-documents.ts'
import { readItems, request } from './replay-client.ts'
import { replayChain, replaysQuery } from './replay-documents.ts'
import { abandon, endedSource, ownReplay, startReplayApp, takeSteps, workOnReplay } from './replay-site.ts'

let app: TestApp
let sourceRunId: string
let first: ReplayForTestFragment
let second: ReplayForTestFragment

/** A replay whose target is cancelled, and one of the failures that this one has by that. */
beforeAll(async () => {
  app = await startReplayApp()
  sourceRunId = (await endedSource(app, [{ count: 3 }])).id
  await archiveDue(app)
  first = await request(app, { runId: sourceRunId, idempotencyKey: 'first' })
  await takeSteps(await ownReplay(app, first.id), 2)
  await app.request(cancelSyncRun, { runId: first.targetRunId })
  await abandon(app, first.id)
  await workOnReplay(app, first.id)
  second = await request(app, { runId: first.targetRunId, idempotencyKey: 'second' })
  await workOnReplay(app, second.id)
})
afterAll(() => app[Symbol.asyncDispose]())

async function chainOf(runId: string) {
  return (await app.request(replayChain, { runId })).data.syncRun
}

async function download(url: string | null | undefined): Promise<string> {
  return gunzipSync(Buffer.from(await (await fetch(url ?? '')).arrayBuffer())).toString()
}

describe('a replay of the failures of a target', () => {
  it('is seen from both ends of each replay', async () => {
    const [target, last] = [first.targetRunId, second.targetRunId]
    expect(await chainOf(sourceRunId)).toMatchObject({
      ...{ operation: 'FULL', failedCount: 3, pendingFailureCount: 0 },
      ...{ sourceRunId: null, source: null, replay: null },
      replays: {
        edges: [
          { node: { id: first.id, phase: 'COMPLETED', source: { id: sourceRunId }, target: { id: target } } },
        ],
      },
    })
    expect(await chainOf(target)).toMatchObject({
      ...{ operation: 'REPLAY', failedCount: 3, pendingFailureCount: 0 },
      ...{ sourceRunId, source: { id: sourceRunId }, replay: { id: first.id } },
      replays: { edges: [{ node: { id: second.id, source: { id: target }, target: { id: last } } }] },
    })
    expect(await chainOf(last)).toMatchObject({
      ...{ operation: 'REPLAY', source: { id: target }, replay: { id: second.id }, replays: { edges: [] } },
    })
  })

  it('is told of by each failure that it took', async () => {
    for (const { id } of [first, second]) {
      const { nodes } = await readItems(app, id)
      expect(nodes.map(({ failure }) => failure?.replay)).toEqual([{ id }, { id }, { id }])
    }
  })

  it('is in the list of replays, newest first, by source and phase', async () => {
    const idsOf = async (given: { first?: number; after?: string | null; filter?: object }) => {
      const { edges, pageInfo } = (await app.request(replaysQuery, given)).data.replays
      return { ids: edges.map(({ node }) => node.id), ...pageInfo }
    }
    const page = await idsOf({ first: 1 })
    expect(page).toMatchObject({ ids: [second.id], hasNextPage: true })
    expect(await idsOf({ after: page.endCursor ?? null })).toMatchObject({
      ids: [first.id],
      hasNextPage: false,
    })
    expect(await idsOf({ filter: { sourceRunId } })).toMatchObject({ ids: [first.id] })
    expect(await idsOf({ filter: { phases: ['COMPLETED'] } })).toMatchObject({ ids: [second.id, first.id] })
    expect(await idsOf({ filter: { phases: [] } })).toMatchObject({ ids: [] })
    const runs = await app.request(syncRunsQuery, { filter: { operations: ['REPLAY'] } })
    expect(runs.data.syncRuns.edges.map(({ node }) => node?.id)).toEqual([
      second.targetRunId,
      first.targetRunId,
    ])
  })

  it('is a node', async () => {
    const { data } = await app.request(nodeQuery, { id: first.id })
    expect(data.node).toEqual({ __typename: 'Replay', id: first.id })
  })
})

describe('the source of a replay', () => {
  it('is archived anew, with what became of its failures', async () => {
    const before = await readRun(app, sourceRunId)
    expect(before.report).toMatchObject({ state: 'PENDING', version: before.version })
    await archiveDue(app)
    const { report, version } = await readRun(app, sourceRunId)
    expect(report).toMatchObject({ state: 'PUBLISHED', version })
    const { data } = await app.request(timelineOfRunQuery, { id: sourceRunId })
    expect(data.syncRun?.timeline.edges.at(-1)).toMatchObject({ node: { event: 'REPLAYED' } })
    const lines = (await download(report?.failuresUrl)).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject(
      [1, 2, 3].map(() => ({ state: 'REPLAYED', replayId: first.id })),
    )
  })

  it('and the target have reports that follow the published schema', async () => {
    await archiveDue(app)
    const ajv = new Ajv2020({ allErrors: true })
    addFormats.default(ajv)
    const validate = ajv.compile(await (await fetch(new URL(reportSchema, app.url))).json())
    for (const [id, source] of [
      [sourceRunId, null],
      [first.targetRunId, sourceRunId],
    ] as const) {
      const document = JSON.parse(await download((await readRun(app, id)).report?.downloadUrl))
      expect(validate(document) || validate.errors).toBe(true)
      expect(document).toMatchObject({
        run: { sourceRunId: source },
        channels: [{ failed: 3, pendingFailures: 0 }],
        failureGroups: [{ state: 'REPLAYED', count: 3 }],
      })
    }
  })

  it('and the target are told of with each other also once only their archives are left', async () => {
    await archiveDue(app)
    await query(app, `update work set finished_at = finished_at - interval '1 year' where kind = 'SYNC_RUN'`)
    expect(reportOf(await collect(app), 'PURGE_SYNC_RUNS')).toMatchObject({ outcome: 'SUCCEEDED', items: 2 })
    expect(await chainOf(sourceRunId)).toMatchObject({
      ...{ sourceRunId: null, replays: { edges: [{ node: { id: first.id } }] } },
      replayPreview: { code: 'FAILURE_DETAILS_UNAVAILABLE' },
    })
    expect(await chainOf(first.targetRunId)).toMatchObject({
      ...{ sourceRunId, source: { id: sourceRunId }, replay: { id: first.id } },
    })
    const { nodes } = await readItems(app, first.id)
    expect(nodes.map(({ state, failure }) => [state, failure])).toEqual(
      [1, 2, 3].map(() => ['REPLAYED', null]),
    )
  })
})
