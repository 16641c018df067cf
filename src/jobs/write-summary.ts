import { sql } from 'kysely'
import type { SkipReason } from '../archives/skip-reasons.ts'
import type { Tx } from '../database/transaction.ts'
import type { JobSummary } from './job-summary.ts'
import { type ExtractionPlan, type ExtractionRequest, isRequested } from './plan-extraction.ts'
import { namedSkips, type Skip, type Tally } from './tally.ts'

/**
 * Writes what came of a job, over all its attempts. What an earlier attempt found corrupt, the last one has found
 * again, since it tried again whatever has no file.
 */
export async function writeSummary(
  tx: Tx,
  job: {
    id: string
    request: ExtractionRequest
    entryCount: number
    plan: ExtractionPlan
    before: number
    tally: Tally
  },
): Promise<void> {
  const { request, plan, tally } = job
  const done = await sql<{ extracted: number; bytes: number }>`
    select extracted, extracted_bytes::float8 as bytes from jobs where id = ${job.id}`.execute(tx.getKysely())
  const structural = await sql<{ reason: SkipReason | null; count: number }>`
    select e.skip_reason as reason, count(*)::int as count from archive_entries e
    where ${isRequested(request)} group by 1`.execute(tx.getKysely())
  const named = await sql<Skip>`
    select e.index, e.name, e.skip_reason as reason from archive_entries e
    where ${isRequested(request)} and e.skip_reason <> 'DIRECTORY' order by e.index limit ${namedSkips}`.execute(
    tx.getKysely(),
  )
  const requested = structural.rows.reduce((sum, { count }) => sum + count, 0)
  const counts = new Map<SkipReason, number>(tally.counts)
  const count = (reason: SkipReason, more: number) => counts.set(reason, (counts.get(reason) ?? 0) + more)
  for (const { reason, count: more } of structural.rows) if (reason !== null) count(reason, more)
  count('NOT_SELECTED', job.entryCount - requested)
  // What this job's own earlier attempts extracted isn't counted as found.
  count('ALREADY_EXTRACTED', Math.max(0, plan.extracted - job.before))
  count('PREVIOUSLY_DELETED', plan.deleted)
  const summary: JobSummary = {
    entries: job.entryCount,
    extracted: done.rows[0]?.extracted ?? 0,
    bytes: done.rows[0]?.bytes ?? 0,
    skipped: Object.fromEntries([...counts].filter(([, number]) => number > 0)),
    skippedEntries: [...named.rows, ...tally.named].sort((a, b) => a.index - b.index).slice(0, namedSkips),
  }
  await sql`update jobs set summary = ${JSON.stringify(summary)}::jsonb where id = ${job.id}`.execute(
    tx.getKysely(),
  )
}
