import { StorageError } from '../object-store.ts'
import { mostParts, type PartBuffers } from './part-buffers.ts'

/** Bytes on their way, from the first part on. `buffer` is the memory that holds them. */
export type Part = { number: number; bytes: Buffer; buffer: Buffer; isWhole: boolean }

/** Bytes that the bucket has already, in an object that it copies them from: [start, end) of it. */
export type CopiedPart = { number: number; name: string; start: number; end: number }

/**
 * Cuts a source into parts: all are whole but the last, which is there only if bytes are left for it, or if there are
 * none at all. Bytes are copied, so that a part can be sent again and the source's chunks are free at once.
 * @param input.release Called with each chunk once it's copied.
 * @throws StorageError OBJECT_TOO_LARGE; what the source throws.
 */
export async function* cutParts(
  source: AsyncIterable<Uint8Array>,
  { buffers, release }: { buffers: PartBuffers; release: ((chunk: Uint8Array) => void) | undefined },
): AsyncGenerator<Part> {
  let number = 1
  let buffer = buffers.take(number)
  let filled = 0
  for await (const chunk of source) {
    for (let start = 0; start < chunk.length; ) {
      const piece = chunk.subarray(start, start + buffer.length - filled)
      buffer.set(piece, filled)
      start += piece.length
      filled += piece.length
      if (filled < buffer.length) continue
      yield { number, bytes: buffer, buffer, isWhole: true }
      if (++number > mostParts) throw new StorageError('OBJECT_TOO_LARGE', 'the object has too many parts')
      buffer = buffers.take(number)
      filled = 0
    }
    release?.(chunk)
  }
  if (filled > 0 || number === 1) yield { number, bytes: buffer.subarray(0, filled), buffer, isWhole: false }
}
