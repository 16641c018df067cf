import { type RawBuilder, sql } from 'kysely'
import { commonPrefix } from '../archives/entry-filter.ts'
import { matchesGlob } from '../archives/glob/matches-glob.ts'

type Given<T> = T | null | undefined

/** Which items of a collection are meant: all that is given must hold. */
export type ItemFilter = {
  /** What the path begins with; a folder's path ends in `/` here. */
  pathPrefix?: Given<string>
  /** What the path matches as a whole: see {@link matchesGlob}. */
  glob?: Given<string>
  /** Whether the item's file is gone. */
  missing?: Given<boolean>
}

/** True of rows `i` of collection_items whose file is there. */
export const hasFile = sql<boolean>`exists (select from files f where f.id = i.file_id and f.deleted_at is null)`

/**
 * A filter as a condition for the rows of collection_items that the statement calls `i`.
 * @throws GlobError unless the filter was checked.
 */
export function itemConditions(filter: ItemFilter): RawBuilder<boolean> {
  const { pathPrefix, glob, missing } = filter
  const prefix = commonPrefix(filter)
  const conditions = [
    sql`true`,
    // Twice, since either may be the longer one, which is looked up in the index.
    ...(prefix === '' ? [] : [sql`i.path ^@ ${prefix}::text`]),
    ...(pathPrefix ? [sql`i.path ^@ ${pathPrefix}::text`] : []),
    ...(typeof glob === 'string' ? [matchesGlob(sql`i.path`, glob)] : []),
    ...(typeof missing === 'boolean' ? [missing ? sql`not ${hasFile}` : hasFile] : []),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}
