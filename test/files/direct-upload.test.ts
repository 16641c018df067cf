import { hash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reclaimParts } from '../../src/garbage/reclaim-parts.ts'
import { collect, reportOf } from '../garbage/garbage-site.ts'
import { startS3Proxy } from '../storage/s3-proxy.ts'
import { query } from '../support/query.ts'
import { makeS3Bucket, type S3Bucket } from '../support/s3-bucket.ts'
import { hasS3Server } from '../support/s3-server.ts'
import { openSocketClient, subscribe } from '../support/socket-client.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import {
  announceDirect,
  complete,
  completionUpdated,
  createDirectUpload,
  openMultiparts,
  readDirect,
  readParts,
  s3Settings,
  sendParts,
  settled,
  uploadUpdated,
} from './direct-client.ts'
import { describeDirectWishes } from './direct-wishes.ts'
import { storedKeys } from './test-upload.ts'
import { cancelUpload } from './tus-client.ts'

const MiB = 1024 ** 2

/** Two whole parts and the rest. */
const bytes = randomBytes(16 * MiB + 1_000)
bytes.write('%PDF-1.7')
const size = bytes.length
const sha256 = hash('sha256', bytes)
const small = randomBytes(5_000)

it('is refused where files are not kept in S3, and the url of an ordinary upload is offered', async () => {
  await using app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
  const { data } = await app.request(createDirectUpload, { input: { filename: 'a', direct: true, size } })
  expect(data.createUpload).toMatchObject({
    code: 'INVALID_INPUT',
    field: 'direct',
    message: expect.stringContaining('send the bytes to the url of an ordinary upload'),
  })
})

