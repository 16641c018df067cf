import { randomUUID } from 'node:crypto'
import { DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import type { Bucket } from './bucket.ts'
import { send } from './send.ts'

/** Proves that objects can be written and deleted by doing so, beside those that are stored. @throws StorageError */
export async function probe(bucket: Bucket): Promise<void> {
  const place = { Bucket: bucket.name, Key: `${bucket.prefix}probes/${randomUUID()}` }
  await send(bucket, new PutObjectCommand({ ...place, Body: 'It works.' }))
  await send(bucket, new DeleteObjectCommand(place))
}
