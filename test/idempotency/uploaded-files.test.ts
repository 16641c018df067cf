import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallerContext } from '../../src/context.ts'
import { countFiles } from '../../src/files/count-files.ts'
import { deleteFile } from '../../src/files/delete-file.ts'
import { getFileByChecksum } from '../../src/files/get-file-by-checksum.ts'
import { storeFile } from '../../src/files/store-file.ts'
import { newAccount } from '../files/new-account.ts'
import { connect } from '../support/database.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let app: TestApp
let ctx: CallerContext

beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  ctx = await newAccount(app.caller)
})

async function store(text: string, given: { sha256?: string; idempotencyKey?: string | null } = {}) {
  return await storeFile(ctx, {
    filename: 'notes.txt',
    contentType: null,
    sha256: null,
    tags: null,
    idempotencyKey: 'key',
    bytes: () => Readable.from([Buffer.from(text)]),
    ...given,
  })
}

describe('uploadFile with an idempotency key', () => {
  it('makes the file once, and tells the second time', async () => {
    const first = await store('hello')
    const second = await store('hello')
    expect([first.replayed, second.replayed]).toEqual([false, true])
    expect(second.file.id).toBe(first.file.id)
    expect(await countFiles(ctx, {})).toBe(1)
  })

  it('makes one file for many who ask at once', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => store('hello')))
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'CONFLICT' })
    expect(await countFiles(ctx, {})).toBe(1)
  })

  it('takes other bytes for something else', async () => {
    await store('hello')
    await expect(store('hallo')).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
  })

  it('says so where the file has been deleted since', async () => {
    const { file } = await store('hello')
    await deleteFile(ctx, { fileId: file.id })
    await expect(store('hello')).rejects.toMatchObject({ code: 'GONE' })
  })

  it('frees the key where the bytes are refused', async () => {
    await expect(store('hello', { sha256: '0'.repeat(64) })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect((await store('something else')).replayed).toBe(false)
  })

  it('makes nothing where another took the key over meanwhile', async () => {
    await using database = await connect(app.site.databaseUrl)
    const taken = storeFile(ctx, {
      filename: 'notes.txt',
      contentType: null,
      sha256: null,
      tags: null,
      idempotencyKey: 'slow',
      bytes: () =>
        Readable.from(
          (async function* () {
            yield Buffer.from('hello')
            await database.query(`update idempotency_keys set claim = gen_random_uuid() where key = 'slow'`)
          })(),
        ),
    })
    await expect(taken).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await countFiles(ctx, {})).toBe(0)
  })

  it('stands for another wish in another account', async () => {
    await store('hello')
    ctx = await newAccount(app.caller)
    expect((await store('hallo')).replayed).toBe(false)
  })
})

describe('fileByChecksum', () => {
  it('gives the newest live file with these bytes', async () => {
    const sha256 = hash('sha256', 'hello')
    const find = async () => (await getFileByChecksum(ctx, { sha256: sha256.toUpperCase() }))?.id ?? null
    expect(await find()).toBeNull()
    const [first, second] = [
      await store('hello', { idempotencyKey: null }),
      await store('hello', { idempotencyKey: null }),
    ]
    expect(await find()).toBe(second.file.id)
    await deleteFile(ctx, { fileId: second.file.id })
    expect(await find()).toBe(first.file.id)
    ctx = await newAccount(app.caller)
    expect(await find()).toBeNull()
  })

  it('refuses what is no SHA-256', async () => {
    await expect(getFileByChecksum(ctx, { sha256: 'abc' })).rejects.toMatchObject({ field: 'sha256' })
  })
})
