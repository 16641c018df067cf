import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import { type ExtractionRequest, isRequested } from './extraction-request.ts'
import { type JobSummary, namedSkips } from './job-summary.ts'
import { planExtraction } from './plan-extraction.ts'

type EndedJob = ExtractionRequest & { extracted: number; bytes: number }

/**
 * Writes what came of a job over all its attempts, by what the rows say. A job that never began, or whose archive could
 * not be read, has no summary.
 */
export async function writeSummary(tx: Tx, jobId: string): Promise<void> {
  const job = await readEndedJob(tx, jobId)
  if (job === null) return
  const plan = await planExtraction(tx, job, jobId)
  const { skipped } = plan
  // Of the files that this job made, some may have been deleted since.
  const deletedSince = Math.max(0, job.extracted - plan.made)
  const deletedBefore = Math.max(0, (skipped.PREVIOUSLY_DELETED ?? 0) - deletedSince)
  const summary: JobSummary = {
    // Under limits that were lowered in the meantime the archive may not be readable any more.
    entries: Math.max(plan.entries, job.extracted),
    extracted: job.extracted,
    bytes: job.bytes,
    notReached: plan.items,
    skipped: Object.fromEntries(
      Object.entries({ ...skipped, PREVIOUSLY_DELETED: deletedBefore }).filter(([, count]) => count > 0),
    ),
    skippedEntries: await readSkippedEntries(tx, job),
  }
  await sql`update jobs set summary = ${JSON.stringify(summary)}::jsonb where id = ${jobId}`.execute(
    tx.getKysely(),
  )
}

async function readEndedJob(tx: Tx, jobId: string): Promise<EndedJob | null> {
  const found = await sql<EndedJob>`
    select jobs.archive_id as "archiveId", selection, path_prefix as "pathPrefix", glob, requested, forced_at as "forcedAt",
      extracted, extracted_bytes::float8 as bytes
    from jobs
    join work on work.id = jobs.id and work.started_at is not null
    join archives on archives.file_id = jobs.archive_id
    where jobs.id = ${jobId} and (archives.entry_count is not null or extracted > 0)`.execute(tx.getKysely())
  return found.rows[0] ?? null
}

async function readSkippedEntries(tx: Tx, request: ExtractionRequest): Promise<JobSummary['skippedEntries']> {
  const named = await sql<JobSummary['skippedEntries'][number]>`
    select e.index, e.name, e.skip_reason as reason from archive_entries e
    where ${isRequested(request)} and e.skip_reason <> 'DIRECTORY' order by e.index limit ${namedSkips}`.execute(
    tx.getKysely(),
  )
  return named.rows
}
