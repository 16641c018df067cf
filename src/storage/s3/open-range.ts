import { Readable } from 'node:stream'
import { GetObjectCommand } from '@aws-sdk/client-s3'
import { StorageError } from '../object-store.ts'
import { type Bucket, placeOf } from './bucket.ts'
import { hasStatus } from './fault.ts'
import { send } from './send.ts'
import { statObject } from './stat-object.ts'

/** The bytes [start, end) of an object on their way: those of a wanted range that there are. */
export type OpenRange = { start: number; end: number; etag: string | undefined; body: Readable }

/** No object is larger. Some servers stumble over larger numbers. */
export const beyondAll = 2 ** 48

/**
 * Asks for the bytes [start, end) of an object.
 * @param options.etag The object must still be the one of that name.
 * @throws StorageError; the signal's reason.
 */
export async function openRange(
  bucket: Bucket,
  key: string,
  { start, end }: { start: number; end: number },
  { signal, etag }: { signal: AbortSignal | undefined; etag?: string | undefined },
): Promise<OpenRange> {
  // No range of HTTP is empty.
  if (start === end) return await openNothing(bucket, key, start)
  // Only of a whole object there is a checksum.
  const isWhole = start === 0 && end >= beyondAll
  const range = `bytes=${start}-${end >= beyondAll ? '' : end - 1}`
  const command = new GetObjectCommand({
    ...placeOf(bucket, key),
    ...(!isWhole && { Range: range }),
    ...(etag !== undefined && { IfMatch: etag }),
  })
  try {
    const { Body, ContentLength = 0, ContentRange, ETag } = await send(bucket, command, signal)
    // In Node it always is a stream.
    const body = Body as Readable
    // Nobody listens before it is read; whoever reads it is told then.
    body.on('error', () => {})
    if (isWhole || ContentRange?.startsWith(`bytes ${start}-`))
      return { start, end: start + ContentLength, etag: ETag, body }
    body.destroy()
    throw new StorageError('STORE_UNAVAILABLE', 'the store sent other bytes than it was asked for')
  } catch (error) {
    // RFC 9110, 15.5.17: the object ends before the range begins.
    if (hasStatus(error, 416)) return { start, end: start, etag, body: Readable.from([]) }
    throw error
  }
}

async function openNothing(bucket: Bucket, key: string, start: number): Promise<OpenRange> {
  if ((await statObject(bucket, key)) === null)
    throw new StorageError('OBJECT_MISSING', 'there is no such object')
  return { start, end: start, etag: undefined, body: Readable.from([]) }
}
