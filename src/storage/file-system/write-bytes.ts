import { writev } from 'node:fs'
import { promisify } from 'node:util'
import { releaseBytes } from '../../lib/release-bytes.ts'
import { orFault } from './fault.ts'

const writevAsync = promisify(writev)

/** Measured: smaller writes cost more calls, larger ones more of the kernel's time, up to twice as much at 1 MiB. */
const writeSize = 128 * 1024

/** IOV_MAX of Linux and macOS. Beyond it libuv makes several calls of one, and would not see that one was cut short. */
const writeChunks = 1024

/**
 * Appends all bytes of a source to an open file, in large writes and without copying. While one write is under way the
 * chunks of the next are gathered, so that the source and the disk work at the same time; more is never held. Large
 * chunks are cut: Node counts what writev wrote in 32 bits.
 * @param options.releases Free the memory of each chunk once it's written.
 * @returns the bytes that were written.
 */
export async function writeBytes(
  file: number,
  source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  { releases = false }: { releases?: boolean } = {},
): Promise<number> {
  let size = 0
  let gathered: Uint8Array[] = []
  let gatheredSize = 0
  // Chunks all of whose pieces are gathered or written.
  let used: Uint8Array[] = []
  let writing = Promise.resolve()
  const write = async () => {
    await writing
    writing = writeWhole(file, gathered, used)
    // Thrown where it is awaited, which may be only after the source's next chunk.
    writing.catch(() => {})
    gathered = []
    gatheredSize = 0
    used = []
  }
  try {
    for await (const chunk of source) {
      size += chunk.length
      for (let start = 0; start < chunk.length; start += writeSize) {
        const piece = chunk.subarray(start, start + writeSize)
        gathered.push(piece)
        gatheredSize += piece.length
        const isLast = start + writeSize >= chunk.length
        if (releases && isLast) used.push(chunk)
        if (gatheredSize >= writeSize || gathered.length === writeChunks) await write()
      }
    }
    await write()
    await writing
    return size
  } finally {
    // The caller closes the file, which must not happen under a write.
    await writing.catch(() => {})
  }
}

async function writeWhole(file: number, chunks: Uint8Array[], used: Uint8Array[]): Promise<void> {
  let rest = chunks
  while (rest.length > 0) {
    const { bytesWritten } = await orFault(writevAsync(file, rest))
    rest = without(rest, bytesWritten)
  }
  used.forEach(releaseBytes)
}

/** A disk that is nearly full takes only a part; the rest is written again and gets the error. */
function without(chunks: Uint8Array[], written: number): Uint8Array[] {
  let skipped = 0
  for (const [index, chunk] of chunks.entries()) {
    if (skipped + chunk.length > written)
      return [chunk.subarray(written - skipped), ...chunks.slice(index + 1)]
    skipped += chunk.length
  }
  return []
}
