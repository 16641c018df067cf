import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { StorageError } from '../../src/storage/object-store.ts'
import { uploadBytes } from '../support/files.ts'
import { query } from '../support/query.ts'
import { waitFor } from '../support/wait-for.ts'
import { follow, runToEnd, start } from './sync-client.ts'
import { syncRunQuery } from './sync-documents.ts'
import { readDifferences, readFailures, readTasks, type SyncSite, startSyncSite } from './sync-site.ts'

/** Seconds for which no byte may move. */
const stall = 2

let site: SyncSite
const keys: Record<string, string> = {}

beforeAll(async () => {
  site = await startSyncSite({ settings: { STEVEDORE_STALL_SECONDS: String(stall) } })
  for (let index = 0; index < 7; index++)
    await uploadBytes(site.app, `${index}.txt`, randomBytes(100 + index))
  await uploadBytes(site.app, 'large.bin', randomBytes(600_000))
  const files = await query<{ name: string; key: string }>(
    site.app,
    'select filename as name, storage_key as key from files',
  )
  for (const { name, key } of files) keys[name] = key
})
afterAll(() => site[Symbol.asyncDispose]())
beforeEach(() => {
  site.faults.objects = {}
  site.faults.replica = {}
})

const away = () => Promise.reject(new StorageError('STORE_UNAVAILABLE', 'the store answers 500'))
const hang = () => new Promise<never>(() => {})
const troubleOf = (channel: string) =>
  query(site.app, `select from channel_health where channel = '${channel}' and troubled_since is not null`)
const outagesOf = async (id: string) =>
  (await site.app.request(syncRunQuery, { id })).data.syncRun?.channels.flatMap(({ outages }) => outages) ??
  []

it.each(['replica', 'primary'] as const)(
  'waits for a %s that is away, says so, and counts nothing that was tried meanwhile',
  async (channel) => {
    const { app, faults } = site
    await query(app, `delete from file_copies`)
    const name = channel === 'primary' ? 'objects' : 'replica'
    const down = {
      check: away,
      inspectMany: away,
      read: away,
      readRange: away,
      putMany: away,
      put: away,
      stat: away,
    }
    faults[name] = channel === 'replica' ? { ...down, check: hang, inspectMany: hang } : down
    const { id } = await start(app, { kind: channel === 'primary' ? 'VERIFY' : 'MIRROR' })
    const told = new Set<string>()
    const states = follow(app, id, ({ channels }) => {
      for (const { outages } of channels) for (const outage of outages) told.add(outage.channel)
    })
    await waitFor(async () => (await troubleOf(channel)).length === 1, 60_000)
    expect(await readFailures(app, id)).toEqual([])
    const tried = (await readTasks(app, id)).filter((task) => task.channel === channel)
    expect(new Set(tried.map(({ state, round }) => `${state} ${round}`))).toEqual(new Set(['DUE 1']))
    await waitFor(() => told.size > 0)
    faults[name] = {}
    const last = (await states).at(-1)
    expect(last).toMatchObject({ runState: 'SUCCEEDED' })
    expect([...told]).toEqual([channel])
    expect(await outagesOf(id)).toEqual([])
    expect(await troubleOf(channel)).toEqual([])
    expect(await readDifferences(app, id)).toEqual([])
  },
)

it('mirrors nothing while the primary is away, removes what no file has, and keeps what one has', async () => {
  const { app, faults } = site
  await query(app, 'delete from file_copies')
  const replica = await app.app.services.channels.get('replica')?.open()
  const orphan = randomUUID()
  await replica?.put(orphan, Buffer.from('nobody has me'))
  for (const key of Object.values(keys)) await replica?.delete(key)
  faults.objects = { check: away, inspectMany: away, read: away }
  const { id } = await start(app, { kind: 'MIRROR' })
  await waitFor(async () => (await troubleOf('primary')).length === 1, 60_000)
  expect(await troubleOf('replica')).toEqual([])
  expect(await readFailures(app, id)).toEqual([])
  const outage = { channel: 'primary', message: 'The store of primary failed: the store answers 500.' }
  const [told] = await outagesOf(id)
  expect(told).toMatchObject(outage)
  expect(Date.parse(told?.givenUpAt ?? '') - Date.parse(told?.since ?? '')).toBe(3600 * 1000)
  // As a MIRROR lists them that removes what is extraneous.
  for (const subject of [orphan, keys['0.txt']])
    await query(
      app,
      `insert into sync_tasks (run_id, subject_id, channel, batch_id, action)
       select run_id, '${subject}', channel, id, 'REMOVE' from sync_batches where run_id = '${id}' limit 1`,
    )
  await query(app, `update sync_run_channels set listed = listed + 2 where run_id = '${id}'`)
  faults.objects = {}
  expect((await follow(app, id)).at(-1)).toMatchObject({ channels: [{ done: 9, skipped: 1, failed: 0 }] })
  expect(await replica?.stat(orphan)).toBeNull()
  expect(await replica?.stat(keys['0.txt'] ?? '')).toMatchObject({ size: 100 })
  expect(await readDifferences(app, id)).toEqual([])
})

