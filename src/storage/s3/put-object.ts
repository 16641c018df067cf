import type { ObjectBytes } from '../object-store.ts'
import { untilAborted } from '../until-aborted.ts'
import type { Bucket } from './bucket.ts'
import { cutParts, type Part } from './cut-parts.ts'
import type { PartBuffers } from './part-buffers.ts'
import { putParts } from './put-parts.ts'
import { putWhole } from './put-whole.ts'

type PutOptions = { signal?: AbortSignal; release?: (chunk: Uint8Array) => void }

/**
 * Writes an object: in one request if it fits into one part, else in parts.
 * @returns the bytes that were written.
 */
export async function putObject(
  bucket: Bucket,
  { key, bytes, buffers }: { key: string; bytes: ObjectBytes; buffers: PartBuffers },
  { signal: given, release }: PutOptions,
): Promise<number> {
  given?.throwIfAborted()
  if (bytes instanceof Uint8Array) {
    await putWhole(bucket, { key, bytes }, { signal: given })
    return bytes.length
  }
  const stop = new AbortController()
  const signal = given ? AbortSignal.any([given, stop.signal]) : stop.signal
  const parts = cutParts(untilAborted(bytes, signal), { buffers, release })
  try {
    const { value: first } = await parts.next()
    // Even of no bytes there is one.
    if (first === undefined) throw new Error('there is no first part')
    if (first.isWhole) {
      const all = withFirst(first, parts)
      return await putParts(bucket, key, { parts: all, buffers, stop, signal, caller: given })
    }
    await putWhole(bucket, { key, bytes: first.bytes }, { signal, caller: given })
    buffers.giveBack(first.buffer)
    return first.bytes.length
  } finally {
    // Ends the source where nothing has been taken from it since.
    await parts.return(undefined)
  }
}

async function* withFirst(first: Part, rest: AsyncIterable<Part>): AsyncGenerator<Part> {
  yield first
  yield* rest
}
