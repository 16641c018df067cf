import { GetObjectCommand, HeadObjectCommand } from '@aws-sdk/client-s3'
import { StorageError } from '../object-store.ts'
import { type Bucket, placeOf } from './bucket.ts'
import { hasStatus } from './fault.ts'
import { send } from './send.ts'

/** null where there is no such object. @throws StorageError */
export async function statObject(
  bucket: Bucket,
  key: string,
): Promise<{ size: number; modifiedAt: Date } | null> {
  try {
    const { ContentLength = 0, LastModified } = await send(
      bucket,
      new HeadObjectCommand(placeOf(bucket, key)),
    )
    return { size: ContentLength, modifiedAt: LastModified ?? new Date() }
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
    return await explainMissing(bucket, key)
  }
}

/** An answer to HEAD has no body that says what is missing. It could be the bucket, which is a fault. */
async function explainMissing(bucket: Bucket, key: string): Promise<null> {
  try {
    const { Body } = await send(bucket, new GetObjectCommand({ ...placeOf(bucket, key), Range: 'bytes=0-0' }))
    // It has come to be since.
    void Body?.transformToByteArray().catch(() => {})
    return null
  } catch (error) {
    if (error instanceof StorageError && error.kind === 'MISSING') return null
    throw error
  }
}
