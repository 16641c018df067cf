import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { findDirectory } from '../../../src/archives/zip/find-directory.ts'
import type { RandomAccess } from '../../../src/archives/zip/random-access.ts'
import { readDirectory } from '../../../src/archives/zip/read-directory.ts'
import { writeZip } from '../../../src/exports/formats/zip/write-zip.ts'
import {
  centralHeader,
  dataDescriptor,
  endRecords,
  localHeader,
} from '../../../src/exports/formats/zip/zip-headers.ts'
import { bufferSource } from '../../archives/zip-sources.ts'
import { useBuiltFiles } from './built-files.ts'
import { complaintsOfZip } from './reader-tools.ts'
import { makeItem, options } from './test-items.ts'

const build = useBuiltFiles()
const locator = Buffer.from('PK\x06\x07')

async function* manyItems(count: number) {
  const item = makeItem('', '')
  const empty = { ...item, open: async () => ({ bytes: Buffer.alloc(0), sha256: item.sha256 }) }
  for (let number = 0; number < count; number++) yield { ...empty, path: `folder-${number % 100}/${number}` }
}

async function countEntries(source: RandomAccess): Promise<number> {
  let count = 0
  for await (const _ of readDirectory(source, {
    directory: await findDirectory(source),
    maxEntries: 1_000_000,
  }))
    count++
  return count
}

describe('the number of entries', () => {
  test('65,534 need no ZIP64', () => {
    const end = endRecords({ count: 65_534, size: 1, offset: 1 })
    expect([end.length, end.readUInt16LE(10)]).toEqual([22, 65_534])
  })

  test.each([65_535, 65_536])('%i need ZIP64', async (count) => {
    const path = await build(writeZip(manyItems(count), options))
    const archive = await readFile(path)
    expect(archive.subarray(-42, -38).equals(locator)).toBe(true)
    expect(await countEntries(bufferSource(archive))).toBe(count)
    // The number that looks like the mark of ZIP64 itself; the benchmark shows a larger one to all readers.
    if (count === 65_535) expect(complaintsOfZip(path)).toEqual([])
  })
})

const gibibyte = 1024 ** 3
const plain = { modifiedAt: options.createdAt, method: 0, hasDescriptor: false } as const

/** An archive with holes of the size that entries would have; nobody reads those. */
async function listLarge(entries: { name: string; size: number }[]) {
  const written: { at: number; bytes: Buffer }[] = []
  const central: Buffer[] = []
  let end = 0
  for (const { name, size } of entries) {
    const head = { ...plain, name: Buffer.from(name), isZip64: size >= 0xffffffff }
    const sizes = { crc32: 7, size, compressedSize: size }
    central.push(centralHeader(head, sizes, end))
    const header = localHeader(head, sizes)
    written.push({ at: end, bytes: header })
    end += header.length + size
  }
  const directory = Buffer.concat(central)
  const last = endRecords({ count: entries.length, size: directory.length, offset: end })
  written.push({ at: end, bytes: Buffer.concat([directory, last]) })
  const source: RandomAccess = {
    size: end + directory.length + last.length,
    read: async ({ start, length }) => {
      const bytes = Buffer.alloc(length)
      for (const piece of written) {
        const from = Math.max(0, start - piece.at)
        if (from < piece.bytes.length && piece.at < start + length) {
          piece.bytes.copy(bytes, Math.max(0, piece.at - start), from)
        }
      }
      return bytes
    },
    stream: async () => Readable.from([]),
  }
  const found = await Array.fromAsync(
    readDirectory(source, { directory: await findDirectory(source), maxEntries: 10 }),
  )
  return { found: found.map(({ name, size, headerOffset }) => ({ name, size, headerOffset })), central, last }
}

describe('sizes and offsets', () => {
  test('an entry beyond 4 GiB, and what follows it, are found again', async () => {
    const { found, central, last } = await listLarge([
      { name: 'small', size: 5 },
      { name: 'huge', size: 5 * gibibyte },
      { name: 'behind', size: 9 },
    ])
    expect(found.map(({ name, size }) => [name, size])).toEqual([
      ['small', 5],
      ['huge', 5 * gibibyte],
      ['behind', 9],
    ])
    expect(found.at(-1)?.headerOffset).toBeGreaterThan(5 * gibibyte)
    expect(central.map((header) => header.readUInt16LE(6))).toEqual([20, 45, 45])
    expect(last.length).toBe(98)
  })

  test('four entries of a gibibyte need ZIP64 in the end record alone', async () => {
    const { found, central, last } = await listLarge(
      Array.from({ length: 4 }, (_, number) => ({ name: `${number}`, size: gibibyte })),
    )
    expect(found).toHaveLength(4)
    expect(central.map((header) => header.readUInt16LE(6))).toEqual([20, 20, 20, 20])
    expect(last.length).toBe(98)
  })

  test('what follows the data of an entry has as many bits as its header said', () => {
    const sizes = { crc32: 1, size: 5 * gibibyte, compressedSize: 2 }
    const head = { ...plain, name: Buffer.from('a'), hasDescriptor: true }
    expect(dataDescriptor({ ...head, isZip64: true }, sizes).readBigUInt64LE(16)).toBe(BigInt(sizes.size))
    expect(dataDescriptor({ ...head, isZip64: false }, { ...sizes, size: 3 }).readUInt32LE(12)).toBe(3)
  })
})
