import { hash } from 'node:crypto'
import type { ArchiveSource } from '../archives/archive-source.ts'
import { entryLimits } from '../archives/entry-limits.ts'
import type { SkipReason } from '../archives/skip-reasons.ts'
import { DEFLATED } from '../archives/zip/compression-method.ts'
import { CorruptEntryError, EntryLimitError } from '../archives/zip/entry-errors.ts'
import { readSmallEntry } from '../archives/zip/read-small-entry.ts'
import { streamEntry } from '../archives/zip/stream-entry.ts'
import type { Context } from '../context.ts'
import { detectContentType } from '../lib/content-type.ts'
import { sniffedBytes } from '../lib/content-type-sniff.ts'
import { hashBytes } from '../lib/hash-bytes.ts'
import { releaseBytes, releaseInOrder } from '../lib/release-bytes.ts'
import type { Run } from '../work/run.ts'
import type { PlannedEntry } from './plan-extraction.ts'

/** Entries up to this size are held whole; larger ones are streamed into the store. */
const wholeBytes = 1024 ** 2

/** An entry that is sound. */
export type Unpacked = {
  entry: PlannedEntry
  storageKey: string
  contentType: string
  size: number
  sha256: string
  /** null: they are in the store already. */
  bytes: Buffer | null
}

/** An entry that is found not fit to become a file, now that its bytes were read. */
export type Refused = { entry: PlannedEntry; reason: SkipReason }

/** What came of the entries of a batch. */
export type UnpackedBatch = { unpacked: Unpacked[]; refused: Refused[] }

/** Whether an entry is held whole while it's on its way. */
export function isHeldWhole({ size, compressedSize }: PlannedEntry): boolean {
  return Math.max(size, compressedSize) <= wholeBytes
}

/** Of which archive which entry is unpacked, and how its object's key is made. */
type Unpacking = { run: Run; source: ArchiveSource; entry: PlannedEntry; createKey: () => string }

/** Unpacks one entry and checks it. */
export async function unpackEntry(ctx: Context, from: Unpacking): Promise<Unpacked | Refused> {
  const { entry } = from
  try {
    return isHeldWhole(entry) ? await unpackWhole(from) : await unpackIntoStore(ctx, from)
  } catch (error) {
    if (error instanceof CorruptEntryError) return { entry, reason: 'CORRUPT' }
    if (error instanceof EntryLimitError) return { entry, reason: error.reason }
    throw error
  }
}

async function unpackWhole({ run, source, entry, createKey }: Unpacking): Promise<Unpacked> {
  const bytes = await readSmallEntry(source, entry, { maxSize: wholeBytes, signal: run.signal })
  return {
    entry,
    storageKey: createKey(),
    contentType: detectContentType(entry.path, bytes),
    size: bytes.length,
    sha256: hash('sha256', bytes),
    bytes,
  }
}

async function unpackIntoStore(
  ctx: Context,
  { run, source, entry, createKey }: Unpacking,
): Promise<Unpacked> {
  const { signal } = run
  const storageKey = createKey()
  let moved = 0
  let head: Uint8Array | null = null
  async function* counted(bytes: AsyncIterable<Uint8Array>) {
    for await (const chunk of bytes) {
      // A copy: the chunk's memory is freed once it's written.
      head ??= Uint8Array.from(chunk.subarray(0, sniffedBytes))
      moved += chunk.length
      run.moved(chunk.length)
      yield chunk
    }
  }
  try {
    const entryBytes = streamEntry(source, entry, { limits: entryLimits(ctx.config), signal })
    const hashed = hashBytes(counted(entryBytes))
    await ctx.store.put(storageKey, hashed, { signal, release: releaseOf(entry) })
    const { size, sha256 } = hashed.result()
    const contentType = detectContentType(entry.path, head ?? new Uint8Array())
    return { entry, storageKey, contentType, size, sha256, bytes: null }
  } catch (error) {
    run.moved(-moved)
    throw error
  }
}

/** zlib cuts its buffers into chunks that nobody else has; what is stored comes as the store gives it. */
function releaseOf({ method }: PlannedEntry): (chunk: Uint8Array) => void {
  return method === DEFLATED ? releaseInOrder : releaseBytes
}
