import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SyncFailureFilter } from '../../src/gql/graphql.ts'
import { layoutOf, placeOf } from '../../src/storage/file-system/layout.ts'
import { FailureDetailsUnavailableError } from '../../src/sync-runs/failure-details-unavailable-error.ts'
import { listFailures } from '../../src/sync-runs/list-failures.ts'
import { uploadBytes } from '../support/files.ts'
import { openSocketClient, subscribe } from '../support/socket-client.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { copiesQuery, failureNode, failuresQuery, failuresUpdated, runDetails } from './api-documents.ts'
import { holdChannel, releaseChannel } from './hold-channel.ts'
import { start } from './sync-client.ts'
import { cancelSyncRun } from './sync-documents.ts'

let app: TestApp
let damaged: string
let runId: string

beforeAll(async () => {
  app = await startTestApp()
  damaged = await uploadBytes(app, 'damaged 100%.txt', Buffer.from('damaged'))
  await writeFile(await objectOf(damaged), 'DAMAGED')
  await holdChannel(app, 'primary')
  runId = (await start(app, { kind: 'VERIFY', channels: ['primary'] })).id
  // From here on there's no news but failures.
  await waitFor(async () => {
    const { data } = await app.request(runDetails, { id: runId })
    return data.syncRun?.progress.itemsTotal === 1 && data.syncRun.progress.itemsPerSecond === 0
  })
})
afterAll(() => app[Symbol.asyncDispose]())

/** The path of a file's object in the primary store. */
async function objectOf(fileId: string): Promise<string> {
  const found = await sql<{ key: string }>`
    select storage_key as key from files where id = ${fileId}`.execute(app.caller.em.getKysely())
  return placeOf(layoutOf(join(app.site.dataDirectory, 'objects')), found.rows[0]?.key ?? '')
}

async function read(filter: SyncFailureFilter | null = null) {
  const { data } = await app.request(failuresQuery, { id: runId, filter })
  const run = data.syncRun
  if (run?.failures.__typename !== 'SyncFailureConnection') throw new Error(JSON.stringify(data))
  return { ...run, failures: run.failures.edges.map(({ node }) => node) }
}

it('tells a watcher of a failure while the run goes on, and keeps it when the run ends', async () => {
  await using socket = openSocketClient(app)
  let seen = null
  for await (const { syncRunUpdated: run } of subscribe(socket, failuresUpdated, { id: runId })) {
    const [failure] = 'edges' in run.failures ? run.failures.edges : []
    if (failure === undefined) {
      await releaseChannel(app, 'primary')
      continue
    }
    seen = { ...failure.node, while: run.state }
    break
  }
  expect(seen).toEqual({ filename: 'damaged 100%.txt', state: 'RETRYING', while: 'RUNNING' })
  expect(await read()).toMatchObject({ failedCount: 0, failureGroups: [{ state: 'RETRYING', count: 1 }] })
  await app.request(cancelSyncRun, { runId })
  await using ended = openSocketClient(app)
  for await (const _ of subscribe(ended, failuresUpdated, { id: runId }));
  const { failures, ...run } = await read()
  expect(run).toMatchObject({
    failedCount: 1,
    pendingFailureCount: 1,
    failureGroups: [
      {
        channel: 'primary',
        stage: 'HASH',
        code: 'HASH_MISMATCH',
        state: 'PENDING',
        count: 1,
        message: expect.any(String),
      },
    ],
  })
  expect(failures).toMatchObject([
    {
      fileId: damaged,
      filename: 'damaged 100%.txt',
      size: 7,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      channel: 'primary',
      action: 'VERIFY',
      stage: 'HASH',
      code: 'HASH_MISMATCH',
      state: 'PENDING',
      file: { id: damaged },
    },
  ])
  const { data } = await app.request(copiesQuery, { id: damaged })
  expect(data.file?.copies).toMatchObject([
    { channel: 'primary', confirmedAt: null, fault: 'HASH_MISMATCH', runId },
  ])
})

it('finds failures by stage, code, channel, state and text, and each by its id', async () => {
  const [failure] = (await read()).failures
  const matching: SyncFailureFilter[] = [
    { stages: ['HASH', 'READ'], codes: ['HASH_MISMATCH'], channels: ['primary'], states: ['PENDING'] },
    { text: 'DAMAGED 100%' },
  ]
  for (const filter of matching) expect((await read(filter)).failures).toEqual([failure])
  const others: SyncFailureFilter[] = [
    { stages: ['READ'] },
    { codes: ['OTHER'] },
    { channels: ['replica'] },
    { states: ['RETRYING'] },
    { text: 'damaged_100' },
    { codes: [] },
  ]
  for (const filter of others) expect((await read(filter)).failures).toEqual([])
  const { data } = await app.request(failureNode, { id: failure?.id ?? '' })
  expect(data.node).toEqual({ __typename: 'SyncFailure', code: 'HASH_MISMATCH' })
})

it('keeps failures of a file that is gone', async () => {
  await rm(await objectOf(damaged))
  await sql`delete from files where id = ${damaged}`.execute(app.caller.em.getKysely())
  expect((await read()).failures).toMatchObject([
    { fileId: damaged, filename: 'damaged 100%.txt', file: null },
  ])
})

it('gives no empty page for a run whose details are gone', async () => {
  const list = {
    runId: '01890000-0000-7000-8000-000000000000',
    page: { first: 1, after: null },
    filter: null,
  }
  await expect(listFailures(app.caller, list)).rejects.toThrow(FailureDetailsUnavailableError)
})
