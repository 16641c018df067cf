import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'

/** The target has all the tasks that it will have, and ends once they are settled. It may be said again. */
export async function markProducerDone(tx: Tx, targetRunId: string): Promise<void> {
  await sql`update sync_runs set producer_done = true where id = ${targetRunId} and operation = 'REPLAY'`.execute(
    tx.getKysely(),
  )
}
