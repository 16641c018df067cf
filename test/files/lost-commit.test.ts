import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getUpload } from '../../src/files/get-upload.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { newUpload, putStream, storedKeys } from './test-upload.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())

describe('a commit whose answer is lost', () => {
  test('keeps the object, since its row may be there', async () => {
    const ctx = app.caller
    const kysely = ctx.em.getKysely()
    await sql
      .raw(`create function lose_connection() returns trigger language plpgsql as
      $$ begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); return null; end $$`)
      .execute(kysely)
    await sql
      .raw(`create constraint trigger lose after insert on files deferrable initially deferred
      for each row when (new.filename = 'lost') execute function lose_connection()`)
      .execute(kysely)
    const { upload, url } = await newUpload(ctx, app.url, { filename: 'lost' })
    const before = await storedKeys(ctx)
    const { status } = await putStream(url, [randomBytes(10)])
    expect(status).toBe(503)
    expect(await storedKeys(ctx)).toHaveLength(before.length + 1)
    expect(await getUpload(ctx, { uploadId: upload.id })).toMatchObject({ state: 'PENDING' })
  })
})
