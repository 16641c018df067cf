import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import { InvalidInputError } from '../errors.ts'
import { pathRule, quotePath } from './item-path.ts'

/** More than so many make plans bad that know nothing of their number. */
const manyItems = 1_000

/**
 * Makes the table `staged_items` for the rest of the transaction: the items that a change brings, while it's found out
 * where they can go. `ordinal` is the order in which they are meant.
 * @param items Gives the columns ordinal, path, file_id, size and sha256.
 * @returns how many there are.
 */
export async function stageItems(tx: Tx, items: RawBuilder<unknown>): Promise<number> {
  await sql`
    create temporary table staged_items (ordinal bigint, path text collate "C", file_id uuid, size bigint, sha256 text)
    on commit drop`.execute(tx.getKysely())
  const staged = await sql`
    insert into staged_items (ordinal, path, file_id, size, sha256)
    select ordinal, normalize(path, NFC), file_id, size, sha256 from (${items}) item`.execute(tx.getKysely())
  const count = Number(staged.numAffectedRows ?? 0)
  if (count > manyItems) await sql`analyze staged_items`.execute(tx.getKysely())
  return count
}

/**
 * What became of a path of several parts, each of which is right by itself.
 * @throws InvalidInputError that names the first one that can't be used.
 */
export async function checkStagedPaths(tx: Tx, field: string): Promise<void> {
  const found = await sql<{ path: string }>`
    select path from staged_items
    where path ~ '^[A-Za-z]:' or octet_length(path) > 1024
      or octet_length(path) > 255
        and exists (select from unnest(string_to_array(path, '/')) part where octet_length(part) > 255)
    order by ordinal limit 1`.execute(tx.getKysely())
  const [bad] = found.rows
  if (bad) throw new InvalidInputError(`${quotePath(bad.path)} can't be used: ${pathRule}.`, field)
}
