import type { CallerContext } from '../context.ts'
import { watchOneWork } from '../work/watch-work.ts'
import { isArchived } from './archive/archived-run.ts'
import { getSyncRun } from './get-sync-run.ts'
import { readSyncRuns } from './read-sync-runs.ts'
import type { SyncRun } from './sync-run.entity.ts'

/**
 * The states of a run, beginning with the present one and ending with the one in which it ended.
 * @throws NotFoundError
 */
export async function watchSyncRun(
  ctx: CallerContext,
  input: { runId: string },
): Promise<AsyncGenerator<SyncRun>> {
  const run = await getSyncRun(ctx, input)
  return isArchived(run) ? only(run) : watchOneWork(ctx, run.work.id, readSyncRuns)
}

async function* only(run: SyncRun): AsyncGenerator<SyncRun> {
  yield run
}
