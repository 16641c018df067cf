import { dosDateTime, extendedTimestamp } from './zip-times.ts'

export const STORED = 0
export const DEFLATED = 8

/** From here on, up to the largest number that the field can hold, it says: look into the ZIP64 record (APPNOTE 4.4.1.4). */
export const ZIP64_FROM = 0xffffffff
const ZIP64_COUNT_FROM = 0xffff
const ZIP64_FIELD = 0x0001

/** Size, compressed size and checksum follow the data (APPNOTE 4.4.4). */
const HAS_DESCRIPTOR = 1 << 3
const NAME_IS_UTF8 = 1 << 11

const VERSION = 20
const VERSION_ZIP64 = 45
const MADE_ON_UNIX = 3 << 8
/** A plain file that its owner may write and all may read. */
const FILE_ATTRIBUTES = (0o100644 << 16) >>> 0
/** A folder that all may enter; DOS has a bit of its own for that. */
const FOLDER_ATTRIBUTES = ((0o040755 << 16) | 0x10) >>> 0
const SLASH = 0x2f

export type EntryHead = {
  /** In UTF-8; that of a folder ends in `/`. */
  name: Buffer
  method: typeof STORED | typeof DEFLATED
  modifiedAt: Date
  /** Whether checksum and compressed size are known only behind the data. */
  hasDescriptor: boolean
  /** Whether a size may need 64 bits. With a descriptor, that decides of its form before the data comes. */
  isZip64: boolean
}

export type EntrySizes = { crc32: number; size: number; compressedSize: number }

export function localHeader(head: EntryHead, sizes: EntrySizes): Buffer {
  const known = head.hasDescriptor ? { crc32: 0, size: 0, compressedSize: 0 } : sizes
  const zip64 = head.isZip64 ? zip64Field([known.size, known.compressedSize]) : Buffer.alloc(0)
  const extra = [zip64, extendedTimestamp(head.modifiedAt)]
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  writeShared(header.subarray(4), head, head.isZip64)
  header.writeUInt32LE(known.crc32, 14)
  header.writeUInt32LE(head.isZip64 ? ZIP64_FROM : known.compressedSize, 18)
  header.writeUInt32LE(head.isZip64 ? ZIP64_FROM : known.size, 22)
  header.writeUInt16LE(head.name.length, 26)
  header.writeUInt16LE(lengthOf(extra), 28)
  return Buffer.concat([header, head.name, ...extra])
}

export function dataDescriptor({ isZip64 }: EntryHead, { crc32, size, compressedSize }: EntrySizes): Buffer {
  const descriptor = Buffer.alloc(isZip64 ? 24 : 16)
  descriptor.writeUInt32LE(0x08074b50, 0)
  descriptor.writeUInt32LE(crc32, 4)
  if (isZip64) {
    descriptor.writeBigUInt64LE(BigInt(compressedSize), 8)
    descriptor.writeBigUInt64LE(BigInt(size), 16)
  } else {
    descriptor.writeUInt32LE(compressedSize, 8)
    descriptor.writeUInt32LE(size, 12)
  }
  return descriptor
}

/** @param offset Where the local header begins. */
export function centralHeader(head: EntryHead, sizes: EntrySizes, offset: number): Buffer {
  const { crc32, size, compressedSize } = sizes
  // Only what has no room in its field, in this order (APPNOTE 4.5.3).
  const large = [size, compressedSize, offset].filter((value) => value >= ZIP64_FROM)
  const extra = [large.length > 0 ? zip64Field(large) : Buffer.alloc(0), extendedTimestamp(head.modifiedAt)]
  const header = Buffer.alloc(46)
  const needsZip64 = head.isZip64 || large.length > 0
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(MADE_ON_UNIX | (needsZip64 ? VERSION_ZIP64 : VERSION), 4)
  writeShared(header.subarray(6), head, needsZip64)
  header.writeUInt32LE(crc32, 16)
  header.writeUInt32LE(Math.min(compressedSize, ZIP64_FROM), 20)
  header.writeUInt32LE(Math.min(size, ZIP64_FROM), 24)
  header.writeUInt16LE(head.name.length, 28)
  header.writeUInt16LE(lengthOf(extra), 30)
  header.writeUInt32LE(head.name.at(-1) === SLASH ? FOLDER_ATTRIBUTES : FILE_ATTRIBUTES, 38)
  header.writeUInt32LE(Math.min(offset, ZIP64_FROM), 42)
  return Buffer.concat([header, head.name, ...extra])
}

/** What closes an archive whose directory of `count` entries lies at `offset` and has `size` bytes. */
export function endRecords({ count, size, offset }: { count: number; size: number; offset: number }): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, ZIP64_COUNT_FROM), 8)
  end.writeUInt16LE(Math.min(count, ZIP64_COUNT_FROM), 10)
  end.writeUInt32LE(Math.min(size, ZIP64_FROM), 12)
  end.writeUInt32LE(Math.min(offset, ZIP64_FROM), 16)
  if (count < ZIP64_COUNT_FROM && size < ZIP64_FROM && offset < ZIP64_FROM) return end
  const zip64 = Buffer.alloc(56)
  zip64.writeUInt32LE(0x06064b50, 0)
  zip64.writeBigUInt64LE(BigInt(zip64.length - 12), 4)
  zip64.writeUInt16LE(MADE_ON_UNIX | VERSION_ZIP64, 12)
  zip64.writeUInt16LE(VERSION_ZIP64, 14)
  zip64.writeBigUInt64LE(BigInt(count), 24)
  zip64.writeBigUInt64LE(BigInt(count), 32)
  zip64.writeBigUInt64LE(BigInt(size), 40)
  zip64.writeBigUInt64LE(BigInt(offset), 48)
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(offset + size), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([zip64, locator, end])
}

/** The ten bytes that both headers share, up to the checksum. */
function writeShared(header: Buffer, head: EntryHead, needsZip64: boolean): void {
  header.writeUInt16LE(needsZip64 ? VERSION_ZIP64 : VERSION, 0)
  header.writeUInt16LE(NAME_IS_UTF8 | (head.hasDescriptor ? HAS_DESCRIPTOR : 0), 2)
  header.writeUInt16LE(head.method, 4)
  header.writeUInt32LE(dosDateTime(head.modifiedAt), 6)
}

function zip64Field(values: number[]): Buffer {
  const field = Buffer.alloc(4 + 8 * values.length)
  field.writeUInt16LE(ZIP64_FIELD, 0)
  field.writeUInt16LE(8 * values.length, 2)
  for (const [index, value] of values.entries()) field.writeBigUInt64LE(BigInt(value), 4 + 8 * index)
  return field
}

function lengthOf(parts: Buffer[]): number {
  return parts.reduce((length, part) => length + part.length, 0)
}
