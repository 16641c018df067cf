import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import type { SkipReason } from './skip-reasons.ts'
import type { ZipEntry } from './zip/entry.ts'

/**
 * Writes a batch of entries of an archive in one statement. Those that are there are only judged again; that an entry
 * overlaps another is known only at the end, so a row that says so keeps it unless a stronger reason comes.
 */
export async function insertEntries(
  em: EntityManager,
  archiveId: string,
  batch: readonly { entry: ZipEntry; reason: SkipReason | null }[],
): Promise<void> {
  if (batch.length === 0) return
  const column = <T>(value: (entry: ZipEntry) => T): T[] => batch.map(({ entry }) => value(entry))
  await sql`
    insert into archive_entries as present
      (archive_id, index, name, path, method, compressed_size, size, crc32, modified_at, header_offset, skip_reason)
    select ${archiveId}, index, name, path, method, compressed_size, size, crc32,
      to_timestamp(modified_millis / 1000.0), header_offset, skip_reason
    from unnest(
      ${numbers(column(({ index }) => index))}::int[],
      ${texts(column(({ name }) => toText(name)))}::text[],
      ${texts(column(({ path }) => path))}::text[],
      ${numbers(column(({ method }) => method))}::int[],
      ${numbers(column(({ compressedSize }) => compressedSize))}::bigint[],
      ${numbers(column(({ size }) => size))}::bigint[],
      ${numbers(column(({ crc32 }) => crc32))}::bigint[],
      ${numbers(column(({ modifiedAt }) => modifiedAt?.getTime() ?? null))}::bigint[],
      ${numbers(column(({ headerOffset }) => headerOffset))}::bigint[],
      ${texts(batch.map(({ reason }) => reason))}::text[])
      as entry (index, name, path, method, compressed_size, size, crc32, modified_millis, header_offset, skip_reason)
    on conflict (archive_id, index) do update set skip_reason = excluded.skip_reason
    where present.skip_reason is distinct from excluded.skip_reason
      and present.skip_reason is distinct from 'CORRUPT'
      and not (present.skip_reason is not distinct from 'OVERLAPPING'
        and coalesce(excluded.skip_reason, 'EXTENSION_NOT_ALLOWED') = 'EXTENSION_NOT_ALLOWED')`.execute(
    em.getKysely(),
  )
}

/** Postgres can't hold NUL in a text, nor half of a surrogate pair in UTF-8. */
function toText(name: string): string {
  return name.replaceAll('\0', '\u{fffd}').toWellFormed()
}

// Array literals of Postgres: the driver takes longer to make them than everything else here.

function numbers(values: readonly (number | null)[]): string {
  return `{${values.map((value) => value ?? 'null').join(',')}}`
}

function texts(values: readonly (string | null)[]): string {
  return `{${values.map((value) => (value === null ? 'null' : `"${value.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`
}
