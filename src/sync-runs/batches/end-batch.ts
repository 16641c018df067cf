import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { Queue } from '../../queue/queue.ts'
import { secondsToRound } from '../sync-words.ts'
import { channelQueue } from './channel-queue.ts'
import type { BatchClaim } from './claim-batch.ts'

/**
 * CLAIMED → DONE once every task of the batch is settled; → READY for the next round where some wait for it. After
 * `touchBatch`, in the same transaction.
 */
export async function endBatch(tx: Tx, queue: Queue, batch: BatchClaim): Promise<void> {
  const next = batch.round + 1
  const startAfter = secondsToRound(next)
  const ended = await sql<{ state: string }>`
    with waiting as (
      select exists (select from sync_tasks where batch_id = ${batch.batchId} and state = 'DUE') as any)
    update sync_batches set state = case when waiting.any then 'READY' else 'DONE' end,
      round = case when waiting.any then ${next}::smallint else round end,
      due_at = case when waiting.any then clock_timestamp() + ${startAfter} * interval '1 second' end
    from waiting where id = ${batch.batchId}
    returning state`.execute(tx.getKysely())
  if (ended.rows[0]?.state === 'READY')
    await queue.enqueue(tx, channelQueue(batch.channel), {}, { startAfter })
}

/** CLAIMED → READY, for any worker at once: what is tried already isn't tried again in this round. */
export async function putBackBatch(tx: Tx, queue: Queue, batch: BatchClaim): Promise<void> {
  await sql`update sync_batches set state = 'READY' where id = ${batch.batchId}`.execute(tx.getKysely())
  await queue.enqueue(tx, channelQueue(batch.channel), {})
}
