import { afterAll, beforeAll, expect, test } from 'vitest'
import { authenticate } from '../../src/accounts/authenticate.ts'
import { createSignInLink } from '../../src/accounts/create-sign-in-link.ts'
import { redeemSignInLink } from '../../src/accounts/redeem-sign-in-link.ts'
import { Session } from '../../src/accounts/session.entity.ts'
import { SignInLink } from '../../src/accounts/sign-in-link.entity.ts'
import { signOut } from '../../src/accounts/sign-out.ts'
import { UnauthenticatedError } from '../../src/errors.ts'
import { openAccountDatabase } from './account-database.ts'

let db: Awaited<ReturnType<typeof openAccountDatabase>>
beforeAll(async () => {
  db = await openAccountDatabase()
})
afterAll(() => db[Symbol.asyncDispose]())

const ended = new UnauthenticatedError('The session has ended: sign in again.')

async function signIn() {
  return await redeemSignInLink(db, await createSignInLink(db))
}

test('a link gives a session of 30 days that may do everything', async () => {
  const { session, expiresAt } = await signIn()
  expect(Math.abs(expiresAt.getTime() - Date.now() - 30 * 24 * 3_600_000)).toBeLessThan(60_000)
  const caller = await authenticate(db, { session })
  expect(caller.accountId).toBe(db.account.id)
  expect([...caller.scopes].sort()).toEqual(['ADMIN', 'READ', 'WRITE'])
  expect(caller.credential).toMatchObject({ kind: 'SESSION', expiresAt })
})

test('a link that is redeemed many times at once gives one session', async () => {
  const link = await createSignInLink(db)
  const before = await db.em.fork().count(Session)
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => redeemSignInLink(db, link)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(UnauthenticatedError)
  }
  expect(await db.em.fork().count(Session)).toBe(before + 1)
})

test('a link works for an hour', async () => {
  const link = await createSignInLink(db)
  const { rows } = await db.client.query(
    `select extract(epoch from expires_at - created_at)::float8 as seconds from sign_in_links order by id desc limit 1`,
  )
  expect(rows).toEqual([{ seconds: 3600 }])
  await db.client.query("update sign_in_links set expires_at = now() - interval '1 ms'")
  await expect(redeemSignInLink(db, link)).rejects.toThrow(UnauthenticatedError)
})

test('a token that was never given out does nothing', async () => {
  for (const token of ['', 'x', 'A'.repeat(43)]) {
    await expect(redeemSignInLink(db, { token })).rejects.toThrow(UnauthenticatedError)
  }
})

test('a session ends by itself', async () => {
  const { session } = await signIn()
  const { credential } = await authenticate(db, { session })
  const change = "update sessions set expires_at = now() - interval '1 ms' where id = $1"
  await db.client.query(change, [credential.id])
  await expect(authenticate(db, { session })).rejects.toThrow(ended)
})

test('signing out ends one session, and is no error where it has ended', async () => {
  const [leaving, staying] = [await signIn(), await signIn()]
  await signOut(db, leaving)
  await expect(authenticate(db, leaving)).rejects.toThrow(ended)
  await signOut(db, leaving)
  await authenticate(db, staying)
})

test('the token of a session is no API key, and no link either', async () => {
  const { session } = await signIn()
  await expect(authenticate(db, { bearer: session })).rejects.toThrow('The API key is not valid.')
  await expect(redeemSignInLink(db, { token: session })).rejects.toThrow(UnauthenticatedError)
})

test('the database keeps neither the token of a link nor that of a session', async () => {
  const { token } = await createSignInLink(db)
  const { session } = await signIn()
  const dump = await db.dump()
  expect(dump).toContain(db.account.id)
  expect(dump).not.toContain(token)
  expect(dump).not.toContain(session)
})

test('what has ended is forgotten when the next one is made', async () => {
  await signIn()
  await db.client.query("update sessions set expires_at = now() - interval '1 ms'")
  await db.client.query("update sign_in_links set expires_at = now() - interval '1 ms'")
  await signIn()
  expect(await db.em.fork().count(Session)).toBe(1)
  expect(await db.em.fork().count(SignInLink)).toBe(1)
})
