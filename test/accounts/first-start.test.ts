import { expect, test } from 'vitest'
import { Account } from '../../src/accounts/account.entity.ts'
import { ensureAccount } from '../../src/accounts/ensure-account.ts'
import { ensureSecret } from '../../src/database/ensure-secret.ts'
import { connectOrm } from '../../src/database/orm.ts'
import { entities } from '../../src/entities.ts'
import { createTestDatabase } from '../support/database.ts'

test('processes that start at once agree on one account and on each secret', async () => {
  await using database = await createTestDatabase()
  await using stack = new AsyncDisposableStack()
  const orms = await Promise.all(
    Array.from({ length: 4 }, () => connectOrm({ url: database.url, poolSize: 5, entities })),
  )
  for (const orm of orms) stack.defer(() => orm.close())
  const starts = [...orms, ...orms, ...orms, ...orms].map((orm) => orm.em.fork())

  const accounts = await Promise.all(starts.map((em) => ensureAccount({ em })))
  expect(new Set(accounts.map(({ id }) => id)).size).toBe(1)
  expect(accounts[0]?.name).toBe('default')
  expect(accounts[0]?.createdAt).toBeInstanceOf(Date)
  expect(await starts[0]?.fork().count(Account)).toBe(1)

  const secrets = await Promise.all(starts.map((em) => ensureSecret(em, 'one')))
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]).toMatch(/^[A-Za-z0-9_-]{43}$/)
  expect(await Promise.all(starts.map((em) => ensureSecret(em, 'another')))).not.toContain(secrets[0])
})
