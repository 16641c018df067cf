import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import { NotFoundError } from '../errors.ts'
import type { ActivePhase, ReplayPhase } from './replay-words.ts'

export type LockedReplay = {
  targetRunId: string
  phase: ReplayPhase
  stuckIn: ActivePhase | null
  enqueuedUpTo: string | null
  cleanedUpTo: string | null
}

/** Locks a replay that someone wants something of: no owner goes on with it meanwhile. @throws NotFoundError */
export async function lockReplay(tx: Tx, which: { id: string; accountId: string }): Promise<LockedReplay> {
  const db = tx.getKysely()
  await sql`select from work where id = ${which.id} and account_id = ${which.accountId} for update`.execute(
    db,
  )
  // Only now: whoever had the lock before may have changed it.
  const found = await sql<LockedReplay>`
    select target_run_id as "targetRunId", phase, stuck_in as "stuckIn", enqueued_up_to as "enqueuedUpTo",
      cleaned_up_to as "cleanedUpTo"
    from replays where id = ${which.id} and account_id = ${which.accountId}`.execute(db)
  const [replay] = found.rows
  if (replay === undefined) throw NotFoundError.of('replay')
  return replay
}
