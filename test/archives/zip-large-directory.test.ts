import { Buffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { findDirectory } from '../../src/archives/zip/find-directory.ts'
import type { ByteRange, RandomAccess } from '../../src/archives/zip/random-access.ts'
import { readDirectory } from '../../src/archives/zip/read-directory.ts'
import { zip64Records } from './zip-writer.ts'

const NAME_BYTES = 20
const LOCAL_BYTES = 30 + NAME_BYTES
const CENTRAL_BYTES = 46 + NAME_BYTES
const MEBIBYTE = 2 ** 20

test('lists a million entries in the memory of a few', { timeout: 60_000 }, async () => {
  const count = 1_000_000
  const source = largeArchive(count)
  const directory = await findDirectory(source)
  const before = used()
  const started = performance.now()
  let peak = 0
  let last = ''
  let found = 0
  for await (const entry of readDirectory(source, { directory, maxEntries: count })) {
    last = entry.name
    if (++found % 50_000 === 0) peak = Math.max(peak, used() - before)
  }
  const seconds = (performance.now() - started) / 1000
  console.info(
    `${Math.round(count / seconds)} entries/s, ${Math.round(peak / MEBIBYTE)} MiB more at the peak`,
  )
  expect(found).toBe(count)
  expect(last).toBe('d99/e/file-0000999999'.slice(-NAME_BYTES))
  expect(peak).toBeLessThan(128 * MEBIBYTE)
})

function used(): number {
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** An archive of empty files that exists only where it is read. */
function largeArchive(count: number): RandomAccess {
  const directoryStart = count * LOCAL_BYTES
  const directoryEnd = directoryStart + count * CENTRAL_BYTES
  const end = endRecords({ count, size: count * CENTRAL_BYTES, offset: directoryStart })
  const size = directoryEnd + end.length
  const header = centralHeader()

  const read = async ({ start, length }: ByteRange): Promise<Buffer> => {
    const bytes = Buffer.alloc(length)
    if (start + length > directoryEnd) {
      end.copy(bytes, Math.max(0, directoryEnd - start), Math.max(0, start - directoryEnd))
    }
    const first = Math.max(0, Math.floor((start - directoryStart) / CENTRAL_BYTES))
    for (let index = first; index < count; index++) {
      const at = directoryStart + index * CENTRAL_BYTES - start
      if (at >= length) break
      header.writeUInt32LE(index * LOCAL_BYTES, 42)
      header.write(`file-${String(index).padStart(10, '0')}`, 46 + 5, 'latin1')
      header.copy(bytes, Math.max(0, at), Math.max(0, -at))
    }
    return bytes
  }
  return { size, read, stream: () => Promise.reject(new Error('Nothing here is to be streamed.')) }
}

function centralHeader(): Buffer {
  const header = Buffer.alloc(CENTRAL_BYTES)
  header.write('PK\x01\x02', 0, 'latin1')
  header.writeUInt16LE(0x21, 14)
  header.writeUInt16LE(NAME_BYTES, 28)
  header.write('99/e/', 46, 'latin1')
  return header
}

function endRecords(directory: { count: number; size: number; offset: number }): Buffer {
  const end = Buffer.alloc(22, 0xff)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt32LE(0, 4)
  end.writeUInt16LE(0, 20)
  return Buffer.concat([zip64Records(directory), end])
}
