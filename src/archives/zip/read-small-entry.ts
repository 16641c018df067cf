import type { Buffer } from 'node:buffer'
import { promisify } from 'node:util'
import { crc32, inflateRaw, inflateRawSync } from 'node:zlib'
import { DEFLATED } from './compression-method.ts'
import type { EntryFacts } from './entry.ts'
import { CorruptEntryError, EntryLimitError } from './entry-errors.ts'
import { explainInflateError } from './explain-inflate-error.ts'
import { checkFacts, locateData } from './locate-data.ts'
import { type RandomAccess, readExactly } from './random-access.ts'
import { LOCAL_HEADER_BYTES } from './record-layout.ts'

/** Room for the name and extra fields of most local headers, so that one read brings the data too. */
const HEADER_SLACK_BYTES = 512

/** Up to here inflating takes less of the main thread (under 0.1 ms) than handing it to the thread pool does. */
const MAX_SYNC_BYTES = 64 * 1024

const inflateInPool = promisify(inflateRaw)

export interface ReadSmallEntryOptions {
  /** Most bytes to hold in memory, compressed or not. */
  maxSize: number
  signal?: AbortSignal
}

/**
 * Reads a whole entry into memory, mostly with one ranged read, and checks its size and checksum. The bytes may be a
 * view of what the source gave, so they are not to be changed. Throws CorruptEntryError where the archive lies, EntryLimitError beyond `maxSize`; what the source throws passes.
 */
export async function readSmallEntry(
  source: RandomAccess,
  entry: EntryFacts,
  { maxSize, signal }: ReadSmallEntryOptions,
): Promise<Buffer> {
  if (Math.max(entry.size, entry.compressedSize) > maxSize) throw new EntryLimitError('TOO_LARGE')
  checkFacts(source, entry)
  const compressed = await readCompressed(source, entry, signal)
  const data = entry.method === DEFLATED ? await inflate(compressed, entry.size) : compressed
  signal?.throwIfAborted()
  if (data.length !== entry.size) throw new CorruptEntryError('SIZE_MISMATCH')
  if (crc32(data) !== entry.crc32) throw new CorruptEntryError('CRC_MISMATCH')
  return data
}

async function readCompressed(
  source: RandomAccess,
  entry: EntryFacts,
  signal?: AbortSignal,
): Promise<Buffer> {
  const start = entry.headerOffset
  const guess = LOCAL_HEADER_BYTES + HEADER_SLACK_BYTES + entry.compressedSize
  const bytes = await readExactly(source, { start, length: Math.min(guess, source.size - start) }, signal)
  const range = locateData(source, entry, bytes)
  const at = range.start - start
  if (at + range.length <= bytes.length) return bytes.subarray(at, at + range.length)
  return readExactly(source, range, signal)
}

/** One byte more than declared ends the work: the output buffer is as large as the declared size. */
async function inflate(compressed: Buffer, size: number): Promise<Buffer> {
  const options = { maxOutputLength: Math.max(1, size), chunkSize: Math.max(64, size) }
  try {
    return size <= MAX_SYNC_BYTES
      ? inflateRawSync(compressed, options)
      : await inflateInPool(compressed, options)
  } catch (error) {
    throw explainInflateError(error)
  }
}
