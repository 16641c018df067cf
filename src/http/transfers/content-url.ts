import type { Services } from '../../context.ts'
import { InvalidInputError } from '../../errors.ts'
import { maxExpiresIn, signedUrl } from '../../lib/signed-url.ts'

/**
 * A link to bytes that we give away: see linked-content.ts.
 * @param link.expiresIn Seconds from now, 1 to 604800.
 * @throws InvalidInputError with field `expiresIn`.
 */
export function contentUrl(
  ctx: Services & { origin: string },
  link: { path: string; expiresIn: number },
): string {
  checkExpiresIn(link.expiresIn)
  return signedUrl({
    method: 'GET',
    origin: ctx.origin,
    path: link.path,
    // Rounded up: a link for one second works for one at least.
    expires: Math.ceil(Date.now() / 1000) + link.expiresIn,
    signingKey: ctx.signingKey,
  })
}

/** @throws InvalidInputError with field `expiresIn`. */
export function checkExpiresIn(expiresIn: number): void {
  if (Number.isInteger(expiresIn) && expiresIn >= 1 && expiresIn <= maxExpiresIn) return
  throw new InvalidInputError(`expiresIn must be from 1 to ${maxExpiresIn}.`, 'expiresIn')
}
