import { hash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiKey } from '../../src/accounts/api-key.entity.ts'
import { authenticate } from '../../src/accounts/authenticate.ts'
import { createApiKey } from '../../src/accounts/create-api-key.ts'
import { getAccount } from '../../src/accounts/get-account.ts'
import { listApiKeys } from '../../src/accounts/list-api-keys.ts'
import { revokeApiKey } from '../../src/accounts/revoke-api-key.ts'
import type { Scope } from '../../src/accounts/scopes.ts'
import { InvalidInputError, NotFoundError, UnauthenticatedError } from '../../src/errors.ts'
import { channel } from '../../src/live/notice.ts'
import { waitFor } from '../support/wait-for.ts'
import { openAccountDatabase } from './account-database.ts'

let db: Awaited<ReturnType<typeof openAccountDatabase>>
beforeAll(async () => {
  db = await openAccountDatabase()
})
afterAll(() => db[Symbol.asyncDispose]())

const plain = { name: 'a key', scopes: ['READ'], expiresAt: null } as const

test('a key lets its holder do what its scopes say', async () => {
  const expiresAt = new Date(Date.now() + 3_600_000)
  const { apiKey, secret } = await createApiKey(db.as(), {
    name: 'deploy',
    scopes: ['WRITE', 'READ', 'WRITE'],
    expiresAt,
  })
  expect(secret).toMatch(/^stv_[A-Za-z0-9_-]{43}$/)
  expect(secret.startsWith(apiKey.hint)).toBe(true)
  expect(apiKey).toMatchObject({ name: 'deploy', scopes: ['READ', 'WRITE'], expiresAt, revokedAt: null })
  expect(await authenticate(db, { bearer: secret })).toEqual({
    accountId: db.account.id,
    scopes: ['READ', 'WRITE'],
    credential: { kind: 'API_KEY', id: apiKey.id, expiresAt },
  })
})

test('a key that never expires says so to whoever it authenticates', async () => {
  const { secret } = await createApiKey(db.as(), plain)
  expect((await authenticate(db, { bearer: secret })).credential.expiresAt).toBeNull()
})

test('the database keeps the hash of a secret and no secret', async () => {
  const { apiKey, secret } = await createApiKey(db.as(), plain)
  const dump = await db.dump()
  expect(dump).toContain(apiKey.id)
  expect(dump).toContain(hash('sha256', secret))
  expect(dump).not.toContain(secret.slice(0, 20))
  expect(dump).not.toContain(secret.slice(-20))
})

test('a secret that is not known, or known in part, is not valid', async () => {
  const { secret } = await createApiKey(db.as(), plain)
  for (const bearer of ['', 'stv_', secret.slice(0, -1), `${secret}x`, secret.toUpperCase()]) {
    const answer = authenticate(db, { bearer })
    await expect(answer, bearer).rejects.toThrow(new UnauthenticatedError('The API key is not valid.'))
  }
})

test('an expired key is told from a wrong one', async () => {
  const { apiKey, secret } = await createApiKey(db.as(), plain)
  await db.client.query("update api_keys set expires_at = now() - interval '1 ms' where id = $1", [apiKey.id])
  const answer = authenticate(db, { bearer: secret })
  await expect(answer).rejects.toThrow(new UnauthenticatedError('The API key has expired.'))
})

test('a revoked key ends at once, and revoking it again changes nothing', async () => {
  const { apiKey, secret } = await createApiKey(db.as(), plain)
  const revoked = await revokeApiKey(db.as(), { apiKeyId: apiKey.id })
  expect(revoked.revokedAt).toBeInstanceOf(Date)
  const answer = authenticate(db, { bearer: secret })
  await expect(answer).rejects.toThrow(new UnauthenticatedError('The API key was revoked.'))
  const again = await revokeApiKey(db.as(), { apiKeyId: apiKey.id.toUpperCase() })
  expect(again.revokedAt).toEqual(revoked.revokedAt)
})

