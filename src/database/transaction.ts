import type { EntityManager } from './orm.ts'

declare const inTransaction: unique symbol

/** An entity manager inside a transaction: what must commit with something else takes it as its first argument. */
export type Tx = EntityManager & { readonly [inTransaction]: true }

/** Runs `run` in one transaction: commits when it resolves, rolls back when it rejects. */
export async function inOneTransaction<T>(em: EntityManager, run: (tx: Tx) => Promise<T>): Promise<T> {
  const fork = em.fork()
  // Not `em.transactional`: it never gives back a connection that breaks in a transaction, and the pool runs dry.
  return await fork
    .getKysely()
    .transaction()
    .execute(async (transaction) => {
      fork.setTransactionContext(transaction)
      // The one place where the brand is given: from here on, the manager is bound to its transaction.
      const result = await run(fork as Tx)
      await fork.flush()
      return result
    })
}
