import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { uploadBytes } from '../support/files.ts'
import { waitFor } from '../support/wait-for.ts'
import { follow, runToEnd, start } from './sync-client.ts'
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

/** Bytes a second: of one batch a quarter. */
const pace = 4_000_000

let site: SyncSite
let ids: Record<string, string>

beforeAll(async () => {
  site = await startSyncSite({ settings: { STEVEDORE_PRIMARY_BYTES_PER_SECOND: String(pace) } })
  ids = {}
  const upload = async (name: string, size: number) => {
    ids[name] = await uploadBytes(site.app, name, randomBytes(size))
  }
  await upload('flipped.bin', 600_000)
  await upload('good.bin', 700_000)
  for (const name of ['flipped', 'good', 'lost', 'short']) await upload(`${name}.txt`, 100)
  await runToEnd(site.app, { kind: 'MIRROR' })
})
afterAll(() => site[Symbol.asyncDispose]())

it('finds what is damaged, short or missing on each channel, says what can be done, and heals by a MIRROR', async () => {
  const { app } = site
  const at = (store: 'objects' | 'replica', name: string) => placeOf(app, store, ids[name] ?? '')
  await flipByte(await at('replica', 'flipped.bin'))
  await flipByte(await at('replica', 'flipped.txt'))
  await truncate(await at('replica', 'short.txt'))
  await rm(await at('replica', 'lost.txt'))
  await flipByte(await at('objects', 'good.txt'))

  const run = await runToEnd(app, { kind: 'VERIFY' })
  expect(run).toMatchObject({
    runState: 'COMPLETED_WITH_FAILURES',
    channels: [
      { channel: 'primary', listed: 6, done: 5, failed: 1 },
      { channel: 'replica', listed: 6, done: 2, failed: 4 },
    ],
  })
  const advice = expect.stringContaining('Run a MIRROR to replica')
  expect(await readFailures(app, run.id)).toMatchObject([
    { file: 'flipped.bin', stage: 'HASH', code: 'HASH_MISMATCH', attempts: 3, message: advice },
    { file: 'flipped.txt', stage: 'HASH', code: 'HASH_MISMATCH', attempts: 3, message: advice },
    {
      file: 'good.txt',
      channel: 'primary',
      code: 'HASH_MISMATCH',
      message: expect.stringMatching(/The replica replica confirmed good bytes on \d{4}-\d\d-\d\d/),
    },
    { file: 'lost.txt', stage: 'READ', code: 'OBJECT_MISSING', attempts: 2, message: advice },
    { file: 'short.txt', stage: 'READ', code: 'SIZE_MISMATCH', message: advice },
  ])
  expect(await readDifferences(app, run.id)).toEqual([])

  await flipByte(await at('objects', 'good.txt'))
  await runToEnd(app, { kind: 'MIRROR' })
  const healed = await runToEnd(app, { kind: 'VERIFY', channels: ['replica'] })
  expect(healed.runState).toBe('SUCCEEDED')
})

it('reads no faster than the channel may', async () => {
  const { app } = site
  const startAt = performance.now()
  const run = await runToEnd(app, { kind: 'VERIFY', channels: ['primary'] })
  const seconds = (performance.now() - startAt) / 1000
  expect(run).toMatchObject({ runState: 'SUCCEEDED', channels: [{ listed: 6, settledBytes: 1_300_400 }] })
  // The last chunk of each file needn't be paid for.
  expect(seconds).toBeGreaterThan((1_300_000 - 2 * 256 * 1024) / (pace / 4))
})

it('tries again in the next round, and leaves no failure of what is mended by then', async () => {
  const { app } = site
  const place = await placeOf(app, 'replica', ids['good.bin'] ?? '')
  await flipByte(place)
  const { id } = await start(app, { kind: 'VERIFY', channels: ['replica'] })
  await waitFor(async () => (await readFailures(app, id)).length === 1)
  await flipByte(place)
  const last = (await follow(app, id)).at(-1)
  expect(last).toMatchObject({ runState: 'SUCCEEDED', channels: [{ done: 6, failed: 0, retrying: 0 }] })
  expect(await readFailures(app, id)).toEqual([])
  expect((await readTasks(app, id)).filter(({ round }) => round > 1)).toMatchObject([{ file: 'good.bin' }])
  expect(await readDifferences(app, id)).toEqual([])
})
