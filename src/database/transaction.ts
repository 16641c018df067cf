import type { EntityManager } from './orm.ts'

declare const inTransaction: unique symbol

/** An entity manager inside a transaction: what must commit with something else takes it as its first argument. */
export type Tx = EntityManager & { readonly [inTransaction]: true }

/** Runs `run` in one transaction: commits when it resolves, rolls back when it rejects. */
export async function inOneTransaction<T>(em: EntityManager, run: (tx: Tx) => Promise<T>): Promise<T> {
  // The one place where the brand is given: `transactional` hands over a manager that is bound to its transaction.
  return await em.fork().transactional((tx) => run(tx as Tx))
}
