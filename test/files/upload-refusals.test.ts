import { hash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { CallerContext } from '../../src/context.ts'
import { countFiles } from '../../src/files/count-files.ts'
import { getFile } from '../../src/files/get-file.ts'
import { getUpload } from '../../src/files/get-upload.ts'
import { startServer } from '../../src/http/server.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
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

describe('a PUT that fails', () => {
  let keysBefore: string[]

  beforeEach(async () => {
    keysBefore = await storedKeys(ctx)
  })

  afterEach(async () => {
    // Whatever went wrong: neither an object nor a row is kept.
    await waitFor(async () => (await storedKeys(ctx)).length === keysBefore.length)
    expect(await countFiles(ctx, {})).toBe(0)
  })

  /** Its upload still waits, and takes the right bytes. */
  async function canBeTriedAgain(uploadId: string): Promise<void> {
    expect(await getUpload(ctx, { uploadId })).toMatchObject({ state: 'PENDING', fileId: null })
  }

  /** The URL of a server that takes files of 1,000,000 bytes at most. */
  async function startSmallServer(): Promise<string> {
    const { services } = app.app
    const server = await startServer({ ...services, config: { ...services.config, maxFileBytes: 1_000_000 } })
    onTestFinished(() => server[Symbol.asyncDispose]())
    return server.url
  }

  test('by a Content-Length other than declared is refused before its body', async () => {
    const { upload, url } = await newUpload(ctx, app.url, { size: 10 })
    const request = httpRequest(url, { method: 'PUT', headers: { 'content-length': 11 } })
    request.flushHeaders()
    const [response] = await once(request, 'response')
    expect(response.statusCode).toBe(400)
    expect(JSON.parse((await response.toArray()).join(''))).toEqual({
      code: 'LENGTH_MISMATCH',
      message: '10 bytes were declared, but 11 are announced.',
    })
    await canBeTriedAgain(upload.id)
  })

  test.each([
    ['more', 3 * 65_536 + 1],
    ['fewer', 3 * 65_536 - 1],
  ])('by bytes that are %s than declared is refused', async (_, received) => {
    const { upload, url } = await newUpload(ctx, app.url, { size: 3 * 65_536 })
    const { status, body } = await putStream(url, [randomBytes(received)])
    expect([status, JSON.parse(body).code]).toEqual([400, 'LENGTH_MISMATCH'])
    await canBeTriedAgain(upload.id)
  })

  test('by another hash than declared is refused', async () => {
    const { upload, url } = await newUpload(ctx, app.url, { sha256: 'ab'.repeat(32) })
    const { status, body } = await putBytes(url, 'hello')
    expect([status, body.code]).toEqual([422, 'HASH_MISMATCH'])
    expect(body.message).toContain(hash('sha256', Buffer.from('hello')))
    await canBeTriedAgain(upload.id)
  })

  test('by an announcement of more bytes than a file may have is refused before its body', async () => {
    const { upload, url } = await newUpload(ctx, await startSmallServer())
    const request = httpRequest(url, { method: 'PUT', headers: { 'content-length': 1_000_001 } })
    request.flushHeaders()
    const [response] = await once(request, 'response')
    expect(response.statusCode).toBe(413)
    request.destroy()
    await canBeTriedAgain(upload.id)
  })

  test('by more bytes than a file may have is refused while they come, and the rest is not waited for', async () => {
    const { upload, url } = await newUpload(ctx, await startSmallServer())
    const { status, headers, body } = await putStream(url, chunksOf(Number.POSITIVE_INFINITY))
    expect([status, JSON.parse(body).code]).toEqual([413, 'TOO_LARGE'])
    expect(headers.connection).toBe('close')
    await canBeTriedAgain(upload.id)
  })

  test('by a client that goes away half-way leaves nothing', async () => {
    const { upload, url } = await newUpload(ctx, app.url)
    const request = httpRequest(url, { method: 'PUT', headers: { 'content-length': 100_000_000 } })
    request.once('error', () => {})
    request.write(randomBytes(1_000_000))
    await waitFor(() => request.writableLength === 0)
    request.destroy()
    await canBeTriedAgain(upload.id)
    await putBytes(url, 'the whole')
    const { fileId } = await getUpload(ctx, { uploadId: upload.id })
    const file = await getFile(ctx, { fileId: fileId ?? '' })
    expect(file.size).toBe(9)
    await ctx.store.delete(file.storageKey)
    await sql`update files set deleted_at = now() where id = ${file.id}`.execute(ctx.em.getKysely())
  })

  test('by a client that ends its side early is no file of fewer bytes', async () => {
    const { upload, url } = await newUpload(ctx, app.url)
    const { port, pathname, search } = new URL(url)
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true })
    socket.on('error', () => {})
    socket.end(`PUT ${pathname}${search} HTTP/1.1\r\nhost: test\r\ncontent-length: 10\r\n\r\nhello`)
    socket.resume()
    await once(socket, 'close')
    await canBeTriedAgain(upload.id)
  })

  test('by a part of a file is refused', async () => {
    const { upload, url } = await newUpload(ctx, app.url)
    const { status, body } = await putBytes(url, 'lo', { 'content-range': 'bytes 3-4/5' })
    expect([status, body.code]).toEqual([400, 'PARTIAL_PUT'])
    await canBeTriedAgain(upload.id)
  })

  test('in the database leaves nothing', async () => {
    const kysely = ctx.em.getKysely()
    await sql
      .raw(`create function fail_insert() returns trigger language plpgsql as
      $$ begin raise exception 'a fault of the database'; end $$`)
      .execute(kysely)
    await sql
      .raw(`create trigger fail before insert on files for each row when (new.filename = 'fault')
      execute function fail_insert()`)
      .execute(kysely)
    const { upload, url } = await newUpload(ctx, app.url, { filename: 'fault' })
    const { status, body } = await putBytes(url, 'hello')
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('fault of the database')
    await canBeTriedAgain(upload.id)
  })
})
