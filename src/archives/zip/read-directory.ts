import { Buffer } from 'node:buffer'
import { ArchiveUnreadableError } from './archive-unreadable-error.ts'
import type { ZipEntry } from './entry.ts'
import type { Directory } from './find-directory.ts'
import { centralHeaderLength, parseCentralHeader } from './parse-central-header.ts'
import { type RandomAccess, readExactly } from './random-access.ts'
import { CENTRAL_HEADER, CENTRAL_HEADER_BYTES, DIGITAL_SIGNATURE } from './record-layout.ts'

const CHUNK_BYTES = 1 << 20

export interface ReadDirectoryOptions {
  directory: Directory
  /** Most entries that are handed out; one more ends the iteration with TOO_MANY_ENTRIES. */
  maxEntries: number
  signal?: AbortSignal
}

/**
 * The entries in the order of the central directory, which is read by ranges of 1 MiB: memory doesn't grow with it.
 * One bad entry carries its defect and ends nothing. ArchiveUnreadableError may come after entries were handed out:
 * where the directory breaks off, holds another number of entries than declared, or counts bytes more than once.
 */
export async function* readDirectory(
  source: RandomAccess,
  { directory, maxEntries, signal }: ReadDirectoryOptions,
): AsyncGenerator<ZipEntry, void, undefined> {
  // More than there can be is no number to go by.
  if (directory.declaredEntries * CENTRAL_HEADER_BYTES > directory.size)
    throw new ArchiveUnreadableError('ENTRY_COUNT_MISMATCH')
  if (directory.declaredEntries > maxEntries) throw tooManyEntries(maxEntries)
  const end = directory.start + directory.size
  let chunk: Buffer = Buffer.alloc(0)
  let at = 0
  let next = directory.start
  let index = 0
  let claimedBytes = 0

  /** Makes sure that so many bytes are in the chunk from `at`; false where the directory ends before. */
  const fill = async (length: number): Promise<boolean> => {
    const rest = chunk.subarray(at)
    const range = { start: next, length: Math.min(CHUNK_BYTES, end - next) }
    if (rest.length + range.length < length) return false
    chunk = Buffer.concat([rest, await readExactly(source, range, signal)])
    at = 0
    next += range.length
    return true
  }
  const has = (length: number): boolean => chunk.length - at >= length

  while (next - chunk.length + at < end) {
    if (!has(4) && !(await fill(4))) throw new ArchiveUnreadableError('DIRECTORY_DAMAGED')
    const signature = chunk.readUInt32LE(at)
    if (signature === DIGITAL_SIGNATURE) break // the rest is the signature's own
    const isWhole = has(CENTRAL_HEADER_BYTES) || (await fill(CENTRAL_HEADER_BYTES))
    if (signature !== CENTRAL_HEADER || !isWhole) throw new ArchiveUnreadableError('DIRECTORY_DAMAGED')
    const length = centralHeaderLength(chunk, at)
    if (!has(length) && !(await fill(length))) throw new ArchiveUnreadableError('DIRECTORY_DAMAGED')
    if (index >= maxEntries) throw tooManyEntries(maxEntries)

    const entry = parseCentralHeader(chunk.subarray(at, at + length), index, directory)
    if (entry.defect === null) claimedBytes += entry.compressedSize
    // All data lie before the directory, so more than that is the same bytes counted twice: no sorting needed.
    if (claimedBytes > directory.start) throw new ArchiveUnreadableError('OVERLAPPING_ENTRIES')
    yield entry
    at += length
    index++
  }
  const counted = directory.countsModulo65536 ? index % 2 ** 16 : index
  if (counted !== directory.declaredEntries) throw new ArchiveUnreadableError('ENTRY_COUNT_MISMATCH')
}

function tooManyEntries(maxEntries: number): ArchiveUnreadableError {
  return new ArchiveUnreadableError(
    'TOO_MANY_ENTRIES',
    `This archive has more entries than are allowed (${maxEntries.toLocaleString('en')}).`,
  )
}
