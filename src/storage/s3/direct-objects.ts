import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  type Part,
  UploadPartCommand,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import type { DirectObjects } from '../direct-objects.ts'
import { StorageError } from '../object-store.ts'
import { requireStorageKey } from '../storage-key.ts'
import { abortMultipart, isOver } from './abort-multipart.ts'
import { type Bucket, placeOf } from './bucket.ts'
import { orFault } from './fault.ts'
import { listUnfinished } from './list-unfinished.ts'
import { mostParts } from './part-buffers.ts'
import { send } from './send.ts'
import { metadataOf, writeOnce } from './write-once.ts'

type Upload = { Bucket: string; Key: string; UploadId: string }

/** Multipart uploads whose parts others send. */
export function directObjects(bucket: Bucket): DirectObjects {
  const uploadOf = (key: string, UploadId: string): Upload => {
    requireStorageKey(key)
    return { ...placeOf(bucket, key), UploadId }
  }
  return {
    begin: async (key) => {
      requireStorageKey(key)
      const created = new CreateMultipartUploadCommand({
        ...placeOf(bucket, key),
        ...metadataOf(writeOf(key)),
      })
      const { UploadId } = await send(bucket, created)
      if (UploadId === undefined) throw new StorageError('STORE_UNAVAILABLE', 'the store gave no upload id')
      return UploadId
    },
    presignPart: async (key, { partsId, number, size, expiresInSeconds }) => {
      const part = { ...uploadOf(key, partsId), PartNumber: number, ContentLength: size }
      const signed = getSignedUrl(bucket.signer, new UploadPartCommand(part), { expiresIn: expiresInSeconds })
      return await orFault(signed)
    },
    list: async (key, partsId, range) => {
      const parts = await listParts(bucket, uploadOf(key, partsId), range)
      return parts === null
        ? null
        : parts.map(({ PartNumber: number = 0, Size: size = 0 }) => ({ number, size }))
    },
    complete: async (key, partsId, { signal } = {}) => {
      const upload = uploadOf(key, partsId)
      const parts = await listParts(bucket, upload, { after: 0, upTo: mostParts }, signal)
      if (parts === null) return
      const Parts = parts.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }))
      await writeOnce(bucket, writeOf(key), (condition) => {
        const completion = { ...upload, MultipartUpload: { Parts }, ...condition }
        return send(bucket, new CompleteMultipartUploadCommand(completion), signal)
      })
    },
    discard: async (key, partsId) => {
      await abortMultipart(bucket, uploadOf(key, partsId))
    },
    unfinished: () => listUnfinished(bucket),
  }
}

/** Nobody else writes under this key, so it tells the object from any other. */
function writeOf(key: string) {
  return { key, id: key }
}

/** By pages of 1,000, which is what S3 gives at most. null where the upload is over. */
async function listParts(
  bucket: Bucket,
  upload: Upload,
  { after, upTo }: { after: number; upTo: number },
  signal?: AbortSignal,
): Promise<Part[] | null> {
  const parts: Part[] = []
  let marker = String(after)
  try {
    while (true) {
      const MaxParts = Math.min(1_000, upTo - after)
      const asked = new ListPartsCommand({ ...upload, PartNumberMarker: marker, MaxParts })
      const { Parts = [], IsTruncated, NextPartNumberMarker } = await send(bucket, asked, signal)
      const wanted = Parts.filter(({ PartNumber = 0 }) => PartNumber <= upTo)
      parts.push(...wanted)
      if (!IsTruncated || NextPartNumberMarker === undefined || wanted.length < Parts.length) return parts
      marker = NextPartNumberMarker
      if (Number(marker) >= upTo) return parts
    }
  } catch (error) {
    if (isOver(error)) return null
    throw error
  }
}
