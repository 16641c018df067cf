import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'

/**
 * Has the rest of a transaction read pages in the order of an index. A selection is younger than what the planner knows of
 * its table: it would gather and sort all that is left of a million for each page of it.
 */
export async function readInOrder(tx: Tx): Promise<void> {
  await sql`set local enable_sort = off`.execute(tx.getKysely())
}
