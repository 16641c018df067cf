import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { Queue } from '../../queue/queue.ts'
import { registerRun } from '../archive/register-run.ts'

/**
 * Says what came of a run, in the transaction in which its work ends. No worker goes on with it from here: closing a
 * batch waits for whoever is writing its outcomes. What waited for another round won't have it, and is a failure. A run
 * that touched fewer tasks than it listed, or didn't list all, never SUCCEEDED. From here on it's to be archived.
 */
export async function settleRun(tx: Tx, runId: string, queue: Queue): Promise<void> {
  const db = tx.getKysely()
  await sql`update sync_batches set state = 'DONE' where run_id = ${runId} and state <> 'DONE'`.execute(db)
  await sql`
    with given_up as (
      update sync_failures set state = 'PENDING', version = version + 1
      where run_id = ${runId} and state = 'RETRYING' returning subject_id, channel, size
    ), failed as (
      update sync_tasks task set state = 'FAILED', round = task.round - 1 from given_up
      where task.run_id = ${runId} and task.subject_id = given_up.subject_id and task.channel = given_up.channel
    ), sums as (
      select channel, count(*)::int as tasks, coalesce(sum(size), 0)::bigint as bytes from given_up group by channel
    )
    update sync_run_channels counters set retrying = retrying - sums.tasks, failed = failed + sums.tasks,
      pending_failures = pending_failures + sums.tasks, settled_bytes = settled_bytes + sums.bytes
    from sums where counters.run_id = ${runId} and counters.channel = sums.channel`.execute(db)
  await failUntried(tx, runId)
  await sql`
    update sync_runs run set paused_at = null, waits_until = null,
      outcome = case
        when work.state <> 'SUCCEEDED' then work.state
        when counters.listed > counters.touched or counters.failed > 0 or not run.producer_done or run.removals_refused > 0
          then 'COMPLETED_WITH_FAILURES'
        else 'SUCCEEDED' end
    from work, (
      select coalesce(sum(listed), 0) as listed, coalesce(sum(done + skipped + failed), 0) as touched,
        coalesce(sum(failed), 0) as failed
      from sync_run_channels where run_id = ${runId}) as counters
    where run.id = ${runId} and work.id = run.id`.execute(db)
  await registerRun(tx, queue, runId)
}

/**
 * What a replay took over is nobody else's any more: of a run that ends before it has tried all, the rest are failures, which
 * can be replayed in turn. Files that a full run doesn't come to are the next run's.
 */
async function failUntried(tx: Tx, runId: string): Promise<void> {
  await sql`
    with untried as (
      update sync_tasks task set state = 'FAILED' from sync_runs run
      where run.id = ${runId} and run.operation = 'REPLAY' and task.run_id = run.id and task.state = 'DUE'
      returning task.subject_id, task.channel, task.action
    ), failed as (
      insert into sync_failures (run_id, subject_id, channel, action, state, stage, code, message, attempts, filename, size, sha256)
      select ${runId}::uuid, subject_id, channel, action, 'PENDING', 'READ', 'NOT_TRIED',
        'The run ended before this was tried: replay it.', 0, file.filename, file.size, file.sha256
      from untried left join files file on file.id = untried.subject_id and untried.action <> 'REMOVE'
      returning channel, size
    ), sums as (
      select channel, count(*)::int as tasks, coalesce(sum(size), 0)::bigint as bytes from failed group by channel
    )
    update sync_run_channels counters set failed = failed + sums.tasks,
      pending_failures = pending_failures + sums.tasks, settled_bytes = settled_bytes + sums.bytes
    from sums where counters.run_id = ${runId} and counters.channel = sums.channel`.execute(tx.getKysely())
}
