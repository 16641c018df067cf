import { sql } from 'kysely'
import type { Unfinished } from '../storage/direct-objects.ts'
import type { GarbageContext, Round } from './pass.ts'

/** What began so long ago is of a process that died, unless an upload names it: S3 doesn't say when the last part came. */
const leftoverDays = 7

/** Parts that the database is asked about at once. */
const pageSize = 1_000

/**
 * Removes the parts of objects that never came to be whole: of uploads through a process that died, and of direct ones
 * whose process died before it could name them. They are seen nowhere, but paid for.
 */
export async function reclaimParts(
  ctx: GarbageContext,
  round: Round,
  { leftoverAge = leftoverDays * 24 * 3600 * 1000 }: { leftoverAge?: number } = {},
): Promise<void> {
  const reclaim = async (page: Unfinished[]) => {
    round.signal.throwIfAborted()
    const named = await readNamed(ctx, page)
    for (const { partsId, discard } of page) {
      if (named.has(partsId)) continue
      if (!round.dryRun) await discard()
      round.count({ items: 1, bytes: 0 })
    }
  }
  let page: Unfinished[] = []
  for await (const unfinished of ctx.store.direct?.unfinished() ?? []) {
    if (unfinished.beganAt.getTime() > Date.now() - leftoverAge) continue
    page.push(unfinished)
    if (page.length < pageSize) continue
    await reclaim(page)
    page = []
  }
  await reclaim(page)
}

async function readNamed({ em }: GarbageContext, parts: readonly Unfinished[]): Promise<Set<string>> {
  const named = await sql<{ partsId: string }>`
    select parts_id as "partsId" from uploads
    where parts_id = any(${parts.map(({ partsId }) => partsId)}::text[])`.execute(em.getKysely())
  return new Set(named.rows.map(({ partsId }) => partsId))
}
