import { type RawBuilder, sql } from 'kysely'
import type { ArchiveLimits } from '../config.ts'
import type { EntityManager } from '../database/orm.ts'

/** What to extract. `selection` null: every selectable entry; an empty list: none. */
export type ExtractionRequest = { archiveId: string; selection: readonly number[] | null }

/** What an attempt is about to do, and what it finds done. */
export type ExtractionPlan = {
  /** Entries that are to become files, and their bytes as declared. */
  items: number
  bytes: number
  /** Entries of the selection that have a file already. */
  extracted: number
  /** Entries of the selection whose file someone deleted. */
  deleted: number
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
}

/** One planner for the submission and for every attempt: what can be refused is refused before the job exists. */
export async function planExtraction(em: EntityManager, request: ExtractionRequest): Promise<ExtractionPlan> {
  const planned = await sql<ExtractionPlan>`
    select
      count(*) filter (where not has_child and not child_deleted)::float8 as items,
      coalesce(sum(size) filter (where not has_child and not child_deleted), 0)::float8 as bytes,
      count(*) filter (where has_child)::float8 as extracted,
      count(*) filter (where not has_child and child_deleted)::float8 as deleted
    from (
      select e.size, e.child_deleted, ${hasChild} as has_child
      from archive_entries e
      where ${isRequested(request)} and e.skip_reason is null
    ) selected`.execute(em.getKysely())
  const plan = planned.rows[0]
  if (plan === undefined) throw new Error('a count gave no row')
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
      e.crc32::float8 as crc32, e.header_offset::float8 as "headerOffset"
    from archive_entries e
    where ${isRequested(request)} and e.index > ${page.after}
      and e.skip_reason is null and not e.child_deleted and not ${hasChild}
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

/** True of the entries `e` that were asked for. */
export function isRequested({ archiveId, selection }: ExtractionRequest): RawBuilder<boolean> {
  if (selection === null) return sql<boolean>`e.archive_id = ${archiveId}`
  return sql<boolean>`e.archive_id = ${archiveId} and e.index = any(${selection}::int[])`
}

/**
 * A subquery for each entry, not `exists`: Postgres would make that a join, and with statistics older than the archive it
 * may choose one that compares every entry with every child.
 */
const hasChild = sql<boolean>`coalesce((
  select true from files f
  where f.archive_id = e.archive_id and f.archive_index = e.index and f.deleted_at is null limit 1), false)`
