import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'

/**
 * Gives an export the state that the end of its build means, in the transaction in which that ends. The artifact's time
 * begins now. One that is not READY for all that it was built keeps its key until its bytes are removed.
 */
export async function settleExport(tx: Tx, exportId: string): Promise<void> {
  await sql`
    update exports set
      state = case work.state when 'SUCCEEDED' then 'READY' else work.state end,
      expires_at = case work.state when 'SUCCEEDED' then clock_timestamp() + ttl * interval '1 second' end
    from work
    where work.id = exports.id and exports.id = ${exportId} and exports.state = 'PENDING'
      and work.state in ('SUCCEEDED', 'FAILED', 'CANCELLED')`.execute(tx.getKysely())
}
