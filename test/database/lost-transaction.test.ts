import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { connectOrm } from '../../src/database/orm.ts'
import { inOneTransaction } from '../../src/database/transaction.ts'
import { entities } from '../../src/entities.ts'
import { createTestDatabase } from '../support/database.ts'

test('a connection that breaks in a transaction gives its place in the pool back', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database[Symbol.asyncDispose]())
  const orm = await connectOrm({ url: database.url, poolSize: 2, entities })
  onTestFinished(() => orm.close())
  for (let lost = 0; lost < 3; lost++) {
    const transaction = inOneTransaction(orm.em.fork(), (tx) =>
      sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx.getKysely()),
    )
    await expect(transaction).rejects.toThrow()
  }
  const { rows } = await sql`select 1 as one`.execute(orm.em.fork().getKysely())
  expect(rows).toEqual([{ one: 1 }])
})
