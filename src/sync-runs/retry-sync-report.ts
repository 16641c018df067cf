import { sql } from 'kysely'
import { type CallerContext, transaction } from '../context.ts'
import type { Tx } from '../database/transaction.ts'
import { ConflictError, NotFoundError } from '../errors.ts'
import { readId } from '../lib/uuid.ts'
import { changeWork } from '../work/change-work.ts'
import { registerRun } from './archive/register-run.ts'
import type { ArchiveState } from './archive/run-archive.entity.ts'
import { getSyncRun } from './get-sync-run.ts'
import type { SyncRun } from './sync-run.entity.ts'

/**
 * Has the report of a run published after all where something else lay in its place. The run gets a new version, whose report
 * has a place of its own; what lies in the old one is named by nothing, and garbage collection takes it.
 * @throws NotFoundError
 * @throws ConflictError where nothing is in the way of the report.
 */
export async function retrySyncReport(ctx: CallerContext, input: { runId: string }): Promise<SyncRun> {
  const id = readId(input.runId, 'runId')
  await transaction(ctx, async (tx) => {
    const { state, lastError } = await lockArchive(tx, { id, accountId: ctx.caller.accountId })
    if (state !== 'CONFLICT')
      throw new ConflictError(`Nothing is in the way of the run's report: it is ${state}.`)
    await changeWork(tx, {
      set: sql`due_at = null`,
      where: sql`id = ${id}`,
      event: 'RETRIED',
      message: `Someone asked for the report to be published anew. ${lastError ?? ''}`.trimEnd(),
    })
    await registerRun(tx, ctx.queue, id)
  })
  return await getSyncRun(ctx, { runId: id })
}

/** The work first, as whoever registers runs does. It's gone once the report is published and the details are over. */
async function lockArchive(
  tx: Tx,
  { id, accountId }: { id: string; accountId: string },
): Promise<{ state: ArchiveState; lastError: string | null }> {
  const db = tx.getKysely()
  const locked = await sql`
    select from work where id = ${id} and account_id = ${accountId} and kind = 'SYNC_RUN' for update`.execute(
    db,
  )
  const found = await sql<{ state: ArchiveState; lastError: string | null }>`
    select state, last_error as "lastError" from run_archives
    where run_id = ${id} and account_id = ${accountId} for update`.execute(db)
  const [archive] = found.rows
  if (archive !== undefined) return archive
  if (locked.rows.length > 0) throw new ConflictError('The run has not ended: it has no report yet.')
  throw NotFoundError.of('sync run')
}
