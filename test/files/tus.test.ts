import { createHash, hash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { graphql } from '../../src/gql/gql.ts'
import { connect } from '../support/database.ts'
import { openSocketClient, subscribe } from '../support/socket-client.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
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

const uploadUpdated = graphql(`
  subscription UploadUpdatedForTest($id: ID!) {
    uploadUpdated(id: $id) { state received version file { id } }
  }
`)

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

const bytes = randomBytes(1_000_000)
const sha256 = hash('sha256', bytes)
const first = Buffer.from(bytes.subarray(0, 400_000))
const rest = Buffer.from(bytes.subarray(400_000))

/** The same upload by the other process. */
const atOther = (url: string) => url.replace(api.url, other.url)

async function expectStored(id: string) {
  const upload = await readUpload(api, id)
  expect(upload).toMatchObject({ state: 'COMPLETED', file: { sha256, size: bytes.length } })
  return upload
}

describe('an upload by tus', () => {
  it('takes all bytes at once', async () => {
    const { id, url } = await announce(api, { filename: 'a.png', size: bytes.length, sha256 })
    await sendByTus(bytes, { uploadUrl: url })
    expect((await expectStored(id)).file).toMatchObject({ filename: 'a.png', contentType: 'image/png' })
    expect(await askOffset(url)).toBe(bytes.length)
  })

  it('takes them piece by piece, each at another process', async () => {
    const { id, url } = await announce(api, { size: bytes.length })
    expect(await patch(url, first, { offset: 0 })).toMatchObject({ status: 204, offset: '400000' })
    expect(await askOffset(atOther(url))).toBe(400_000)
    expect(await patch(atOther(url), rest, { offset: 400_000 })).toMatchObject({ status: 204 })
    await expectStored(id)
  })

  it('leaves no lock behind, neither when it is completed nor when it is asked about afterwards', async () => {
    const { id, url } = await announce(api, { size: bytes.length })
    const readLock = async () => {
      await using database = await connect(api.site.databaseUrl)
      return (await database.query('select lock from uploads where id = $1', [id])).rows
    }
    await sendByTus(bytes, { uploadUrl: url })
    expect(await readLock()).toEqual([{ lock: null }])
    expect(await askOffset(url)).toBe(bytes.length)
    expect(await readLock()).toEqual([{ lock: null }])
  })

  it('goes on where a broken connection left it', async () => {
    const { id, url } = await announce(api, { size: bytes.length })
    const broken = beginPatch(url, first, { offset: 0, length: bytes.length })
    await waitFor(async () => (await readUpload(api, id)).received === first.length)
    broken.cut()
    await sendByTus(bytes, { uploadUrl: url, chunkSize: 100_000 })
    await expectStored(id)
  })

  it('is made by the protocol itself, by whoever may write', async () => {
    const key = await api.createKey(['WRITE'])
    const url = await sendByTus(bytes, {
      endpoint: `${api.url}/uploads`,
      headers: { authorization: `Bearer ${key}` },
      metadata: { filename: 'größe.txt', filetype: 'text/plain', sha256 },
      chunkSize: 300_000,
    })
    const id = /uploads\/([^?]+)/.exec(url)?.[1] ?? ''
    expect((await expectStored(id)).file).toMatchObject({ filename: 'größe.txt', contentType: 'text/plain' })
  })

  it('is a file without bytes as soon as it is made, or looked at', async () => {
    const nothing = { state: 'COMPLETED', file: { size: 0, sha256: hash('sha256', '') } }
    const headers = { authorization: `Bearer ${await api.createKey(['WRITE'])}` }
    const url = await sendByTus(Buffer.alloc(0), { endpoint: `${api.url}/uploads`, headers })
    expect(await readUpload(api, /uploads\/([^?]+)/.exec(url)?.[1] ?? '')).toMatchObject(nothing)
    const announced = await announce(api, { size: 0 })
    await sendByTus(Buffer.alloc(0), { uploadUrl: announced.url })
    expect(await readUpload(api, announced.id)).toMatchObject(nothing)
  })

  it('may have its length declared in the end', async () => {
    const { id, url } = await announce(api)
    await patch(url, first, { offset: 0 })
    const headers = { 'upload-length': String(bytes.length) }
    expect(await patch(url, rest, { offset: 400_000, headers })).toMatchObject({ status: 204 })
    await expectStored(id)
  })

  it('becomes a file though the process died before it could say so', async () => {
    const { id, url } = await announce(api, { size: bytes.length })
    await patch(url, first, { offset: 0 })
    await using database = await connect(api.site.databaseUrl)
    const { rows } = await database.query('select storage_key from uploads where id = $1', [id])
    const { partial } = api.app.services.store
    await partial.append(
      rows[0].storage_key,
      (async function* () {
        yield rest
      })(),
      { at: 400_000 },
    )
    await partial.complete(rows[0].storage_key)
    expect(await askOffset(atOther(url))).toBe(bytes.length)
    await expectStored(id)
  })

  it('is one file for two clients at once', async () => {
    const { id, url } = await announce(api, { size: bytes.length })
    await Promise.all([
      sendByTus(bytes, { uploadUrl: url, chunkSize: 150_000 }),
      sendByTus(bytes, { uploadUrl: atOther(url), chunkSize: 150_000 }),
    ])
    await expectStored(id)
  })

  it('is let go by a connection that is dead as soon as its client comes again', async () => {
    const { id, url } = await announce(api, { size: bytes.length })
    const dead = beginPatch(url, first, { offset: 0, length: bytes.length })
    await waitFor(async () => (await readUpload(api, id)).received === first.length)
    const began = performance.now()
    await sendByTus(bytes, { uploadUrl: atOther(url) })
    expect(performance.now() - began).toBeLessThan(5_000)
    await expectStored(id)
    dead.cut()
  })
})

describe('what comes by tus', () => {
  it('is refused at another offset, and changes nothing', async () => {
    const { id, url } = await announce(api, { size: bytes.length })
    await patch(url, first, { offset: 0 })
    expect(await patch(url, rest, { offset: 300_000 })).toMatchObject({ status: 409 })
    expect(await patch(url, rest, { offset: 500_000 })).toMatchObject({ status: 409 })
    expect(await askOffset(url)).toBe(400_000)
    await patch(url, rest, { offset: 400_000 })
    await expectStored(id)
  })

  it('is not kept where the checksum of the chunk is wrong', async () => {
    const { id, url } = await announce(api, { size: bytes.length })
    await patch(url, first, { offset: 0 })
    const checksum = (of: Buffer) => `sha1 ${createHash('sha1').update(of).digest('base64')}`
    const wrong = { 'upload-checksum': checksum(first) }
    expect(await patch(url, rest, { offset: 400_000, headers: wrong })).toMatchObject({ status: 460 })
    expect(await askOffset(url)).toBe(400_000)
    const right = { 'upload-checksum': checksum(rest) }
    expect(await patch(url, rest, { offset: 400_000, headers: right })).toMatchObject({ status: 204 })
    await expectStored(id)
  })

  it.each(['crc1 AAAA', 'sha1', 'sha1 a b'])('is refused with the checksum %j', async (checksum) => {
    const { url } = await announce(api, { size: bytes.length })
    const headers = { 'upload-checksum': checksum }
    expect(await patch(url, first, { offset: 0, headers })).toMatchObject({ status: 400 })
    expect(await askOffset(url)).toBe(0)
  })

  it('begins anew where all of it is not what was declared', async () => {
    const { id, url } = await announce(api, { size: bytes.length, sha256: '0'.repeat(64) })
    await patch(url, first, { offset: 0 })
    expect(await patch(url, rest, { offset: 400_000 })).toMatchObject({ status: 422 })
    expect(await askOffset(url)).toBe(0)
    expect(await readUpload(api, id)).toMatchObject({ state: 'PENDING', received: 0 })
  })

  it('may not be more than was declared', async () => {
    const { url } = await announce(api, { size: 100 })
    expect(await patch(url, first, { offset: 0 })).toMatchObject({ status: 413 })
    expect(await askOffset(url)).toBe(0)
  })

  it('needs the link as it was given, and the protocol', async () => {
    const { url } = await announce(api, { size: 100 })
    expect((await patch(url.split('?')[0] ?? '', first, { offset: 0 })).status).toBe(403)
    expect((await patch(url, first, { offset: 0, headers: { 'tus-resumable': '0.2.2' } })).status).toBe(400)
    expect((await fetch(url, { method: 'PATCH' })).status).toBe(412)
    const options = await fetch(`${api.url}/uploads`, { method: 'OPTIONS' })
    expect(options.headers.get('tus-extension')).toBe(
      'creation,creation-with-upload,creation-defer-length,termination,expiration,checksum',
    )
    expect(options.headers.get('tus-checksum-algorithm')).toBe('sha1,sha256,md5,sha512')
  })

  it.each([
    [401, {}],
    [403, 'READ'],
  ])('is not made by whoever may not: %d', async (status, scope) => {
    const authorization = scope === 'READ' ? { authorization: `Bearer ${await api.createKey(['READ'])}` } : {}
    const headers = { ...tusHeaders, ...authorization, 'upload-length': '5' }
    expect((await fetch(`${api.url}/uploads`, { method: 'POST', headers })).status).toBe(status)
  })
})

describe('the link that is given to who makes an upload by tus', () => {
  it.each(['300.0.0.1', 'localhost:70000', '[:::]'])('does not follow the host %s', async (host) => {
    const request = httpRequest(`${api.url}/uploads`, {
      method: 'POST',
      headers: { ...tusHeaders, host, authorization: `Bearer ${api.secret}`, 'upload-length': 5 },
    })
    request.end()
    const [{ headers }] = await once(request, 'response')
    expect(headers.location).toContain(`${api.url}/uploads/`)
  })
})

describe('the end of an upload by tus', () => {
  it('moves on with each chunk', async () => {
    const { id, url } = await announce(api, { size: bytes.length })
    await using database = await connect(api.site.databaseUrl)
    await database.query(`update uploads set expires_at = now() + interval '1 minute' where id = $1`, [id])
    await patch(url, first, { offset: 0 })
    const { expiresAt } = await readUpload(api, id)
    expect(new Date(expiresAt).getTime() - Date.now()).toBeGreaterThan(23 * 3600_000)
  })

  it('is GONE for who comes later', async () => {
    const { id, url } = await announce(api, { size: bytes.length })
    await using database = await connect(api.site.databaseUrl)
    await database.query('update uploads set expires_at = now() where id = $1', [id])
    expect(await askOffset(url)).toEqual({ status: 410 })
    expect(await patch(url, first, { offset: 0 })).toMatchObject({ status: 410 })
  })

  it.each(['DELETE', 'cancelUpload'])('comes by %s, which removes the bytes', async (how) => {
    const { id, url } = await announce(api, { size: bytes.length })
    await patch(url, first, { offset: 0 })
    if (how === 'DELETE')
      expect((await fetch(url, { method: 'DELETE', headers: tusHeaders })).status).toBe(204)
    else {
      const { data } = await api.request(cancelUpload, { uploadId: id })
      expect(data.cancelUpload).toMatchObject({ upload: { id, state: 'CANCELLED', url: null } })
    }
    expect(await askOffset(url)).toEqual({ status: 410 })
    expect(await readUpload(api, id)).toMatchObject({ state: 'CANCELLED', url: null })
    await using database = await connect(api.site.databaseUrl)
    const { rows } = await database.query('select storage_key from uploads where id = $1', [id])
    expect(await api.app.services.store.partial.size(rows[0].storage_key)).toBe(0)
  })

  it('is not to be had where there is a file already', async () => {
    const { id, url } = await announce(api, { size: 400_000 })
    await patch(url, first, { offset: 0 })
    expect((await fetch(url, { method: 'DELETE', headers: tusHeaders })).status).toBe(409)
    expect((await api.request(cancelUpload, { uploadId: id })).data.cancelUpload).toMatchObject({
      code: 'CONFLICT',
    })
    expect(await readUpload(api, id)).toMatchObject({ state: 'COMPLETED' })
  })

  it('is told to who watches, after how far it got', async () => {
    const { id, url } = await announce(api, { size: bytes.length })
    await using socket = openSocketClient(other)
    const states: { state: string; received: number; version: number }[] = []
    const watched = (async () => {
      for await (const { uploadUpdated: state } of subscribe(socket, uploadUpdated, { id }))
        states.push({ ...state, received: Number(state.received) })
    })()
    await waitFor(() => states.length === 1)
    await patch(url, first, { offset: 0 })
    await waitFor(() => states.some(({ received }) => received === 400_000))
    await patch(url, rest, { offset: 400_000 })
    await watched
    expect(states.at(-1)).toMatchObject({ state: 'COMPLETED', received: 1_000_000 })
    const versions = states.map(({ version }) => version)
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b))
  })
})
