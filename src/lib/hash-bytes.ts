import { createHash } from 'node:crypto'

export type HashedBytes = AsyncIterable<Uint8Array> & {
  /** SHA-256 in hexadecimal and size in bytes, once the bytes have been read to their end. */
  result(): { sha256: string; size: number }
}

export class SizeLimitExceededError extends Error {
  override readonly name = 'SizeLimitExceededError'
  /** Bytes. */
  readonly limit: number

  constructor(limit: number) {
    super(`there are more than ${limit} bytes`)
    this.limit = limit
  }
}

/**
 * Passes a source's chunks on, once, and computes their SHA-256 and size on the way. With a `limit` in bytes it throws
 * SizeLimitExceededError instead of passing on the chunk that goes beyond it.
 */
export function hashBytes(
  source: AsyncIterable<Uint8Array>,
  { limit = Number.POSITIVE_INFINITY }: { limit?: number } = {},
): HashedBytes {
  const hash = createHash('sha256')
  let size = 0
  let sha256: string | null = null
  return {
    async *[Symbol.asyncIterator]() {
      for await (const chunk of source) {
        size += chunk.length
        if (size > limit) throw new SizeLimitExceededError(limit)
        hash.update(chunk)
        yield chunk
      }
      sha256 = hash.digest('hex')
    },
    result() {
      if (sha256 === null) throw new Error('the bytes have not been read to their end')
      return { sha256, size }
    },
  }
}
