import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { uploadBytes } from '../support/files.ts'
import { query } from '../support/query.ts'
import { follow, runToEnd } from '../sync-runs/sync-client.ts'
import { placeOf, readDifferences, readTasks, type SyncSite, startSyncSite } from '../sync-runs/sync-site.ts'
import { readItems, replayToEnd } from './replay-client.ts'
import { replayChain } from './replay-documents.ts'

let site: SyncSite
beforeAll(async () => {
  site = await startSyncSite()
})
afterAll(() => site[Symbol.asyncDispose]())

it('takes the failures of a run into a new run, where they succeed once what was wrong is mended', async () => {
  const { app } = site
  for (const name of ['a.txt', 'b.txt', 'c.txt']) await uploadBytes(app, name, Buffer.from(name))
  await runToEnd(app, { kind: 'MIRROR' })
  for (const name of ['a.txt', 'b.txt']) {
    const id = await fileId(name)
    await rm(await placeOf(app, 'replica', id))
  }
  const source = await runToEnd(app, { kind: 'VERIFY', channels: ['replica'] })
  expect(source.runState).toBe('COMPLETED_WITH_FAILURES')
  await runToEnd(app, { kind: 'MIRROR' })
  const preview = await app.request(replayChain, { runId: source.id })
  expect(preview.data.syncRun?.replayPreview).toEqual({
    __typename: 'ReplayPreview',
    selected: 2,
    taken: 0,
    bytes: 10,
  })
  const replay = await replayToEnd(app, { runId: source.id, idempotencyKey: 'one' })
  expect(replay).toMatchObject({
    state: 'SUCCEEDED',
    phase: 'COMPLETED',
    selected: 2,
    enqueued: 2,
    newlyEnqueued: 2,
    alreadyPresent: 0,
    replayed: 2,
    conflicts: 0,
    receipt: { inTarget: 2, left: 0, notInTarget: 0, replayed: 2 },
  })
  const target = (await follow(app, replay.targetRunId)).at(-1)
  expect(target).toMatchObject({
    runState: 'SUCCEEDED',
    operation: 'REPLAY',
    month: source.month,
    cycle: source.cycle,
  })
  expect(await readTasks(app, replay.targetRunId)).toMatchObject([
    { file: 'a.txt', state: 'DONE' },
    { file: 'b.txt', state: 'DONE' },
  ])
  const { data } = await app.request(replayChain, { runId: source.id })
  expect(data.syncRun).toMatchObject({ failedCount: 2, pendingFailureCount: 0 })
  expect(await readDifferences(app, source.id)).toEqual([])
  expect(await readDifferences(app, replay.targetRunId)).toEqual([])
  expect((await readItems(app, replay.id)).nodes).toMatchObject([
    { state: 'REPLAYED', failure: { state: 'REPLAYED', version: 3, replay: { id: replay.id } } },
    { state: 'REPLAYED' },
  ])
})

async function fileId(name: string): Promise<string> {
  const [row] = await query<{ id: string }>(site.app, `select id from files where filename = '${name}'`)
  return row?.id ?? ''
}
