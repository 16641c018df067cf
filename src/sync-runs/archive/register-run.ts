import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { Queue } from '../../queue/queue.ts'
import { archiveRunsQueue } from './archive-queue.ts'

/**
 * Puts an ended run into the index of those that are to be archived, at the version that it has in this transaction. It
 * may be said again: a version that is in the index stays as it is, a newer one is archived anew.
 */
export async function registerRun(tx: Tx, queue: Queue, runId: string): Promise<void> {
  const registered = await sql`
    insert into run_archives as archive (run_id, account_id, kind, operation, month, cycle, outcome, version)
    select run.id, run.account_id, run.kind, run.operation, run.month, run.cycle, run.outcome, work.version
    from sync_runs run join work using (id) where run.id = ${runId} and run.outcome is not null
    on conflict (run_id) do update set version = excluded.version, outcome = excluded.outcome, state = 'PENDING',
      attempts = 0, due_at = null, last_error = null, size_bytes = null, sha256 = null, failures_size_bytes = null,
      failures_sha256 = null, published_at = null
    where archive.version < excluded.version`.execute(tx.getKysely())
  if (registered.numAffectedRows !== 0n) await queue.enqueue(tx, archiveRunsQueue, {})
}
