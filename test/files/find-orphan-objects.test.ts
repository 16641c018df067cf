import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findOrphanObjects } from '../../src/files/find-orphan-objects.ts'
import { deleteFile } from '../support/documents.ts'
import { uploadBytes } from '../support/files.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let api: TestApp

beforeAll(async () => {
  api = await startTestApp({ settings: { STEVEDORE_ROLES: 'api' } })
})
afterAll(async () => {
  await api[Symbol.asyncDispose]()
})

async function putObjects(count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, () => randomUUID())
  await api.app.services.store.putMany(keys.map((key) => ({ key, bytes: Buffer.from(key) })))
  return keys.sort()
}

async function findKeys(graceSeconds: number): Promise<string[]> {
  const orphans = await Array.fromAsync(findOrphanObjects(api.caller, { graceSeconds }))
  return orphans.map(({ key }) => key)
}

describe('orphan objects', () => {
  it('are those that no file names, be it live or deleted, over any number of pages', async () => {
    await uploadBytes(api, 'live.txt', Buffer.from('live'))
    const deleted = await uploadBytes(api, 'deleted.txt', Buffer.from('deleted'))
    await api.request(deleteFile, { fileId: deleted })
    const keys = await putObjects(2_100)
    expect(await findKeys(0)).toEqual(keys)
  })

  it('are none while they are younger than the grace: their row may be yet to come', async () => {
    await putObjects(1)
    expect(await findKeys(3600)).toEqual([])
  })
})
