import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import { inOneTransaction } from '../database/transaction.ts'
import { Account } from './account.entity.ts'

/** An arbitrary constant: the key of the advisory lock that processes queue at on their first start. */
const firstAccountLock = 7_355_609

/** The one account of an installation, made on its first start. Any number of processes may ask at once. */
export async function ensureAccount(ctx: { em: EntityManager }): Promise<Account> {
  return (await findAccount(ctx.em.fork())) ?? (await createAccount(ctx.em))
}

async function createAccount(em: EntityManager): Promise<Account> {
  return await inOneTransaction(em, async (tx) => {
    await sql`select pg_advisory_xact_lock(${firstAccountLock})`.execute(tx.getKysely())
    // Whoever held the lock before has committed, and this statement sees it.
    return (await findAccount(tx)) ?? tx.create(Account, { name: 'default' })
  })
}

async function findAccount(em: EntityManager): Promise<Account | null> {
  const [account] = await em.find(Account, {}, { orderBy: { id: 'asc' }, limit: 1 })
  return account ?? null
}
