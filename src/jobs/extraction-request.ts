import { type RawBuilder, sql } from 'kysely'
import { entryConditions } from '../archives/entry-filter.ts'

/** What to extract: the selectable entries of an archive for which all of this holds. */
export type ExtractionRequest = {
  archiveId: string
  /** Indexes; null: every entry; an empty list: none. */
  selection: readonly number[] | null
  pathPrefix: string | null
  glob: string | null
  /**
   * The indexes of all entries for which that holds, where there's a glob and they have been looked for. To match a glob
   * may take seconds, in which nobody could cancel the job.
   */
  requested: readonly number[] | null
  /**
   * null: nothing is forced. Else entries are extracted again whose file was deleted before this time, and those that
   * were found corrupt. `infinity` where it's forced from now on.
   */
  forcedAt: Date | 'infinity' | null
}

/** What a caller may say of the entries to extract. */
export type ExtractionInput = {
  /** Indexes of entries; null: every selectable entry; an empty list: none. */
  selection?: readonly number[] | null | undefined
  pathPrefix?: string | null | undefined
  glob?: string | null | undefined
  /** Extract again what was deleted or found corrupt. */
  force?: boolean | null | undefined
}

export function readExtractionRequest(
  archiveId: string,
  { selection = null, pathPrefix = null, glob = null, force }: ExtractionInput,
): ExtractionRequest {
  return { archiveId, selection, pathPrefix, glob, requested: null, forcedAt: force ? 'infinity' : null }
}

/** True of the entries `e` that were asked for, whether they can be extracted or not. */
export function isRequested({
  archiveId,
  selection,
  pathPrefix,
  glob,
  requested,
}: ExtractionRequest): RawBuilder<boolean> {
  if (requested !== null)
    return sql<boolean>`e.archive_id = ${archiveId} and e.index = any(${requested}::int[])`
  const selected = selection === null ? sql<boolean>`true` : sql<boolean>`e.index = any(${selection}::int[])`
  return sql<boolean>`e.archive_id = ${archiveId} and ${selected} and ${entryConditions({ pathPrefix, glob })}`
}

/** True of the entries `e` whose file was deleted, and is to stay so. */
export function staysDeleted({ forcedAt }: ExtractionRequest): RawBuilder<boolean> {
  return sql<boolean>`e.child_deleted_at is not null and e.child_deleted_at >= coalesce(${forcedAt}::timestamptz, '-infinity')`
}

/** True of the entries `e` that can be extracted, as far as is known. */
export function isSelectable({ forcedAt }: ExtractionRequest): RawBuilder<boolean> {
  if (forcedAt === null) return sql<boolean>`e.skip_reason is null`
  return sql<boolean>`(e.skip_reason is null or e.skip_reason = 'CORRUPT')`
}
