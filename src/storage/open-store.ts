import { openFileSystemStore } from './file-system-store.ts'
import type { ObjectStore } from './object-store.ts'
import type { S3Options } from './s3/bucket.ts'
import { openS3Store } from './s3-store.ts'

/**
 * Opens the store that is configured: S3 where there is a bucket, else that of the file system.
 * @throws StoreUnavailableError
 */
export async function openStore({
  directory,
  s3,
}: {
  directory: string
  s3: S3Options | null
}): Promise<ObjectStore & AsyncDisposable> {
  return s3 === null ? await openFileSystemStore({ directory }) : await openS3Store(s3)
}
