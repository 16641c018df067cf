import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { uploadBytes } from '../support/files.ts'
import type { TestApp } from '../support/test-app.ts'
import { runToEnd } from './sync-client.ts'
import {
  flipByte,
  placeOf,
  readDifferences,
  readFailures,
  readTasks,
  type SyncSite,
  startSyncSite,
  truncate,
} from './sync-site.ts'

let site: SyncSite
let app: TestApp
const bytes = {
  'a.txt': Buffer.from('hello'),
  'b.txt': Buffer.alloc(0),
  'c.bin': randomBytes(1_000),
  'large.bin': randomBytes(700_000),
  'large2.bin': randomBytes(800_000),
}
type Name = keyof typeof bytes
// Each is there once beforeAll has ended.
const ids = {} as Record<Name, string>

beforeAll(async () => {
  site = await startSyncSite()
  app = site.app
  for (const name of Object.keys(bytes) as Name[]) ids[name] = await uploadBytes(app, name, bytes[name])
})
afterAll(() => site[Symbol.asyncDispose]())

const places = (name: Name) => placeOf(app, 'replica', ids[name])
const actionsOf = async (runId: string) =>
  Object.fromEntries(
    (await readTasks(app, runId)).map(({ file, action, state }) => [file, `${action} ${state}`]),
  )

it('brings every file to the replica, and afterwards only what is wanting there', async () => {
  const planned = await runToEnd(app, { kind: 'MIRROR', dryRun: true })
  expect(planned).toMatchObject({ runState: 'SUCCEEDED', cycle: null })
  expect(new Set(Object.values(await actionsOf(planned.id)))).toEqual(new Set(['COPY PLANNED']))
  await expect(readFile(await places('a.txt'))).rejects.toMatchObject({ code: 'ENOENT' })

  const first = await runToEnd(app, { kind: 'MIRROR' })
  expect(first).toMatchObject({ runState: 'SUCCEEDED', channels: [{ listed: 5, done: 5, failed: 0 }] })
  expect(new Set(Object.values(await actionsOf(first.id)))).toEqual(new Set(['COPY DONE']))
  for (const name of Object.keys(bytes) as Name[])
    expect((await readFile(await places(name))).equals(bytes[name]), name).toBe(true)

  // One is gone, of two others a byte is missing; the fourth is what it was.
  await rm(await places('a.txt'))
  await truncate(await places('c.bin'))
  await truncate(await places('large.bin'))
  const second = await runToEnd(app, { kind: 'MIRROR' })
  expect(await actionsOf(second.id)).toEqual({
    'a.txt': 'COPY DONE',
    'b.txt': 'CONFIRM DONE',
    'c.bin': 'REPLACE DONE',
    'large.bin': 'REPLACE DONE',
    'large2.bin': 'CONFIRM DONE',
  })
  for (const name of Object.keys(bytes) as Name[])
    expect((await readFile(await places(name))).equals(bytes[name]), name).toBe(true)
  expect(await readDifferences(app, second.id)).toEqual([])
})

it('replaces an empty folder in the place of an object, and says of another what to do', async () => {
  for (const name of ['a.txt', 'b.txt', 'large.bin'] as const) {
    await rm(await places(name))
    await mkdir(await places(name))
  }
  await writeFile(join(await places('b.txt'), 'notes.txt'), 'x')
  const run = await runToEnd(app, { kind: 'MIRROR' })
  expect(await actionsOf(run.id)).toMatchObject({
    'a.txt': 'COPY DONE',
    'b.txt': 'COPY FAILED',
    'large.bin': 'COPY DONE',
  })
  expect(await readFailures(app, run.id)).toMatchObject([
    { file: 'b.txt', stage: 'WRITE', attempts: 1, message: expect.stringContaining('move it away') },
  ])
  expect(await readFile(await places('large.bin'))).toEqual(bytes['large.bin'])
  await rm(await places('b.txt'), { recursive: true })
  expect(await runToEnd(app, { kind: 'MIRROR' })).toMatchObject({ runState: 'SUCCEEDED' })
})

it('copies nothing that is damaged in the primary, and leaves what the replica has of it', async () => {
  await flipByte(await placeOf(app, 'objects', ids['a.txt']))
  await rm(await places('a.txt'))
  await flipByte(await placeOf(app, 'objects', ids['large.bin']))
  await truncate(await places('large.bin'))
  await flipByte(await placeOf(app, 'objects', ids['large2.bin']))
  await rm(await places('large2.bin'))
  await rm(await placeOf(app, 'objects', ids['c.bin']))
  await rm(await places('c.bin'))
  const run = await runToEnd(app, { kind: 'MIRROR' })
  expect(run).toMatchObject({ runState: 'COMPLETED_WITH_FAILURES', channels: [{ done: 1, failed: 4 }] })
  const damaged = { channel: 'replica', stage: 'HASH', code: 'HASH_MISMATCH', attempts: 3 }
  expect(await readFailures(app, run.id)).toMatchObject([
    {
      ...damaged,
      file: 'a.txt',
      message: expect.stringMatching(/store of primary.*No replica is known/),
    },
    { file: 'c.bin', stage: 'READ', code: 'OBJECT_MISSING', attempts: 2 },
    { ...damaged, file: 'large.bin' },
    { ...damaged, file: 'large2.bin' },
  ])
  for (const name of ['a.txt', 'c.bin', 'large2.bin'] as const)
    await expect(readFile(await places(name))).rejects.toMatchObject({ code: 'ENOENT' })
  expect(await readFile(await places('large.bin'))).toHaveLength(bytes['large.bin'].length - 1)
  expect(await readDifferences(app, run.id)).toEqual([])
})
