import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import { type FailureStage, mostRounds, type SyncAction } from '../sync-words.ts'
import type { BatchClaim } from './claim-batch.ts'

/** What came of one try at a task. Bytes are those read and written for it. */
export type TaskOutcome = {
  subjectId: string
  action: SyncAction
  moved: number
} & ({ result: 'DONE' | 'PLANNED' | 'SKIPPED'; failure?: never } | { result: 'FAILED'; failure: TaskFailure })

export type TaskFailure = {
  stage: FailureStage
  code: string
  /** For people: what is wrong and what they can do. */
  message: string
  /** Whether another round may mend it. */
  retryable: boolean
  /** The channel on which the bytes of the file are not what they should be; null: that isn't what went wrong. */
  faultyCopy: string | null
}

/** The batch isn't this worker's any more: it stops and reports nothing. */
export class BatchLostError extends Error {
  override readonly name = 'BatchLostError'

  constructor(batch: BatchClaim) {
    super(`attempt ${batch.attempt} of batch ${batch.batchId} has lost its claim`)
  }
}

/**
 * Says that the worker lives, fences what else is written in the transaction, and learns whether the run goes on.
 * @param news.gotOn Whether it got any of the batch done since the last time: those who fell silent before count no more.
 * @throws BatchLostError
 */
export async function touchBatch(
  tx: Tx,
  batch: BatchClaim,
  { gotOn }: { gotOn: boolean },
): Promise<{ goesOn: boolean }> {
  const beat = await sql<{ goesOn: boolean }>`
    update sync_batches batch set heartbeat_at = clock_timestamp(),
      interruptions = case when ${gotOn}::boolean then 0 else batch.interruptions end
    from sync_runs run join work on work.id = run.id
    where batch.id = ${batch.batchId} and batch.attempt = ${batch.attempt} and batch.state = 'CLAIMED'
      and run.id = batch.run_id
    returning work.state in ('PENDING', 'RUNNING') and not work.cancel_requested and run.paused_at is null
      and (run.waits_until is null or run.waits_until <= clock_timestamp()) as "goesOn"`.execute(
    tx.getKysely(),
  )
  const [row] = beat.rows
  if (row === undefined) throw new BatchLostError(batch)
  return row
}

/**
 * Writes what came of some tasks of a batch, in bulk: tasks, failures, counters, the round's statistics and what is known of
 * the files' copies change together. Only bytes that were read are confirmed. A task whose outcome is written already isn't
 * counted again. After `touchBatch`, in the same transaction.
 */
export async function recordOutcomes(
  tx: Tx,
  batch: BatchClaim,
  outcomes: readonly TaskOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return
  const { runId, channel, round } = batch
  const isLastRound = round >= mostRounds
  const failures = outcomes.map(({ failure }) => failure ?? null)
  await sql`
    with outcome as materialized (
      select *, result = 'FAILED' and retryable and not ${isLastRound}::boolean as retries
      from unnest(
        ${outcomes.map((o) => o.subjectId)}::uuid[], ${outcomes.map((o) => o.action)}::text[],
        ${outcomes.map((o) => o.moved)}::bigint[], ${outcomes.map((o) => o.result)}::text[],
        ${failures.map((f) => f?.stage ?? null)}::text[], ${failures.map((f) => f?.code ?? null)}::text[],
        ${failures.map((f) => f?.message ?? null)}::text[], ${failures.map((f) => f?.retryable ?? false)}::boolean[],
        ${failures.map((f) => f?.faultyCopy ?? null)}::text[]
      ) as given (subject_id, action, moved, result, stage, code, message, retryable, faulty_copy)
    ), settled as (
      update sync_tasks task set action = outcome.action,
        state = case when outcome.retries then 'DUE' else outcome.result end,
        round = case when outcome.retries then ${round + 1}::smallint else ${round}::smallint end
      from outcome
      where task.run_id = ${runId} and task.subject_id = outcome.subject_id and task.channel = ${channel}
        and task.batch_id = ${batch.batchId} and task.state = 'DUE' and task.round = ${round}
      returning outcome.*
    ), told as (
      select settled.*, file.id as file_id, file.filename, file.size, file.sha256
      from settled left join files file on file.id = settled.subject_id and settled.action <> 'REMOVE'
    ), failed as (
      insert into sync_failures as failure (run_id, subject_id, channel, action, state, stage, code, message, filename, size, sha256)
      select ${runId}::uuid, subject_id, ${channel}::text, action, case when retries then 'RETRYING' else 'PENDING' end, stage, code, message,
        filename, size, sha256
      from told where result = 'FAILED'
      on conflict (run_id, subject_id, channel) do update set action = excluded.action, state = excluded.state,
        stage = excluded.stage, code = excluded.code, message = excluded.message, attempts = failure.attempts + 1,
        version = failure.version + 1, last_seen_at = clock_timestamp()
    ), recovered as (
      delete from sync_failures failure using settled
      where failure.run_id = ${runId} and failure.subject_id = settled.subject_id and failure.channel = ${channel}
        and settled.result <> 'FAILED' and ${round > 1}::boolean
    ), confirmed as (
      insert into file_copies as copy (file_id, channel, confirmed_at, run_id)
      select file_id, ${channel}::text, clock_timestamp(), ${runId}::uuid from told
      where result = 'DONE' and file_id is not null and (moved > 0 or size = 0)
      on conflict (file_id, channel) do update
        set confirmed_at = excluded.confirmed_at, fault = null, run_id = excluded.run_id
    ), faulted as (
      insert into file_copies as copy (file_id, channel, fault, run_id)
      select file_id, faulty_copy, code, ${runId}::uuid from told where faulty_copy is not null and file_id is not null
      on conflict (file_id, channel) do update set confirmed_at = null, fault = excluded.fault, run_id = excluded.run_id
    ), sums as (
      select count(*)::int as attempted,
        (count(*) filter (where result in ('DONE', 'PLANNED')))::int as done,
        (count(*) filter (where result = 'SKIPPED'))::int as skipped,
        (count(*) filter (where result = 'FAILED' and not retries))::int as failed,
        (count(*) filter (where result = 'FAILED'))::int as failing,
        (count(*) filter (where retries))::int as retries,
        coalesce(sum(size) filter (where not retries), 0)::bigint as settled_bytes,
        coalesce(sum(moved), 0)::bigint as moved
      from told
    ), counted as (
      update sync_run_channels counters set done = counters.done + sums.done, skipped = counters.skipped + sums.skipped,
        failed = counters.failed + sums.failed, pending_failures = counters.pending_failures + sums.failed,
        retrying = counters.retrying + sums.retries - ${round > 1 ? sql`sums.attempted` : sql`0`},
        settled_bytes = counters.settled_bytes + sums.settled_bytes, moved_bytes = counters.moved_bytes + sums.moved
      from sums where run_id = ${runId} and channel = ${channel}
    )
    insert into sync_rounds as stats (run_id, channel, round, attempted, succeeded, failed, moved_bytes, started_at, ended_at)
    select ${runId}::uuid, ${channel}::text, ${round}::smallint, attempted, attempted - failing, failing, moved, clock_timestamp(), clock_timestamp()
    from sums where attempted > 0
    on conflict (run_id, channel, round) do update set attempted = stats.attempted + excluded.attempted,
      succeeded = stats.succeeded + excluded.succeeded, failed = stats.failed + excluded.failed,
      moved_bytes = stats.moved_bytes + excluded.moved_bytes, ended_at = excluded.ended_at`.execute(
    tx.getKysely(),
  )
}
