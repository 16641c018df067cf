import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { RunControl } from '../lib/shared-run.ts'
import { entryRules } from './archive-rules.ts'
import { ArchiveSource } from './archive-source.ts'
import { insertEntries } from './insert-entries.ts'
import type { ZipEntry } from './zip/entry.ts'
import { findDirectory } from './zip/find-directory.ts'
import { findOverlaps } from './zip/find-overlaps.ts'
import { readDirectory } from './zip/read-directory.ts'
import { skipReason } from './zip/skip-reason.ts'
import { SpanList } from './zip/span-list.ts'

const batchSize = 2_000

/**
 * Reads an archive's directory into rows, batch by batch: the next is read while one is written. Gives the number of
 * entries.
 * @throws ArchiveUnreadableError, StorageError
 */
export async function indexEntries(
  ctx: Context,
  file: { id: string; storageKey: string; size: number },
  { signal, onProgress }: RunControl,
): Promise<number> {
  const source = new ArchiveSource(ctx.store, file)
  const directory = await findDirectory(source, signal)
  const { entries: maxEntries } = ctx.config.archiveLimits
  const rules = entryRules(ctx.config)
  const spans = new SpanList()
  let count = 0
  let batch: ZipEntry[] = []
  let writing: Promise<void> = Promise.resolve()
  const write = async () => {
    const judged = batch.map((entry) => ({ entry, reason: skipReason(entry, rules) }))
    batch = []
    await writing
    onProgress()
    signal.throwIfAborted()
    writing = insertEntries(ctx.em, file.id, judged)
    // A failure is met where it's awaited: before the next batch, or at the end.
    writing.catch(() => {})
  }
  try {
    for await (const entry of readDirectory(source, { directory, maxEntries, signal })) {
      spans.add(entry)
      batch.push(entry)
      count++
      if (batch.length === batchSize) await write()
    }
    await write()
  } finally {
    await writing
  }
  await markOverlapping(ctx, file, { spans, signal, onProgress })
  return count
}

/** Overlaps are known only when the whole directory was read. */
async function markOverlapping(
  ctx: Context,
  file: { id: string },
  { spans, signal, onProgress }: RunControl & { spans: SpanList },
): Promise<void> {
  const indexes = [...findOverlaps(spans.inOrder())]
  for (let at = 0; at < indexes.length; at += batchSize) {
    signal.throwIfAborted()
    await sql`
      update archive_entries set skip_reason = 'OVERLAPPING'
      where archive_id = ${file.id} and index = any(${indexes.slice(at, at + batchSize)}::int[])
        and (skip_reason is null or skip_reason = 'EXTENSION_NOT_ALLOWED')`.execute(ctx.em.getKysely())
    onProgress()
  }
}
