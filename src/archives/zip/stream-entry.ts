import { addAbortSignal, pipeline, type TransformOptions } from 'node:stream'
import { crc32, createInflateRaw, type ZlibOptions } from 'node:zlib'
import { releaseBytes } from '../../lib/release-bytes.ts'
import { STORED } from './compression-method.ts'
import type { EntryFacts } from './entry.ts'
import { CorruptEntryError, EntryLimitError } from './entry-errors.ts'
import { type EntryLimits, exceedsRatio } from './entry-limits.ts'
import { explainInflateError } from './explain-inflate-error.ts'
import { checkFacts, locateData } from './locate-data.ts'
import { type ByteRange, type RandomAccess, readExactly, ShortReadError } from './random-access.ts'
import { LOCAL_HEADER_BYTES } from './record-layout.ts'

/** zlib's own 16 KiB cost a round trip to the thread pool each. Measured: 1 MiB takes a third less time than 256 KiB. */
const INFLATE_CHUNK_BYTES = 1 << 20

/** Chunks that zlib may be ahead of whoever consumes them: it works in a thread of its own. */
const CHUNKS_AHEAD = 4

export interface StreamEntryOptions {
  limits: EntryLimits
  signal?: AbortSignal
}

/**
 * Streams an entry's unpacked bytes and checks them on the way: the last chunk is handed out only when size and
 * checksum are right, so that whoever stores the whole stream stores no damaged entry. Throws CorruptEntryError
 * where the archive lies, EntryLimitError when the real bytes pass a limit, the signal's reason when it aborts;
 * what the source throws passes.
 */
export async function* streamEntry(
  source: RandomAccess,
  entry: EntryFacts,
  { limits, signal }: StreamEntryOptions,
): AsyncGenerator<Uint8Array, void, undefined> {
  checkFacts(source, entry)
  const header = { start: entry.headerOffset, length: LOCAL_HEADER_BYTES }
  const range = locateData(source, entry, await readExactly(source, header, signal))
  const unpacked = entry.method === STORED ? rawBytes : inflatedBytes

  let held: Uint8Array | null = null
  let size = 0
  let checksum = 0
  for await (const chunk of unpacked(source, range, signal)) {
    signal?.throwIfAborted()
    size += chunk.length
    if (size > entry.size) throw new CorruptEntryError('SIZE_MISMATCH')
    if (size > limits.maxSize) throw new EntryLimitError('TOO_LARGE')
    if (exceedsRatio(size, entry.compressedSize, limits)) throw new EntryLimitError('RATIO_EXCEEDED')
    checksum = crc32(chunk, checksum)
    if (held) yield held
    held = chunk
  }
  if (size !== entry.size) throw new CorruptEntryError('SIZE_MISMATCH')
  if (checksum !== entry.crc32) throw new CorruptEntryError('CRC_MISMATCH')
  if (held) yield held
}

/** The bytes of a range as they are. The source's own faults come through as they were thrown. */
async function* rawBytes(
  source: RandomAccess,
  range: ByteRange,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (range.length === 0) return
  signal?.throwIfAborted()
  const stream = await source.stream(range, signal)
  if (signal) addAbortSignal(signal, stream)
  let received = 0
  try {
    for await (const chunk of stream) {
      received += chunk.length
      yield chunk
    }
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  }
  if (received !== range.length) throw new ShortReadError(range, received)
}

/** Bytes that follow the end of the deflate stream are left unread, as every common tool does. */
async function* inflatedBytes(
  source: RandomAccess,
  range: ByteRange,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  const fault: { error?: unknown } = {}
  async function* watchedBytes() {
    try {
      for await (const chunk of rawBytes(source, range, signal)) {
        yield chunk
        releaseBytes(chunk)
      }
    } catch (error) {
      fault.error = error
      throw error
    }
  }
  const options: ZlibOptions & TransformOptions = {
    chunkSize: INFLATE_CHUNK_BYTES,
    // With room for a byte the next chunk is asked for only when the last one is inflated, and can go.
    writableHighWaterMark: 1,
    // As objects, since a stream of bytes copies all chunks that wait into one.
    readableObjectMode: true,
    readableHighWaterMark: CHUNKS_AHEAD,
  }
  const inflate = createInflateRaw(options)
  pipeline(watchedBytes(), inflate, () => {}) // every error reaches the loop below through `inflate`
  try {
    for await (const chunk of inflate) yield chunk
  } catch (error) {
    throw 'error' in fault ? fault.error : explainInflateError(error)
  } finally {
    inflate.destroy() // and with it the source: what follows the end of the deflate stream is not worth reading
  }
}
