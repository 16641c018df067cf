import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { EndsAtErrors } from '../ends-at-errors.ts'
import { StorageError } from '../object-store.ts'
import type { PartialObjects } from '../partial-objects.ts'
import { requireStorageKey } from '../storage-key.ts'
import { untilAborted } from '../until-aborted.ts'
import type { Bucket } from './bucket.ts'
import { joinSegments } from './join-segments.ts'
import type { PartBuffers } from './part-buffers.ts'
import { putObject } from './put-object.ts'
import { readObject, streamObject } from './read-object.ts'
import {
  deleteSegments,
  listAll,
  listSegments,
  readSegments,
  type Segment,
  segmentName,
  segmentsBucket,
} from './segments.ts'
import { statObject } from './stat-object.ts'
import { isKeyTaken } from './write-once.ts'

/** A piece is an object that is there for good, so that a process that dies loses no more than one. */
const segmentBytes = 64 * 1024 ** 2

/**
 * Partial objects as pieces, each an object of its own under a name that says where its bytes belong, since S3 can't
 * append. When all are there, the bucket makes the object of them.
 */
export function partialObjects(bucket: Bucket, buffers: PartBuffers): PartialObjects {
  const piecesOf = (key: string) => {
    requireStorageKey(key)
    return segmentsBucket(bucket, key)
  }
  return {
    size: async (key) => {
      const segments = await listSegments(piecesOf(key))
      if (segments.length > 0) return endOf(segments)
      // It may be an object already, of a process that died before it could say so.
      return (await statObject(bucket, key))?.size ?? 0
    },
    append: async (key, bytes, { at, signal, release }) => {
      const pieces = piecesOf(key)
      await truncate(pieces, { size: at, buffers })
      const source = new EndsAtErrors(signal ? untilAborted(bytes, signal) : bytes)
      let end = at
      for await (const piece of cut(source)) {
        const name = segmentName(end, randomUUID())
        end += await putObject(pieces, { key: name, bytes: piece, buffers }, release ? { release } : {})
      }
      source.rethrow()
      return end
    },
    read: async (key) => {
      const pieces = piecesOf(key)
      const segments = await listSegments(pieces)
      if (segments.length === 0) return await streamObject(bucket, key, { ...whole, signal: undefined })
      return Readable.from(readSegments(pieces, segments), { objectMode: true, highWaterMark: 2 })
    },
    truncate: (key, size) => truncate(piecesOf(key), { size, buffers }),
    complete: async (key) => {
      const pieces = piecesOf(key)
      const segments = await listSegments(pieces)
      if (segments.length > 0) {
        try {
          await joinSegments(bucket, key, { pieces, segments, buffers })
        } catch (error) {
          // Whoever was here before had the same pieces, and died before they were removed.
          if (!isKeyTaken(error)) throw error
        }
      } else if ((await statObject(bucket, key)) === null)
        throw new StorageError('OBJECT_MISSING', `there is no object ${key}`)
      // Also those that whoever was here before could not remove any more.
      await deleteSegments(pieces, await listAll(pieces))
    },
    discard: async (key) => {
      const pieces = piecesOf(key)
      await deleteSegments(pieces, await listAll(pieces))
    },
  }
}

const whole = { start: 0, end: Number.MAX_SAFE_INTEGER }

function endOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, { size }) => sum + size, 0)
}

/** Cuts a source into sources of a piece each. Each is read to its end before the next is taken. */
async function* cut(source: AsyncIterable<Uint8Array>): AsyncGenerator<AsyncIterable<Uint8Array>> {
  const chunks = source[Symbol.asyncIterator]()
  let next = await chunks.next()
  async function* piece() {
    for (let size = 0; !next.done && size < segmentBytes; next = await chunks.next()) {
      size += next.value.length
      yield next.value
    }
  }
  while (!next.done) yield piece()
}

/** The piece in which the new end lies is written anew, before the old one goes. */
async function truncate(
  pieces: Bucket,
  { size, buffers }: { size: number; buffers: PartBuffers },
): Promise<void> {
  const all = await listAll(pieces)
  const beyond = all.filter(({ start, size: length }) => start + length > size)
  const last = beyond.find(({ start }) => start < size)
  if (last !== undefined) {
    const bytes = await readObject(pieces, last.name, { start: 0, end: size - last.start, signal: undefined })
    await putObject(pieces, { key: segmentName(last.start, randomUUID()), bytes, buffers }, {})
  }
  await deleteSegments(pieces, beyond)
}
