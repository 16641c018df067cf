import { DeleteObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3'
import { type Bucket, objectsOf } from './bucket.ts'
import { streamObject } from './read-object.ts'
import { send } from './send.ts'

/** A piece of an object that comes piece by piece: the bytes from `start` on. */
export type Segment = { name: string; start: number; size: number }

/** Where the pieces of one object lie: as a bucket of its own, beside the objects. */
export function segmentsBucket(bucket: Bucket, key: string): Bucket {
  return { ...bucket, prefix: `${bucket.prefix}partial/${key}/` }
}

/** So that names are in the order of the bytes. */
export function segmentName(start: number, id: string): string {
  return `${String(start).padStart(16, '0')}-${id}`
}

/** The pieces that follow each other without a gap, from the first byte on. Of two at one place the shorter one counts. */
export async function listSegments(pieces: Bucket): Promise<Segment[]> {
  const segments: Segment[] = []
  let size = 0
  for (const segment of await listAll(pieces)) {
    if (segment.start !== size) continue
    segments.push(segment)
    size += segment.size
  }
  return segments
}

/** All pieces, also those that count no more: by place, then by size. */
export async function listAll(pieces: Bucket): Promise<Segment[]> {
  const folder = objectsOf(pieces)
  const all: Segment[] = []
  let last = folder
  while (true) {
    const { Contents = [], IsTruncated } = await send(
      pieces,
      new ListObjectsV2Command({ Bucket: pieces.name, Prefix: folder, StartAfter: last }),
    )
    for (const { Key = '', Size = 0 } of Contents) {
      last = Key
      const name = Key.slice(folder.length)
      all.push({ name, start: Number(name.slice(0, 16)), size: Size })
    }
    if (!IsTruncated) break
  }
  return all.sort((a, b) => a.start - b.start || a.size - b.size)
}

/** The bytes of pieces, one after the other. */
export async function* readSegments(
  pieces: Bucket,
  segments: readonly Segment[],
): AsyncGenerator<Uint8Array> {
  for (const { name, size } of segments)
    yield* await streamObject(pieces, name, { start: 0, end: size, signal: undefined })
}

export async function deleteSegments(pieces: Bucket, segments: readonly Segment[]): Promise<void> {
  for (const { name } of segments)
    await send(pieces, new DeleteObjectCommand({ Bucket: pieces.name, Key: objectsOf(pieces) + name }))
}
