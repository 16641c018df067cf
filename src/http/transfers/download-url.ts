import type { Services } from '../../context.ts'
import { contentPath } from '../../files/content-path.ts'
import type { File } from '../../files/file.entity.ts'
import { contentUrl } from './content-url.ts'

/**
 * A link to a file's bytes.
 * @param expiresIn Seconds from now, 1 to 604800.
 * @throws InvalidInputError with field `expiresIn`.
 */
export function downloadUrl(ctx: Services & { origin: string }, file: File, expiresIn: number): string {
  return contentUrl(ctx, { path: contentPath(file.id), expiresIn })
}
