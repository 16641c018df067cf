import { fdatasync, writev } from 'node:fs'
import { promisify } from 'node:util'
import { orFault } from './fault.ts'

const fdatasyncAsync = promisify(fdatasync)
const writevAsync = promisify(writev)

/** Measured: smaller writes cost more calls, those of 1 MiB twice the kernel's time. */
const writeSize = 256 * 1024

/** IOV_MAX of Linux and macOS. Beyond it libuv makes several calls of one, and would not see that one was cut short. */
const writeChunks = 1024

/** After so many bytes the disk begins to sync, while more are written: at the end little is left to wait for. */
const syncSize = 32 * 1024 ** 2

/**
 * Writes all bytes of a source to an open file, in large writes and without copying. While one write is under way the
 * chunks of the next are gathered, so that the source and the disk work at the same time; more is never held. Large
 * chunks are cut: Node counts what writev wrote in 32 bits.
 * @param options.at Where in the file the first byte belongs; by default where the file is.
 * @param options.release Called with each chunk once it's written.
 * @returns the bytes that were written. The last of them are not synced.
 */
export async function writeBytes(
  file: number,
  source: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  { at, release = () => {} }: { at?: number; release?: ((chunk: Uint8Array) => void) | undefined } = {},
): Promise<number> {
  let size = 0
  let position = at
  let gathered: Uint8Array[] = []
  let gatheredSize = 0
  // Chunks all of whose pieces are gathered or written.
  let used: Uint8Array[] = []
  let writing = Promise.resolve()
  const sync = new EarlySync(file)
  const write = async () => {
    await writing
    sync.written(gatheredSize)
    writing = writeWhole(file, gathered, position)
    if (position !== undefined) position += gatheredSize
    const written = used
    writing = writing.then(() => written.forEach(release))
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
        if (start + writeSize >= chunk.length) used.push(chunk)
        if (gatheredSize >= writeSize || gathered.length === writeChunks) await write()
      }
    }
    await write()
    await writing
    await sync.end()
    return size
  } finally {
    // The caller closes the file, which must not happen under a call.
    await writing.catch(() => {})
    await sync.end().catch(() => {})
  }
}

/** Syncs a file while it grows, once at a time. */
class EarlySync {
  readonly #file: number
  #unsynced = 0
  #syncing: Promise<void> | null = null

  constructor(file: number) {
    this.#file = file
  }

  written(bytes: number): void {
    this.#unsynced += bytes
    if (this.#unsynced < syncSize || this.#syncing !== null) return
    this.#unsynced = 0
    const syncing = orFault(fdatasyncAsync(this.#file))
    this.#syncing = syncing
    // An error stays to be found at the end: the disk tells it once, and then takes the bytes for synced.
    syncing.then(() => (this.#syncing = null)).catch(() => {})
  }

  /** @throws StorageError where what was written didn't reach the disk. */
  async end(): Promise<void> {
    await this.#syncing
  }
}

async function writeWhole(file: number, chunks: Uint8Array[], at: number | undefined): Promise<void> {
  let rest = chunks
  let position = at
  while (rest.length > 0) {
    const { bytesWritten } = await orFault(writevAsync(file, rest, position))
    rest = without(rest, bytesWritten)
    if (position !== undefined) position += bytesWritten
  }
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
