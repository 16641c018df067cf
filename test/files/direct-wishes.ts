import { hash, randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createApiKey } from '../../src/accounts/create-api-key.ts'
import { query } from '../support/query.ts'
import type { TestApp } from '../support/test-app.ts'
import { createClientOf } from '../support/test-client.ts'
import {
  announceDirect,
  complete,
  createDirectUpload,
  readDirect,
  readParts,
  sendParts,
  settled,
} from './direct-client.ts'
import { newAccount } from './new-account.ts'
import { storedKeys } from './test-upload.ts'
import { cancelUpload } from './tus-client.ts'

const MiB = 1024 ** 2

/** What is asked of direct uploads at a Stevedore that also works on them. */
export function describeDirectWishes(given: () => TestApp): void {
  /** Two whole parts and the rest. */
  const bytes = randomBytes(16 * MiB + 1_000)
  const size = bytes.length
  const sha256 = hash('sha256', bytes)
  const small = randomBytes(5_000)

  it('has its parts listed page by page, with what the store has, and its end moves on', async () => {
    const app = given()
    const id = await announceDirect(app, { size })
    await sendParts(app, id, bytes, (number) => number === 2)
    await query(app, `update uploads set expires_at = now() + interval '1 minute' where id = '${id}'`)
    const first = await readParts(app, id, { first: 2 })
    expect(first.edges?.map(({ node }) => [node.number, node.received])).toEqual([
      [1, false],
      [2, true],
    ])
    const second = await readParts(app, id, { first: 2, after: first.pageInfo?.endCursor ?? '' })
    expect(second.edges?.map(({ node }) => [node.number, node.received])).toEqual([[3, false]])
    expect(second.pageInfo?.hasNextPage).toBe(false)
    expect(new Date(second.expiresAt).getTime() - Date.now()).toBeGreaterThan(23 * 3600_000)
    await app.request(cancelUpload, { uploadId: id })
  })

  it('gives links that are good for their part alone', async () => {
    const app = given()
    const id = await announceDirect(app, { size: small.length })
    const [part] = (await readParts(app, id)).edges ?? []
    const url = part?.node.url ?? ''
    const put = async (to: string, body: Buffer<ArrayBuffer>) =>
      (await fetch(to, { method: 'PUT', body })).status
    expect(await put(url, Buffer.concat([small, small]))).toBe(403)
    expect(await put(url, small.subarray(1))).toBe(403)
    expect(await put(url.replace('partNumber=1', 'partNumber=2'), small)).toBe(403)
    const otherKey = url.replace(/objects\/(.)/, (_, digit) => `objects/${digit === '0' ? '1' : '0'}`)
    expect(await put(otherKey, small)).toBe(403)
    expect((await fetch(url)).status).toBe(403)
    expect((await fetch(url.replace(/\/objects[^?]*/, '/'))).status).toBe(403)
    expect(await put(url, small)).toBe(200)
    await app.request(cancelUpload, { uploadId: id })
    expect(await put(url, small)).toBe(404)
  })

  it('has one set of parts, however many ask first, and another where the bucket has ended it', async () => {
    const app = given()
    const id = await announceDirect(app, { size: small.length })
    const pages = await Promise.all([1, 2, 3, 4].map(() => readParts(app, id)))
    const partsIds = () =>
      query<{ key: string; id: string }>(
        app,
        `select storage_key as key, parts_id as id from uploads where id = '${id}'`,
      )
    const [first] = await partsIds()
    for (const { edges } of pages) expect(edges?.[0]?.node.url).toContain(encodeURIComponent(first?.id ?? ''))
    await sendParts(app, id, small)
    await app.app.services.store.direct?.discard(first?.key ?? '', first?.id ?? '')
    expect(await complete(app, id)).toMatchObject({ code: 'PARTS_MISSING', missing: [1] })
    expect((await partsIds())[0]?.id).not.toBe(first?.id)
    await sendParts(app, id, small)
    await complete(app, id)
    expect(await settled(app, id)).toMatchObject({ state: 'COMPLETED' })
  })

  it('says which parts are missing, and waits for them', async () => {
    const app = given()
    const id = await announceDirect(app, { size })
    expect(await complete(app, id)).toMatchObject({
      code: 'PARTS_MISSING',
      missing: [1, 2, 3],
      missingCount: 3,
    })
    await sendParts(app, id, bytes, (number) => number !== 2)
    expect(await complete(app, id)).toMatchObject({
      missing: [2],
      missingCount: 1,
      message: '1 of 3 parts of the upload are missing.',
    })
    expect(await readDirect(app, id)).toMatchObject({ state: 'PENDING', completion: null })
    await sendParts(app, id, bytes)
    await complete(app, id)
    expect(await settled(app, id)).toMatchObject({ state: 'COMPLETED', file: { sha256 } })
  })

  it('is completed once, however often that is asked for at once', async () => {
    const app = given()
    const own = randomBytes(5_000)
    const id = await announceDirect(app, { size: own.length })
    await sendParts(app, id, own)
    const answers = await Promise.all(Array.from({ length: 8 }, () => complete(app, id)))
    expect(answers.map(({ __typename }) => __typename)).toEqual(Array(8).fill('CompleteUploadPayload'))
    const { file } = await settled(app, id)
    expect(await query(app, `select id from files where sha256 = '${hash('sha256', own)}'`)).toEqual([
      { id: file?.id },
    ])
  })

  it.each(['createUpload', 'completeUpload'])(
    'keeps nothing where the SHA-256 that %s declares is another, and begins anew',
    async (where) => {
      const app = given()
      const wrong = '0'.repeat(64)
      const id = await announceDirect(app, {
        size: small.length,
        ...(where === 'createUpload' && { sha256: wrong }),
      })
      await sendParts(app, id, small)
      const before = await query(app, 'select id from files')
      const keyOf = () => query(app, `select storage_key from uploads where id = '${id}'`)
      const key = await keyOf()
      await complete(app, id, where === 'completeUpload' ? wrong : null)
      expect(await settled(app, id)).toMatchObject({
        state: 'PENDING',
        received: 0,
        file: null,
        completion: { state: 'FAILED', failure: { code: 'HASH_MISMATCH' } },
      })
      expect(await query(app, 'select id from files')).toEqual(before)
      // What a worker that lost the work still does to the old bytes can't touch the new ones.
      expect(await keyOf()).not.toEqual(key)
      const named = await query<{ key: string }>(app, 'select storage_key as key from files')
      expect((await storedKeys(app.app.services)).sort()).toEqual(named.map(({ key }) => key).sort())
      expect((await readParts(app, id)).edges?.map(({ node }) => node.received)).toEqual([false])
      await sendParts(app, id, small)
      if (where === 'completeUpload') {
        await complete(app, id, hash('sha256', small))
        expect(await settled(app, id)).toMatchObject({ state: 'COMPLETED' })
      }
      await app.request(cancelUpload, { uploadId: id })
    },
  )

  it('is refused another SHA-256 than was declared, and what is no direct upload', async () => {
    const app = given()
    const id = await announceDirect(app, { size, sha256 })
    expect(await complete(app, id, '0'.repeat(64))).toMatchObject({ code: 'INVALID_INPUT', field: 'sha256' })
    expect(await complete(app, id, 'x')).toMatchObject({ code: 'INVALID_INPUT', field: 'sha256' })
    const ordinary = await announceDirect(app, { direct: false })
    expect(await complete(app, ordinary)).toMatchObject({ code: 'INVALID_INPUT', field: 'uploadId' })
    for (const [input, field] of [
      [{}, 'size'],
      [{ size: 0 }, 'size'],
    ] as const) {
      const { data } = await app.request(createDirectUpload, {
        input: { filename: 'a', direct: true, ...input },
      })
      expect(data.createUpload).toMatchObject({ code: 'INVALID_INPUT', field })
    }
  })

  it('is nothing to another account', async () => {
    const app = given()
    const id = await announceDirect(app, { size: small.length })
    await sendParts(app, id, small)
    const other = await newAccount(app.caller)
    const { secret } = await createApiKey(other, {
      name: 'other',
      scopes: ['READ', 'WRITE'],
      expiresAt: null,
    })
    const stranger = createClientOf({ url: app.url, secret })
    expect(await complete(stranger, id)).toMatchObject({ code: 'NOT_FOUND' })
    await expect(readDirect(stranger, id)).rejects.toThrow()
    await app.request(cancelUpload, { uploadId: id })
  })
}
