import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import { NotFoundError } from '../errors.ts'
import { changeWork } from './change-work.ts'
import type { WorkKind, WorkState } from './work-states.ts'

/**
 * Asks work to stop: pending work ends at once, running work learns of it with its next heartbeat, ended work stays as
 * it is.
 *
 * @returns whether that ended it: what came of it is the caller's to sum up, in the same transaction.
 * @throws NotFoundError where the account has no such work.
 */
export async function cancelWork(
  tx: Tx,
  work: { id: string; accountId: string; kind: WorkKind },
): Promise<boolean> {
  // Locked first, so that it can't be claimed or parked between the look and the change.
  const found = await sql<{ state: WorkState; cancelRequested: boolean }>`
    select state, cancel_requested as "cancelRequested" from work
    where id = ${work.id} and account_id = ${work.accountId} and kind = ${work.kind} for update`.execute(
    tx.getKysely(),
  )
  const row = found.rows[0]
  if (row === undefined) throw NotFoundError.of(work.kind.toLowerCase())
  const where = sql`id = ${work.id}`
  if (row.state === 'PENDING') {
    await changeWork(tx, {
      set: sql`state = 'CANCELLED', cancel_requested = true, finished_at = clock_timestamp()`,
      where,
      event: 'CANCELLED',
    })
    return true
  }
  if (row.state === 'RUNNING' && !row.cancelRequested) {
    await changeWork(tx, { set: sql`cancel_requested = true`, where, event: 'CANCEL_REQUESTED' })
  }
  return false
}
