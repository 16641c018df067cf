import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { CallerContext } from '../../src/context.ts'
import { countFiles } from '../../src/files/count-files.ts'
import { getFile } from '../../src/files/get-file.ts'
import { getUpload } from '../../src/files/get-upload.ts'
import { storeFile } from '../../src/files/store-file.ts'
import { requestBody } from '../../src/http/transfers/request-body.ts'
import { type ObjectStore, StorageError } from '../../src/storage/object-store.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { startFaultyServer } from './faulty-server.ts'
import { newAccount } from './new-account.ts'
import { newUpload, putStream, storedKeys } from './test-upload.ts'

let app: TestApp
let ctx: CallerContext

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  ctx = await newAccount(app.caller)
})

async function putTo(faults: Partial<ObjectStore>) {
  const server = await startFaultyServer(app.app.services, faults)
  onTestFinished(() => server[Symbol.asyncDispose]())
  const { upload, url } = await newUpload(ctx, server.url)
  const before = await storedKeys(ctx)
  const answer = await putStream(url, Array(10).fill(randomBytes(64 * 1024)))
  expect(await storedKeys(ctx)).toEqual(before)
  expect(await countFiles(ctx, {})).toBe(0)
  expect(await getUpload(ctx, { uploadId: upload.id })).toMatchObject({ state: 'PENDING' })
  return { ...answer, body: JSON.parse(answer.body) }
}

describe('a PUT to a store that fails', () => {
  const failing = (error: Error): Partial<ObjectStore> => ({
    put: async (_key, bytes) => {
      // In the middle of the bytes.
      for await (const _ of bytes) throw error
      return { size: 0 }
    },
  })

  test('because it is full is told so', async () => {
    const { status, body } = await putTo(failing(new StorageError('STORE_FULL', 'secret reason')))
    expect([status, body.code]).toEqual([507, 'STORE_FULL'])
    expect(JSON.stringify(body)).not.toContain('secret reason')
  })

  test('for a time is told to come again', async () => {
    const { status, headers, body } = await putTo(failing(new StorageError('STORE_UNAVAILABLE', 'x')))
    expect([status, body.code]).toEqual([503, 'STORE_UNAVAILABLE'])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  test('for an unknown reason is an error that tells no more than it should, and leaves nothing', async () => {
    const { status, body } = await putTo(failing(new Error('secret reason')))
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('secret reason')
  })
})

describe('a client that stalls', () => {
  async function serve(wait: number) {
    let result: 'WHOLE' | 'CUT' | null = null
    const server = createServer(async (request, response) => {
      try {
        for await (const _ of requestBody({ request, response }, { stallSeconds: 0.2 })) {
          await new Promise((resolve) => setTimeout(resolve, wait))
        }
        result = 'WHOLE'
        response.end()
      } catch {
        result = 'CUT'
      }
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    return { url: `http://127.0.0.1:${port}/`, result: () => result }
  }

  test('loses its connection', async () => {
    const { url, result } = await serve(0)
    async function* stalling() {
      yield randomBytes(10)
      await new Promise(() => {})
    }
    await expect(putStream(url, stalling())).rejects.toThrow()
    expect(await waitFor(result)).toBe('CUT')
  })

  test('is not blamed for the time that the store takes', async () => {
    const { url, result } = await serve(500)
    await putStream(url, [randomBytes(100_000), randomBytes(100_000)])
    expect(result()).toBe('WHOLE')
  })
})

describe('storing bytes that come with the wish itself', () => {
  const nothing = { contentType: null, sha256: null, tags: null, idempotencyKey: null }
  const hello = () => Readable.from([Buffer.from('hel'), Buffer.from('lo')])

  test('makes the file', async () => {
    const given = { ...nothing, filename: 'notes', tags: { a: 1 } }
    const stored = await storeFile(ctx, { ...given, bytes: hello })
    const file = await getFile(ctx, { fileId: stored.file.id })
    expect(file).toMatchObject({ filename: 'notes', contentType: 'text/plain', size: 5, tags: { a: 1 } })
    expect((await buffer(await ctx.store.read(file.storageKey))).toString()).toBe('hello')
  })

  test.each([
    ['sha256', { sha256: 'ab'.repeat(32) }],
    ['sha256', { sha256: 'ab' }],
    ['filename', { filename: '' }],
    ['contentType', { contentType: 'nonsense' }],
    ['tags', { tags: { 'stevedore/archive-id': 'x' } }],
  ])('refuses %s of %j, and keeps nothing', async (field, wrong) => {
    const before = await storedKeys(ctx)
    const refused = storeFile(ctx, { ...nothing, filename: 'notes', bytes: hello, ...wrong })
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT', field })
    expect(await storedKeys(ctx)).toEqual(before)
    expect(await countFiles(ctx, {})).toBe(0)
  })

  test('refuses more bytes than a file may have, and keeps nothing', async () => {
    const before = await storedKeys(ctx)
    const small = { ...ctx, config: { ...ctx.config, maxFileBytes: 4 } }
    const refused = storeFile(small, { ...nothing, filename: 'notes', bytes: hello })
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT', field: 'file', reason: 'TOO_LARGE' })
    expect(await storedKeys(ctx)).toEqual(before)
  })
})
