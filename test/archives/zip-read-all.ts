import { Buffer } from 'node:buffer'
import { hash } from 'node:crypto'
import { ArchiveUnreadableError } from '../../src/archives/zip/archive-unreadable-error.ts'
import type { ZipEntry } from '../../src/archives/zip/entry.ts'
import { CorruptEntryError, EntryLimitError } from '../../src/archives/zip/entry-errors.ts'
import type { EntryLimits } from '../../src/archives/zip/entry-limits.ts'
import { findDirectory } from '../../src/archives/zip/find-directory.ts'
import { findOverlaps } from '../../src/archives/zip/find-overlaps.ts'
import type { RandomAccess } from '../../src/archives/zip/random-access.ts'
import { readDirectory } from '../../src/archives/zip/read-directory.ts'
import { readSmallEntry } from '../../src/archives/zip/read-small-entry.ts'
import { skipReason } from '../../src/archives/zip/skip-reason.ts'
import { SpanList } from '../../src/archives/zip/span-list.ts'
import { streamEntry } from '../../src/archives/zip/stream-entry.ts'

export const SMALL = 1 << 20

export interface ReadAllOptions {
  maxEntries: number
  limits: EntryLimits
}

export interface EntryOutcome {
  entry: ZipEntry
  /** Why there are no bytes; null where there are. */
  skipped: string | null
  sha256: string | null
}

/** All entries of an archive with their reasons not to extract them, as a whole listing has them. */
export async function listAll(
  source: RandomAccess,
  { maxEntries, limits }: ReadAllOptions,
): Promise<{ entry: ZipEntry & { overlapping: boolean }; reason: string | null }[]> {
  const directory = await findDirectory(source)
  const entries: ZipEntry[] = []
  const spans = new SpanList()
  for await (const entry of readDirectory(source, { directory, maxEntries })) {
    entries.push(entry)
    spans.add(entry)
  }
  const overlapping = new Set(findOverlaps(spans.inOrder()))
  const rules = { limits, allowedExtensions: null }
  return entries.map((listed) => {
    const entry = { ...listed, overlapping: overlapping.has(listed.index) }
    return { entry, reason: skipReason(entry, rules) }
  })
}

/** Reads a whole archive as an extraction does, platform metadata too. Throws only ArchiveUnreadableError. */
export async function readAll(source: RandomAccess, options: ReadAllOptions): Promise<EntryOutcome[]> {
  const outcomes: EntryOutcome[] = []
  const rules = { limits: options.limits, allowedExtensions: null }
  for (const { entry, reason: listed } of await listAll(source, options)) {
    const reason = listed === 'PLATFORM_METADATA' ? skipReason({ ...entry, path: 'a' }, rules) : listed
    if (reason !== null) {
      outcomes.push({ entry, skipped: reason, sha256: null })
      continue
    }
    const streamed = await verdict(() => collect(streamEntry(source, entry, { limits: options.limits })))
    if (Math.max(entry.size, entry.compressedSize) < SMALL) {
      const whole = await verdict(() => readSmallEntry(source, entry, { maxSize: SMALL }))
      // where several things are wrong, the two ways may meet another one first
      if (whole.sha256 !== streamed.sha256) {
        throw new Error(`${entry.name}: whole ${JSON.stringify(whole)}, streamed ${JSON.stringify(streamed)}`)
      }
    }
    outcomes.push({ entry, ...streamed })
  }
  return outcomes
}

export async function collect(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = []
  for await (const chunk of chunks) all.push(chunk)
  return Buffer.concat(all)
}

async function verdict(read: () => Promise<Buffer>): Promise<Omit<EntryOutcome, 'entry'>> {
  try {
    return { skipped: null, sha256: hash('sha256', await read()) }
  } catch (error) {
    if (error instanceof CorruptEntryError || error instanceof EntryLimitError) {
      return { skipped: error.reason, sha256: null }
    }
    throw error
  }
}

/** What the work ends in: its result, or the word of an archive that can't be read. */
export async function unlessUnreadable<T>(work: Promise<T>): Promise<T | string> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ArchiveUnreadableError) return error.code
    throw error
  }
}
