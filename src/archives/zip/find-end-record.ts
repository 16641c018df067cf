import { Buffer } from 'node:buffer'
import { ArchiveUnreadableError } from './archive-unreadable-error.ts'
import { type RandomAccess, readExactly } from './random-access.ts'

const END_RECORD = Buffer.from('PK\x05\x06', 'latin1')
const END_RECORD_BYTES = 22
/** Of a ZIP64 locator (APPNOTE 4.3.15). */
export const LOCATOR_BYTES = 20
const MAX_COMMENT_BYTES = 0xffff

/** The end record with the longest comment and the ZIP64 locator before it; where that fails, tape padding. */
const searchWindows = [LOCATOR_BYTES + END_RECORD_BYTES + MAX_COMMENT_BYTES, 1 << 20]

/** The end of central directory record (APPNOTE 4.3.16), as it stands; 0xffff and 0xffffffff may mean "see ZIP64". */
export interface EndRecord {
  /** Absolute offset of the record. */
  offset: number
  disk: number
  directoryDisk: number
  entriesOnDisk: number
  entries: number
  directorySize: number
  directoryOffset: number
  /** The 20 bytes before the record, where a ZIP64 locator may be; shorter at the start of the source. */
  before: Buffer
}

/**
 * Finds the last end record. Its comment is not trusted: it may be cut short, and bytes may follow it.
 * Throws ArchiveUnreadableError where there is none, with the likeliest cause.
 */
export async function findEndRecord(source: RandomAccess, signal?: AbortSignal): Promise<EndRecord> {
  let searched = 0
  for (const window of searchWindows) {
    const length = Math.min(source.size, window)
    if (length === searched) break
    const start = source.size - length
    const tail = await readExactly(source, { start, length }, signal)
    const at = length < END_RECORD_BYTES ? -1 : tail.lastIndexOf(END_RECORD, length - END_RECORD_BYTES)
    if (at >= LOCATOR_BYTES || (at >= 0 && start === 0)) return parse(tail, at, start + at)
    searched = length
  }
  throw await explainMissingEnd(source, signal)
}

function parse(tail: Buffer, at: number, offset: number): EndRecord {
  return {
    offset,
    disk: tail.readUInt16LE(at + 4),
    directoryDisk: tail.readUInt16LE(at + 6),
    entriesOnDisk: tail.readUInt16LE(at + 8),
    entries: tail.readUInt16LE(at + 10),
    directorySize: tail.readUInt32LE(at + 12),
    directoryOffset: tail.readUInt32LE(at + 16),
    before: tail.subarray(Math.max(0, at - LOCATOR_BYTES), at),
  }
}

async function explainMissingEnd(
  source: RandomAccess,
  signal?: AbortSignal,
): Promise<ArchiveUnreadableError> {
  const start = await readExactly(source, { start: 0, length: Math.min(4, source.size) }, signal)
  switch (start.toString('latin1')) {
    case 'PK\x03\x04':
      return new ArchiveUnreadableError('TRUNCATED')
    case 'PK\x07\x08':
      return new ArchiveUnreadableError('MULTI_DISK')
    default:
      return new ArchiveUnreadableError('NOT_A_ZIP')
  }
}
