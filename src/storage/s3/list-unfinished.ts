import { ListMultipartUploadsCommand } from '@aws-sdk/client-s3'
import type { Unfinished } from '../direct-objects.ts'
import { abortMultipart } from './abort-multipart.ts'
import { type Bucket, objectsOf } from './bucket.ts'
import { send } from './send.ts'

/** The multipart uploads that nobody has completed: their parts are seen nowhere, but paid for. A page is in memory. */
export async function* listUnfinished(bucket: Bucket): AsyncGenerator<Unfinished> {
  // Nothing else in the bucket is ours.
  for (const folder of [objectsOf(bucket), `${bucket.prefix}partial/`]) yield* listIn(bucket, folder)
}

async function* listIn(bucket: Bucket, folder: string): AsyncGenerator<Unfinished> {
  const place = { Bucket: bucket.name, Prefix: folder }
  let marker: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {}
  while (true) {
    const page = await send(bucket, new ListMultipartUploadsCommand({ ...place, ...marker }))
    for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
      if (UploadId === undefined || Initiated === undefined) continue
      const discard = () => abortMultipart(bucket, { Key, UploadId })
      yield { partsId: UploadId, beganAt: Initiated, discard }
    }
    if (!page.IsTruncated) return
    marker = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
  }
}
