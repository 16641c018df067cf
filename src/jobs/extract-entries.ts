import { hash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { ArchiveSource } from '../archives/archive-source.ts'
import { entryLimits } from '../archives/entry-limits.ts'
import type { ArchiveFile } from '../archives/index-archive.ts'
import { CorruptEntryError, EntryLimitError } from '../archives/zip/entry-errors.ts'
import { readSmallEntry } from '../archives/zip/read-small-entry.ts'
import { streamEntry } from '../archives/zip/stream-entry.ts'
import type { Context } from '../context.ts'
import { discardObject } from '../files/discard-object.ts'
import { bounded } from '../lib/bounded.ts'
import { detectContentType } from '../lib/content-type.ts'
import { hashBytes } from '../lib/hash-bytes.ts'
import type { Run } from '../work/run.ts'
import { type Child, insertChildren } from './insert-children.ts'
import { type ExtractionRequest, type PlannedEntry, readPlannedEntries } from './plan-extraction.ts'
import type { Tally } from './tally.ts'

/** Entries up to this size are read whole, many at once; larger ones are streamed, one at a time. */
const smallBytes = 1024 ** 2

/** A batch of small entries holds as many bytes in memory at most, and is committed at once. */
const batchBytes = 16 * 1024 ** 2
const batchEntries = 256

const atOnce = 8

export type Extraction = {
  run: Run
  archive: ArchiveFile
  request: ExtractionRequest
  tally: Tally
}

/** An entry whose bytes are in memory, or in the store already. */
type Unpacked = Child & { bytes: Buffer | null }

/**
 * Makes files of all entries that have none yet. Bytes go into the store first, then the rows commit in batches; the
 * next batch is read while one is committed.
 */
export async function extractEntries(ctx: Context, extraction: Extraction): Promise<void> {
  const { run } = extraction
  const source = new ArchiveSource(ctx.store, extraction.archive)
  let committing: Promise<void> = Promise.resolve()
  try {
    for await (const batch of batches(ctx, extraction)) {
      run.signal.throwIfAborted()
      const unpacked = await unpackAll(ctx, { ...extraction, source, batch })
      try {
        await committing
      } catch (error) {
        await discardStreamed(ctx, unpacked)
        throw error
      }
      committing = commit(ctx, extraction, { items: batch.length, children: unpacked })
      // A failure is met where it's awaited: before the next batch, or at the end.
      committing.catch(() => {})
    }
  } finally {
    await committing
  }
}

async function* batches(ctx: Context, { request }: Extraction): AsyncGenerator<PlannedEntry[]> {
  let batch: PlannedEntry[] = []
  let bytes = 0
  let after = -1
  while (true) {
    const entries = await readPlannedEntries(ctx.em, request, { after, limit: batchEntries })
    for (const entry of entries) {
      if (batch.length > 0 && (bytes + entry.size > batchBytes || batch.length === batchEntries)) {
        yield batch
        batch = []
        bytes = 0
      }
      batch.push(entry)
      bytes += entry.size
      after = entry.index
    }
    if (entries.length < batchEntries) break
  }
  if (batch.length > 0) yield batch
}

/** Unpacks a batch whole, or leaves nothing of it. */
async function unpackAll(
  ctx: Context,
  { batch, ...extraction }: Extraction & { source: ArchiveSource; batch: readonly PlannedEntry[] },
): Promise<Unpacked[]> {
  const unpacked: Unpacked[] = []
  const each = async (entry: PlannedEntry) => {
    const child = await unpack(ctx, { ...extraction, entry })
    if (child !== null) unpacked.push(child)
  }
  try {
    await bounded({ items: batch, limit: atOnce, run: each })
  } catch (error) {
    await discardStreamed(ctx, unpacked)
    throw error
  }
  return unpacked
}

async function unpack(
  ctx: Context,
  { run, tally, source, entry }: Extraction & { source: ArchiveSource; entry: PlannedEntry },
): Promise<Unpacked | null> {
  try {
    const isSmall = Math.max(entry.size, entry.compressedSize) <= smallBytes
    return isSmall
      ? await unpackSmall(entry, { run, source })
      : await unpackLarge(ctx, entry, { run, source })
  } catch (error) {
    if (error instanceof CorruptEntryError)
      tally.add({ index: entry.index, name: entry.path, reason: 'CORRUPT' })
    else if (error instanceof EntryLimitError)
      tally.add({ index: entry.index, name: entry.path, reason: error.reason })
    else throw error
    return null
  }
}

async function unpackSmall(
  entry: PlannedEntry,
  { run, source }: { run: Run; source: ArchiveSource },
): Promise<Unpacked> {
  const bytes = await readSmallEntry(source, entry, { maxSize: smallBytes, signal: run.signal })
  return {
    ...describe(entry, bytes),
    storageKey: randomUUID(),
    size: bytes.length,
    sha256: hash('sha256', bytes),
    bytes,
  }
}

async function unpackLarge(
  ctx: Context,
  entry: PlannedEntry,
  { run, source }: { run: Run; source: ArchiveSource },
): Promise<Unpacked> {
  const storageKey = randomUUID()
  let moved = 0
  let head: Uint8Array | null = null
  async function* counted(bytes: AsyncIterable<Uint8Array>) {
    for await (const chunk of bytes) {
      head ??= chunk
      moved += chunk.length
      run.moved(chunk.length)
      yield chunk
    }
  }
  try {
    const { signal } = run
    const entryBytes = streamEntry(source, entry, { limits: entryLimits(ctx.config), signal })
    const hashed = hashBytes(counted(entryBytes))
    await ctx.store.put(storageKey, hashed, { signal })
    const { size, sha256 } = hashed.result()
    return { ...describe(entry, head ?? new Uint8Array()), storageKey, size, sha256, bytes: null }
  } catch (error) {
    run.moved(-moved)
    throw error
  }
}

function describe({ index, path }: PlannedEntry, head: Uint8Array) {
  return { index, path, contentType: detectContentType(path, head) }
}

async function commit(
  ctx: Context,
  { run, request }: Extraction,
  batch: { items: number; children: readonly Unpacked[] },
): Promise<void> {
  const small = batch.children.flatMap(({ storageKey, bytes }) =>
    bytes === null ? [] : [{ key: storageKey, bytes }],
  )
  await ctx.store.putMany(small)
  const bytes = small.reduce((sum, object) => sum + object.bytes.length, 0)
  let inserted = new Set<number>()
  let isCommitting = false
  try {
    await run.commit({ items: batch.items, bytes }, async (tx) => {
      const { accountId } = run.claim
      inserted = await insertChildren(tx, { id: request.archiveId, accountId }, batch.children)
      const sizes = batch.children.filter(({ index }) => inserted.has(index)).map(({ size }) => size)
      await sql`update jobs set extracted = extracted + ${sizes.length},
        extracted_bytes = extracted_bytes + ${sizes.reduce((sum, size) => sum + size, 0)}
        where id = ${run.claim.id}`.execute(tx.getKysely())
      isCommitting = true
    })
  } catch (error) {
    // When the answer to a COMMIT is lost, the rows may be there and must not lose their bytes. If they aren't, garbage
    // collection finds the objects.
    if (!isCommitting) await deleteObjects(ctx, batch.children)
    throw error
  }
  await deleteObjects(
    ctx,
    batch.children.filter(({ index }) => !inserted.has(index)),
  )
}

/** Small entries are in memory until they are committed; large ones are in the store already. */
async function discardStreamed(ctx: Context, unpacked: readonly Unpacked[]): Promise<void> {
  await deleteObjects(
    ctx,
    unpacked.filter(({ bytes }) => bytes === null),
  )
}

async function deleteObjects(ctx: Context, children: readonly Unpacked[]): Promise<void> {
  await bounded({
    items: children,
    limit: atOnce,
    run: ({ storageKey }) => discardObject(ctx, storageKey),
  })
}
