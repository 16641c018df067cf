import { type CallerContext, transaction } from '../context.ts'
import { readId } from '../lib/uuid.ts'
import { cancelWork } from '../work/cancel-work.ts'
import { isArchived } from './archive/archived-run.ts'
import { getSyncRun } from './get-sync-run.ts'
import { settleRun } from './leader/settle-run.ts'
import type { SyncRun } from './sync-run.entity.ts'

/**
 * Ends a run: one that waits at once, one that is worked on within a second. What is done stays done.
 * @throws NotFoundError
 */
export async function cancelSyncRun(ctx: CallerContext, input: { runId: string }): Promise<SyncRun> {
  const id = readId(input.runId, 'runId')
  const run = await getSyncRun(ctx, { runId: id })
  if (isArchived(run)) return run
  await transaction(ctx, async (tx) => {
    const ended = await cancelWork(tx, { id, accountId: ctx.caller.accountId, kind: 'SYNC_RUN' })
    if (ended) await settleRun(tx, id, ctx.queue)
  })
  return await getSyncRun(ctx, { runId: id })
}
