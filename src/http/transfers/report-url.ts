import type { Services } from '../../context.ts'
import { signedUrl } from '../../lib/signed-url.ts'
import type { ReportPart } from '../../sync-runs/archive/get-linked-report.ts'
import type { RunArchive } from '../../sync-runs/archive/run-archive.entity.ts'
import { checkExpiresIn } from './download-url.ts'

/**
 * A link to a part of a run's report; null: it isn't published.
 * @param link.expiresIn Seconds from now, 1 to 604800.
 * @throws InvalidInputError with field `expiresIn`.
 */
export function reportUrl(
  ctx: Services & { origin: string },
  { runId, state }: RunArchive,
  link: { part: ReportPart; expiresIn: number },
): string | null {
  checkExpiresIn(link.expiresIn)
  if (state !== 'PUBLISHED') return null
  return signedUrl({
    method: 'GET',
    origin: ctx.origin,
    path: reportPath(runId, link.part),
    // Rounded up: a link for one second works for one at least.
    expires: Math.ceil(Date.now() / 1000) + link.expiresIn,
    signingKey: ctx.signingKey,
  })
}

/** The path of a report's link. `id` in lower case: the signature binds this spelling. */
export function reportPath(id: string, part: ReportPart): string {
  return `/sync-runs/${id}/report/${part}`
}
