import type { CallerContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import { readArchivedRun } from './archive/read-archived-run.ts'
import { RunArchive } from './archive/run-archive.entity.ts'
import { readSyncRuns } from './read-sync-runs.ts'
import type { SyncRun } from './sync-run.entity.ts'

/**
 * A run as the database has it; only where that has none, as its report does: what can't be read for another reason is an
 * error, and not an older answer.
 * @throws NotFoundError where the account has no such run; ReportLostError, StorageError
 */
export async function getSyncRun(ctx: CallerContext, input: { runId: string }): Promise<SyncRun> {
  const id = readId(input.runId, 'id')
  const { accountId } = ctx.caller
  const em = ctx.em.fork()
  const [found] = await readSyncRuns(em, { work: { id, accountId }, forgottenAt: null })
  if (found !== undefined) return found
  const archive = await em.findOne(RunArchive, { runId: id, accountId })
  if (archive === null) throw NotFoundError.of('sync run')
  return await readArchivedRun(ctx, archive)
}
