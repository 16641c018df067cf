import type { Services } from '../../context.ts'
import { InvalidInputError } from '../../errors.ts'
import type { File } from '../../files/file.entity.ts'
import { signedUrl } from './signed-url.ts'

/** Seconds that a link may work: a week. */
export const maxExpiresIn = 604_800

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
    path: downloadPath(file.id),
    // Rounded up: a link for one second works for one at least.
    expires: Math.ceil(Date.now() / 1000) + expiresIn,
    signingKey: ctx.signingKey,
  })
}

/** The path of a file's link. `id` in lower case: the signature binds this spelling. */
export function downloadPath(id: string): string {
  return `/files/${id}/content`
}

/** @throws InvalidInputError with field `expiresIn`. */
export function checkExpiresIn(expiresIn: number): void {
  if (Number.isInteger(expiresIn) && expiresIn >= 1 && expiresIn <= maxExpiresIn) return
  throw new InvalidInputError(`expiresIn must be from 1 to ${maxExpiresIn}.`, 'expiresIn')
}
