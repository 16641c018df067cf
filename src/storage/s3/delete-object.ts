import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import { type Bucket, placeOf } from './bucket.ts'
import { send } from './send.ts'

/** S3 takes an object that isn't there for deleted. @throws StorageError */
export async function deleteObject(bucket: Bucket, key: string, signal?: AbortSignal): Promise<void> {
  await send(bucket, new DeleteObjectCommand(placeOf(bucket, key)), signal)
}
