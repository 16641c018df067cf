import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import { archiveIdTag, archiveIndexTag, archivePathTag, archiveTag } from '../files/tags.ts'

/** A stored entry, before it is a file. */
export type Child = {
  index: number
  path: string
  storageKey: string
  contentType: string
  size: number
  sha256: string
}

/**
 * Makes stored entries files of the account, in one statement. Where an entry has a live file already, that one stays.
 *
 * @returns the indexes of the entries that became files now.
 */
export async function insertChildren(
  tx: Tx,
  archive: { id: string; accountId: string },
  children: readonly Child[],
): Promise<Set<number>> {
  const column = <Key extends keyof Child>(key: Key): Child[Key][] => children.map((child) => child[key])
  const inserted = await sql<{ index: number }>`
    insert into files
      (account_id, storage_key, filename, content_type, size, sha256, archive_id, archive_index, tags)
    select ${archive.accountId}, child.storage_key, child.filename, child.content_type, child.size, child.sha256,
      ${archive.id}, child.index, jsonb_build_object(
        ${archiveIdTag}::text, ${archive.id}::text, ${archivePathTag}::text, child.path, ${archiveIndexTag}::text, child.index)
    from unnest(
      ${column('storageKey')}::uuid[],
      ${children.map((child) => baseName(child.path))}::text[],
      ${column('contentType')}::text[],
      ${column('size')}::bigint[],
      ${column('sha256')}::text[],
      ${column('index')}::int[],
      ${column('path')}::text[]
    ) as child (storage_key, filename, content_type, size, sha256, index, path)
    order by child.index
    on conflict (archive_id, archive_index) where deleted_at is null and archive_id is not null do nothing
    returning archive_index as index`.execute(tx.getKysely())
  await sql`
    update files set tags = tags || jsonb_build_object(${archiveTag}::text, true)
    where id = ${archive.id} and not tags ? ${archiveTag}`.execute(tx.getKysely())
  return new Set(inserted.rows.map((row) => row.index))
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
