import { hash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { parse as parseDisposition } from 'content-disposition'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { deleteFile } from '../../src/files/delete-file.ts'
import type { File } from '../../src/files/file.entity.ts'
import { storeFile } from '../../src/files/store-file.ts'
import { updateFileTags } from '../../src/files/update-file-tags.ts'
import { downloadUrl } from '../../src/http/transfers/download-url.ts'
import { signedUrl } from '../../src/lib/signed-url.ts'
import { StorageError } from '../../src/storage/object-store.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { startFaultyServer } from './faulty-server.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

const sent = randomBytes(300_000)

async function newFile(
  bytes: Uint8Array = sent,
  filename = 'file.bin',
): Promise<{ file: File; url: string }> {
  const nothing = { contentType: null, sha256: null, tags: null, idempotencyKey: null }
  const { file } = await storeFile(app.caller, {
    ...nothing,
    filename,
    bytes: () => Readable.from([Buffer.from(bytes)]),
  })
  return { file, url: urlOf(file) }
}

function urlOf(file: File, origin = app.url): string {
  return downloadUrl({ ...app.app.services, origin }, file, 3600)
}

async function get(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(url, { headers, method })
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

async function refusal(url: string, headers: Record<string, string> = {}) {
  const { status, bytes } = await get(url, headers)
  return [status, JSON.parse(bytes.toString()).code]
}

/** A log whose messages can be read. */
function collectLog() {
  const messages: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => messages.push(JSON.parse(line).msg) })
  return { log, messages }
}

