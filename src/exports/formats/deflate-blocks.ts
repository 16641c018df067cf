import { constants, deflateRaw, deflateRawSync } from 'node:zlib'
import { inOrder } from '../../lib/in-order.ts'

export const BLOCK_BYTES = 1024 ** 2
/** How far back deflate may refer (RFC 1951). */
const WINDOW_BYTES = 32 * 1024
/** Blocks of one stream that wait, are compressed or wait to be taken. */
const BLOCKS_AT_ONCE = 4
/** Up to here the thread pool takes longer to set it up than to do it. */
export const SMALL_BYTES = 64 * 1024

/** Bytes that deflate adds at most, to each block, to what it can't compress: five for each of its own, and a flush. */
const BLOCK_OVERHEAD_BYTES = 1024

/** A bound for the bytes that `size` bytes deflate to, whatever they are. */
export function deflatedBound(size: number): number {
  return size + Math.ceil((size + 1) / BLOCK_BYTES) * BLOCK_OVERHEAD_BYTES
}

type Block = { bytes: Buffer; dictionary: Buffer; isLast: boolean }

/**
 * Deflates a stream, raw, in blocks of one size that are compressed at the same time, each with the end of the one before
 * as its dictionary, so that little is lost by the cuts. The blocks lie where they lie however the source cuts its
 * chunks, so that the same bytes give the same.
 */
export async function* deflateBlocks(
  source: AsyncIterable<Uint8Array>,
  { level, signal }: { level: number; signal: AbortSignal },
): AsyncGenerator<Buffer, void, undefined> {
  yield* inOrder(cutBlocks(source), {
    limit: BLOCKS_AT_ONCE,
    run: (block) => deflateBlock(block, level),
    signal,
  })
}

/** Deflates bytes that are there in one piece, no more than a block. */
export async function deflateWhole(bytes: Uint8Array, level: number): Promise<Buffer> {
  return await deflateInPool(bytes, { level, chunkSize: roomFor(bytes) })
}

/** The same, while all else waits; gives the bytes themselves where that makes them no smaller. */
export function shortenSmall(bytes: Uint8Array, level: number): Uint8Array {
  const deflated = deflateRawSync(bytes, { level, chunkSize: roomFor(bytes) })
  return deflated.length < bytes.length ? deflated : bytes
}

async function deflateBlock({ bytes, dictionary, isLast }: Block, level: number): Promise<Buffer> {
  return await deflateInPool(bytes, {
    level,
    chunkSize: roomFor(bytes),
    finishFlush: isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
    ...(dictionary.length > 0 && { dictionary }),
  })
}

/** Room for the whole result saves a second round. */
function roomFor(bytes: Uint8Array): number {
  return Math.max(bytes.length + BLOCK_OVERHEAD_BYTES, 64)
}

function deflateInPool(bytes: Uint8Array, options: Parameters<typeof deflateRaw>[1] & {}): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    deflateRaw(bytes, options, (error, result) => (error ? reject(error) : resolve(result))),
  )
}

/** Cuts a stream into blocks, of which the last alone may be shorter, or empty. */
async function* cutBlocks(source: AsyncIterable<Uint8Array>): AsyncGenerator<Block> {
  let dictionary: Buffer = Buffer.alloc(0)
  let bytes = Buffer.allocUnsafeSlow(BLOCK_BYTES)
  let filled = 0
  for await (const chunk of source) {
    for (let start = 0; start < chunk.length; ) {
      if (filled === BLOCK_BYTES) {
        yield { bytes, dictionary, isLast: false }
        dictionary = bytes.subarray(BLOCK_BYTES - WINDOW_BYTES)
        bytes = Buffer.allocUnsafeSlow(BLOCK_BYTES)
        filled = 0
      }
      const part = chunk.subarray(start, start + BLOCK_BYTES - filled)
      bytes.set(part, filled)
      filled += part.length
      start += part.length
    }
  }
  yield { bytes: bytes.subarray(0, filled), dictionary, isLast: true }
}
