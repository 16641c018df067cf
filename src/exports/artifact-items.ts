import { sql } from 'kysely'
import { type ItemAtRevision, readItemsAt } from '../collections/read-items-at.ts'
import { type Context, createContext } from '../context.ts'
import { bounded } from '../lib/bounded.ts'
import type { Run } from '../work/run.ts'
import type { MissingReason } from './export-words.ts'
import type { ExportItem, PresentItem } from './formats/export-item.ts'
import { WHOLE_BYTES } from './formats/read-ahead.ts'
import { type Build, linkOf } from './read-build.ts'
import { streamStored } from './stored-bytes.ts'
import { verifyObject } from './verify-object.ts'
import { WholeReads } from './whole-reads.ts'
import { holdsBytes } from './write-format.ts'

const pageSize = 1_000

/** So many files are read at once where they are verified first. */
const verifiedAtOnce = 8

/** Begins the list of what an artifact lacks. */
export async function clearMissing(run: Run): Promise<void> {
  await run.commit({ items: 0, bytes: 0 }, async (tx) => {
    await sql`delete from missing_items where export_id = ${run.claim.id}`.execute(tx.getKysely())
  })
}

/**
 * The items that the collection had, in the order of their paths, a page in memory at a time. Those whose file is not to
 * be had are recorded as missing.
 */
export async function* readArtifactItems(
  ctx: Context,
  {
    run,
    build,
    broken,
    onMissing,
  }: {
    run: Run
    build: Build
    broken: ReadonlyMap<string, MissingReason>
    onMissing: (count: number) => void
  },
): AsyncGenerator<ExportItem> {
  const { collectionId, revision } = build
  const isCareful = broken.size > 0
  // Many are read ahead together, and none may be whole for long: what arrives of them is what moves.
  const wholeReads = new WholeReads(ctx.store, () => run.stir())
  let after: string | null = null
  for (;;) {
    const page: ItemAtRevision[] = await readItemsAt(createContext(ctx).em, {
      collectionId,
      revision,
      after,
      limit: pageSize,
    })
    if (page.length === 0) return
    const judged = page.map((row) => ({
      row,
      reason: broken.get(row.path) ?? (row.file === null ? ('DELETED' as const) : null),
    }))
    if (isCareful) {
      const verify = async (one: (typeof judged)[number]) => {
        run.signal.throwIfAborted()
        one.reason ??= await verifyObject(ctx, { run, row: one.row })
      }
      await bounded({ items: judged, limit: verifiedAtOnce, run: verify })
    }
    const missing = judged.flatMap(({ row, reason }) => (reason === null ? [] : [{ ...row, reason }]))
    await recordMissing(run, missing)
    onMissing(missing.length)
    const bytes = missing.reduce((sum, { size }) => sum + size, 0)
    run.advance({ items: missing.length, bytes: holdsBytes(build.format) ? bytes : 0 })
    for (const { row, reason } of judged) yield toItem(ctx, { build, row, reason, wholeReads })
    after = page.at(-1)?.path ?? null
  }
}

type MissingRow = ItemAtRevision & { reason: MissingReason }

async function recordMissing(run: Run, missing: readonly MissingRow[]): Promise<void> {
  if (missing.length === 0) return
  const column = <Part>(part: (row: MissingRow) => Part) => missing.map(part)
  await run.commit({ items: 0, bytes: 0 }, async (tx) => {
    await sql`
      insert into missing_items (export_id, path, file_id, reason, size, sha256)
      select ${run.claim.id}, item.* from unnest(
        ${column(({ path }) => path)}::text[], ${column(({ fileId }) => fileId)}::uuid[],
        ${column(({ reason }) => reason)}::text[], ${column(({ size }) => size)}::bigint[],
        ${column(({ sha256 }) => sha256)}::text[]
      ) as item`.execute(tx.getKysely())
  })
}

function toItem(
  { store, signingKey }: Context,
  {
    build,
    row,
    reason,
    wholeReads,
  }: { build: Build; row: ItemAtRevision; reason: MissingReason | null; wholeReads: WholeReads },
): ExportItem {
  const { path, size, sha256, file } = row
  const contentType = file?.contentType ?? 'application/octet-stream'
  const facts = { path, size, sha256, contentType, modifiedAt: file?.modifiedAt ?? build.revisedAt }
  if (reason !== null || file === null) {
    // What is lost or damaged no link brings back.
    const url = file === null ? linkOf(build, { fileId: row.fileId, signingKey }) : null
    return { ...facts, missingReason: reason ?? 'DELETED', ...(url !== null && { url }) }
  }
  const stored = { storageKey: file.storageKey, size }
  const open: PresentItem['open'] = async (signal) =>
    size <= WHOLE_BYTES ? await wholeReads.read(stored, signal) : streamStored(store, stored, signal)
  return { ...facts, open }
}
