import { StorageError } from '../object-store.ts'
import { type Bucket, objectsOf } from './bucket.ts'
import type { CopiedPart, Part } from './cut-parts.ts'
import { hasStatus } from './fault.ts'
import { mostParts, type PartBuffers } from './part-buffers.ts'
import { type JoinedPart, planJoin } from './plan-join.ts'
import { putObject } from './put-object.ts'
import { putParts } from './put-parts.ts'
import { readObject } from './read-object.ts'
import { readSegments, type Segment } from './segments.ts'

type Joining = { pieces: Bucket; segments: readonly Segment[]; buffers: PartBuffers }

/**
 * Makes an object of pieces that follow each other. The bucket copies them; only what is too short for a part comes through
 * this process, and all of it where the bucket can't.
 */
export async function joinSegments(bucket: Bucket, key: string, joining: Joining): Promise<void> {
  const plan = planJoin(joining.segments)
  const mayCopy = plan.some((part) => 'copied' in part) && plan.length <= mostParts
  if (mayCopy && (await copyAll(bucket, key, { plan, ...joining }))) return
  const { pieces, segments, buffers } = joining
  await putObject(bucket, { key, bytes: readSegments(pieces, segments), buffers }, {})
}

/** @returns false where the bucket does not copy. */
async function copyAll(
  bucket: Bucket,
  key: string,
  { plan, pieces, buffers }: Joining & { plan: readonly JoinedPart[] },
): Promise<boolean> {
  const stop = new AbortController()
  const parts = readParts(pieces, { plan, buffers })
  try {
    await putParts(bucket, key, { parts, buffers, stop, signal: stop.signal, caller: undefined })
    return true
  } catch (error) {
    const isRefused = error instanceof StorageError && error.reason === 'REQUEST_REFUSED'
    // RFC 9110, 15.6.2: the server does not know what is asked for.
    if (isRefused || hasStatus(error, 501)) return false
    throw error
  }
}

async function* readParts(
  pieces: Bucket,
  { plan, buffers }: { plan: readonly JoinedPart[]; buffers: PartBuffers },
): AsyncGenerator<Part | CopiedPart> {
  for (const [index, part] of plan.entries()) {
    const number = index + 1
    if ('copied' in part) {
      yield { ...part.copied, number, name: objectsOf(pieces) + part.copied.name }
      continue
    }
    // Shorter than the first of them, which is what it takes.
    const buffer = buffers.take(1)
    let filled = 0
    for (const { name, start, end } of part.sent) {
      const bytes = await readObject(pieces, name, { start, end, signal: undefined })
      buffer.set(bytes, filled)
      filled += bytes.length
    }
    yield { number, bytes: buffer.subarray(0, filled), buffer, isWhole: false }
  }
}
