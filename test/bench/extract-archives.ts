import { Buffer } from 'node:buffer'
import { createCipheriv } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { constants, crc32, deflateRawSync } from 'node:zlib'
import { type EntryToWrite, writeZip } from '../archives/zip-writer.ts'

const MiB = 1024 ** 2

/** All content is cut from so many bytes, which are always the same. */
const contentBytes = 32 * MiB

/** With so many random bytes between the lines deflate saves about half. */
const randomShare = 0.35

const shapes = [
  { name: '20,000 × 2 KiB', measured: { count: 20_000, size: 2048 }, warmUp: { count: 2_000, size: 2048 } },
  { name: '200 × 1 MiB', measured: { count: 200, size: MiB }, warmUp: { count: 20, size: MiB } },
  { name: '1 × 1 GiB', measured: { count: 1, size: 1024 * MiB }, warmUp: { count: 1, size: 128 * MiB } },
] as const

type Shape = { count: number; size: number }

export type BenchArchive = { path: string; count: number; bytes: number }

/** An archive to measure with, and a smaller one of its kind to warm up with. */
export type ArchivePair = { name: string; measured: BenchArchive; warmUp: BenchArchive }

/** Writes the archives into a directory; the same bytes each time. */
export async function makeArchives(directory: string): Promise<ArchivePair[]> {
  const content = makeContent()
  const write = (shape: Shape) => writeArchive(directory, { content, ...shape })
  const pairs: ArchivePair[] = []
  for (const { name, measured, warmUp } of shapes)
    pairs.push({ name, measured: await write(measured), warmUp: await write(warmUp) })
  return pairs
}

async function writeArchive(
  directory: string,
  { content, count, size }: Shape & { content: Buffer },
): Promise<BenchArchive> {
  const path = join(directory, `${count}-of-${size}.zip`)
  const isCut = size <= contentBytes
  await writeFile(path, isCut ? writeZip(cutEntries(content, { count, size })) : largeEntry(content, size))
  return { path, count, bytes: count * size }
}

/** Where the content isn't enough for all entries, it's used again. */
function cutEntries(content: Buffer, { count, size }: Shape): EntryToWrite[] {
  const packed = Array.from({ length: Math.min(count, content.length / size) }, (_, n) => {
    const data = content.subarray(n * size, (n + 1) * size)
    return { stored: deflateRawSync(data), crc32: crc32(data), size, method: 8 }
  })
  return Array.from({ length: count }, (_, n) => ({
    name: `folder-${Math.floor(n / 100)}/file-${n}.dat`,
    ...packed[n % packed.length],
  }))
}

/** The pieces of an archive with one entry: the content again and again, since to deflate it all takes too long. */
function largeEntry(content: Buffer, size: number): Buffer[] {
  const times = size / content.length
  // Nothing behind a full flush refers to what is before it.
  const block = deflateRawSync(content, { finishFlush: constants.Z_FULL_FLUSH })
  const lastBlock = Buffer.from([3, 0])
  let checksum = 0
  for (let n = 0; n < times; n++) checksum = crc32(content, checksum)
  const name = 'folder/file.dat'
  const compressedSize = block.length * times + lastBlock.length
  const headers = writeZip([
    { name, method: 8, stored: Buffer.alloc(0), crc32: checksum, size, compressedSize },
  ])
  const dataAt = 30 + name.length
  // The end record must say where the directory is when the data lie before it.
  headers.writeUInt32LE(dataAt + compressedSize, headers.length - 6)
  const blocks = Array<Buffer>(times).fill(block)
  return [headers.subarray(0, dataAt), ...blocks, lastBlock, headers.subarray(dataAt)]
}

/** Lines as in a log, with random bytes between them. */
function makeContent(): Buffer {
  const key = Buffer.alloc(16, 'stevedore')
  const random = createCipheriv('aes-128-ctr', key, key).update(Buffer.alloc(contentBytes))
  const content = Buffer.from(random)
  for (let at = 0; at < contentBytes - 256; ) {
    const path = `/files/${random.toString('hex', at, at + 4)}`
    const line = JSON.stringify({
      level: 'info',
      method: 'GET',
      path,
      status: 200,
      bytes: random.readUInt16LE(at),
    })
    const written = content.write(`${line}\n`, at, 'latin1')
    at += written + Math.round((written * randomShare) / (1 - randomShare))
  }
  return content
}
