import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Tx } from '../database/transaction.ts'
import { discardObject } from '../files/discard-object.ts'
import { bounded } from '../lib/bounded.ts'
import { releaseBytes } from '../lib/release-bytes.ts'
import type { Run } from '../work/run.ts'
import type { Extraction } from './extraction.ts'
import { insertChildren } from './insert-children.ts'
import type { Refused, Unpacked, UnpackedBatch } from './unpack-entry.ts'

const discardedAtOnce = 8

/** Stores what of a batch isn't in the store yet, and frees its memory; or leaves nothing of the batch. */
export async function storeBatch(ctx: Context, run: Run, { unpacked }: UnpackedBatch): Promise<void> {
  const held = unpacked.flatMap(({ storageKey, bytes }) =>
    bytes === null ? [] : [{ key: storageKey, bytes }],
  )
  try {
    await ctx.store.putMany(held, { signal: run.signal })
    for (const { bytes } of held) releaseBytes(bytes)
  } catch (error) {
    await discardStored(ctx, { unpacked })
    throw error
  }
}

/** Commits the rows of a batch that is stored: all of it, or nothing. */
export async function commitBatch(
  ctx: Context,
  extraction: Extraction,
  { unpacked, refused }: UnpackedBatch,
): Promise<void> {
  const { run } = extraction
  const done = {
    items: unpacked.length + refused.length,
    // What was streamed is counted already.
    bytes: unpacked.reduce((sum, { bytes, size }) => sum + (bytes === null ? 0 : size), 0),
  }
  let inserted = new Set<number>()
  let isCommitting = false
  try {
    await run.commit(done, async (tx) => {
      inserted = await writeRows(tx, extraction, { unpacked, refused })
      isCommitting = true
    })
    ctx.metrics.transfers.extracted.inc(totalSize(unpacked.filter(({ entry }) => inserted.has(entry.index))))
  } catch (error) {
    // When the answer to a COMMIT is lost, the rows may be there and must not lose their bytes. If they aren't, garbage
    // collection finds the objects.
    if (!isCommitting) await discard(ctx, unpacked)
    throw error
  }
  await discard(
    ctx,
    unpacked.filter(({ entry }) => !inserted.has(entry.index)),
  )
}

/** Discards what of a batch is in the store before the batch is committed: what was streamed. */
export async function discardStored(
  ctx: Context,
  { unpacked }: { unpacked: readonly Unpacked[] },
): Promise<void> {
  await discard(
    ctx,
    unpacked.filter(({ bytes }) => bytes === null),
  )
}

async function discard(ctx: Context, unpacked: readonly Unpacked[]): Promise<void> {
  await bounded({
    items: unpacked,
    limit: discardedAtOnce,
    run: ({ storageKey }) => discardObject(ctx, storageKey),
  })
}

/** @returns the indexes of the entries that became files. */
async function writeRows(
  tx: Tx,
  { run, request, tags }: Extraction,
  { unpacked, refused }: UnpackedBatch,
): Promise<Set<number>> {
  const { id: jobId, accountId } = run.claim
  const inserted = await insertChildren(
    tx,
    { archiveId: request.archiveId, accountId, jobId, tags },
    unpacked,
  )
  await markRefused(tx, request.archiveId, refused)
  const made = unpacked.filter(({ entry }) => inserted.has(entry.index))
  await sql`
    update jobs set extracted = extracted + ${made.length},
      extracted_bytes = extracted_bytes + ${totalSize(made)}
    where id = ${jobId}`.execute(tx.getKysely())
  return inserted
}

function totalSize(unpacked: readonly Unpacked[]): number {
  return unpacked.reduce((sum, { size }) => sum + size, 0)
}

/** Bytes never change, so what is found of them once needn't be found again. */
async function markRefused(tx: Tx, archiveId: string, refused: readonly Refused[]): Promise<void> {
  if (refused.length === 0) return
  await sql`
    update archive_entries set skip_reason = found.reason
    from unnest(
      ${refused.map(({ entry }) => entry.index)}::int[], ${refused.map(({ reason }) => reason)}::text[]
    ) as found (index, reason)
    where archive_id = ${archiveId} and archive_entries.index = found.index`.execute(tx.getKysely())
}