test('making and revoking a key each tell all processes once', async () => {
  const heard: unknown[] = []
  db.client.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')))
  await db.client.query(`listen ${channel}`)
  const { apiKey } = await createApiKey(db.as(), plain)
  await revokeApiKey(db.as(), { apiKeyId: apiKey.id })
  await revokeApiKey(db.as(), { apiKeyId: apiKey.id })
  await db.client.query(`notify ${channel}, '"the end"'`)
  await waitFor(() => heard.includes('the end'))
  const notice = { kind: 'API_KEY', id: apiKey.id, accountId: db.account.id, version: 1 }
  expect(heard).toEqual([notice, notice, 'the end'])
})

test("someone else's key is not found, and stays valid", async () => {
  const { apiKey, secret } = await createApiKey(db.as(), plain)
  const revoking = revokeApiKey(await db.stranger(), { apiKeyId: apiKey.id })
  await expect(revoking).rejects.toThrow(new NotFoundError('There is no such API key.'))
  await expect(revokeApiKey(db.as(), { apiKeyId: 'x' })).rejects.toMatchObject({ field: 'apiKeyId' })
  await authenticate(db, { bearer: secret })
})

test('a name has 1 to 100 characters on one line', async () => {
  for (const name of ['', '   ', 'x'.repeat(101), 'two\nlines', 'nul\0', 'bell\u0007', 'half \ud83d']) {
    const making = createApiKey(db.as(), { ...plain, name })
    await expect(making, JSON.stringify(name)).rejects.toMatchObject({ code: 'INVALID_INPUT', field: 'name' })
  }
  const name = '🚢'.repeat(100)
  expect((await createApiKey(db.as(), { ...plain, name })).apiKey.name).toBe(name)
})

test('a key must be good for something', async () => {
  const making = createApiKey(db.as(), { ...plain, scopes: [] })
  await expect(making).rejects.toMatchObject({ code: 'INVALID_INPUT', field: 'scopes' })
})

test('an expiry must be in the future and be a time that the database can hold', async () => {
  for (const at of [Date.now() - 1000, 0, Number.NaN, Date.UTC(-1, 0), Date.UTC(10_000, 0), 8.64e15]) {
    const making = createApiKey(db.as(), { ...plain, expiresAt: new Date(at) })
    await expect(making, String(at)).rejects.toMatchObject({ code: 'INVALID_INPUT', field: 'expiresAt' })
  }
  await createApiKey(db.as(), { ...plain, expiresAt: new Date('9999-12-31T23:59:59.999Z') })
})

test('nobody makes a key that can do more than they can', async () => {
  const asked: Scope[] = ['ADMIN', 'READ', 'WRITE']
  const making = createApiKey(db.as(['ADMIN', 'READ']), { ...plain, name: 'wide', scopes: asked })
  await expect(making).rejects.toThrow(InvalidInputError)
  await expect(making).rejects.toMatchObject({ field: 'scopes', message: expect.stringContaining('WRITE') })
  expect(await db.em.fork().count(ApiKey, { name: 'wide' })).toBe(0)
  await createApiKey(db.as(['ADMIN', 'READ']), { ...plain, scopes: ['READ', 'ADMIN'] })
})

test("the list has the account's keys, newest first, in pages, with those that were revoked", async () => {
  const stranger = await db.stranger()
  expect(await listApiKeys(stranger, { page: { first: 2, after: null } })).toEqual({
    items: [],
    hasNextPage: false,
  })
  const made: string[] = []
  for (const name of ['1', '2', '3', '4']) {
    made.unshift((await createApiKey(stranger, { ...plain, name })).apiKey.id)
    await createApiKey(db.as(), plain)
  }
  await revokeApiKey(stranger, { apiKeyId: made[1] ?? '' })
  const first = await listApiKeys(stranger, { page: { first: 2, after: null } })
  const second = await listApiKeys(stranger, { page: { first: 2, after: made[1] ?? '' } })
  expect(first.items.map(({ id }) => id)).toEqual(made.slice(0, 2))
  expect(first.hasNextPage).toBe(true)
  expect(second.items.map(({ id }) => id)).toEqual(made.slice(2))
  expect(second.hasNextPage).toBe(false)
})

test('a caller reads their account', async () => {
  expect(await getAccount(db.as())).toMatchObject({ id: db.account.id, name: 'default' })
})
