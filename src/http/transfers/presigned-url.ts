import { create as contentDisposition } from 'content-disposition'
import type { Services } from '../../context.ts'
import type { File } from '../../files/file.entity.ts'
import { checkExpiresIn } from './content-url.ts'

/**
 * A link by which the object store itself gives a file's bytes; null where none is wanted, or the store has none. They
 * come from an origin that isn't ours, as an attachment: S3 lets nobody add headers such as nosniff.
 * @param expiresIn Seconds from now, 1 to 604800.
 * @throws InvalidInputError with field `expiresIn`; StorageError.
 */
export async function presignedUrl(
  { config, store }: Services,
  { storageKey, filename, contentType }: File,
  expiresIn: number,
): Promise<string | null> {
  if (!config.s3?.presignedDownloads || store.presignRead === undefined) return null
  checkExpiresIn(expiresIn)
  return await store.presignRead(storageKey, {
    expiresInSeconds: expiresIn,
    contentDisposition: contentDisposition(filename),
    contentType,
  })
}
