import { afterAll, beforeAll, expect, it } from 'vitest'
import { deleteFile } from '../../src/files/delete-file.ts'
import { makeFile } from '../files/make-file.ts'
import { newUpload } from '../files/test-upload.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { post } from './client.ts'
import { makeJob } from './make-job.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(() => app[Symbol.asyncDispose]())

it('gives whatever has the id, with its type', async () => {
  const file = await makeFile(app.caller)
  const { upload } = await newUpload(app.caller, app.url)
  expect(await typeOf(file.id)).toBe('File')
  expect(await typeOf(file.id.toUpperCase())).toBe('File')
  expect(await typeOf(upload.id)).toBe('Upload')
  expect(await typeOf(await makeJob(app.caller))).toBe('Job')
  expect(await typeOf(app.caller.caller.accountId)).toBe('Account')
})

it('gives no deleted file', async () => {
  const file = await makeFile(app.caller)
  await deleteFile(app.caller, { fileId: file.id })
  expect(await typeOf(file.id)).toBeUndefined()
})

async function typeOf(id: string): Promise<unknown> {
  const { data } = await post(app, { query: `{ node(id: "${id}") { id __typename } }` })
  const { node } = { ...data } as { node: { id: string; __typename: string } | null }
  if (node) expect(node.id).toBe(id.toLowerCase())
  return node?.__typename
}
