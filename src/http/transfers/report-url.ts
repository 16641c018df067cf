import type { Services } from '../../context.ts'
import type { ReportPart } from '../../sync-runs/archive/get-linked-report.ts'
import type { RunArchive } from '../../sync-runs/archive/run-archive.entity.ts'
import { checkExpiresIn, contentUrl } from './content-url.ts'

/**
 * A link to a part of a run's report; null: it isn't published.
 * @param expiresIn Seconds from now, 1 to 604800.
 * @throws InvalidInputError with field `expiresIn`.
 */
export function reportUrl(
  ctx: Services & { origin: string },
  { runId, state }: RunArchive,
  { part, expiresIn }: { part: ReportPart; expiresIn: number },
): string | null {
  checkExpiresIn(expiresIn)
  if (state !== 'PUBLISHED') return null
  return contentUrl(ctx, { path: reportPath(runId, part), expiresIn })
}

/** The path of a report's link. `id` in lower case: the signature binds this spelling. */
export function reportPath(id: string, part: ReportPart): string {
  return `/sync-runs/${id}/report/${part}`
}
