import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import { claimObjects } from '../files/claim-objects.ts'
import { archiveIdTag, archiveIndexTag, archivePathTag, archiveTag, type Tags } from '../files/tags.ts'
import type { Unpacked } from './unpack-entry.ts'

/**
 * Makes stored entries files of the account, in one statement. Where an entry has a live file already, that one stays.
 *
 * @returns the indexes of the entries that became files now.
 * @throws ObjectCondemnedError
 */
export async function insertChildren(
  tx: Tx,
  of: { archiveId: string; accountId: string; jobId: string; tags: Tags },
  children: readonly Unpacked[],
): Promise<Set<number>> {
  if (children.length === 0) return new Set()
  const column = <T>(value: (child: Unpacked) => T): T[] => children.map(value)
  await claimObjects(
    tx,
    column(({ storageKey }) => storageKey),
  )
  const inserted = await sql<{ index: number }>`
    with inserted as (
      insert into files
        (account_id, storage_key, filename, content_type, size, sha256, archive_id, archive_index, job_id, modified_at, tags)
      select ${of.accountId}, child.storage_key, child.filename, child.content_type, child.size, child.sha256,
        ${of.archiveId}, child.index, ${of.jobId}, child.modified_at,
        ${JSON.stringify(of.tags)}::jsonb || jsonb_build_object(
          ${archiveIdTag}::text, ${of.archiveId}::text, ${archivePathTag}::text, child.path,
          ${archiveIndexTag}::text, child.index)
      from unnest(
        ${column(({ storageKey }) => storageKey)}::uuid[],
        ${column(({ entry }) => baseName(entry.path))}::text[],
        ${column(({ contentType }) => contentType)}::text[],
        ${column(({ size }) => size)}::bigint[],
        ${column(({ sha256 }) => sha256)}::text[],
        ${column(({ entry }) => entry.index)}::int[],
        ${column(({ entry }) => entry.path)}::text[],
        ${column(({ entry }) => entry.modifiedAt)}::timestamptz[]
      ) as child (storage_key, filename, content_type, size, sha256, index, path, modified_at)
      order by child.index
      on conflict (archive_id, archive_index) where deleted_at is null and archive_id is not null do nothing
      returning archive_index as index
    ), marked as (
      update files set tags = tags || jsonb_build_object(${archiveTag}::text, true)
      where id = ${of.archiveId} and not tags ? ${archiveTag} and exists (select from inserted)
    ), sound as (
      -- What was found corrupt and was forced.
      update archive_entries set skip_reason = null from inserted
      where archive_id = ${of.archiveId} and archive_entries.index = inserted.index and skip_reason is not null
    )
    select index from inserted`.execute(tx.getKysely())
  return new Set(inserted.rows.map((row) => row.index))
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
