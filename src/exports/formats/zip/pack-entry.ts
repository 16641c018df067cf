import { crc32 } from 'node:zlib'
import { releaseBytes } from '../../../lib/release-bytes.ts'
import { BLOCK_BYTES, deflateBlocks, deflateWhole, SMALL_BYTES } from '../deflate-blocks.ts'
import type { PresentItem } from '../export-item.ts'
import { mustStore } from '../must-store.ts'
import { readItem } from '../read-item.ts'
import type { Deflater } from './deflater.ts'
import { DEFLATED, STORED } from './zip-headers.ts'

type PackOptions = { level: number; deflater: Deflater; signal: AbortSignal }

export type PackedEntry = {
  method: typeof STORED | typeof DEFLATED
  crc32: number
  compressedSize: number
  data: readonly Uint8Array[]
}

/** Reads an item whole, checks it, and compresses it where that makes it smaller. */
export async function packEntry(item: PresentItem, options: PackOptions): Promise<PackedEntry> {
  const bytes = await readItem(item, options.signal)
  const checksum = crc32(bytes)
  const data = bytes.length === 0 || mustStore(item.contentType) ? [bytes] : await shorten(bytes, options)
  const compressedSize = sizeOf(data)
  return { method: compressedSize < item.size ? DEFLATED : STORED, crc32: checksum, compressedSize, data }
}

/** What was given isn't to be used any more. */
async function shorten(bytes: Uint8Array, { level, deflater, signal }: PackOptions): Promise<Uint8Array[]> {
  if (bytes.length <= SMALL_BYTES) return [await deflater.shorten(bytes)]
  const deflated =
    bytes.length <= BLOCK_BYTES
      ? [await deflateWhole(bytes, level)]
      : await Array.fromAsync(deflateBlocks(inOnePiece(bytes), { level, signal }))
  if (sizeOf(deflated) >= bytes.length) return [bytes]
  releaseBytes(bytes)
  return deflated
}

function sizeOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((size, piece) => size + piece.length, 0)
}

async function* inOnePiece(bytes: Uint8Array) {
  yield bytes
}
