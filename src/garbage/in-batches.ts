import { type RawBuilder, sql } from 'kysely'
import type { GarbageContext, Round } from './pass.ts'

/** What one statement changes, so that its transaction is a short one. */
export const batchSize = 1_000

/** Runs a statement that changes up to `batchSize` rows and says how many, again and again until none is left. */
export async function inBatches(
  { signal, count }: Pick<Round, 'signal' | 'count'>,
  change: () => Promise<number>,
): Promise<void> {
  let changed = batchSize
  while (changed === batchSize) {
    signal.throwIfAborted()
    changed = await change()
    count({ items: changed, bytes: 0 })
  }
}

/** What goes of the rows of one run at once: it may have millions. */
const pieceSize = 10_000

/** Deletes rows, a bounded number at a time, until none is left; they count for nothing by themselves. */
export async function purgeInPieces(
  { em }: GarbageContext,
  { table, where, signal }: { table: string; where: RawBuilder<unknown>; signal: AbortSignal },
): Promise<void> {
  for (let purged = pieceSize; purged === pieceSize; ) {
    signal.throwIfAborted()
    const deleted = await sql`
      delete from ${sql.table(table)} where ctid in (
        select ctid from ${sql.table(table)} where ${where} limit ${pieceSize})`.execute(em.getKysely())
    purged = Number(deleted.numAffectedRows ?? 0)
  }
}
