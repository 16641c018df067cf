import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { hasArchive } from '../sync-runs/archive/has-archive.ts'
import { FailureDetailsUnavailableError } from '../sync-runs/failure-details-unavailable-error.ts'

type Source = { isForgotten: boolean; hasEnded: boolean; dryRun: boolean }

/**
 * Locks a run whose failures someone wants to replay: its details stay, and no one else freezes failures of it meanwhile.
 * @throws NotFoundError
 * @throws FailureDetailsUnavailableError where its details are gone by its retention.
 * @throws ConflictError where it goes on, or only said what it would do.
 */
export async function lockSource(tx: Tx, which: { runId: string; accountId: string }): Promise<void> {
  const { runId, accountId } = which
  const found = await sql<Source>`
    select forgotten_at is not null as "isForgotten", outcome is not null as "hasEnded", dry_run as "dryRun"
    from sync_runs where id = ${runId} and account_id = ${accountId} for no key update`.execute(
    tx.getKysely(),
  )
  const [source] = found.rows
  if (source === undefined) throw await explainAbsence(tx, which)
  if (source.isForgotten) throw new FailureDetailsUnavailableError(runId)
  if (source.dryRun) throw new ConflictError('A dry run did nothing that could be done again.')
  if (!source.hasEnded) throw new ConflictError('The run goes on: wait for its end, or cancel it.')
}

async function explainAbsence(tx: Tx, which: { runId: string; accountId: string }): Promise<Error> {
  if (await hasArchive(tx, which)) return new FailureDetailsUnavailableError(which.runId)
  return NotFoundError.of('sync run')
}
