import { holdSessionLock } from '../database/session-lock.ts'
import { GarbageCollection } from './garbage-collection.entity.ts'
import { type GarbageContext, type PassReport, passNames, passOutcomes } from './pass.ts'
import { beginCollection, type CollectionRequest, endCollection, recordPass } from './record-collection.ts'
import { runPass } from './run-pass.ts'

/** An arbitrary constant: the key of the advisory lock of the one process that collects garbage. */
const collectorLock = 7_355_610

/**
 * Collects garbage: all passes, one after the other, whatever came of those before. Each collection is a row, which
 * grows with each pass. One collects at a time, in all processes together.
 *
 * @param options.signal Stops it between two batches.
 * @returns what came of it; null where another process collects just now.
 */
export async function collectGarbage(
  ctx: GarbageContext,
  { signal, ...request }: CollectionRequest & { signal: AbortSignal },
): Promise<GarbageCollection | null> {
  await using lock = await holdSessionLock(ctx.orm, collectorLock)
  if (lock === null) return null
  const id = await beginCollection(ctx, request)
  const options = { ...request, signal: AbortSignal.any([signal, lock.lost]) }
  const reports: PassReport[] = []
  for (const pass of passNames) {
    const report = await runPass(ctx, pass, options)
    await recordPass(ctx, id, report)
    reports.push(report)
  }
  // Outcomes are listed from the worst to the best.
  const worst = passOutcomes.find((outcome) => reports.some((report) => report.outcome === outcome))
  await endCollection(ctx, id, worst ?? 'SUCCEEDED')
  return await ctx.em.fork().findOneOrFail(GarbageCollection, { id })
}
