import { crc32 } from 'node:zlib'
import { BLOCK_BYTES, deflateBlocks, deflateWhole } from '../deflate-blocks.ts'
import type { PresentItem } from '../export-item.ts'
import { mustStore } from '../must-store.ts'
import { readItem } from '../read-item.ts'
import { DEFLATED, STORED } from './zip-headers.ts'

export type PackedEntry = {
  method: typeof STORED | typeof DEFLATED
  crc32: number
  compressedSize: number
  data: readonly Uint8Array[]
}

/** Reads an item whole, checks it, and compresses it where that makes it smaller. */
export async function packEntry(
  item: PresentItem,
  { level, signal }: { level: number; signal: AbortSignal },
): Promise<PackedEntry> {
  const bytes = await readItem(item, signal)
  const checksum = crc32(bytes)
  if (bytes.length > 0 && !mustStore(item.contentType)) {
    const data = await deflate(bytes, { level, signal })
    const compressedSize = data.reduce((size, piece) => size + piece.length, 0)
    if (compressedSize < bytes.length) return { method: DEFLATED, crc32: checksum, compressedSize, data }
  }
  return { method: STORED, crc32: checksum, compressedSize: bytes.length, data: [bytes] }
}

async function deflate(
  bytes: Uint8Array,
  { level, signal }: { level: number; signal: AbortSignal },
): Promise<Uint8Array[]> {
  if (bytes.length <= BLOCK_BYTES) return [await deflateWhole(bytes, level)]
  return await Array.fromAsync(deflateBlocks(inOnePiece(bytes), { level, signal }))
}

async function* inOnePiece(bytes: Uint8Array) {
  yield bytes
}
