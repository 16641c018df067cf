import { inOneTransaction } from '../database/transaction.ts'
import { condemnUnnamed } from '../files/claim-objects.ts'
import { walkObjects } from '../files/find-orphan-objects.ts'
import { type GarbageContext, PassRefusedError, type Round } from './pass.ts'
import { removeObjects } from './remove-objects.ts'

/** So many orphans may always go: of a small store a small share is nothing. */
const alwaysAllowed = 100

/**
 * Removes the objects that no row names. The store is gone through twice where there are any: only who has counted them
 * all can say whether they're more than the share that may go. A database that was put back to an older state, or the
 * wrong one, must not cost the store.
 *
 * @throws PassRefusedError
 */
export async function reclaimOrphans(ctx: GarbageContext, round: Round): Promise<void> {
  const { objects, orphans, bytes } = await survey(ctx, round)
  const allowed = Math.max(alwaysAllowed, Math.floor((objects * ctx.config.garbageShare) / 100))
  if (round.dryRun) round.count({ items: orphans, bytes })
  if (orphans > allowed && !round.force) throw refusal(ctx, { objects, orphans, allowed })
  if (round.dryRun || orphans === 0) return
  let taken = 0
  for await (const page of walkObjects(ctx, walkOf(ctx, round))) {
    taken += page.orphans.length
    if (taken > allowed && !round.force) throw refusal(ctx, { objects, orphans: taken, allowed })
    if (page.orphans.length === 0) continue
    const condemned = await inOneTransaction(ctx.em, (tx) => condemnUnnamed(tx, page.orphans))
    await removeObjects(ctx, condemned, round)
  }
}

async function survey(
  ctx: GarbageContext,
  round: Round,
): Promise<{ objects: number; orphans: number; bytes: number }> {
  const sum = { objects: 0, orphans: 0, bytes: 0 }
  for await (const page of walkObjects(ctx, walkOf(ctx, round))) {
    sum.objects += page.objects
    sum.orphans += page.orphans.length
    for (const { size } of page.orphans) sum.bytes += size
  }
  return sum
}

function walkOf({ config }: GarbageContext, { signal }: Round) {
  return { graceSeconds: config.orphanGraceHours * 3600, signal }
}

function refusal(
  { config }: GarbageContext,
  { objects, orphans, allowed }: { objects: number; orphans: number; allowed: number },
): PassRefusedError {
  return new PassRefusedError(
    `${orphans} of ${objects} objects are named by no row; without force ${allowed} may go: ${config.garbageShare} %, or ${alwaysAllowed}. Is this the right database?`,
  )
}
