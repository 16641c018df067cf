import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { CallerContext } from '../../src/context.ts'
import { countFiles } from '../../src/files/count-files.ts'
import { getUpload } from '../../src/files/get-upload.ts'
import { signedUrl } from '../../src/lib/signed-url.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { startFaultyServer } from './faulty-server.ts'
import { newAccount } from './new-account.ts'
import { newUpload, putBytes, putStream, storedKeys } from './test-upload.ts'

let app: TestApp
let ctx: CallerContext

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  ctx = await newAccount(app.caller)
})

describe('the link of an upload', () => {
  const expire = (id: string) =>
    sql`update uploads set expires_at = now() - interval '1 millisecond' where id = ${id}`.execute(
      ctx.em.getKysely(),
    )

  test('works as it was given, for PUT alone', async () => {
    const { upload, url } = await newUpload(ctx, app.url)
    const other = await newUpload(ctx, app.url)
    const tampered = new URL(url)
    tampered.pathname = `/uploads/${other.upload.id}`
    const read = signedUrl({
      method: 'GET',
      origin: app.url,
      path: `/uploads/${upload.id}`,
      expires: 2_000_000_000,
      signingKey: ctx.signingKey,
    })
    for (const link of [tampered.href, read, url.replace(/expires=[0-9]/, 'expires=9'), `${url}A`]) {
      const { status, body } = await putBytes(link, 'hello')
      expect([status, body.code]).toEqual([403, 'INVALID_LINK'])
    }
    for (const id of [upload.id, other.upload.id]) {
      expect(await getUpload(ctx, { uploadId: id })).toMatchObject({ state: 'PENDING' })
    }
  })

  test('of an upload that does not exist finds nothing', async () => {
    const path = '/uploads/0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000'
    const { signingKey } = ctx
    const url = signedUrl({ method: 'PUT', origin: app.url, path, expires: 2_000_000_000, signingKey })
    const { status, body } = await putBytes(url, 'hello')
    expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
  })

  test('ends when the upload is completed', async () => {
    const { url } = await newUpload(ctx, app.url)
    await putBytes(url, 'hello')
    const { status, body } = await putBytes(url, 'again')
    expect([status, body.code]).toEqual([409, 'ALREADY_COMPLETED'])
    expect(await countFiles(ctx, {})).toBe(1)
  })

  test('ends when the upload expires', async () => {
    const { upload, url } = await newUpload(ctx, app.url)
    await expire(upload.id)
    expect(await getUpload(ctx, { uploadId: upload.id })).toMatchObject({ state: 'EXPIRED', fileId: null })
    const { status, body } = await putBytes(url, 'hello')
    expect([status, body.code]).toEqual([410, 'EXPIRED'])
  })

  test('ends when the upload expires in the middle of its bytes', async () => {
    const { services } = app.app
    const { promise: reading, resolve: startReading } = Promise.withResolvers<void>()
    const server = await startFaultyServer(services, {
      put: (...given) => {
        startReading()
        return services.store.put(...given)
      },
    })
    onTestFinished(() => server[Symbol.asyncDispose]())
    const { upload, url } = await newUpload(ctx, server.url)
    const before = await storedKeys(ctx)
    async function* expiring() {
      yield randomBytes(100_000)
      await reading
      await expire(upload.id)
      yield randomBytes(100_000)
    }
    const { status, body } = await putStream(url, expiring())
    expect([status, JSON.parse(body).code]).toEqual([410, 'EXPIRED'])
    expect(await getUpload(ctx, { uploadId: upload.id })).toMatchObject({ state: 'EXPIRED', fileId: null })
    expect(await storedKeys(ctx)).toEqual(before)
  })

  test('that is refused is answered to a client that first sends and then listens', async () => {
    const { url } = await newUpload(ctx, app.url)
    const { port, pathname } = new URL(url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.pause()
    socket.write(`PUT ${pathname} HTTP/1.1\r\nhost: test\r\ncontent-length: 100000000\r\n\r\n`)
    for (let sent = 0; sent < 100; sent++) {
      const failure = await new Promise((resolve) => socket.write(randomBytes(64 * 1024), resolve))
      expect(failure).toBeFalsy()
    }
    socket.setEncoding('utf8').resume()
    const [answer] = await once(socket, 'data')
    expect(answer).toContain('403')
    expect(answer).toContain('INVALID_LINK')
    socket.destroy()
  })
})
