import { sql } from 'kysely'
import { type CallerContext, transaction } from '../context.ts'
import { readId } from '../lib/uuid.ts'
import { changeWork } from '../work/change-work.ts'
import { never } from '../work/stop.ts'
import { getSyncRun } from './get-sync-run.ts'
import { lockRun } from './lock-run.ts'
import type { SyncRun } from './sync-run.entity.ts'

/**
 * Has a run wait until someone resumes it. One that is worked on stops within a second: what is done stays done, and a
 * task that was on its way is done again. A run that is paused already stays so.
 * @throws NotFoundError
 * @throws ConflictError where it has ended.
 */
export async function pauseSyncRun(ctx: CallerContext, input: { runId: string }): Promise<SyncRun> {
  const id = readId(input.runId, 'runId')
  await transaction(ctx, async (tx) => {
    const { isPaused } = await lockRun(tx, { id, accountId: ctx.caller.accountId })
    if (isPaused) return
    await sql`update sync_runs set paused_at = clock_timestamp() where id = ${id}`.execute(tx.getKysely())
    await changeWork(tx, {
      set: sql`due_at = case when state = 'PENDING' then ${never} end`,
      where: sql`id = ${id}`,
      event: 'PAUSED',
    })
  })
  return await getSyncRun(ctx, { runId: id })
}
