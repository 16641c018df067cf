import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { isTerminal, type WorkState } from '../work/work-states.ts'
import { hasArchive } from './archive/has-archive.ts'

/** A run that goes on, under a lock on its work: it's neither claimed nor put back, nor does it end, meanwhile. */
export type LockedRun = { isPaused: boolean; channels: string[] }

/**
 * Locks a run that someone wants to wait or to go on.
 * @throws NotFoundError
 * @throws ConflictError where it has ended, or is about to.
 */
export async function lockRun(tx: Tx, which: { id: string; accountId: string }): Promise<LockedRun> {
  const db = tx.getKysely()
  const locked = await sql<{ state: WorkState; cancelRequested: boolean }>`
    select state, cancel_requested as "cancelRequested" from work
    where id = ${which.id} and account_id = ${which.accountId} and kind = 'SYNC_RUN' for update`.execute(db)
  // Only now: whoever had the lock before may have changed it.
  const found = await sql<LockedRun>`
    select paused_at is not null as "isPaused", channels from sync_runs where id = ${which.id}`.execute(db)
  const [work] = locked.rows
  const [run] = found.rows
  if (work === undefined || run === undefined) throw await explainAbsence(tx, which)
  if (isTerminal(work.state)) throw new ConflictError(`The run has ended: it is ${work.state}.`)
  if (work.cancelRequested) throw new ConflictError('The run is about to end: someone has cancelled it.')
  return run
}

/** A run whose details are gone by its retention is still told of, and has ended. */
async function explainAbsence(tx: Tx, { id, accountId }: { id: string; accountId: string }): Promise<Error> {
  if (await hasArchive(tx, { runId: id, accountId }))
    return new ConflictError('The run has ended, and its details are gone by its retention.')
  return NotFoundError.of('sync run')
}
