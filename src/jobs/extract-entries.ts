import { ArchiveSource } from '../archives/archive-source.ts'
import type { Context } from '../context.ts'
import { bounded } from '../lib/bounded.ts'
import { createKeysTogether } from '../storage/storage-key.ts'
import type { Run } from '../work/run.ts'
import { commitBatch, discardStored, storeBatch } from './commit-batch.ts'
import type { Extraction } from './extraction.ts'
import { type PlannedEntry, readPlannedEntries } from './plan-extraction.ts'
import { isHeldWhole, type UnpackedBatch, unpackEntry } from './unpack-entry.ts'

/**
 * A batch holds as many bytes in memory at most, and is committed at once. A file-system store syncs each of its 256
 * folders once for a batch: of small entries there should be many more than that.
 */
const batchBytes = 16 * 1024 ** 2
const batchEntries = 2_000

/** Entries of a batch that are unpacked at once. */
const atOnce = 8

/**
 * Makes files of all entries that have none yet. Bytes go into the store first, then the rows commit in batches. While
 * one batch is committed, the next is stored, and the one after that unpacked.
 */
export async function extractEntries(ctx: Context, extraction: Extraction): Promise<void> {
  const { run } = extraction
  const source = new ArchiveSource(ctx.store, extraction.archive)
  let storing: Promise<void> = Promise.resolve()
  let committing: Promise<void> = Promise.resolve()
  let committingBefore: Promise<void> = Promise.resolve()
  try {
    for await (const { entries, isLast } of withLast(batches(ctx, extraction))) {
      run.signal.throwIfAborted()
      const batch = await unpackAll(ctx, { run, source, entries })
      try {
        await storing
        await committingBefore
        if (isLast) await run.finishing()
      } catch (error) {
        await discardStored(ctx, batch)
        throw error
      }
      storing = storeBatch(ctx, run, batch)
      committingBefore = committing
      committing = after(storing, { run: () => commitBatch(ctx, extraction, batch), settles: committing })
      // A failure is met where it's awaited: before a later batch is stored, or at the end.
      storing.catch(() => {})
      committing.catch(() => {})
    }
  } finally {
    await committing
  }
}

/** Runs something after a step; settles not before `settles` does, and with its error if it has one. */
async function after(
  step: Promise<void>,
  { run, settles }: { run: () => Promise<void>; settles: Promise<void> },
): Promise<void> {
  try {
    await step
    await run()
  } finally {
    await settles
  }
}

async function* withLast(
  batches: AsyncIterable<PlannedEntry[]>,
): AsyncGenerator<{ entries: PlannedEntry[]; isLast: boolean }> {
  let held: PlannedEntry[] | null = null
  for await (const entries of batches) {
    if (held !== null) yield { entries: held, isLast: false }
    held = entries
  }
  if (held !== null) yield { entries: held, isLast: true }
}

/** What is held whole fills a batch by its bytes; what is streamed takes no room, but is one item after the other. */
async function* batches(ctx: Context, { request }: Extraction): AsyncGenerator<PlannedEntry[]> {
  let batch: PlannedEntry[] = []
  let bytes = 0
  let after = -1
  while (true) {
    const entries = await readPlannedEntries(ctx.em, request, { after, limit: batchEntries })
    for (const entry of entries) {
      const more = isHeldWhole(entry) ? entry.size : batchBytes
      if (batch.length > 0 && (bytes + more > batchBytes || batch.length === batchEntries)) {
        yield batch
        batch = []
        bytes = 0
      }
      batch.push(entry)
      bytes += more
      after = entry.index
    }
    if (entries.length < batchEntries) break
  }
  if (batch.length > 0) yield batch
}

/** Unpacks a batch whole, or leaves nothing of it. */
async function unpackAll(
  ctx: Context,
  { entries, ...from }: { run: Run; source: ArchiveSource; entries: readonly PlannedEntry[] },
): Promise<UnpackedBatch> {
  const batch: UnpackedBatch = { unpacked: [], refused: [] }
  const createKey = createKeysTogether()
  const each = async (entry: PlannedEntry) => {
    const outcome = await unpackEntry(ctx, { ...from, entry, createKey })
    if ('reason' in outcome) batch.refused.push(outcome)
    else batch.unpacked.push(outcome)
  }
  try {
    await bounded({ items: entries, limit: atOnce, run: each })
  } catch (error) {
    await discardStored(ctx, batch)
    throw error
  }
  return batch
}
