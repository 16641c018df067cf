import { crc32 } from 'node:zlib'
import { deflateBlocks } from '../deflate-blocks.ts'

/** Deflate, no name, no time, from no system in particular (RFC 1952), so that the same bytes give the same. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

/** Compresses a stream as gzip does, in blocks that are compressed at the same time. */
export async function* gzip(
  source: AsyncIterable<Uint8Array>,
  options: { level: number; signal: AbortSignal },
): AsyncGenerator<Uint8Array, void, undefined> {
  let checksum = 0
  let size = 0
  async function* watched() {
    for await (const chunk of source) {
      checksum = crc32(chunk, checksum)
      size += chunk.length
      yield chunk
    }
  }
  yield HEADER
  yield* deflateBlocks(watched(), options)
  const trailer = Buffer.alloc(8)
  trailer.writeUInt32LE(checksum, 0)
  trailer.writeUInt32LE(size % 2 ** 32, 4)
  yield trailer
}
