import { sql } from 'kysely'
import pMap from 'p-map'
import type { CallerContext } from '../../context.ts'
import type { Page, PageRequest } from '../../lib/page.ts'
import type { SyncRun } from '../sync-run.entity.ts'
import type { SyncKind, SyncOperation, SyncOutcome } from '../sync-words.ts'
import { readArchivedRun } from './read-archived-run.ts'
import { ReportLostError } from './report-lost-error.ts'
import { RunArchive } from './run-archive.entity.ts'

/** null: whatever it is. */
type Filter = {
  kinds: readonly SyncKind[] | null
  operations: readonly SyncOperation[] | null
  outcomes: readonly SyncOutcome[] | null
  months: readonly string[] | null
  dryRun: boolean | null
}

/** A run in a list, or why nothing can be told of it: the others can. */
export type ListedRun = SyncRun | ReportLostError

/** Reports that are read from the store at once. */
const atOnce = 8

/**
 * Adds to a page of the runs that the database has, newest first by their ids, those that only the archive has and that
 * come in between. Only reports that are on the page are read. One that is lost stands in its place as an error.
 * @throws StorageError
 */
export async function addArchivedRuns(
  ctx: CallerContext,
  live: Page<SyncRun>,
  { filter, page }: { filter: Filter; page: PageRequest },
): Promise<Page<ListedRun>> {
  const known = new Set(live.items.map(({ work }) => work.id))
  // One that was purged in between is told of once.
  const archives = (await listArchivedRuns(ctx, { filter, page })).filter(({ runId }) => !known.has(runId))
  const all = [
    ...live.items.map((run) => ({ id: run.work.id, read: async (): Promise<ListedRun> => run })),
    ...archives.map((archive) => ({
      id: archive.runId,
      read: () => readUnlessLost(ctx, archive),
    })),
  ].sort((a, b) => (a.id < b.id ? 1 : -1))
  const items = await pMap(all.slice(0, page.first), ({ read }) => read(), { concurrency: atOnce })
  return { items, hasNextPage: live.hasNextPage || all.length > page.first }
}

async function readUnlessLost(ctx: CallerContext, archive: RunArchive): Promise<ListedRun> {
  try {
    return await readArchivedRun(ctx, archive)
  } catch (error) {
    if (error instanceof ReportLostError) return error
    throw error
  }
}

/** One more than the page has, to tell whether there are more. */
async function listArchivedRuns(
  { em, caller }: CallerContext,
  { filter: { kinds, operations, outcomes, months, dryRun }, page }: { filter: Filter; page: PageRequest },
): Promise<RunArchive[]> {
  const found = await sql<{ id: string }>`
    select run_id as id from run_archives archive
    where account_id = ${caller.accountId}
      and (${page.after}::uuid is null or run_id < ${page.after}::uuid)
      and (${kinds}::text[] is null or kind = any(${kinds}::text[]))
      and (${operations}::text[] is null or operation = any(${operations}::text[]))
      and (${outcomes}::text[] is null or outcome = any(${outcomes}::text[]))
      and (${months}::text[] is null or month = any(${months}::text[]))
      and (${dryRun}::boolean is null or (cycle is null) = ${dryRun}::boolean)
      and not exists (select from sync_runs run where run.id = archive.run_id and run.forgotten_at is null)
    order by run_id desc limit ${page.first + 1}`.execute(em.getKysely())
  return await em.fork().find(RunArchive, { runId: { $in: found.rows.map(({ id }) => id) } })
}
