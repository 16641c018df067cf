import { hash, randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { StorageError } from '../../src/storage/object-store.ts'
import type { PartialObjects } from '../../src/storage/partial-objects.ts'
import { collect, reportOf } from '../garbage/garbage-site.ts'
import { connect } from '../support/database.ts'
import { createUpload } from '../support/documents.ts'
import { query } from '../support/query.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { startFaultyServer } from './faulty-server.ts'
import { beginPut, putBytes, storedKeys } from './test-upload.ts'
import {
  announce,
  askOffset,
  beginPatch,
  cancelUpload,
  patch,
  readUpload,
  sendByTus,
  tusHeaders,
} from './tus-client.ts'

let api: TestApp
let other: TestApp

beforeAll(async () => {
  api = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
  other = await startTestApp({ site: api.site, settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(async () => {
  await other[Symbol.asyncDispose]()
  await api[Symbol.asyncDispose]()
})

const bytes = randomBytes(200_000)
const sha256 = hash('sha256', bytes)
const first = Buffer.from(bytes.subarray(0, 80_000))
const rest = Buffer.from(bytes.subarray(80_000))

const atOther = (url: string) => url.replace(api.url, other.url)

async function locksOf(id: string): Promise<unknown[]> {
  return await query(api, `select lock from uploads where id = '${id}'`)
}

async function piecesOf(id: string): Promise<number> {
  await using database = await connect(api.site.databaseUrl)
  const { rows } = await database.query('select storage_key from uploads where id = $1', [id])
  return await api.app.services.store.partial.size(rows[0].storage_key)
}

describe('an upload whose bytes are coming by tus', () => {
  it.each([
    ['cancelUpload', 'CANCELLED', (id: string) => api.request(cancelUpload, { uploadId: id })],
    ['a PUT of all bytes', 'COMPLETED', (_: string, url: string) => putBytes(atOther(url), bytes)],
  ] as const)('takes no more of them after %s, and keeps none', async (_, state, end) => {
    const { id, url } = await announce(api, { size: bytes.length })
    const sending = beginPatch(url, first, { offset: 0, length: bytes.length })
    await waitFor(async () => (await readUpload(api, id)).received === first.length)
    await end(id, url)
    expect(await sending.answered).toBe(409)
    expect(await readUpload(api, id)).toMatchObject({ state })
    expect(await piecesOf(id)).toBe(0)
  })
})

describe('a PUT that is under way', () => {
  it('removes the pieces that came by tus meanwhile, once the file is there', async () => {
    const { id, url } = await announce(api, { size: bytes.length })
    const put = await beginPut(atOther(url), bytes.length)
    await patch(url, first, { offset: 0 })
    expect(await piecesOf(id)).toBe(first.length)
    put.send(bytes)
    expect(await put.answered).toMatchObject({ status: 201 })
    expect(await piecesOf(id)).toBe(0)
    expect(await locksOf(id)).toEqual([{ lock: null }])
  })

  it('leaves pieces that it can not remove to garbage collection', async () => {
    const { store } = api.app.services
    const discard = () => Promise.reject(new StorageError('STORE_UNAVAILABLE', 'the store is away'))
    const partial: PartialObjects = { ...store.partial, discard }
    await using faulty = await startFaultyServer(api.app.services, { partial })
    const { id, url } = await announce(api, { size: bytes.length })
    await patch(url, first, { offset: 0 })
    expect(await putBytes(url.replace(api.url, faulty.url), bytes)).toMatchObject({ status: 201 })
    // Who asks how far it is, also later on, must not take away by what the pieces are found.
    await query(api, `update uploads set locked_until = now() where id = '${id}'`)
    expect(await askOffset(url)).toBe(bytes.length)
    expect(await piecesOf(id)).toBe(first.length)
    await collect(api)
    expect(await piecesOf(id)).toBe(0)
    expect(await locksOf(id)).toEqual([{ lock: null }])
    expect(await readUpload(api, id)).toMatchObject({ received: bytes.length, file: { sha256 } })
  })

  it('ends when the upload is cancelled, though its client sends nothing more, and keeps nothing', async () => {
    const before = await storedKeys(api.app.services)
    const { id, url } = await announce(api, { size: bytes.length })
    const put = await beginPut(atOther(url), bytes.length)
    put.send(first)
    await api.request(cancelUpload, { uploadId: id })
    const { status, body } = await put.answered
    expect([status, JSON.parse(body).code]).toEqual([410, 'CANCELLED'])
    expect(await storedKeys(api.app.services)).toEqual(before)
    const incoming = join(api.site.dataDirectory, 'objects', 'incoming')
    expect(await readdir(incoming)).toEqual([])
  })
})

describe('a store that fails', () => {
  const away = () => Promise.reject(new StorageError('STORE_UNAVAILABLE', 'the store is away'))
  const real = () => api.app.services.store.partial
  let isBroken = false
  it.each<[string, () => Partial<PartialObjects>]>([
    ['before an upload by tus is a file', () => ({ complete: away })],
    [
      'while bytes come by tus',
      () => ({
        append: async (...given) => {
          await real().append(...given)
          isBroken = true
          return await away()
        },
        size: (key) => (isBroken ? away() : real().size(key)),
      }),
    ],
  ])('%s leaves nothing behind that is not collected once its time is over', async (_, faults) => {
    await using faulty = await startFaultyServer(api.app.services, { partial: { ...real(), ...faults() } })
    const { id, url } = await announce(api, { size: bytes.length })
    const answer = await patch(url.replace(api.url, faulty.url), bytes, { offset: 0 })
    expect(answer).toMatchObject({ status: 503 })
    expect(await piecesOf(id)).toBe(bytes.length)
    await query(api, `update uploads set expires_at = now() - interval '1 millisecond' where id = '${id}'`)
    await collect(api)
    expect(await piecesOf(id)).toBe(0)
  })

  it('keeps no upload from being cancelled, and its bytes go with the next collection that can', async () => {
    const partial: PartialObjects = { ...real(), discard: away }
    await using faulty = await startFaultyServer(api.app.services, { partial })
    const ids: string[] = []
    for (let n = 0; n < 2; n++) {
      const { id, url } = await announce(api, { size: bytes.length })
      await patch(url, first, { offset: 0 })
      const end = { method: 'DELETE', headers: tusHeaders }
      expect((await fetch(url.replace(api.url, faulty.url), end)).status).toBe(204)
      expect(await readUpload(api, id)).toMatchObject({ state: 'CANCELLED' })
      ids.push(id)
    }
    const pieces = () => Promise.all(ids.map(piecesOf))
    expect(await pieces()).toEqual([first.length, first.length])
    const [stuck] = await query<{ key: string }>(
      api,
      `select storage_key as key from uploads where id = '${ids[0]}'`,
    )
    const discard = (key: string) => (key === stuck?.key ? away() : real().discard(key))
    const failed = await collect(api, { faults: { partial: { ...real(), discard } } })
    expect(reportOf(failed, 'EXPIRE_UPLOADS')).toMatchObject({ outcome: 'FAILED' })
    expect(await pieces()).toEqual([first.length, 0])
    await collect(api)
    expect(await pieces()).toEqual([0, 0])
  })
})

it('an upload by tus stays whole though a process writes that has lost it and does not know', async () => {
  const { id, url } = await announce(api, { size: bytes.length })
  const late = beginPatch(url, first, { offset: 0, length: bytes.length })
  await waitFor(async () => (await readUpload(api, id)).received === first.length)
  await using database = await connect(api.site.databaseUrl)
  // As after a time in which the process stood still.
  await database.query('update uploads set lock = null where id = $1', [id])
  const at = Number(await askOffset(atOther(url)))
  await patch(atOther(url), Buffer.from(bytes.subarray(at, 120_000)), { offset: at })
  late.send(bytes.subarray(first.length, 160_000))
  await waitFor(async () => (await readUpload(api, id)).received === 160_000)
  late.cut()
  await waitFor(async () => (await piecesOf(id)) >= 160_000)
  await sendByTus(bytes, { uploadUrl: atOther(url) })
  expect(await readUpload(api, id)).toMatchObject({ state: 'COMPLETED', file: { sha256 } })
})

describe('a chunk with a checksum', () => {
  const headers = { 'upload-checksum': `sha256 ${hash('sha256', rest, 'base64')}` }
  async function beginChecked() {
    const { id, url } = await announce(api, { size: bytes.length })
    await patch(url, first, { offset: 0 })
    const from = { offset: first.length, length: rest.length, headers }
    const sending = beginPatch(url, rest.subarray(0, 50_000), from)
    await waitFor(async () => (await readUpload(api, id)).received === 130_000)
    return { id, url: atOther(url), ...sending }
  }

  it('counts for nothing where it was broken off', async () => {
    const { id, url, cut } = await beginChecked()
    cut()
    expect(await askOffset(url)).toBe(first.length)
    expect(await piecesOf(id)).toBe(first.length)
    await sendByTus(bytes, { uploadUrl: url })
    expect(await readUpload(api, id)).toMatchObject({ state: 'COMPLETED', file: { sha256 } })
  })

  it('counts for nothing where its process died, or stood still for so long, before it was checked', async () => {
    const { id, url, send, answered } = await beginChecked()
    await query(api, `update uploads set lock = null where id = '${id}'`)
    expect(await askOffset(url)).toBe(first.length)
    // It comes back to life, and writes on.
    send(rest.subarray(50_000))
    expect(await answered).toBe(409)
    expect(await askOffset(url)).toBe(first.length)
    await sendByTus(bytes, { uploadUrl: url })
    expect(await readUpload(api, id)).toMatchObject({ state: 'COMPLETED', file: { sha256 } })
  })
})

describe('an upload that begins anew', () => {
  it('takes other bytes, whichever process knows the first ones', async () => {
    const { id, url } = await announce(api, { size: bytes.length, sha256 })
    await patch(url, Buffer.alloc(first.length), { offset: 0 })
    expect(await patch(atOther(url), rest, { offset: first.length })).toMatchObject({ status: 422 })
    await patch(atOther(url), first, { offset: 0 })
    expect(await patch(url, rest, { offset: first.length })).toMatchObject({ status: 204 })
    expect(await readUpload(api, id)).toMatchObject({ state: 'COMPLETED', file: { sha256 } })
  })

  it('is given at once to who asks with its idempotency key', async () => {
    const input = { filename: 'file.bin', size: first.length, sha256, idempotencyKey: 'begun anew' }
    const { id, url } = await announce(api, input)
    expect(await patch(url, first, { offset: 0 })).toMatchObject({ status: 422 })
    const { data } = await api.request(createUpload, { input })
    expect(data.createUpload).toMatchObject({ upload: { id } })
  })
})
