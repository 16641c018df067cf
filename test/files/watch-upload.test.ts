import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getUpload } from '../../src/files/get-upload.ts'
import { listUploads } from '../../src/files/list-uploads.ts'
import { watchUpload } from '../../src/files/watch-upload.ts'
import { collect } from '../garbage/garbage-site.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { newUpload } from './test-upload.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => app[Symbol.asyncDispose]())

it.each([
  { who: 'someone who looks at it', find: (uploadId: string) => getUpload(app.caller, { uploadId }) },
  {
    who: 'someone who lists uploads',
    find: () => listUploads(app.caller, { page: { first: 1, after: null } }),
  },
  { who: 'garbage collection', find: () => collect(app) },
])('tells that an upload has expired once $who finds it', async ({ find }) => {
  const { upload } = await newUpload(app.caller, app.url)
  const states = await watchUpload(app.caller, { uploadId: upload.id })
  expect((await states.next()).value?.state).toBe('PENDING')
  await sql`update uploads set expires_at = now() - interval '1 millisecond' where id = ${upload.id}`.execute(
    app.caller.em.getKysely(),
  )
  await find(upload.id)
  expect((await states.next()).value?.state).toBe('EXPIRED')
  expect((await states.next()).done).toBe(true)
})
