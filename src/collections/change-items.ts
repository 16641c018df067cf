import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import { notifyCollection } from './notify-collection.ts'

/**
 * Changes the items of a locked collection: closes present ones, and then, where `opens`, makes all staged ones present.
 * Whatever it changes, the same statement raises the collection's revision by one, and tells who watches it; where nothing
 * is to be done it stays.
 *
 * @param change.closes True of the rows `i` to be closed.
 * @returns how many were closed and opened.
 */
export async function changeItems(
  tx: Tx,
  change: { collectionId: string; revision: number; closes: RawBuilder<boolean>; opens: boolean },
): Promise<{ closed: number; opened: number }> {
  const { collectionId, closes, opens } = change
  const next = change.revision + 1
  const staged = opens
    ? sql`select path, file_id, size, sha256 from staged_items`
    : sql`select null, null::uuid, 0, null where false`
  const changed = await sql<{ closed: number; opened: number }>`
    with closed as (
      update collection_items i set to_revision = ${next}
      where i.collection_id = ${collectionId} and i.to_revision is null and ${closes}
      returning i.size
    ), opened as (
      insert into collection_items (collection_id, path, file_id, size, sha256, from_revision)
      select ${collectionId}, s.path, s.file_id, s.size, s.sha256, ${next}
      from (${staged}) s (path, file_id, size, sha256)
      -- Looked at first, so that a path is free before it's taken.
      where (select count(*) from closed) >= 0
      order by s.path
      returning size
    ), sums as (
      select (select count(*) from closed) as closed, (select coalesce(sum(size), 0) from closed) as closed_bytes,
        (select count(*) from opened) as opened, (select coalesce(sum(size), 0) from opened) as opened_bytes
    ), changed as (
      update collections set revision = ${next}, item_count = item_count + opened - closed,
        total_bytes = total_bytes + opened_bytes - closed_bytes, updated_at = clock_timestamp()
      from sums where id = ${collectionId} and opened + closed > 0
      returning id, account_id, revision
    ), told as (
      select count(${notifyCollection}) from changed
    )
    select closed::int, opened::int from told, sums`.execute(tx.getKysely())
  return changed.rows[0] ?? { closed: 0, opened: 0 }
}
