import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import { type Context, transaction } from '../context.ts'
import type { Channel } from '../storage/channel.ts'
import { readBatchTasks } from './batch-tasks.ts'
import { shareOf } from './channel-slots.ts'
import type { BatchClaim } from './claim-batch.ts'
import { endBatch, putBackBatch } from './end-batch.ts'
import { BatchLostError, recordOutcomes, type TaskOutcome, touchBatch } from './record-outcomes.ts'
import { tryTask } from './try-task.ts'

/** Outcomes are written this often, and whether the run goes on is asked as often. */
const flushEveryMillis = 500

/**
 * Works on a batch: tries each task that is due, and writes what came of them in bulk, so that a worker that is killed
 * leaves half a second of work to be done again.
 */
export async function runBatch(
  ctx: Context,
  { batch, channel, shutdown }: { batch: BatchClaim; channel: Channel; shutdown: AbortSignal },
): Promise<void> {
  const over = new AbortController()
  const signal = AbortSignal.any([over.signal, shutdown])
  let outcomes: TaskOutcome[] = []
  const flush = async (end: ((tx: Parameters<typeof touchBatch>[0]) => Promise<void>) | null) => {
    const written = outcomes
    outcomes = []
    await transaction(ctx, async (tx) => {
      const { goesOn } = await touchBatch(tx, batch)
      if (!goesOn) over.abort()
      await recordOutcomes(tx, batch, written)
      await end?.(tx)
    })
  }
  const flushing = (async () => {
    while (!signal.aborted) {
      await sleep(flushEveryMillis, undefined, { signal }).catch(() => {})
      if (!signal.aborted) await flush(null)
    }
  })().catch((error: unknown) => {
    over.abort()
    throw error
  })
  try {
    const limit = pLimit(shareOf(channel).concurrency)
    const tasks = await readBatchTasks(ctx.em, batch)
    await Promise.all(
      tasks.map((task) =>
        limit(async () => {
          if (signal.aborted) return
          const outcome = await tryTask(ctx, { batch, channel, task, signal })
          if (outcome !== null) outcomes.push(outcome)
        }),
      ),
    )
    const isWhole = !signal.aborted
    over.abort()
    await flushing
    await flush((tx) => (isWhole ? endBatch(tx, ctx.queue, batch) : putBackBatch(tx, ctx.queue, batch)))
  } catch (error) {
    over.abort()
    await flushing.catch(() => {})
    if (error instanceof BatchLostError) return
    throw error
  }
}
