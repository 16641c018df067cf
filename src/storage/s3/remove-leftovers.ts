import { AbortMultipartUploadCommand, ListMultipartUploadsCommand } from '@aws-sdk/client-s3'
import { type Bucket, objectsOf } from './bucket.ts'
import { send } from './send.ts'

/** An upload that began so long ago is of a process that died: S3 doesn't say when its last part came. */
const leftoverAge = 7 * 24 * 60 * 60 * 1000

/**
 * Ends the multipart uploads that crashes have left: their parts are seen nowhere, but paid for.
 * @param options.age Milliseconds.
 */
export async function removeLeftovers(
  bucket: Bucket,
  signal: AbortSignal,
  { age = leftoverAge }: { age?: number } = {},
): Promise<void> {
  const place = { Bucket: bucket.name, Prefix: objectsOf(bucket) }
  let marker: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {}
  while (true) {
    const page = await send(bucket, new ListMultipartUploadsCommand({ ...place, ...marker }), signal)
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (Initiated === undefined || Initiated.getTime() > Date.now() - age) continue
      await send(bucket, new AbortMultipartUploadCommand({ Bucket: bucket.name, Key, UploadId }), signal)
    }
    if (!page.IsTruncated) return
    marker = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
  }
}
