import { sql } from 'kysely'
import { lowestId } from '../lib/uuid.ts'
import { batchSize } from './in-batches.ts'
import type { GarbageContext, Round } from './pass.ts'
import { type Condemned, RemovalFailedError, removeObjects } from './remove-objects.ts'

/** Removes the objects that an earlier collection condemned and did not come to remove, or could not. */
export async function removeCondemned(ctx: GarbageContext, round: Round): Promise<void> {
  let failed = 0
  let cause: unknown = null
  let after = lowestId
  while (true) {
    round.signal.throwIfAborted()
    const page = await readPage(ctx, after)
    const last = page.at(-1)
    if (last === undefined) break
    after = last.key
    try {
      await removeOrCount(ctx, page, round)
    } catch (error) {
      if (!(error instanceof RemovalFailedError)) throw error
      failed += error.failed
      cause = error.cause
      // One object that can't be removed keeps none of the others; a store that is away is not asked for each.
      if (error.failed === page.length) break
    }
  }
  if (failed > 0) throw new RemovalFailedError(failed, { cause })
}

async function removeOrCount(ctx: GarbageContext, page: Condemned[], round: Round): Promise<void> {
  if (!round.dryRun) return await removeObjects(ctx, page, round)
  round.count({ items: page.length, bytes: page.reduce((sum, { size }) => sum + size, 0) })
}

async function readPage({ em }: GarbageContext, after: string): Promise<Condemned[]> {
  const page = await sql<Condemned>`
    select storage_key as key, size::float8 from condemned_objects where storage_key > ${after}
    order by storage_key limit ${batchSize}`.execute(em.getKysely())
  return page.rows
}
