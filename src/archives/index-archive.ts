import { sql } from 'kysely'
import { type Context, createContext, transaction } from '../context.ts'
import { Archive } from './archive.entity.ts'
import { ArchiveSource } from './archive-source.ts'
import { entryLimits } from './entry-limits.ts'
import { insertEntries } from './insert-entries.ts'
import { ArchiveUnreadableError } from './zip/archive-unreadable-error.ts'
import type { ZipEntry } from './zip/entry.ts'
import { findDirectory } from './zip/find-directory.ts'
import { findOverlaps } from './zip/find-overlaps.ts'
import { readDirectory } from './zip/read-directory.ts'
import { skipReason } from './zip/skip-reason.ts'
import { SpanList } from './zip/span-list.ts'

const batchSize = 2_000

/** The stored bytes to read as an archive. */
export type ArchiveFile = { id: string; storageKey: string; size: number }

/**
 * Reads a file as an archive, once: its entries become rows, or the problem is noted. Several processes may do it at
 * once, since all write the same rows and a row that is there stays.
 *
 * @throws StorageError: trouble of the store is no finding about the archive.
 */
export async function indexArchive(ctx: Context, file: ArchiveFile): Promise<Archive> {
  const present = await readArchive(ctx, file)
  if (present?.indexedAt) return present
  await sql`insert into archives (file_id) values (${file.id}) on conflict do nothing`.execute(
    ctx.em.getKysely(),
  )
  try {
    const entryCount = await indexEntries(ctx, file)
    await conclude(ctx, file, sql`entry_count = ${entryCount}`)
  } catch (error) {
    if (!(error instanceof ArchiveUnreadableError)) throw error
    await transaction(ctx, async (tx) => {
      await sql`delete from archive_entries where archive_id = ${file.id}`.execute(tx.getKysely())
    })
    await conclude(ctx, file, sql`problem_code = ${error.code}, problem_message = ${error.message}`)
  }
  const archive = await readArchive(ctx, file)
  if (archive === null) throw new Error(`archive ${file.id} vanished while it was indexed`)
  return archive
}

async function readArchive(ctx: Context, file: ArchiveFile): Promise<Archive | null> {
  return await createContext(ctx).em.findOne(Archive, { fileId: file.id })
}

async function conclude(ctx: Context, file: ArchiveFile, finding: ReturnType<typeof sql>): Promise<void> {
  await sql`update archives set ${finding}, indexed_at = now() where file_id = ${file.id} and indexed_at is null`.execute(
    ctx.em.getKysely(),
  )
}

async function indexEntries(ctx: Context, file: ArchiveFile): Promise<number> {
  const source = new ArchiveSource(ctx.store, file)
  const directory = await findDirectory(source)
  const limits = entryLimits(ctx.config)
  const spans = new SpanList()
  let count = 0
  let batch: ZipEntry[] = []
  const flush = async () => {
    await insertEntries(
      ctx.em,
      file.id,
      batch.map((entry) => ({ entry, reason: skipReason(entry, { limits, allowedExtensions: null }) })),
    )
    batch = []
  }
  for await (const entry of readDirectory(source, {
    directory,
    maxEntries: ctx.config.archiveLimits.entries,
  })) {
    spans.add(entry)
    batch.push(entry)
    count++
    if (batch.length === batchSize) await flush()
  }
  await flush()
  await markOverlapping(ctx, file, [...findOverlaps(spans.inOrder())])
  return count
}

async function markOverlapping(ctx: Context, file: ArchiveFile, indexes: number[]): Promise<void> {
  if (indexes.length === 0) return
  await sql`
    update archive_entries set skip_reason = 'OVERLAPPING'
    where archive_id = ${file.id} and index = any(${indexes}::int[])
      and (skip_reason is null or skip_reason = 'EXTENSION_NOT_ALLOWED')`.execute(ctx.em.getKysely())
}
