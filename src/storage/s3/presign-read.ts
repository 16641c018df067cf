import { GetObjectCommand } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { PresignedRead } from '../object-store.ts'
import { type Bucket, placeOf } from './bucket.ts'
import { orFault } from './fault.ts'

/** Signs a link without asking the store. @throws StorageError where there are no credentials. */
export async function presignRead(
  bucket: Bucket,
  key: string,
  { expiresInSeconds, contentDisposition, contentType }: PresignedRead,
): Promise<string> {
  const command = new GetObjectCommand({
    ...placeOf(bucket, key),
    ResponseContentDisposition: contentDisposition,
    ResponseContentType: contentType,
    ResponseCacheControl: `private, max-age=${expiresInSeconds}, immutable`,
  })
  return await orFault(getSignedUrl(bucket.client, command, { expiresIn: expiresInSeconds }))
}
