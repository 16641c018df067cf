import { createHash, hash } from 'node:crypto'
import { createReadStream, readSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { Readable, type TransformOptions } from 'node:stream'
import { promisify } from 'node:util'
import { createInflateRaw, inflateRaw, inflateRawSync, type ZlibOptions } from 'node:zlib'
import type { ZipEntry } from '../../src/archives/zip/entry.ts'
import { findDirectory } from '../../src/archives/zip/find-directory.ts'
import type { ByteRange, RandomAccess } from '../../src/archives/zip/random-access.ts'
import { readDirectory } from '../../src/archives/zip/read-directory.ts'
import { bounded } from '../../src/lib/bounded.ts'

// The least that an extraction must do: inflate each entry and hash what comes out. Nothing is checked and nothing kept.

const localHeaderBytes = 30
const chunkSize = 1024 ** 2

/** Up to here a trip to another thread costs more than it brings. */
const maxSyncBytes = 64 * 1024
const maxWholeBytes = 16 * 1024 ** 2

const inflateInPool = promisify(inflateRaw)

/** Gives the seconds it took, without the reading of the directory. */
export async function inflateAndHash(path: string): Promise<number> {
  await using file = await open(path)
  const entries = await listEntries(file)
  const start = performance.now()
  const small = entries.filter(({ size }) => size <= maxSyncBytes)
  for (const entry of small) {
    const packed = readPacked(file, entry)
    hash('sha256', inflateRawSync(packed, { chunkSize: entry.size, maxOutputLength: entry.size }))
  }
  const whole = entries.filter(({ size }) => size > maxSyncBytes && size <= maxWholeBytes)
  await bounded({
    items: whole,
    limit: 4,
    run: async (entry) => {
      const packed = readPacked(file, entry)
      hash('sha256', await inflateInPool(packed, { chunkSize: entry.size, maxOutputLength: entry.size }))
    },
  })
  for (const entry of entries.filter(({ size }) => size > maxWholeBytes)) await streamAndHash(path, entry)
  return (performance.now() - start) / 1000
}

/** The archives of the benchmark have no extra fields. */
const dataStart = ({ headerOffset, rawName }: ZipEntry) => headerOffset + localHeaderBytes + rawName.length

function readPacked(file: FileHandle, entry: ZipEntry): Buffer {
  const packed = Buffer.allocUnsafe(entry.compressedSize)
  readSync(file.fd, packed, 0, packed.length, dataStart(entry))
  return packed
}

async function streamAndHash(path: string, entry: ZipEntry): Promise<void> {
  const start = dataStart(entry)
  const packed = createReadStream(path, {
    start,
    end: start + entry.compressedSize - 1,
    highWaterMark: chunkSize,
  })
  const sha256 = createHash('sha256')
  // With room for some chunks it inflates on while one is hashed. A stream of bytes would copy them into one.
  const options: ZlibOptions & TransformOptions = {
    chunkSize,
    readableObjectMode: true,
    readableHighWaterMark: 4,
  }
  for await (const chunk of packed.pipe(createInflateRaw(options))) sha256.update(chunk)
  sha256.digest('hex')
}

async function listEntries(file: FileHandle): Promise<ZipEntry[]> {
  const { size } = await file.stat()
  const source: RandomAccess = {
    size,
    read: async ({ start, length }: ByteRange) =>
      (await file.read(Buffer.alloc(length), 0, length, start)).buffer,
    stream: async () => Readable.from([]),
  }
  const directory = await findDirectory(source)
  return await Array.fromAsync(readDirectory(source, { directory, maxEntries: 100_000 }))
}
