import type { Services } from '../../context.ts'
import { InvalidInputError } from '../../errors.ts'
import { contentPath } from '../../files/content-path.ts'
import type { File } from '../../files/file.entity.ts'
import { maxExpiresIn, signedUrl } from '../../lib/signed-url.ts'

/**
 * A link to a file's bytes.
 * @param expiresIn Seconds from now, 1 to 604800.
 * @throws InvalidInputError with field `expiresIn`.
 */
export function downloadUrl(ctx: Services & { origin: string }, file: File, expiresIn: number): string {
  checkExpiresIn(expiresIn)
  return signedUrl({
    method: 'GET',
    origin: ctx.origin,
    path: contentPath(file.id),
    // Rounded up: a link for one second works for one at least.
    expires: Math.ceil(Date.now() / 1000) + expiresIn,
    signingKey: ctx.signingKey,
  })
}

/** @throws InvalidInputError with field `expiresIn`. */
export function checkExpiresIn(expiresIn: number): void {
  if (Number.isInteger(expiresIn) && expiresIn >= 1 && expiresIn <= maxExpiresIn) return
  throw new InvalidInputError(`expiresIn must be from 1 to ${maxExpiresIn}.`, 'expiresIn')
}
