import { channelQueue } from '../../sync-runs/batches/channel-queue.ts'
import { enqueueTargetBatch } from './enqueue-target-batch.ts'
import { markProducerDone } from './mark-producer-done.ts'
import type { ReplayLedger } from './replay-ledger.ts'

/** Failures that go into the target in one transaction. */
export const batchSize = 2_000

/**
 * The next of the selection go into the target; PROCESSING → CLEANUP_PENDING once all are there. A target that has ended
 * takes none any more: the rest of them are given back, and stay the source's.
 */
export async function enqueueSelection(ledger: ReplayLedger): Promise<void> {
  const { ctx } = ledger
  await ledger.write(async (tx) => {
    const { replayId, targetRunId, enqueuedUpTo, selected, enqueued, newlyEnqueued, alreadyPresent } =
      ledger.action
    const batch = await enqueueTargetBatch(tx, {
      replayId,
      targetRunId,
      after: enqueuedUpTo,
      limit: batchSize,
    })
    if (batch === 'ENDED') return { phase: 'CLEANUP_PENDING', released: selected - enqueued }
    for (const name of batch.channels.filter((channel) => ctx.channels.has(channel)))
      await ctx.queue.enqueue(tx, channelQueue(name), {})
    if (batch.last === null) {
      await markProducerDone(tx, targetRunId)
      return { phase: 'CLEANUP_PENDING' }
    }
    return {
      enqueuedUpTo: batch.last,
      newlyEnqueued: newlyEnqueued + batch.newlyEnqueued,
      alreadyPresent: alreadyPresent + batch.alreadyPresent,
    }
  })
}
