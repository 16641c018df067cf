import type { Buffer } from 'node:buffer'

export const ZIP64 = 0x0001
export const NTFS_TIMES = 0x000a
export const EXTENDED_TIMESTAMP = 0x5455
export const UNICODE_PATH = 0x7075

/**
 * All fields of one id in an entry's extra area (APPNOTE 4.5), in order. What comes after a field that
 * claims more bytes than there are is ignored, as are a few stray bytes at the end: many writers pad there.
 */
export function extraFields(extra: Buffer, id: number): Buffer[] {
  const found: Buffer[] = []
  let at = 0
  while (at + 4 <= extra.length) {
    const end = at + 4 + extra.readUInt16LE(at + 2)
    if (end > extra.length) break
    if (extra.readUInt16LE(at) === id) found.push(extra.subarray(at + 4, end))
    at = end
  }
  return found
}
