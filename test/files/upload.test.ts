import { createHash, hash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CallerContext, transaction } from '../../src/context.ts'
import { countFiles } from '../../src/files/count-files.ts'
import { getFile } from '../../src/files/get-file.ts'
import { getUpload } from '../../src/files/get-upload.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { newAccount } from './new-account.ts'
import { chunksOf, newUpload, putBytes, putStream, storedKeys } from './test-upload.ts'

let app: TestApp
let ctx: CallerContext

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  ctx = await newAccount(app.caller)
})

describe('a PUT to an upload', () => {
  test('makes the file and completes the upload', async () => {
    const bytes = randomBytes(300_000)
    const { upload, url } = await newUpload(ctx, app.url, {
      filename: 'C:\\pictures\\ü "1".png',
      size: bytes.length,
      sha256: hash('sha256', bytes).toUpperCase(),
      tags: { project: 'x' },
    })
    const { status, body } = await putBytes(url, bytes, { 'content-type': 'text/html' })
    expect(status).toBe(201)
    const facts = {
      filename: 'ü "1".png',
      size: bytes.length,
      sha256: hash('sha256', bytes),
      contentType: 'image/png',
    }
    expect(body).toEqual({ file: { id: expect.any(String), ...facts } })
    const file = await getFile(ctx, { fileId: body.file.id })
    expect(file).toMatchObject({ ...facts, tags: { project: 'x' }, updatedAt: null, archiveId: null })
    expect(await buffer(await ctx.store.read(file.storageKey))).toEqual(bytes)
    const after = await getUpload(ctx, { uploadId: upload.id })
    expect(after).toMatchObject({ state: 'COMPLETED', fileId: file.id, finishedAt: expect.any(Date) })
  })

  test('may have no bytes at all', async () => {
    const { url } = await newUpload(ctx, app.url, { size: 0 })
    const { status, body } = await putBytes(url, '')
    expect(status).toBe(201)
    expect(body.file).toMatchObject({ size: 0, sha256: hash('sha256', Buffer.alloc(0)) })
    const file = await getFile(ctx, { fileId: body.file.id })
    expect(await buffer(await ctx.store.read(file.storageKey))).toHaveLength(0)
  })

  test('waits for a rival that has the upload, while others of that moment do not', async () => {
    const contested = await newUpload(ctx, app.url)
    const others = await Promise.all([1, 2, 3].map(() => newUpload(ctx, app.url)))
    const before = await storedKeys(ctx)
    const { waiting } = await transaction(ctx, async (tx) => {
      await sql`update uploads set state = 'CANCELLED' where id = ${contested.upload.id}`.execute(
        tx.getKysely(),
      )
      const waiting = putBytes(contested.url, 'contested')
      const done = await Promise.all(others.map(({ url }, index) => putBytes(url, `body ${index}`)))
      const hashes = others.map((_, index) => hash('sha256', Buffer.from(`body ${index}`)))
      expect(done.map(({ body }) => body.file.sha256)).toEqual(hashes)
      return { waiting }
    })
    expect(await waiting).toMatchObject({ status: 410, body: { code: 'CANCELLED' } })
    expect(await storedKeys(ctx)).toHaveLength(before.length + others.length)
  })

  test('may be chunked, without a length', async () => {
    const chunk = randomBytes(64 * 1024)
    const { url } = await newUpload(ctx, app.url)
    const { status, body } = await putStream(url, chunksOf(20, chunk))
    expect(status).toBe(201)
    const { file } = JSON.parse(body)
    expect(file).toMatchObject({ size: 20 * chunk.length })
    expect(file.sha256).toBe(hash('sha256', Buffer.concat(Array(20).fill(chunk))))
  })

  test('takes the declared type, else that of the name, else that of the bytes', async () => {
    const types: unknown[] = []
    for (const declared of [
      { filename: 'a.png', contentType: 'Application/X-Own; v=1' },
      { filename: 'a.png' },
      { filename: 'a' },
    ]) {
      const { url } = await newUpload(ctx, app.url, declared)
      types.push((await putBytes(url, '%PDF-1.7 and so on')).body.file.contentType)
    }
    expect(types).toEqual(['application/x-own; v=1', 'image/png', 'application/pdf'])
  })

  test('is told to go on where it asks before it sends', async () => {
    const { url } = await newUpload(ctx, app.url)
    const request = httpRequest(url, {
      method: 'PUT',
      headers: { expect: '100-continue', 'content-length': 5 },
    })
    let told = 0
    request.on('continue', () => told++)
    request.flushHeaders()
    await once(request, 'continue')
    request.end('hello')
    const [response] = await once(request, 'response')
    expect(response.statusCode).toBe(201)
    response.resume()
    expect(told).toBe(1)
  })

  test('is not told to go on where its bytes would be refused', async () => {
    const { url } = await newUpload(ctx, app.url, { size: 4 })
    const headers = { expect: '100-continue', 'content-length': 5 }
    const request = httpRequest(url, { method: 'PUT', headers })
    request.on('continue', () => request.destroy(new Error('told to go on')))
    request.flushHeaders()
    const [response] = await once(request, 'response')
    expect(response.statusCode).toBe(400)
    response.resume()
    request.destroy()
  })

  test('does not fill the memory', { timeout: 120_000 }, async () => {
    const count = 3200
    const chunk = randomBytes(64 * 1024)
    const { url } = await newUpload(ctx, app.url, { size: count * chunk.length })
    const before = process.memoryUsage().rss
    let peak = 0
    const digest = createHash('sha256')
    async function* watched() {
      for await (const bytes of chunksOf(count, chunk)) {
        digest.update(bytes)
        peak = Math.max(peak, process.memoryUsage().rss - before)
        yield bytes
      }
    }
    const { status, body } = await putStream(url, watched())
    expect(status).toBe(201)
    expect(JSON.parse(body).file.sha256).toBe(digest.digest('hex'))
    expect(peak).toBeLessThan(100 * 1024 ** 2)
  })
})

describe('two PUTs to one upload at once', () => {
  test('make one file: the first to come whole wins, and of the other nothing is kept', async () => {
    const { upload, url } = await newUpload(ctx, app.url)
    const before = await storedKeys(ctx)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    async function* slow() {
      yield randomBytes(200_000)
      await released
      yield randomBytes(200_000)
    }
    const slower = putStream(url, slow())
    const quick = await putBytes(url, 'hello')
    expect(quick.status).toBe(201)
    release()
    const { status, body } = await slower
    expect([status, JSON.parse(body).code]).toEqual([409, 'ALREADY_COMPLETED'])
    expect(await countFiles(ctx, {})).toBe(1)
    expect(await getUpload(ctx, { uploadId: upload.id })).toMatchObject({ fileId: quick.body.file.id })
    expect(await storedKeys(ctx)).toHaveLength(before.length + 1)
  })

  test('make one file also where many end at the same moment', async () => {
    const { url } = await newUpload(ctx, app.url)
    const before = await storedKeys(ctx)
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => putBytes(url, `body ${index}`)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)])
    expect(await countFiles(ctx, {})).toBe(1)
    expect(await storedKeys(ctx)).toHaveLength(before.length + 1)
  })
})