describe('a download', () => {
  test('gives the bytes, and says what they are and how to treat them', async () => {
    const { file, url } = await newFile(sent, 'picture.svg')
    const { status, headers, bytes } = await get(url)
    expect(status).toBe(200)
    expect(bytes).toEqual(sent)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-length': '300000',
      'content-disposition': 'attachment; filename=picture.svg',
      etag: `"${hash('sha256', sent)}"`,
      'last-modified': new Date(Math.floor(file.createdAt.getTime() / 1000) * 1000).toUTCString(),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': expect.stringMatching(/^private, max-age=3(600|59[0-9]), immutable$/),
    })
  })

  test('by HEAD has the headers alone', async () => {
    const { url } = await newFile()
    const { status, headers, bytes } = await get(url, { range: 'bytes=0-9' }, 'HEAD')
    expect([status, headers.get('content-length'), bytes.length]).toEqual([200, '300000', 0])
  })

  test('of an empty file is empty', async () => {
    const { url } = await newFile(new Uint8Array())
    const { status, headers, bytes } = await get(url)
    expect([status, headers.get('content-length'), bytes.length]).toEqual([200, '0', 0])
  })

  test.each(['naïve "quoted" \\ 日本語 🎈.zip', "100%25 it's; a=b.txt", "'; filename=x", 'a b'])(
    'keeps the name %j',
    async (filename) => {
      const { url } = await newFile(sent, filename.replace('\\', ''))
      const header = (await get(url)).headers.get('content-disposition') ?? ''
      expect(parseDisposition(header)).toMatchObject({
        type: 'attachment',
        parameters: { filename: filename.replace('\\', '') },
      })
    },
  )

  test.each([
    ['bytes=0-9', 0, 10],
    ['bytes=100000-', 100_000, 300_000],
    ['bytes=-7', 299_993, 300_000],
    ['bytes=299999-400000', 299_999, 300_000],
  ])('of %s gives these bytes alone', async (range, start, end) => {
    const { url } = await newFile()
    const { status, headers, bytes } = await get(url, { range })
    expect(status).toBe(206)
    expect(headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/300000`)
    expect(bytes).toEqual(sent.subarray(start, end))
  })

  test('of several ranges, or of none that can be read, gives the whole', async () => {
    const { url } = await newFile()
    for (const range of ['bytes=0-1,5-6', 'bytes=x', 'pages=1-2']) {
      const { status, headers, bytes } = await get(url, { range })
      expect([status, headers.has('content-range'), bytes.length]).toEqual([200, false, 300_000])
    }
  })

  test('of a range beyond the end is refused with the size', async () => {
    const { url } = await newFile()
    const { status, headers, bytes } = await get(url, { range: 'bytes=300000-' })
    expect([status, headers.get('content-range')]).toEqual([416, 'bytes */300000'])
    expect(JSON.parse(bytes.toString()).code).toBe('RANGE_NOT_SATISFIABLE')
  })

  test('goes on where it was broken off, as long as it is the same file', async () => {
    const { file, url } = await newFile()
    const range = 'bytes=100-'
    expect((await get(url, { range, 'if-range': `"${file.sha256}"` })).status).toBe(206)
    const { status, bytes } = await get(url, { range, 'if-range': '"another"' })
    expect([status, bytes.length]).toEqual([200, 300_000])
  })

  test('of bytes that the client has already is not repeated', async () => {
    const { file, url } = await newFile()
    await updateFileTags(app.caller, { fileId: file.id, mode: 'MERGE', tags: { a: 1 } })
    const { status, headers, bytes } = await get(url, { 'if-none-match': `"${file.sha256}"` })
    expect([status, bytes.length, headers.get('etag')]).toEqual([304, 0, `"${file.sha256}"`])
    expect(headers.get('cache-control')).toMatch(/^private/)
    expect(headers.get('content-security-policy')).toMatch(/^sandbox;/)
    expect(await refusal(url, { 'if-match': '"another"' })).toEqual([412, 'PRECONDITION_FAILED'])
  })
})

describe('the link of a download', () => {
  test('works for its file and for reading alone', async () => {
    const { file, url } = await newFile()
    const other = await newFile()
    const tampered = new URL(url)
    tampered.pathname = `/files/${other.file.id}/content`
    const path = `/files/${file.id}/content`
    const { signingKey } = app.app.services
    const write = signedUrl({ method: 'PUT', origin: app.url, path, expires: 2_000_000_000, signingKey })
    const respelled = url.replace(file.id, file.id.toUpperCase())
    for (const link of [tampered.href, write, respelled, `${app.url}${path}`]) {
      expect(await refusal(link)).toEqual([403, 'INVALID_LINK'])
    }
  })

  test('ends', async () => {
    const { file } = await newFile()
    const { signingKey } = app.app.services
    const path = `/files/${file.id}/content`
    const expires = Math.floor(Date.now() / 1000) - 1
    expect(await refusal(signedUrl({ method: 'GET', origin: app.url, path, expires, signingKey }))).toEqual([
      403,
      'EXPIRED_LINK',
    ])
  })

  test.each([0, -1, 1.5, 604_801, Number.NaN])('may not work for %d seconds', async (expiresIn) => {
    const { file } = await newFile()
    const ctx = { ...app.app.services, origin: app.url }
    expect(() => downloadUrl(ctx, file, expiresIn)).toThrow(expect.objectContaining({ field: 'expiresIn' }))
  })

  test('finds nothing once the file is deleted', async () => {
    const { file, url } = await newFile()
    await deleteFile(app.caller, { fileId: file.id })
    expect(await refusal(url)).toEqual([404, 'NOT_FOUND'])
  })
})

describe('a download from a store that fails', () => {
  test('before the first byte is an error that tells no more than it should', async () => {
    const { file } = await newFile()
    await app.app.services.store.delete(file.storageKey)
    const { status, headers, bytes } = await get(urlOf(file))
    expect(status).toBe(500)
    expect(headers.get('content-type')).toMatch(/json/)
    expect(headers.get('content-disposition')).toBeNull()
    expect(bytes.toString()).not.toContain(file.storageKey)
  })

  test('for a time is told to come again', async () => {
    const { file } = await newFile()
    const server = await startFaultyServer(app.app.services, {
      read: async () => {
        throw new StorageError('STORE_BUSY', 'too many files are open')
      },
    })
    onTestFinished(() => server[Symbol.asyncDispose]())
    const { status, headers } = await get(urlOf(file, server.url))
    expect([status, headers.get('content-disposition'), headers.has('retry-after')]).toEqual([
      503,
      null,
      true,
    ])
  })

  test('at its very first byte is an error, not an empty file', async () => {
    const { file } = await newFile()
    const broken = new Readable({
      read() {
        this.destroy(new StorageError('STORE_UNAVAILABLE', 'the disk fails to read or write'))
      },
    })
    const server = await startFaultyServer(app.app.services, { read: async () => broken })
    onTestFinished(() => server[Symbol.asyncDispose]())
    expect((await get(urlOf(file, server.url))).status).toBe(503)
  })

  test.each([
    [
      'an error',
      async function* () {
        yield sent.subarray(0, 100_000)
        throw new Error('the disk is gone')
      },
    ],
    [
      'too few bytes',
      async function* () {
        yield sent.subarray(0, 100_000)
      },
    ],
  ])('in the middle by %s cuts the connection, and is logged', async (_, bytes) => {
    const { file } = await newFile()
    const { log, messages } = collectLog()
    const server = await startFaultyServer(
      { ...app.app.services, log },
      { read: async () => Readable.from(bytes()) },
    )
    onTestFinished(() => server[Symbol.asyncDispose]())
    const response = await fetch(urlOf(file, server.url))
    expect(response.status).toBe(200)
    await expect(response.arrayBuffer()).rejects.toThrow()
    expect(messages).toEqual(['the store failed in the middle of a download'])
  })

  test('is not read on where the client has gone, which is no fault to log', async () => {
    const { log, messages } = collectLog()
    const { file } = await newFile()
    let isClosed = false
    const endless = Readable.from(
      (async function* () {
        try {
          for (;;) yield Buffer.from(sent)
        } finally {
          isClosed = true
        }
      })(),
    )
    const server = await startFaultyServer({ ...app.app.services, log }, { read: async () => endless })
    onTestFinished(() => server[Symbol.asyncDispose]())
    const { port, pathname, search } = new URL(urlOf(file, server.url))
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(`GET ${pathname}${search} HTTP/1.1\r\nhost: test\r\n\r\n`)
    await once(socket, 'data')
    socket.destroy()
    await waitFor(() => isClosed)
    expect(messages).toEqual([])
  })
})