it('fails a run whose replica can not be listed for longer than outages are waited for', async () => {
  const { app, faults } = site
  faults.replica = {
    // biome-ignore lint/correctness/useYield: it has no first object.
    async *list() {
      await away()
    },
  }
  const { id } = await start(app, { kind: 'MIRROR', options: { removeExtraneous: true } })
  const isTroubledAfterItsTasks = async () =>
    (
      await query(
        app,
        `select from work where id = '${id}' and items_done = 8 and troubled_since is not null`,
      )
    ).length === 1
  await waitFor(isTroubledAfterItsTasks, 60_000)
  await query(app, `update work set troubled_since = troubled_since - interval '1 day' where id = '${id}'`)
  expect((await follow(app, id)).at(-1)).toMatchObject({
    runState: 'FAILED',
    failure: { code: 'STORE_UNAVAILABLE', message: 'The store of replica failed: the store answers 500.' },
    channels: [{ listed: 8, done: 8 }],
  })
})

it('works on no replica that is the store itself by another name, nor removes anything from it', async () => {
  const { app, faults } = site
  const { store } = app.app.services
  const refused = { runState: 'FAILED', failure: { code: 'REPLICA_IS_STORE' } }
  faults.replica = { stat: (key) => store.stat(key), list: (options) => store.list(options) }
  expect(await runToEnd(app, { kind: 'MIRROR' })).toMatchObject({ ...refused, channels: [] })
  // It can't be asked when the run begins.
  let asked = 0
  faults.replica.stat = (key) => (asked++ === 0 ? away() : store.stat(key))
  const last = await runToEnd(app, { kind: 'MIRROR', options: { removeExtraneous: true } })
  expect(last).toMatchObject({ ...refused, channels: [{ listed: 8 }] })
})

it('counts nothing of a worker that has lost its batch', async () => {
  const { app, faults } = site
  const gate = Promise.withResolvers<void>()
  let looks = 0
  let isLost = false
  faults.replica = {
    inspectMany: async (wanted) => {
      // The first worker finds otherwise than the next, and only when that one has the batch.
      if (isLost) return wanted.map(() => new StorageError('REQUEST_REFUSED', 'no'))
      looks++
      await gate.promise
      return wanted.map(() => new StorageError('OBJECT_TOO_LARGE', 'no'))
    },
  }
  const { id } = await start(app, { kind: 'VERIFY', channels: ['replica'] })
  await waitFor(() => looks > 0)
  isLost = true
  // As of one that took it over and died at once.
  await query(
    app,
    `update sync_batches set attempt = attempt + 1, heartbeat_at = now() - interval '1 hour' where run_id = '${id}'`,
  )
  gate.resolve()
  const last = (await follow(app, id)).at(-1)
  expect(last).toMatchObject({ channels: [{ listed: 8, done: 0, failed: 8 }] })
  expect(new Set((await readFailures(app, id)).map(({ code }) => code))).toEqual(new Set(['REQUEST_REFUSED']))
  expect(await readDifferences(app, id)).toEqual([])
})

it('ends with the failures of exactly the objects that err, hang, are refused or read back otherwise', async () => {
  const { app, faults } = site
  const { store } = app.app.services
  const replica = await app.app.services.channels.get('replica')?.open()
  for (const key of Object.values(keys)) await replica?.delete(key)
  faults.replica = {
    // The real one is asked, but for some.
    inspectMany: async (wanted, options) => {
      if (wanted.some(({ key }) => key === keys['1.txt'])) await hang()
      return await Promise.all(
        wanted.map(async ({ key, hashIfSize }) => {
          if (key === keys['0.txt']) return new StorageError('STORE_BUSY', 'the store asks to slow down')
          const stated = await replica?.stat(key)
          if (!stated) return new StorageError('OBJECT_MISSING', 'there is no such object')
          if (key === keys['2.txt']) return { size: stated.size, sha256: 'f'.repeat(64) }
          const [found] = await store.inspectMany([{ key, hashIfSize }], options)
          return found ?? { size: 0, sha256: null }
        }),
      )
    },
    putMany: async (objects) => {
      if (objects.some(({ key }) => key === keys['3.txt'])) throw new StorageError('REQUEST_REFUSED', 'no')
      for (const { key, bytes } of objects) await replica?.put(key, bytes)
    },
  }
  const run = await runToEnd(app, { kind: 'MIRROR' })
  expect(run).toMatchObject({ runState: 'COMPLETED_WITH_FAILURES', channels: [{ done: 4, failed: 4 }] })
  expect(await readFailures(app, run.id)).toMatchObject([
    { file: '0.txt', stage: 'CONFIRM', code: 'STORE_BUSY', attempts: 3 },
    { file: '1.txt', stage: 'CONFIRM', code: 'TASK_STALLED', attempts: 3 },
    { file: '2.txt', stage: 'CONFIRM', code: 'HASH_MISMATCH', attempts: 3 },
    { file: '3.txt', stage: 'WRITE', code: 'REQUEST_REFUSED', attempts: 1 },
  ])
  expect(await readDifferences(app, run.id)).toEqual([])
})

it('gives up what an outage has kept from being tried for too long', async () => {
  const { app, faults } = site
  faults.replica = { check: away, inspectMany: away }
  const { id } = await start(app, { kind: 'VERIFY', channels: ['replica'] })
  await waitFor(async () => (await troubleOf('replica')).length === 1, 60_000)
  await query(
    app,
    `update channel_health set down_until = null, troubled_since = troubled_since - interval '1 day' where channel = 'replica'`,
  )
  const last = (await follow(app, id)).at(-1)
  expect(last).toMatchObject({ runState: 'COMPLETED_WITH_FAILURES', channels: [{ failed: 8, retrying: 0 }] })
  expect((await readFailures(app, id))[0]).toMatchObject({
    code: 'STORE_UNAVAILABLE',
    attempts: 1,
    message: expect.stringMatching(/has not worked for \d+ seconds \(the store answers 500\)/),
  })
  expect(await readDifferences(app, id)).toEqual([])
})
