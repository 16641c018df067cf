import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import { ConflictError } from '../errors.ts'
import { quotePath } from './item-path.ts'
import { fileAt, fileBelow, type Present } from './present-items.ts'

/**
 * Refuses staged items whose path another item has, staged before it or present.
 * @throws ConflictError that names the first one.
 */
export async function refuseTakenPaths(tx: Tx, present: Present): Promise<void> {
  const found = await sql<{ path: string }>`
    select path
    from (select ordinal, path, row_number() over (partition by path order by ordinal) as rank from staged_items) s
    where rank > 1 or ${fileAt(present, sql`s.path`)} is not null
    order by ordinal limit 1`.execute(tx.getKysely())
  const [taken] = found.rows
  if (taken) throw new ConflictError(`There would be two files at ${quotePath(taken.path)}.`)
}

/**
 * Refuses staged items by which a path would be both a file and a folder.
 * @throws ConflictError that names the first path.
 */
export async function refuseFilesAsFolders(tx: Tx, present: Present): Promise<void> {
  const found = await sql<{ path: string }>`
    with recursive folders (path) as (
      select ${folderOf} from staged_items where path like '%/%'
      union
      select ${folderOf} from folders where path like '%/%'
    )
    select path from (
      select f.path from folders f join staged_items s on s.path = f.path
      union all
      select f.path from folders f where ${fileAt(present, sql`f.path`)} is not null
      union all
      select s.path from staged_items s where ${fileBelow(present, sql`s.path`)} is not null
    ) clash
    order by path limit 1`.execute(tx.getKysely())
  const [clash] = found.rows
  if (clash) throw new ConflictError(`${quotePath(clash.path)} would be both a file and a folder.`)
}

const folderOf = sql`left(path, -strpos(reverse(path), '/'))`
