import { sql } from 'kysely'
import { transaction } from '../../context.ts'
import type { Tx } from '../../database/transaction.ts'
import type { Queue } from '../../queue/queue.ts'
import { registerRun } from '../../sync-runs/archive/register-run.ts'
import { changeWork } from '../../work/change-work.ts'
import { WorkFailedError } from '../../work/stop.ts'
import type { ReplayReceipt } from '../replay.entity.ts'
import type { ReplayAction } from './advance-replay.ts'
import type { ReplayLedger } from './replay-ledger.ts'

/**
 * RECEIPT_PENDING → COMPLETED: what came of the replay is counted from the rows, and must be what was counted on the way.
 * @throws WorkFailedError (RECEIPT_MISMATCH)
 */
export async function writeReceipt(ledger: ReplayLedger): Promise<void> {
  const { ctx, action } = ledger
  const { sourceRunId, targetRunId, enqueued, replayed } = action
  // Outside of the step's transaction: nothing changes it any more, and it may take long.
  const receipt = await transaction(ctx, (tx) => countReceipt(tx, action))
  const { inTarget, left, notInTarget } = receipt
  if (
    inTarget + notInTarget !== enqueued ||
    receipt.replayed !== replayed ||
    receipt.replayed + left !== enqueued
  )
    throw new WorkFailedError(
      'RECEIPT_MISMATCH',
      `The replay counted ${enqueued} failures into run ${targetRunId} and ${replayed} out of run ${sourceRunId}; there are ${inTarget}, ${receipt.replayed}, and ${left} were left.`,
    )
  await ledger.write(async (tx) => {
    await tellSource(tx, ctx.queue, action)
    return { phase: 'COMPLETED', receipt }
  })
}

/** The source has changed by the replay, and is archived anew. */
export async function tellSource(
  tx: Tx,
  queue: Queue,
  { replayId, sourceRunId, targetRunId, replayed }: ReplayAction,
): Promise<void> {
  if (replayed === 0) return
  await changeWork(tx, {
    // Nothing of the work itself: its run's counters.
    set: sql`due_at = null`,
    where: sql`id = ${sourceRunId}`,
    event: 'REPLAYED',
    message: `Replay ${replayId} took ${replayed} failures over into run ${targetRunId}.`,
  })
  await registerRun(tx, queue, sourceRunId)
}

/** The planner takes a selection and a target that are new for a row or two each, and would read one for each row of the other. */
export async function countReceipt(
  tx: Tx,
  { replayId, sourceRunId, targetRunId, enqueuedUpTo }: ReplayAction,
): Promise<ReplayReceipt> {
  await sql`set local enable_nestloop = off`.execute(tx.getKysely())
  const counted = await sql<ReplayReceipt>`
    select
      (select count(*)::int from replay_items item join sync_tasks task
        on task.run_id = ${targetRunId} and task.subject_id = item.subject_id and task.channel = item.channel
        where item.replay_id = ${replayId} and item.state in ('SELECTED', 'LEFT') and item.failure_id <= ${enqueuedUpTo}::uuid) as "inTarget",
      (select count(*)::int from sync_failures
        where run_id = ${sourceRunId} and replay_id = ${replayId} and state = 'REPLAYED') as replayed,
      count(*)::int as left, (count(*) filter (where conflict = 'NOT_IN_TARGET'))::int as "notInTarget"
    from replay_items where replay_id = ${replayId} and state = 'LEFT'`.execute(tx.getKysely())
  const [receipt] = counted.rows
  if (receipt === undefined) throw new Error('a select without a condition has a row')
  return receipt
}
