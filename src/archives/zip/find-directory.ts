import { ArchiveUnreadableError } from './archive-unreadable-error.ts'
import { type EndRecord, findEndRecord } from './find-end-record.ts'
import { findZip64EndRecord, type Zip64EndRecord } from './find-zip64-end-record.ts'
import { type RandomAccess, readExactly } from './random-access.ts'
import { CENTRAL_HEADER, CENTRAL_HEADER_BYTES } from './record-layout.ts'

/** A kibibyte for each of a million entries. A header can take 192 KiB, so that a count alone bounds little. */
const MAX_DIRECTORY_BYTES = 1 << 30

/** Where the central directory is, and what the end records say of it. */
export interface Directory {
  /** Absolute offset of its first byte. */
  start: number
  /** Size in bytes. */
  size: number
  /** Bytes before the archive that its own offsets don't count, as in most self-extractors. */
  shift: number
  declaredEntries: number
  /** The declared number has only 16 bits: writers without ZIP64 let it overflow. */
  countsModulo65536: boolean
}

type DirectoryClaims = Pick<EndRecord, 'entries' | 'entriesOnDisk' | 'directorySize' | 'directoryOffset'>

/**
 * Finds the central directory by the records at the end of the archive. It is taken to end where these begin, as
 * the common tools do, so that bytes before the archive only shift every offset.
 * Throws ArchiveUnreadableError; reads at most the last mebibyte and a few records.
 */
export async function findDirectory(source: RandomAccess, signal?: AbortSignal): Promise<Directory> {
  const end = await findEndRecord(source, signal)
  const zip64 = await findZip64EndRecord(source, end, signal)
  if (zip64?.isDirectoryEncrypted) throw new ArchiveUnreadableError('DIRECTORY_ENCRYPTED')
  refuseSeveralDisks(end, zip64)

  const { entries, entriesOnDisk, directorySize, directoryOffset } = reconcile(end, zip64)
  const start = (zip64 ?? end).offset - directorySize
  const shift = start - directoryOffset
  if (start < 0) throw new ArchiveUnreadableError('DIRECTORY_NOT_FOUND')
  if (directorySize > MAX_DIRECTORY_BYTES) throw new ArchiveUnreadableError('DIRECTORY_TOO_LARGE')
  if (entriesOnDisk !== entries) throw new ArchiveUnreadableError('ENTRY_COUNT_MISMATCH')
  if (directorySize > 0 && !(await isCentralHeaderAt(source, { start, length: directorySize }, signal))) {
    throw new ArchiveUnreadableError(shift === 0 ? 'DIRECTORY_DAMAGED' : 'DIRECTORY_NOT_FOUND')
  }
  if (shift < 0) throw new ArchiveUnreadableError('OFFSETS_INCONSISTENT')
  return { start, size: directorySize, shift, declaredEntries: entries, countsModulo65536: zip64 === null }
}

function refuseSeveralDisks(end: EndRecord, zip64: Zip64EndRecord | null): void {
  const last = zip64 && end.disk === 0xffff ? zip64.disk : end.disk
  const first = zip64 && end.directoryDisk === 0xffff ? zip64.directoryDisk : end.directoryDisk
  if (last !== 0 || first !== 0) throw new ArchiveUnreadableError('MULTI_DISK')
}

/** The ZIP64 record tells the full values; the classic one must tell the same, or "see ZIP64", or their low bits. */
function reconcile(end: EndRecord, zip64: Zip64EndRecord | null): DirectoryClaims {
  if (!zip64) {
    const pointsToZip64 = end.directorySize === 0xffffffff || end.directoryOffset === 0xffffffff
    if (pointsToZip64) throw new ArchiveUnreadableError('ZIP64_DAMAGED')
    return end
  }
  const agree =
    (end.entries === 0xffff || end.entries === zip64.entries % 2 ** 16) &&
    (end.directorySize === 0xffffffff || end.directorySize === zip64.directorySize % 2 ** 32) &&
    (end.directoryOffset === 0xffffffff || end.directoryOffset === zip64.directoryOffset % 2 ** 32)
  if (!agree) throw new ArchiveUnreadableError('END_RECORDS_DISAGREE')
  return zip64
}

async function isCentralHeaderAt(
  source: RandomAccess,
  directory: { start: number; length: number },
  signal?: AbortSignal,
): Promise<boolean> {
  if (directory.length < CENTRAL_HEADER_BYTES) return false
  const signature = await readExactly(source, { start: directory.start, length: 4 }, signal)
  return signature.readUInt32LE(0) === CENTRAL_HEADER
}
