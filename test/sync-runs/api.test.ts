import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StartSyncRunInput, SyncRunFilter, SyncTaskFilter } from '../../src/gql/graphql.ts'
import { uploadBytes } from '../support/files.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { copiesQuery, runDetails, syncRunsQuery, tasksQuery } from './api-documents.ts'
import { holdChannel } from './hold-channel.ts'
import { runToEnd, start } from './sync-client.ts'
import { cancelSyncRun } from './sync-documents.ts'

let app: TestApp
let fileIds: string[]
let verified: string
let planned: string

beforeAll(async () => {
  app = await startTestApp()
  fileIds = []
  for (const name of ['a', 'b', 'c'])
    fileIds.push(await uploadBytes(app, `${name}.txt`, Buffer.from(name.repeat(100))))
  const verify: StartSyncRunInput = { kind: 'VERIFY', channels: ['primary'], month: '2025-01' }
  const filter = { name: 'A.TXT', createdAt: { from: '2020-01-01T00:00:00.000Z' } }
  verified = (await runToEnd(app, { ...verify, filter, options: { olderThanDays: 30 } })).id
  planned = (await runToEnd(app, { kind: 'VERIFY', dryRun: true })).id
})
afterAll(() => app[Symbol.asyncDispose]())

async function idsOf(filter: SyncRunFilter): Promise<(string | null)[]> {
  const { data } = await app.request(syncRunsQuery, { filter })
  return data.syncRuns.edges.map(({ node }) => node?.id ?? null)
}

async function readTasks(
  filter: SyncTaskFilter | null,
  page: { first?: number; after?: string | null } = {},
) {
  const { data } = await app.request(tasksQuery, { id: planned, filter, ...page })
  const tasks = data.syncRun?.tasks
  if (!tasks) throw new Error('the run has no tasks')
  return tasks
}

it('says of a run what it was asked for, and what each round came to', async () => {
  const { data } = await app.request(runDetails, { id: verified })
  expect(data.syncRun).toMatchObject({
    runState: 'SUCCEEDED',
    filter: { name: 'A.TXT', createdAt: { from: '2020-01-01T00:00:00.000Z' } },
    channelNames: ['primary'],
    pausedAt: null,
    waitsUntil: null,
    removalsRefused: 0,
    listed: 1,
    touched: 1,
    failedCount: 0,
    pendingFailureCount: 0,
    retryingCount: 0,
    options: {
      bytesPerDay: null,
      olderThanDays: 30,
      removeExtraneous: false,
      samplePercent: null,
      secondsPerDay: null,
    },
    rounds: [{ channel: 'primary', round: 1, attempted: 1, succeeded: 1, failed: 0, movedBytes: 100 }],
    schedule: null,
  })
})

it('lists runs, newest first, by kind, operation, state, month and whether they are dry runs', async () => {
  await holdChannel(app, 'primary')
  const { id: active } = await start(app, { kind: 'VERIFY', channels: ['primary'] })
  expect(await idsOf({})).toEqual([active, planned, verified])
  expect(await idsOf({ states: ['PENDING', 'RUNNING'] })).toEqual([active])
  expect(await idsOf({ states: ['SUCCEEDED'] })).toEqual([planned, verified])
  expect(await idsOf({ states: ['RUNNING', 'PENDING', 'SUCCEEDED'], dryRun: false })).toEqual([
    active,
    verified,
  ])
  expect(await idsOf({ states: [] })).toEqual([])
  expect(await idsOf({ kinds: ['MIRROR'] })).toEqual([])
  expect(await idsOf({ operations: ['REPLAY'] })).toEqual([])
  expect(await idsOf({ operations: ['FULL'], months: ['2025-01'] })).toEqual([verified])
  expect(await idsOf({ months: ['2025-01'] })).toEqual([verified])
  expect(await idsOf({ dryRun: true })).toEqual([planned])
  const first = (await app.request(syncRunsQuery, { first: 2 })).data.syncRuns
  const after = first.pageInfo.endCursor ?? null
  expect([first.edges.length, first.pageInfo.hasNextPage]).toEqual([2, true])
  const rest = (await app.request(syncRunsQuery, { first: 2, after })).data.syncRuns
  expect([rest.edges.map(({ node }) => node?.id), rest.pageInfo.hasNextPage]).toEqual([[verified], false])
  await app.request(cancelSyncRun, { runId: active })
})

it('lists what a dry run would do with each file on each channel', async () => {
  const all = await readTasks(null)
  const pairs = [...fileIds].sort().flatMap((id) => [`${id} primary`, `${id} replica`])
  expect(all.edges.map(({ node }) => `${node.fileId} ${node.channel}`)).toEqual(pairs)
  expect(all.edges[0]?.node).toMatchObject({
    action: 'VERIFY',
    state: 'PLANNED',
    round: 1,
    file: { filename: 'a.txt' },
  })
  const { edges, pageInfo } = await readTasks(null, { first: 3 })
  const rest = await readTasks(null, { first: 100, after: pageInfo.endCursor ?? null })
  expect([...edges, ...rest.edges]).toEqual(all.edges)
  expect((await readTasks({ channels: ['replica'], states: ['PLANNED'] })).edges).toHaveLength(3)
  expect((await readTasks({ actions: ['COPY'] })).edges).toEqual([])
})

it('tells of a file where its bytes were confirmed', async () => {
  const [id = '', other = ''] = fileIds
  expect((await app.request(copiesQuery, { id })).data.file?.copies).toEqual([
    { channel: 'primary', confirmedAt: expect.any(String), fault: null, runId: verified },
  ])
  expect((await app.request(copiesQuery, { id: other })).data.file?.copies).toEqual([])
})
