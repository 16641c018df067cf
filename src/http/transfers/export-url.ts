import type { Services } from '../../context.ts'
import type { Export } from '../../exports/export.entity.ts'
import { checkExpiresIn, contentUrl } from './content-url.ts'

/**
 * A link to an export's artifact; null: it isn't ready, or not any more. The link ends with the artifact at the latest.
 * @param expiresIn Seconds from now, 1 to 604800.
 * @throws InvalidInputError with field `expiresIn`.
 */
export function exportUrl(
  ctx: Services & { origin: string },
  { work, state }: Export,
  expiresIn: number,
): string | null {
  checkExpiresIn(expiresIn)
  if (state !== 'READY') return null
  return contentUrl(ctx, { path: artifactPath(work.id), expiresIn })
}

/** The path of an artifact's link. `id` in lower case: the signature binds this spelling. */
export function artifactPath(id: string): string {
  return `/exports/${id}/content`
}
