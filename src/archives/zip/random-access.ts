import { Buffer } from 'node:buffer'
import type { Readable } from 'node:stream'

export interface ByteRange {
  /** Absolute offset of the first byte. */
  start: number
  /** Number of bytes. */
  length: number
}

/** Bytes of known size that can be read anywhere: a stored object, an open file, a buffer. */
export interface RandomAccess {
  size: number
  read(range: ByteRange, signal?: AbortSignal): Promise<Uint8Array>
  stream(range: ByteRange, signal?: AbortSignal): Promise<Readable>
}

/** The source gave fewer bytes than it has by its own word. A fault of the store, never of the archive. */
export class ShortReadError extends Error {
  constructor(range: ByteRange, received: number) {
    super(`The source gave ${received} of ${range.length} bytes at offset ${range.start}.`)
    this.name = 'ShortReadError'
  }
}

/** Reads a range that lies inside the source. Throws what the source throws, and ShortReadError. */
export async function readExactly(
  source: RandomAccess,
  range: ByteRange,
  signal?: AbortSignal,
): Promise<Buffer<ArrayBufferLike>> {
  signal?.throwIfAborted()
  if (range.length === 0) return Buffer.alloc(0)
  const bytes = await source.read(range, signal)
  if (bytes.length !== range.length) throw new ShortReadError(range, bytes.length)
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
}
