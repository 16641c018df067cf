import type { Buffer } from 'node:buffer'

/** Reads 8 bytes, little-endian, as a number; null above Number.MAX_SAFE_INTEGER. */
export function readUInt64(buffer: Buffer, at: number): number | null {
  const value = buffer.readUInt32LE(at) + buffer.readUInt32LE(at + 4) * 2 ** 32
  return Number.isSafeInteger(value) ? value : null
}
