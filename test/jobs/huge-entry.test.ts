import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { constants, deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { extraField, writeZip } from '../archives/zip-writer.ts'
import { cancelJob } from '../support/documents.ts'
import { uploadBytes } from '../support/files.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { askForJob, followJob } from './ask.ts'

const GiB = 1024 ** 3
const blockBytes = 16 * 1024 ** 2

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_MAX_ENTRY_RATIO: '100000' } })
})
afterAll(async () => {
  await app[Symbol.asyncDispose]()
})

/** An archive with one entry that unfolds to as many zeros; its checksum, which comes last, is wrong. */
function zipOfZeros(size: number): Buffer {
  // A block that ends at a byte and needs nothing before it can be repeated.
  const block = deflateRawSync(Buffer.alloc(blockBytes), { finishFlush: constants.Z_FULL_FLUSH })
  const stored = Buffer.concat([...Array(size / blockBytes).fill(block), deflateRawSync(Buffer.alloc(0))])
  const sizes = Buffer.alloc(8)
  sizes.writeBigUInt64LE(BigInt(size))
  return writeZip([
    { name: 'zeros.raw', method: 8, stored, size: 0xffffffff, centralExtra: extraField(1, sizes) },
  ])
}

it('stops within a second of being cancelled inside an entry of 10 GiB, and leaves nothing of it', async () => {
  const archiveId = await uploadBytes(app, 'zeros.zip', zipOfZeros(10 * GiB))
  const { id } = await askForJob(app, { archiveId })
  const { last: inside } = await followJob(app, id, ({ progress }) => progress.secondsLeft !== null)
  expect(inside.progress).toMatchObject({ itemsDone: 0, bytesTotal: 10 * GiB })
  expect(inside.progress.bytesDone).toBeGreaterThan(0)
  expect(inside.progress.bytesPerSecond).toBeGreaterThan(0)
  const askedAt = performance.now()
  await app.request(cancelJob, { jobId: id })
  const { last } = await followJob(app, id)
  expect(performance.now() - askedAt).toBeLessThan(1_000)
  expect(last).toMatchObject({
    state: 'CANCELLED',
    summary: { extracted: 0, notReached: 1 },
  })
  // The job doesn't wait for the store to be rid of what it had.
  const countFiles = async () => (await readdir(join(app.site.dataDirectory, 'objects', 'incoming'))).length
  await waitFor(async () => (await countFiles()) === 0)
  const keys = await Array.fromAsync(app.app.services.store.list(), ({ key }) => key)
  expect(keys).toHaveLength(1)
}, 60_000)
