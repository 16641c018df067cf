import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import { ConflictError } from '../errors.ts'
import { quotePath } from './item-path.ts'
import { fileAt, type Present } from './present-items.ts'

/** From the last dot of a name on, unless the name begins with it. */
const extension = sql.lit('[^/]([.][^./]*)$')

/** Numbers of ten digits and more are never given, and so never looked for. */
const highestGiven = 999_999_999
const numberAtEnd = sql.lit(' [(]([0-9]{1,9})[)]$')
const numberAtStart = sql.lit('^ [(]([0-9]{1,9})[)]')

/**
 * Gives each staged item whose path another one has a path of its own: `name (2).ext`, or, where there are such names
 * already, staged or present, the number after the highest.
 * @returns how many got another name.
 * @throws ConflictError where there's no number left.
 */
export async function renameStaged(tx: Tx, present: Present): Promise<number> {
  const renamed = await sql<{ count: number; path: string | null }>`
    with named as materialized (
      select ordinal, path, extension, left(path, length(path) - length(extension)) as stem,
        row_number() over (partition by path order by ordinal) as rank,
        ${fileAt(present, sql`s.path`)} is not null as taken
      from staged_items s, lateral (select coalesce(substring(path from ${extension}), '') as extension) cut
    ), homeless as (
      select ordinal, path, stem, extension, case when taken then rank else rank - 1 end as nth
      from named where taken or rank > 1
    ), staged as (
      select regexp_replace(stem, ${numberAtEnd}, '') as stem, extension,
        max(substring(stem from ${numberAtEnd})::int) as highest
      from named where stem ~ ${numberAtEnd} group by 1, 2
    ), wanted as (
      select path, greatest(1, staged.highest, ${highestPresent(present)}) as highest
      from (select distinct path, stem, extension from homeless) w left join staged using (stem, extension)
    ), renamed as (
      update staged_items set path = stem || ' (' || highest + nth || ')' || extension
      from homeless join wanted using (path) where staged_items.ordinal = homeless.ordinal
      returning highest + nth as number, staged_items.path
    )
    select count(*)::int as count, min(path) filter (where number > ${highestGiven}) as path
    from renamed`.execute(tx.getKysely())
  const [{ count, path } = { count: 0, path: null }] = renamed.rows
  if (path !== null) throw new ConflictError(`There is no number left for ${quotePath(path)}.`)
  return count
}

/** The highest number in the names of the files, and folders, that are called like `w` otherwise. */
function highestPresent({ collectionId, stays }: Present): RawBuilder<number | null> {
  return sql<number | null>`(
    select max(substring(rest from ${numberAtStart})::int)
    from collection_items i, lateral (select substr(i.path, length(w.stem) + 1) as rest) behind
    where i.collection_id = ${collectionId} and i.to_revision is null and ${stays}
      -- The bracket's other half is the character after it.
      and i.path >= w.stem || ' (' and i.path < w.stem || ' )'
      and regexp_replace(rest, ${numberAtStart}, '') || '/' ^@ (w.extension || '/') and rest ~ ${numberAtStart})`
}
