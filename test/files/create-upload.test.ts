import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CallerContext } from '../../src/context.ts'
import { createUpload } from '../../src/files/create-upload.ts'
import { getUpload } from '../../src/files/get-upload.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'
import { newAccount } from './new-account.ts'
import { newUpload } from './test-upload.ts'

let app: TestApp
let ctx: CallerContext

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app[Symbol.asyncDispose]())
beforeEach(async () => {
  ctx = await newAccount(app.caller)
})

describe('creating an upload', () => {
  test('sets its end by the database clock', async () => {
    const { upload } = await createUpload(ctx, {
      filename: 'a',
      contentType: null,
      size: null,
      sha256: null,
      tags: null,
      idempotencyKey: null,
    })
    const seconds = (upload.expiresAt.getTime() - upload.createdAt.getTime()) / 1000
    expect(seconds).toBe(ctx.config.uploadTtl)
    expect(upload).toMatchObject({ state: 'PENDING', tags: {}, fileId: null, finishedAt: null })
  })

  test.each([
    ['filename', { filename: 'a\0b' }],
    ['filename', { filename: 'folder/' }],
    ['contentType', { contentType: 'nonsense' }],
    ['size', { size: -1 }],
    ['size', { size: 2 ** 50 }],
    ['sha256', { sha256: 'ab' }],
    ['sha256', { sha256: 'xy'.repeat(32) }],
    ['tags', { tags: { 'stevedore/archive': true } }],
  ])('refuses %s of %j', async (field, declared) => {
    await expect(newUpload(ctx, app.url, declared)).rejects.toMatchObject({ code: 'INVALID_INPUT', field })
  })

  test('goes with others that are asked for at the same moment, each for its own account', async () => {
    const stranger = await newAccount(ctx)
    const wishes = [ctx, stranger, ctx, stranger].map((account, index) => ({
      account,
      declared: { filename: `${index}.txt`, tags: { 'a "b"': [index, null] } },
    }))
    const made = await Promise.all(
      wishes.map(({ account, declared }) => newUpload(account, app.url, declared)),
    )
    const told = wishes.map(({ account, declared }) => ({ ...declared, accountId: account.caller.accountId }))
    expect(made.map(({ upload }) => upload)).toMatchObject(told)
    const commits = await sql`
      select distinct xmin::text from uploads
      where id = any(${made.map(({ upload }) => upload.id)}::uuid[])`.execute(ctx.em.getKysely())
    expect(commits.rows).toHaveLength(1)
  })

  test("hides it from others' eyes", async () => {
    const { upload } = await newUpload(ctx, app.url)
    const stranger = await newAccount(ctx)
    await expect(getUpload(stranger, { uploadId: upload.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
