import type { CallerContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import { readSyncRuns } from './read-sync-runs.ts'
import type { SyncRun } from './sync-run.entity.ts'

/** @throws NotFoundError where the account has no such run. */
export async function getSyncRun(ctx: CallerContext, input: { runId: string }): Promise<SyncRun> {
  const id = readId(input.runId, 'id')
  const [found] = await readSyncRuns(ctx.em.fork(), { work: { id, accountId: ctx.caller.accountId } })
  if (found === undefined) throw NotFoundError.of('sync run')
  return found
}
