import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import type { SkipReason } from './skip-reasons.ts'
import type { ZipEntry } from './zip/entry.ts'

/** Writes a batch of entries of an archive in one statement; those that are there stay. */
export async function insertEntries(
  em: EntityManager,
  archiveId: string,
  batch: readonly { entry: ZipEntry; reason: SkipReason | null }[],
): Promise<void> {
  if (batch.length === 0) return
  const entries = batch.map(({ entry }) => entry)
  const column = <T>(value: (entry: ZipEntry) => T): T[] => entries.map(value)
  await sql`
    insert into archive_entries
      (archive_id, index, name, path, method, compressed_size, size, crc32, modified_at, header_offset, skip_reason)
    select ${archiveId}, * from unnest(
      ${column((entry) => entry.index)}::int[],
      ${column((entry) => toText(entry.name))}::text[],
      ${column((entry) => entry.path)}::text[],
      ${column((entry) => entry.method)}::int[],
      ${column((entry) => entry.compressedSize)}::bigint[],
      ${column((entry) => entry.size)}::bigint[],
      ${column((entry) => entry.crc32)}::bigint[],
      ${column((entry) => entry.modifiedAt)}::timestamptz[],
      ${column((entry) => entry.headerOffset)}::bigint[],
      ${batch.map(({ reason }) => reason)}::text[])
    on conflict do nothing`.execute(em.getKysely())
}

/** Postgres can't hold NUL in a text, nor half of a surrogate pair in UTF-8. */
function toText(name: string): string {
  return name.replaceAll('\0', '\u{fffd}').toWellFormed()
}
