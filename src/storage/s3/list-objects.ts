import { ListObjectsV2Command } from '@aws-sdk/client-s3'
import type { StoredObject } from '../object-store.ts'
import { isStorageKey } from '../storage-key.ts'
import { type Bucket, objectsOf } from './bucket.ts'
import { send } from './send.ts'

/** The objects in the order of their keys, which is the order in which S3 lists. A page of 1,000 is in memory. */
export async function* listObjects(
  bucket: Bucket,
  { prefix, after }: { prefix: string; after: string },
): AsyncGenerator<StoredObject> {
  const folder = objectsOf(bucket)
  let last = folder + after
  while (true) {
    const { Contents = [], IsTruncated } = await send(
      bucket,
      new ListObjectsV2Command({ Bucket: bucket.name, Prefix: folder + prefix, StartAfter: last }),
    )
    for (const { Key = '', Size = 0, LastModified = new Date() } of Contents) {
      last = Key
      const key = Key.slice(folder.length)
      if (isStorageKey(key)) yield { key, size: Size, modifiedAt: LastModified }
    }
    if (!IsTruncated) return
  }
}
