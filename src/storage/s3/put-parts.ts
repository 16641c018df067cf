import { randomUUID } from 'node:crypto'
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  UploadPartCommand,
  UploadPartCopyCommand,
} from '@aws-sdk/client-s3'
import { type Bucket, placeOf } from './bucket.ts'
import { cleanUp, removeWritten } from './clean-up.ts'
import type { CopiedPart, Part } from './cut-parts.ts'
import { type PartBuffers, partsAtOnce } from './part-buffers.ts'
import { send } from './send.ts'
import { isKeyTaken, metadataOf, writeOnce } from './write-once.ts'

/**
 * Writes an object in parts, some of them at once: a multipart upload, whose object comes to be when it is completed.
 * @param input.stop Aborted with the first error, so that nothing waits any longer, not even for the source. It is part
 *   of `signal`; `caller` is what the caller may abort.
 * @returns the bytes that were written.
 * @throws StorageError; what the source throws; the reason of `stop`.
 */
export async function putParts(
  bucket: Bucket,
  key: string,
  input: {
    parts: AsyncIterable<Part | CopiedPart>
    buffers: PartBuffers
    stop: AbortController
    signal: AbortSignal
    caller: AbortSignal | undefined
  },
): Promise<number> {
  const { signal } = input
  const write = { key, id: randomUUID() }
  const place = placeOf(bucket, key)
  const checksum = bucket.checksums === 'WHEN_SUPPORTED' ? ({ ChecksumAlgorithm: 'CRC32' } as const) : {}
  const created = new CreateMultipartUploadCommand({ ...place, ...metadataOf(write), ...checksum })
  const { UploadId } = await send(bucket, created, signal)
  const upload = { ...place, UploadId }
  let size = 0
  const sendBytes = async ({ number, bytes, buffer }: Part): Promise<CompletedPart> => {
    size += bytes.length
    const part = { ...upload, ...checksum, PartNumber: number, Body: bytes }
    const sent = await send(bucket, new UploadPartCommand(part), signal)
    input.buffers.giveBack(buffer)
    return completedPart(number, sent)
  }
  const copyBytes = async ({ number, name, start, end }: CopiedPart): Promise<CompletedPart> => {
    size += end - start
    const source = {
      CopySource: `${bucket.name}/${name.split('/').map(encodeURIComponent).join('/')}`,
      CopySourceRange: `bytes=${start}-${end - 1}`,
    }
    const copy = new UploadPartCopyCommand({ ...upload, ...source, PartNumber: number })
    const { CopyPartResult } = await send(bucket, copy, signal)
    return completedPart(number, CopyPartResult)
  }
  const sendPart = (part: Part | CopiedPart) => ('bytes' in part ? sendBytes(part) : copyBytes(part))
  try {
    const Parts = await sendParts(input, sendPart)
    await writeOnce(bucket, write, (condition) => {
      const completion = { ...upload, MultipartUpload: { Parts }, ...condition }
      return send(bucket, new CompleteMultipartUploadCommand(completion), signal)
    })
    return size
  } catch (error) {
    await cleanUp(input.caller, (patience) =>
      Promise.allSettled([
        send(bucket, new AbortMultipartUploadCommand(upload), patience),
        isKeyTaken(error) || removeWritten(bucket, write, patience),
      ]),
    )
    throw error
  }
}

/** What the store answered to one part. */
function completedPart(
  PartNumber: number,
  { ETag, ChecksumCRC32 }: Pick<CompletedPart, 'ETag' | 'ChecksumCRC32'> = {},
): CompletedPart {
  return { PartNumber, ETag, ...(ChecksumCRC32 !== undefined && { ChecksumCRC32 }) }
}

/** @returns what the store answered, in the order of the parts. */
async function sendParts(
  {
    parts,
    stop,
    signal,
  }: { parts: AsyncIterable<Part | CopiedPart>; stop: AbortController; signal: AbortSignal },
  sendPart: (part: Part | CopiedPart) => Promise<CompletedPart>,
): Promise<CompletedPart[]> {
  const completed: CompletedPart[] = []
  const sending = new Set<Promise<void>>()
  const begin = (part: Part | CopiedPart) => {
    const sent = sendPart(part)
      .then((answer) => {
        completed[part.number - 1] = answer
      })
      .catch((error) => stop.abort(error))
      .finally(() => sending.delete(sent))
    sending.add(sent)
  }
  try {
    for await (const part of parts) {
      while (sending.size >= partsAtOnce(part.number)) await Promise.race(sending)
      signal.throwIfAborted()
      begin(part)
    }
    await Promise.all(sending)
    signal.throwIfAborted()
    return completed
  } catch (error) {
    stop.abort(error)
    throw error
  } finally {
    // Or a part could arrive after the upload is aborted, and stay.
    await Promise.all(sending)
  }
}
