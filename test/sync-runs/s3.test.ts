import { randomBytes, randomUUID } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ObjectStore } from '../../src/storage/object-store.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { PublicationConflictError, publishObject } from '../../src/sync-runs/archive/publish-object.ts'
import { uploadBytes } from '../support/files.ts'
import { neverAborted } from '../support/never-aborted.ts'
import { query } from '../support/query.ts'
import { makeS3Bucket, type S3Bucket } from '../support/s3-bucket.ts'
import { credentialVariables, hasS3Server } from '../support/s3-server.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { waitFor } from '../support/wait-for.ts'
import { readRun } from './archive-site.ts'
import { runToEnd } from './sync-client.ts'
import { readDifferences, readTasks } from './sync-site.ts'

describe.runIf(hasS3Server)('with a store and a replica in S3', () => {
  let server: S3Bucket
  let app: TestApp
  let store: ObjectStore
  let replica: ObjectStore
  const keys: Record<string, string> = {}

  beforeAll(async () => {
    server = await makeS3Bucket()
    Object.assign(process.env, credentialVariables)
    const place = { bucket: server.bucket, endpoint: server.endpoint, checksums: 'when-required' }
    app = await startTestApp({
      settings: {
        STEVEDORE_S3_BUCKET: place.bucket,
        STEVEDORE_S3_ENDPOINT: place.endpoint,
        STEVEDORE_S3_CHECKSUMS: place.checksums,
        STEVEDORE_S3_PREFIX: 'primary',
        STEVEDORE_REPLICAS: JSON.stringify([{ name: 'replica', s3: { ...place, prefix: 'replica' } }]),
      },
      openStore: async (given) => agedStore(await openStore(given)),
    })
    store = app.app.services.store
    const opened = await app.app.services.channels.get('replica')?.open()
    if (opened === undefined) throw new Error('there is no replica')
    replica = opened
    // Small ones are written together, one that is larger in one request, the last in parts.
    for (const [name, size] of Object.entries({
      a: 10,
      b: 0,
      c: 100,
      d: 5_000,
      large: 300_000,
      huge: 9_000_000,
    }))
      await uploadBytes(app, name, randomBytes(size))
    for (const { name, key } of await query<{ name: string; key: string }>(
      app,
      'select filename as name, storage_key as key from files',
    ))
      keys[name] = key
  })
  afterAll(async () => {
    await app[Symbol.asyncDispose]()
    server[Symbol.dispose]()
  })

  it('mirrors what is wanting or wrong, verifies both, and removes what no file has', async () => {
    const first = await runToEnd(app, { kind: 'MIRROR' })
    expect(first).toMatchObject({ runState: 'SUCCEEDED', channels: [{ listed: 6, done: 6 }] })
    expect(await runToEnd(app, { kind: 'VERIFY' })).toMatchObject({
      runState: 'SUCCEEDED',
      channels: [{ done: 6 }, { done: 6 }],
    })

    const orphan = randomUUID()
    await replica.put(orphan, Buffer.from('nobody has me'))
    for (const name of ['a', 'c', 'd', 'large', 'huge']) await replica.delete(keys[name] ?? '')
    await replica.put(keys['c'] ?? '', randomBytes(99))
    await replica.put(keys['d'] ?? '', randomBytes(5_000))
    await replica.put(keys['large'] ?? '', randomBytes(300_001))
    // Confirmed bytes would not be read again.
    await query(app, 'delete from file_copies')
    const second = await runToEnd(app, { kind: 'MIRROR', options: { removeExtraneous: true } })
    expect(second).toMatchObject({ runState: 'SUCCEEDED' })
    const tasks = (await readTasks(app, second.id)).map(({ file, action }) => [file, action])
    expect(Object.fromEntries(tasks)).toEqual({
      a: 'COPY',
      b: 'CONFIRM',
      c: 'REPLACE',
      d: 'REPLACE',
      large: 'REPLACE',
      huge: 'COPY',
      [orphan]: 'REMOVE',
    })
    expect(await replica.stat(orphan)).toBeNull()
    for (const key of Object.values(keys))
      expect(await replica.readRange(key, { start: 0, length: 1e7 })).toEqual(
        await store.readRange(key, { start: 0, length: 1e7 }),
      )
    expect(await readDifferences(app, second.id)).toEqual([])
  })

  it('publishes a report, and answers by it once the details are gone', async () => {
    const { id } = await runToEnd(app, { kind: 'VERIFY', channels: ['primary'] })
    const live = await waitFor(async () => {
      const run = await readRun(app, id)
      return run.report?.state === 'PUBLISHED' && run
    })
    const bytes = await (await fetch(live.report?.downloadUrl ?? '')).bytes()
    expect(JSON.parse(gunzipSync(bytes).toString())).toMatchObject({ run: { id, state: 'SUCCEEDED' } })
    await query(app, `update sync_runs set forgotten_at = now() where id = '${id}'`)
    const { report: _, ...answer } = await readRun(app, id)
    const { report: __, ...before } = live
    expect(answer).toEqual({ ...before, archived: true })
  })

  it('refuses to publish over another object, even one that came in between', async () => {
    const hidden = { store: { ...store, stat: async () => null } }
    const content = async function* () {
      yield Buffer.from('what came of it')
    }
    const publication = { storageKey: randomUUID(), content, signal: neverAborted }
    const first = await publishObject(hidden, publication)
    expect(await publishObject(hidden, publication)).toEqual(first)
    const taken = randomUUID()
    await store.put(taken, gzipSync('something else'))
    await expect(publishObject(hidden, { ...publication, storageKey: taken })).rejects.toThrow(
      PublicationConflictError,
    )
  })
})

/** Only what has lain there for longer than the grace may be removed. */
function agedStore<Store extends ObjectStore>(real: Store): Store {
  const list: ObjectStore['list'] = async function* (options) {
    for await (const object of real.list(options)) yield { ...object, modifiedAt: new Date(0) }
  }
  return Object.assign(Object.create(real), { list })
}
