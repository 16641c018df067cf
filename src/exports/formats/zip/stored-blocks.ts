/** The most that one uncompressed block of deflate holds (RFC 1951, section 3.2.4). */
const BLOCK_BYTES = 65_535
const HEADER_BYTES = 5

/** What `size` bytes have as uncompressed blocks. */
export function storedBlocksSize(size: number): number {
  return size + Math.max(1, Math.ceil(size / BLOCK_BYTES)) * HEADER_BYTES
}

/** Writes a stream of `size` bytes as uncompressed blocks of deflate, the same however the source cuts its chunks. */
export async function* storedBlocks(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  let left = size
  let inBlock = 0
  for await (const chunk of source) {
    for (let start = 0; start < chunk.length; ) {
      if (inBlock === 0) {
        inBlock = Math.min(left, BLOCK_BYTES)
        left -= inBlock
        yield blockHeader(inBlock, left === 0)
      }
      const part = chunk.subarray(start, start + inBlock)
      yield part
      inBlock -= part.length
      start += part.length
    }
  }
  if (size === 0) yield blockHeader(0, true)
}

function blockHeader(length: number, isLast: boolean): Buffer {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt8(isLast ? 1 : 0, 0)
  header.writeUInt16LE(length, 1)
  header.writeUInt16LE(~length & 0xffff, 3)
  return header
}
