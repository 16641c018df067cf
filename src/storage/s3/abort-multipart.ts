import { AbortMultipartUploadCommand } from '@aws-sdk/client-s3'
import { StorageError } from '../object-store.ts'
import type { Bucket } from './bucket.ts'
import { hasStatus } from './fault.ts'
import { send } from './send.ts'

/** Aborts a multipart upload, so that its parts are gone; one that is over already is no error. */
export async function abortMultipart(
  bucket: Bucket,
  upload: { Key: string | undefined; UploadId: string },
): Promise<void> {
  try {
    await send(bucket, new AbortMultipartUploadCommand({ Bucket: bucket.name, ...upload }))
  } catch (error) {
    if (!isOver(error)) throw error
  }
}

/** Whether a multipart upload is completed or aborted. Ceph calls that NoSuchKey; another 404 may be of anyone. */
export function isOver(error: unknown): boolean {
  if (!(error instanceof StorageError && hasStatus(error, 404) && error.cause instanceof Error)) return false
  return ['NoSuchKey', 'NoSuchUpload'].includes(error.cause.name)
}