describe.runIf(hasS3Server)('a direct upload', () => {
  let server: S3Bucket
  let settings: Record<string, string>
  /** Takes what is asked for, and works only where a test lets it. */
  let api: TestApp
  /** Does both. */
  let app: TestApp
  const startWorker = (given: Record<string, string> = {}) =>
    startTestApp({ site: api.site, settings: { ...settings, STEVEDORE_ROLES: 'worker', ...given } })

  beforeAll(async () => {
    server = await makeS3Bucket()
    settings = s3Settings(server)
    api = await startTestApp({ settings: { ...settings, STEVEDORE_ROLES: 'api' } })
    app = await startTestApp({ settings: s3Settings(server) })
  })
  afterAll(async () => {
    await app[Symbol.asyncDispose]()
    await api[Symbol.asyncDispose]()
    server[Symbol.dispose]()
  })

  const multiparts = () => openMultiparts(server, settings['STEVEDORE_S3_PREFIX'])

  describeDirectWishes(() => app)

  it('goes to the store in parts, and is a file once the bytes were read back', async () => {
    const id = await announceDirect(api, { size, filename: 'a', tags: { kind: 'letter' } })
    const { edges = [], expiresAt, pageInfo } = await readParts(api, id)
    expect(
      edges.map(({ node: { number, start, end, received } }) => ({ number, start, end, received })),
    ).toEqual([
      { number: 1, start: 0, end: 8 * MiB, received: false },
      { number: 2, start: 8 * MiB, end: 16 * MiB, received: false },
      { number: 3, start: 16 * MiB, end: size, received: false },
    ])
    expect(edges.every(({ node }) => node.url.startsWith(server.endpoint))).toBe(true)
    expect(new Date(expiresAt).getTime()).toBeGreaterThan(Date.now())
    expect(pageInfo?.hasNextPage).toBe(false)
    await sendParts(api, id, bytes)

    await using socket = openSocketClient(api)
    const states: string[] = []
    const watched = (async () => {
      for await (const { uploadUpdated: state } of subscribe(socket, uploadUpdated, { id }))
        if (states.at(-1) !== state.state) states.push(state.state)
    })()
    await waitFor(() => states.length === 1)
    const answer = await complete(api, id, sha256.toUpperCase())
    if (answer.__typename !== 'CompleteUploadPayload') throw new Error(JSON.stringify(answer))
    expect(answer.upload.state).toBe('VERIFYING')
    await waitFor(() => states.includes('VERIFYING'))
    await using _worker = await startWorker()
    let last = null
    const completionId = answer.upload.completion?.id ?? ''
    for await (const event of subscribe(socket, completionUpdated, { id: completionId })) last = event
    expect(last?.completionUpdated).toMatchObject({
      state: 'SUCCEEDED',
      upload: { state: 'COMPLETED', file: { sha256 } },
    })
    await watched
    expect(states).toEqual(['PENDING', 'VERIFYING', 'COMPLETED'])

    const done = await readDirect(api, id)
    expect(done).toMatchObject({
      received: size,
      file: { filename: 'a', contentType: 'application/pdf', size, sha256, tags: { kind: 'letter' } },
      completion: { state: 'SUCCEEDED', attempt: 1, progress: { bytesDone: size }, upload: { id } },
    })
    expect(hash('sha256', await (await fetch(done.file?.downloadUrl ?? '')).bytes())).toBe(sha256)

    // A part that comes too late changes nothing.
    const late = await fetch(edges[0]?.node.url ?? '', { method: 'PUT', body: bytes.subarray(0, 8 * MiB) })
    expect(late.status).toBe(404)
    expect(await complete(api, id)).toMatchObject({ upload: { state: 'COMPLETED' } })
    expect((await readDirect(api, id)).file?.id).toBe(done.file?.id)
    expect((await readParts(api, id)).edges).toBeUndefined()
  })

  it('is the same for the same idempotency key, also while it is being completed', async () => {
    const input = { filename: 'a', direct: true, size: small.length, idempotencyKey: 'once' }
    const ask = async () => (await api.request(createDirectUpload, { input })).data.createUpload
    const made = await ask()
    if (made.__typename !== 'CreateUploadPayload') throw new Error(JSON.stringify(made))
    expect(made).toMatchObject({ replayed: false, upload: { direct: true, url: null } })
    const { id } = made.upload
    expect(await ask()).toMatchObject({ code: 'CONFLICT' })
    const ordinary = await api.request(createDirectUpload, { input: { ...input, direct: false } })
    expect(ordinary.data.createUpload).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' })
    const endLease = () =>
      query(api, `update idempotency_keys set leased_until = now() where claim = '${id}'`)
    await endLease()
    expect(await ask()).toMatchObject({ replayed: true, upload: { id, state: 'PENDING' } })
    await sendParts(api, id, small)
    await complete(api, id)
    await endLease()
    expect(await ask()).toMatchObject({ replayed: true, upload: { id, state: 'VERIFYING' } })
    await using _worker = await startWorker()
    await settled(api, id)
    expect(await ask()).toMatchObject({ replayed: true, upload: { id, state: 'COMPLETED' } })
  })

  it('is completed by another worker where the first was killed', async () => {
    const id = await announceDirect(api, { size })
    await sendParts(api, id, bytes)
    await complete(api, id)
    // What a worker that was killed leaves: a claim that is silent, and parts that are one object already.
    const [upload] = await query<{ key: string; parts: string }>(
      api,
      `select storage_key as key, parts_id as parts from uploads where id = '${id}'`,
    )
    await api.app.services.store.direct?.complete(upload?.key ?? '', upload?.parts ?? '')
    await query(
      api,
      `update work set state = 'RUNNING', attempt = 1, heartbeat_at = now() - interval '1 hour'
       where kind = 'COMPLETION' and state = 'PENDING'`,
    )
    await using _worker = await startWorker()
    expect(await settled(api, id)).toMatchObject({
      state: 'COMPLETED',
      file: { sha256 },
      completion: { state: 'SUCCEEDED', attempt: 2 },
    })
  })

  it('stays the one file that it is where its worker was killed before it could say so', async () => {
    const id = await announceDirect(api, { size: small.length })
    await sendParts(api, id, small)
    await complete(api, id)
    await using _worker = await startWorker()
    const { file, completion } = await settled(api, id)
    const files = await query(api, 'select id from files order by id')
    await query(
      api,
      `update work set state = 'RUNNING', finished_at = null, heartbeat_at = now() - interval '1 hour'
       where id = '${completion?.id}'`,
    )
    await waitFor(async () => (await readDirect(api, id)).completion?.state === 'SUCCEEDED', 30_000)
    expect(await readDirect(api, id)).toMatchObject({ file: { id: file?.id }, completion: { attempt: 2 } })
    expect(await query(api, 'select id from files order by id')).toEqual(files)
  })

  it('waits for its parts again where the store is away for too long, and has them still', async () => {
    const id = await announceDirect(api, { size: small.length })
    await sendParts(api, id, small)
    await complete(api, id)
    await using proxy = await startS3Proxy(server.endpoint)
    const away = { kind: 'ANSWER', status: 500, code: 'InternalError' } as const
    // Before there is a worker, which may be quick.
    proxy.trouble = (asked) => (asked.startsWith('GET ') && !asked.includes('uploadId') ? away : null)
    await using _worker = await startWorker({
      STEVEDORE_S3_ENDPOINT: proxy.endpoint,
      STEVEDORE_OUTAGE_SECONDS: '1',
    })
    expect(await settled(api, id)).toMatchObject({
      state: 'PENDING',
      completion: { state: 'FAILED', failure: { code: 'STORE_UNAVAILABLE' } },
    })
    proxy.trouble = () => null
    expect((await readParts(api, id)).edges?.map(({ node }) => node.received)).toEqual([true])
    await complete(api, id)
    expect(await settled(api, id)).toMatchObject({ state: 'COMPLETED' })
  })

  it('is cancelled while a worker reads it back, and garbage collection removes its bytes', async () => {
    const stored = (await storedKeys(api.app.services)).sort()
    const id = await announceDirect(api, { size: small.length })
    await sendParts(api, id, small)
    await complete(api, id)
    await using proxy = await startS3Proxy(server.endpoint)
    await using _worker = await startWorker({ STEVEDORE_S3_ENDPOINT: proxy.endpoint })
    proxy.trouble = (asked) =>
      asked.startsWith('GET ') && !asked.includes('uploadId') ? { kind: 'HANG' } : null
    await waitFor(async () => (await readDirect(api, id)).completion?.state === 'RUNNING')
    await api.request(cancelUpload, { uploadId: id })
    expect(await settled(api, id)).toMatchObject({ state: 'CANCELLED', completion: { state: 'CANCELLED' } })
    await collect(api)
    expect((await storedKeys(api.app.services)).sort()).toEqual(stored)
  })

  it('is cancelled though its completion fails before it has heard of that', async () => {
    const id = await announceDirect(api, { size: small.length, sha256: '0'.repeat(64) })
    await sendParts(api, id, small)
    await complete(api, id)
    const { completion } = await readDirect(api, id)
    await query(
      api,
      `create function cancel_late() returns trigger language plpgsql as
         $$ begin new.cancel_requested := true; return new; end $$;
       create trigger cancel_late before update on work for each row
         when (new.id = '${completion?.id}' and new.state = 'FAILED') execute function cancel_late()`,
    )
    await using _worker = await startWorker()
    expect(await settled(api, id)).toMatchObject({ state: 'CANCELLED', completion: { state: 'FAILED' } })
  })

  it.each(['before completeUpload, before', 'after completeUpload, before'])(
    'is cancelled %s a worker has it, and nothing of it is left',
    async (when) => {
      const before = await multiparts()
      const stored = await storedKeys(api.app.services)
      const id = await announceDirect(api, { size: small.length })
      await sendParts(api, id, small)
      if (when.startsWith('after')) await complete(api, id)
      const { data } = await api.request(cancelUpload, { uploadId: id })
      expect(data.cancelUpload).toMatchObject({ upload: { state: 'CANCELLED' } })
      expect(await complete(api, id)).toMatchObject({ code: 'INVALID_INPUT', field: 'uploadId' })
      expect(await multiparts()).toEqual(before)
      expect(await storedKeys(api.app.services)).toEqual(stored)
    },
  )

  it('ends with its time, and garbage collection removes its parts and those that nobody names', async () => {
    const id = await announceDirect(api, { size: small.length })
    await sendParts(api, id, small)
    await query(api, `update uploads set expires_at = now() - interval '1 millisecond' where id = '${id}'`)
    expect(await complete(api, id)).toMatchObject({ code: 'INVALID_INPUT', field: 'uploadId' })
    const lives = await announceDirect(api, { size: small.length })
    await sendParts(api, lives, small)
    const nobodys = await api.app.services.store.direct?.begin(crypto.randomUUID())
    const open = await multiparts()
    const { direct } = api.app.services.store
    expect(reportOf(await collect(api, { faults: direct ? { direct } : {} }), 'RECLAIM_PARTS')).toMatchObject(
      {
        items: 0,
      },
    )
    expect(await multiparts()).toHaveLength(open.length - 1)
    let items = 0
    const round = {
      dryRun: false,
      force: false,
      signal: new AbortController().signal,
      count: (done: { items: number }) => {
        items += done.items
      },
    }
    expect(nobodys).toBeDefined()
    await reclaimParts(api.caller, round, { leftoverAge: -60_000 })
    expect(items).toBe(1)
    expect((await readParts(api, lives)).edges?.map(({ node }) => node.received)).toEqual([true])
    await api.request(cancelUpload, { uploadId: lives })
    expect(await multiparts()).toEqual([])
  })
})
