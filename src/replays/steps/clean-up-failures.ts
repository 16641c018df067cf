import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import { lowestId } from '../../lib/uuid.ts'
import { WorkFailedError } from '../../work/stop.ts'
import { readInOrder } from '../read-in-order.ts'
import type { ReplayAction } from './advance-replay.ts'
import { releaseRest } from './release-rest.ts'
import type { ReplayLedger } from './replay-ledger.ts'

/** Failures of which the source is told in one transaction. */
const batchSize = 2_000

/** Of some failures: how many the source has as replayed by now, and how many it could not be told of. */
type CleanedBatch = { last: string | null; replayed: number; conflicts: number }

/**
 * The source is told of the next failures that they are pending no more; CLEANUP_PENDING → RECEIPT_PENDING once it was told
 * of all that the target has.
 * @throws WorkFailedError (CLEANUP_CONFLICT) where it could not be told of some.
 */
export async function cleanUpFailures(ledger: ReplayLedger): Promise<void> {
  if (await releaseRest(ledger)) return
  await ledger.write(async (tx) => {
    const { replayed, conflicts } = ledger.action
    const batch = await cleanUpBatch(tx, ledger.action)
    if (batch.last !== null)
      return {
        cleanedUpTo: batch.last,
        replayed: replayed + batch.replayed,
        conflicts: conflicts + batch.conflicts,
      }
    const undecided = await countUndecided(tx, ledger.action)
    if (undecided > 0)
      throw new WorkFailedError(
        'CLEANUP_CONFLICT',
        `The source could not be told of ${undecided} of the failures. The replay's items in the state CONFLICT say why of each: acknowledge it, and say what shall become of them.`,
      )
    return { phase: 'RECEIPT_PENDING' }
  })
}

/** Conflicts of which nobody has decided yet what becomes of them. */
async function countUndecided(tx: Tx, { replayId }: ReplayAction): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from replay_items where replay_id = ${replayId} and state = 'CONFLICT'`.execute(
    tx.getKysely(),
  )
  return counted.rows[0]?.count ?? 0
}

/**
 * PENDING → REPLAYED of failures that are exactly what was frozen, and whose task the target has: that alone is evidence.
 * Counters of pending failures sink with them; those of failed tasks are history. Of what isn't so, it's written on the item.
 *
 * The page carries the whole key of each row that is looked up: were a part of it constant, a planner that knows nothing
 * of the target yet would read all of that for each failure.
 */
export async function cleanUpBatch(
  tx: Tx,
  {
    replayId,
    sourceRunId,
    targetRunId,
    enqueuedUpTo,
    cleanedUpTo,
  }: Pick<ReplayAction, 'replayId' | 'sourceRunId' | 'targetRunId' | 'enqueuedUpTo' | 'cleanedUpTo'>,
): Promise<CleanedBatch> {
  const db = tx.getKysely()
  await readInOrder(tx)
  // Other replays of the same source sink the same counters: in one order.
  await sql`select from sync_run_channels where run_id = ${sourceRunId} order by channel for update`.execute(
    db,
  )
  const cleaned = await sql<CleanedBatch>`
    with page as materialized (
      select replay_id, failure_id, version, ${targetRunId}::uuid as run_id, subject_id, channel from replay_items
      where replay_id = ${replayId} and state = 'SELECTED'
        and failure_id > ${cleanedUpTo ?? lowestId}::uuid and failure_id <= ${enqueuedUpTo ?? lowestId}::uuid
      order by failure_id limit ${batchSize}
    ), evidence as materialized (
      select page.*, task.batch_id is not null as in_target,
        failure.run_id is distinct from ${sourceRunId}::uuid as is_gone,
        coalesce(failure.replay_id = page.replay_id, false) as is_told
      from page
      left join sync_tasks task using (run_id, subject_id, channel)
      left join sync_failures failure on failure.id = page.failure_id
    ), told as (
      update sync_failures failure set state = 'REPLAYED', version = failure.version + 1, replay_id = evidence.replay_id
      from evidence
      where in_target and not is_gone and failure.id = evidence.failure_id
        and failure.version = evidence.version and failure.state = 'PENDING'
      returning failure.id, failure.channel
    ), wrong as (
      update replay_items item set state = 'CONFLICT',
        conflict = case when not in_target then 'NOT_IN_TARGET' when is_gone then 'GONE' else 'CHANGED' end
      from evidence
      where item.replay_id = evidence.replay_id and item.failure_id = evidence.failure_id and not is_told
        and evidence.failure_id not in (select id from told)
      returning 1
    ), counted as (
      update sync_run_channels counters set pending_failures = counters.pending_failures - sums.count
      from (select channel, count(*)::int as count from told group by channel) as sums
      where counters.run_id = ${sourceRunId} and counters.channel = sums.channel
    )
    select (select failure_id from page order by failure_id desc limit 1) as last,
      (select count(*)::int from told) as replayed, (select count(*)::int from wrong) as conflicts`.execute(
    db,
  )
  const [batch] = cleaned.rows
  if (batch === undefined) throw new Error('a select without a condition has a row')
  return batch
}
