import { sql } from 'kysely'
import type { SkipReason } from '../archives/skip-reasons.ts'
import type { ArchiveLimits } from '../config.ts'
import type { EntityManager } from '../database/orm.ts'
import { type ExtractionRequest, isRequested, isSelectable, staysDeleted } from './extraction-request.ts'

export type SkipCounts = Partial<Record<SkipReason, number>>

/** What an extraction is about to do, or has done. */
export type ExtractionPlan = {
  /** How many entries the archive has: the sum of `items`, `made` and all that is skipped. */
  entries: number
  /** Entries that are to become files, and their bytes as declared. */
  items: number
  bytes: number
  /** Entries whose file was made by the job that is summed up. */
  made: number
  skipped: SkipCounts
}

/** An entry as the extraction needs it. */
export type PlannedEntry = {
  index: number
  path: string
  method: number
  compressedSize: number
  size: number
  crc32: number
  headerOffset: number
  modifiedAt: Date | null
}

/**
 * One planner for who wants to know, for the submission, for every attempt and for the summary: what can be refused is
 * refused before the job exists.
 *
 * @param endedJobId The job that is summed up; null before.
 */
export async function planExtraction(
  em: EntityManager,
  request: ExtractionRequest,
  endedJobId: string | null,
): Promise<ExtractionPlan> {
  // What is corrupt may be tried again; after that it has been found so again.
  const selectable = endedJobId === null ? isSelectable(request) : sql<boolean>`e.skip_reason is null`
  const counted = await sql<{ fate: SkipReason | 'WANTED' | 'MADE'; entries: number; bytes: number }>`
    select fate, count(*)::float8 as entries, coalesce(sum(size), 0)::float8 as bytes
    from (
      select e.size, case
        when child.id is not null and child.job_id = ${endedJobId}::uuid then 'MADE'
        when not ${selectable} then e.skip_reason
        when child.id is not null then 'ALREADY_EXTRACTED'
        when ${staysDeleted(request)} then 'PREVIOUSLY_DELETED'
        else 'WANTED'
      end as fate
      from archive_entries e left join lateral (${childOf}) child on true
      where ${isRequested(request)}
    ) requested
    group by fate`.execute(em.getKysely())
  const archive = await sql<{ entries: number }>`
    select entry_count as entries from archives where file_id = ${request.archiveId}`.execute(em.getKysely())
  const plan: ExtractionPlan = {
    entries: archive.rows[0]?.entries ?? 0,
    items: 0,
    bytes: 0,
    made: 0,
    skipped: {},
  }
  let requested = 0
  for (const { fate, entries, bytes } of counted.rows) {
    requested += entries
    if (fate === 'WANTED') Object.assign(plan, { items: entries, bytes })
    else if (fate === 'MADE') plan.made = entries
    else plan.skipped[fate] = entries
  }
  if (plan.entries > requested) plan.skipped.NOT_SELECTED = plan.entries - requested
  return plan
}

/** The next entries of a plan, in the order of the archive, after the one with index `after`. */
export async function readPlannedEntries(
  em: EntityManager,
  request: ExtractionRequest,
  page: { after: number; limit: number },
): Promise<PlannedEntry[]> {
  const entries = await sql<PlannedEntry>`
    select e.index, e.path, e.method, e.compressed_size::float8 as "compressedSize", e.size::float8 as size,
      e.crc32::float8 as crc32, e.header_offset::float8 as "headerOffset", e.modified_at as "modifiedAt"
    from archive_entries e
    where ${isRequested(request)} and e.index > ${page.after} and ${isSelectable(request)}
      and not (${staysDeleted(request)}) and (select true from (${childOf}) child) is null
    order by e.index limit ${page.limit}`.execute(em.getKysely())
  return entries.rows
}

/** Why a plan is beyond what one job may do; null where it isn't. */
export function explainTooLarge(plan: ExtractionPlan, limits: ArchiveLimits): string | null {
  if (plan.items > limits.entriesPerJob) {
    return `One job may extract ${limits.entriesPerJob} entries at most, and this would be ${plan.items}: select fewer.`
  }
  if (plan.bytes > limits.bytesPerJob) {
    return `One job may extract ${limits.bytesPerJob} bytes at most, and this would be ${plan.bytes}: select fewer entries.`
  }
  return null
}

/**
 * The live file of entry `e`. Asked for each entry by itself, by `limit`: Postgres would make it a join else, and with
 * statistics older than the archive it may choose one that compares every entry with every child.
 */
const childOf = sql`
  select f.id, f.job_id from files f
  where f.archive_id = e.archive_id and f.archive_index = e.index and f.deleted_at is null limit 1`
