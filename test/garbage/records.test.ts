import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeJob } from '../graphql/make-job.ts'
import { query } from '../support/query.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { ageObjects, collect, reportOf } from './garbage-site.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({
    settings: { STEVEDORE_ROLES: 'api', STEVEDORE_WORK_RETENTION_DAYS: '30' },
  })
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  for (const table of ['uploads', 'work', 'garbage_collections']) await query(app, `delete from ${table}`)
})

async function makeUploads(count: number, values: { state: string; expiresAt: string; finishedAt: string }) {
  await query(
    app,
    `insert into uploads (account_id, filename, state, expires_at, finished_at)
     select '${app.caller.caller.accountId}', '${values.state}', '${values.state}', ${values.expiresAt}, ${values.finishedAt}
     from generate_series(1, ${count})`,
  )
}

describe('garbage collection', () => {
  it('ends uploads whose time is over, any number of them, and leaves the others', async () => {
    await makeUploads(2_500, { state: 'PENDING', expiresAt: `now() - interval '1 hour'`, finishedAt: 'null' })
    await makeUploads(2, { state: 'PENDING', expiresAt: `now() + interval '1 hour'`, finishedAt: 'null' })
    expect(reportOf(await collect(app), 'EXPIRE_UPLOADS')).toMatchObject({ items: 2_500 })
    const states = await query(
      app,
      `select state, count(*)::int, bool_and(finished_at is not distinct from
         case when state = 'EXPIRED' then expires_at end) as right
       from uploads group by state order by state`,
    )
    expect(states).toEqual([
      { state: 'EXPIRED', count: 2_500, right: true },
      { state: 'PENDING', count: 2, right: true },
    ])
  })

  it('forgets uploads that ended before the retention', async () => {
    const expiresAt = `now() - interval '40 days'`
    await makeUploads(1, { state: 'EXPIRED', expiresAt, finishedAt: expiresAt })
    await makeUploads(1, { state: 'COMPLETED', expiresAt, finishedAt: `now() - interval '29 days'` })
    expect(reportOf(await collect(app), 'PURGE_UPLOADS')).toMatchObject({ items: 1 })
    expect(await query(app, 'select state from uploads')).toEqual([{ state: 'COMPLETED' }])
  })

  it('removes what came piece by piece of an upload that has ended, and nothing of one that waits', async () => {
    const { partial } = app.app.services.store
    const expiresAt = `now() - interval '1 minute'`
    await makeUploads(1, { state: 'PENDING', expiresAt, finishedAt: 'null' })
    await makeUploads(1, { state: 'CANCELLED', expiresAt, finishedAt: 'now()' })
    await makeUploads(1, { state: 'PENDING', expiresAt: `now() + interval '1 hour'`, finishedAt: 'null' })
    const uploads = await query<{ key: string; waits: boolean }>(
      app,
      `update uploads set received = 5 returning storage_key as key, expires_at > now() as waits`,
    )
    async function* hello() {
      yield Buffer.from('hello')
    }
    for (const { key } of uploads) await partial.append(key, hello(), { at: 0 })
    await collect(app)
    for (const { key, waits } of uploads) expect(await partial.size(key)).toBe(waits ? 5 : 0)
    expect(await query(app, 'select received::int from uploads order by received')).toEqual([
      { received: 0 },
      { received: 0 },
      { received: 5 },
    ])
  })

  it.each(['PENDING', 'VERIFYING'])('spares the object of an upload that is %s', async (state) => {
    await makeUploads(1, { state, expiresAt: `now() + interval '1 hour'`, finishedAt: 'null' })
    const [upload] = await query<{ key: string }>(app, 'select storage_key as key from uploads')
    const key = upload?.key ?? ''
    await app.app.services.store.put(key, Buffer.from('hello'))
    await ageObjects(app, [key])
    expect(reportOf(await collect(app), 'RECLAIM_ORPHANS')).toMatchObject({ items: 0 })
    expect(await app.app.services.store.stat(key)).toMatchObject({ size: 5 })
    await app.app.services.store.delete(key)
  })

  it('forgets idempotency keys after a day', async () => {
    await query(
      app,
      `insert into idempotency_keys (account_id, key, fingerprint, claim, leased_until, created_at)
       select '${app.caller.caller.accountId}', age || ' hours', '', gen_random_uuid(), now(), now() - age * interval '1 hour'
       from unnest(array[23, 25, 26]) as age`,
    )
    expect(reportOf(await collect(app, { dryRun: true }), 'PURGE_KEYS')).toMatchObject({ items: 2 })
    expect(reportOf(await collect(app), 'PURGE_KEYS')).toMatchObject({ items: 2 })
    expect(await query(app, 'select key from idempotency_keys')).toEqual([{ key: '23 hours' }])
  })

  it('forgets work and collections that ended before the retention', async () => {
    await collect(app)
    await makeJob(app.caller)
    await query(app, `update work set state = 'FAILED', finished_at = now() - interval '31 days'`)
    const kept = await makeJob(app.caller)
    await query(app, `update garbage_collections set finished_at = now() - interval '31 days'`)
    const looked = await collect(app, { dryRun: true })
    const collection = await collect(app)
    for (const each of [looked, collection]) {
      expect(reportOf(each, 'PURGE_WORK')).toMatchObject({ outcome: 'SUCCEEDED', items: 1 })
      expect(reportOf(each, 'PURGE_COLLECTIONS')).toMatchObject({ outcome: 'SUCCEEDED', items: 1 })
    }
    expect(await query(app, 'select id from work')).toEqual([{ id: kept }])
    expect(await query(app, 'select id from garbage_collections order by id')).toEqual([
      { id: looked?.id },
      { id: collection?.id },
    ])
  })
})
