import { ArchiveUnreadableError } from './archive-unreadable-error.ts'
import { type EndRecord, LOCATOR_BYTES } from './find-end-record.ts'
import { type RandomAccess, readExactly } from './random-access.ts'
import { readUInt64 } from './read-uint64.ts'

const LOCATOR = 0x07064b50
const RECORD = 0x06064b50
const RECORD_BYTES = 56
/** Fields of version 2 that say how the directory itself is compressed and encrypted. */
const VERSION_2_BYTES = 22
const DIRECTORY_ENCRYPTION_VERSION = 62

/** The ZIP64 end of central directory record (APPNOTE 4.3.14). */
export interface Zip64EndRecord {
  /** Absolute offset where the record really is. */
  offset: number
  disk: number
  directoryDisk: number
  entriesOnDisk: number
  entries: number
  directorySize: number
  directoryOffset: number
  isDirectoryEncrypted: boolean
}

/**
 * Finds the ZIP64 end record by its locator: where that says, or, in an archive with bytes before its start,
 * directly before the locator. Null where there is no locator, or none of both.
 */
export async function findZip64EndRecord(
  source: RandomAccess,
  end: EndRecord,
  signal?: AbortSignal,
): Promise<Zip64EndRecord | null> {
  const locator = end.before
  if (locator.length < LOCATOR_BYTES || locator.readUInt32LE(0) !== LOCATOR) return null
  const locatorOffset = end.offset - LOCATOR_BYTES
  if (locator.readUInt32LE(16) > 1) throw new ArchiveUnreadableError('MULTI_DISK')

  for (const offset of [readUInt64(locator, 8), locatorOffset - RECORD_BYTES]) {
    if (offset === null || offset < 0 || offset + RECORD_BYTES > locatorOffset) continue
    const record = await parseAt(source, { offset, limit: locatorOffset }, signal)
    if (record) return record
  }
  return null
}

async function parseAt(
  source: RandomAccess,
  { offset, limit }: { offset: number; limit: number },
  signal?: AbortSignal,
): Promise<Zip64EndRecord | null> {
  const length = Math.min(RECORD_BYTES + VERSION_2_BYTES, limit - offset)
  const record = await readExactly(source, { start: offset, length }, signal)
  if (record.readUInt32LE(0) !== RECORD) return null

  const entriesOnDisk = readUInt64(record, 24)
  const entries = readUInt64(record, 32)
  const directorySize = readUInt64(record, 40)
  const directoryOffset = readUInt64(record, 48)
  if (entriesOnDisk === null || entries === null || directorySize === null || directoryOffset === null) {
    throw new ArchiveUnreadableError('ZIP64_DAMAGED')
  }
  const hasVersion2 =
    record.readUInt16LE(14) >= DIRECTORY_ENCRYPTION_VERSION && length === RECORD_BYTES + VERSION_2_BYTES
  return {
    offset,
    disk: record.readUInt32LE(16),
    directoryDisk: record.readUInt32LE(20),
    entriesOnDisk,
    entries,
    directorySize,
    directoryOffset,
    // a compression method or an encryption algorithm of the directory
    isDirectoryEncrypted: hasVersion2 && (record.readUInt16LE(56) !== 0 || record.readUInt16LE(74) !== 0),
  }
}
