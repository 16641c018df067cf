import { Buffer } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { findDirectory } from '../../src/archives/zip/find-directory.ts'
import type { RandomAccess } from '../../src/archives/zip/random-access.ts'
import { readDirectory } from '../../src/archives/zip/read-directory.ts'
import { unlessUnreadable } from './zip-read-all.ts'
import { bufferSource, failingSource } from './zip-sources.ts'
import { type EntryToWrite, extraField, writeZip } from './zip-writer.ts'
import { packWithYazl } from './zip-yazl.ts'

const hello = Buffer.from('hello')
const two: EntryToWrite[] = [
  { name: 'a.txt', data: hello },
  { name: 'b.txt', data: hello, method: 8 },
]

async function names(source: RandomAccess, maxEntries = 100_000): Promise<string[]> {
  const found: string[] = []
  const directory = await findDirectory(source)
  for await (const entry of readDirectory(source, { directory, maxEntries })) found.push(entry.name)
  return found
}

const outcome = (bytes: Buffer, maxEntries?: number) =>
  unlessUnreadable(names(bufferSource(bytes), maxEntries))

describe('finding the directory', () => {
  test.each([
    ['a plain archive', {}],
    ['bytes before it that no offset counts', { prefix: Buffer.from('#!/bin/sh\nexit\n') }],
    ['bytes before it that every offset counts', { prefix: Buffer.alloc(5000, 7), isPrefixCounted: true }],
    ['the longest comment', { comment: Buffer.alloc(65_535, 'x') }],
    ['200 KB of padding after it', { trailing: Buffer.alloc(200_000) }],
    ['ZIP64 records', { zip64: true }],
    ['ZIP64 records and uncounted bytes before it', { zip64: true, prefix: Buffer.alloc(300, 1) }],
    ['ZIP64 records and the longest comment', { zip64: true, comment: Buffer.alloc(65_535, 'x') }],
  ])('reads %s', async (_, archive) => {
    expect(await outcome(writeZip(two, archive))).toEqual(['a.txt', 'b.txt'])
  })

  test('reads an archive without entries', async () => {
    expect(await outcome(writeZip([]))).toEqual([])
  })

  test('reads an archive whose comment is cut short', async () => {
    const bytes = writeZip(two, { comment: Buffer.alloc(100) })
    expect(await outcome(bytes.subarray(0, -50))).toEqual(['a.txt', 'b.txt'])
  })

  test('gives header offsets that count the bytes before the archive', async () => {
    const prefix = Buffer.alloc(111, 1)
    const source = bufferSource(writeZip(two, { prefix }))
    const directory = await findDirectory(source)
    const offsets = []
    for await (const entry of readDirectory(source, { directory, maxEntries: 9 }))
      offsets.push(entry.headerOffset)
    expect(offsets).toEqual([111, 111 + 30 + 5 + 5])
  })

  test('says of an empty file and of text that they are no archives', async () => {
    expect(await outcome(Buffer.alloc(0))).toBe('NOT_A_ZIP')
    expect(await outcome(Buffer.from('<html>'))).toBe('NOT_A_ZIP')
    expect(await outcome(Buffer.alloc(3_000_000, 'PK'))).toBe('NOT_A_ZIP')
  })

  test('calls every beginning of an archive cut short', async () => {
    const bytes = writeZip(two)
    for (let length = 4; length < bytes.length; length++) {
      expect(await outcome(bytes.subarray(0, length)), `${length} bytes`).toBe('TRUNCATED')
    }
  })

  test('refuses an archive with bytes missing before its directory', async () => {
    const bytes = writeZip(two)
    expect(await outcome(Buffer.concat([bytes.subarray(0, 10), bytes.subarray(20)]))).toBe(
      'OFFSETS_INCONSISTENT',
    )
  })

  test('refuses a directory that is encrypted, or compressed', async () => {
    const bytes = writeZip(two, { zip64: true })
    const at = bytes.lastIndexOf('PK\x06\x06')
    for (const field of [56, 74]) {
      const version2 = Buffer.alloc(28)
      version2.writeUInt16LE(1, field - 56)
      const changed = Buffer.concat([bytes.subarray(0, at + 56), version2, bytes.subarray(at + 56)])
      changed.writeUInt16LE(62, at + 14)
      expect(await outcome(changed)).toBe('DIRECTORY_ENCRYPTED')
    }
  })

  test('refuses a directory of more than 1 GiB before reading it', async () => {
    const end = writeZip([])
    end.writeUInt32LE(2 ** 30 + 1, 12)
    const size = 2 ** 31
    const source: RandomAccess = {
      size,
      read: async ({ start, length }) => {
        expect(start).toBeGreaterThan(size - 100_000)
        const bytes = Buffer.alloc(length)
        end.copy(bytes, size - end.length - start)
        return bytes
      },
      stream: () => Promise.reject(new Error('Nothing here is to be streamed.')),
    }
    await expect(findDirectory(source)).rejects.toMatchObject({ code: 'DIRECTORY_TOO_LARGE' })
  })

  test('refuses a part of a split archive', async () => {
    const bytes = writeZip(two)
    bytes.writeUInt16LE(1, bytes.length - 22 + 4)
    expect(await outcome(bytes)).toBe('MULTI_DISK')
  })
})

describe('reading the directory', () => {
  test('refuses more and fewer entries than are declared', async () => {
    expect(await outcome(writeZip(two, { declaredEntries: 1 }))).toBe('ENTRY_COUNT_MISMATCH')
    expect(await outcome(writeZip(two, { declaredEntries: 3 }))).toBe('ENTRY_COUNT_MISMATCH')
    expect(await outcome(writeZip(two, { declaredEntries: 60_000 }))).toBe('ENTRY_COUNT_MISMATCH')
    expect(await outcome(writeZip(two, { declaredEntries: 1, zip64: true }))).toBe('ENTRY_COUNT_MISMATCH')
  })

  test('refuses more entries than are allowed, whatever is declared', async () => {
    expect(await outcome(writeZip(two), 1)).toBe('TOO_MANY_ENTRIES')
    expect(await outcome(writeZip(two, { declaredEntries: 1 }), 1)).toBe('TOO_MANY_ENTRIES')
  })

  test('reads the ZIP64 archives of a common library', async () => {
    expect(await outcome(await packWithYazl(['a', 'b']))).toEqual(['a', 'b'])
  })

  test.each([65_535, 65_536])('reads %i entries behind a ZIP64 record', async (count) => {
    const entries = Array.from({ length: count }, (_, at) => ({ name: `${at}` }))
    const found = await outcome(writeZip(entries, { zip64: true }))
    expect(found).toHaveLength(count)
    expect(found[count - 1]).toBe(`${count - 1}`)
  })

  test.each([65_535, 65_536])('reads %i entries whose writer knew no ZIP64', async (count) => {
    const entries = Array.from({ length: count }, (_, at) => ({ name: `${at}` }))
    expect(await outcome(writeZip(entries))).toHaveLength(count)
  })

  test('reads headers that lie across the borders of its ranges', async () => {
    const centralExtra = Buffer.alloc(65_000)
    const entries = Array.from({ length: 60 }, (_, at) => ({
      name: `${at}-${'n'.repeat(at * 30)}`,
      centralExtra: centralExtra.subarray(at * 100),
    }))
    expect(await outcome(writeZip(entries))).toEqual(entries.map(({ name }) => name))
  })

  test('leaves alone a digital signature behind the entries', async () => {
    const bytes = writeZip(two)
    const at = bytes.length - 22
    const signature = Buffer.from('PK\x05\x05\x04\0abcd', 'latin1')
    const signed = Buffer.concat([bytes.subarray(0, at), signature, bytes.subarray(at)])
    const end = signed.length - 22
    signed.writeUInt32LE(signed.readUInt32LE(end + 12) + signature.length, end + 12)
    expect(await outcome(signed)).toEqual(['a.txt', 'b.txt'])
  })

  test('stops at a damaged header, after the entries before it', async () => {
    const bytes = writeZip(two)
    bytes.writeUInt8(0, bytes.lastIndexOf('PK\x01\x02'))
    const source = bufferSource(bytes)
    const directory = await findDirectory(source)
    const iterator = readDirectory(source, { directory, maxEntries: 9 })
    expect((await iterator.next()).value).toMatchObject({ name: 'a.txt' })
    await expect(iterator.next()).rejects.toMatchObject({ code: 'DIRECTORY_DAMAGED' })
  })

  test('keeps numbers exact where bytes before the archive shift the largest offset', async () => {
    const largest = Buffer.alloc(8)
    largest.writeBigUInt64LE(BigInt(Number.MAX_SAFE_INTEGER))
    const entry = { name: 'a', headerOffset: 0xffffffff, centralExtra: extraField(1, largest) }
    const source = bufferSource(writeZip([entry], { prefix: Buffer.alloc(300, 1) }))
    const directory = await findDirectory(source)
    const [found] = await Array.fromAsync(readDirectory(source, { directory, maxEntries: 1 }))
    expect(found?.defect).toBe('OUT_OF_BOUNDS')
    expect(found?.headerOffset).toBe(Number.MAX_SAFE_INTEGER)
  })

  test('goes on after an entry with a broken ZIP64 field', async () => {
    const found = await describeAll(writeZip([{ name: 'bad', size: 0xffffffff }, ...two]))
    expect(found).toEqual(['bad ZIP64_DAMAGED', 'a.txt null', 'b.txt null'])
  })

  test('marks data outside the archive and unequal sizes of stored data', async () => {
    const found = await describeAll(
      writeZip([
        { name: 'far', headerOffset: 9_999_999 },
        { name: 'long', compressedSize: 9_999_999 },
        { name: 'liar', data: hello, size: 6 },
      ]),
    )
    expect(found).toEqual(['far OUT_OF_BOUNDS', 'long OUT_OF_BOUNDS', 'liar SIZE_MISMATCH'])
  })

  test('refuses an archive whose entries claim more bytes than it has', async () => {
    const data = Buffer.alloc(10_000, 'x')
    const same = Array.from({ length: 20 }, (_, at) => ({ name: `${at}`, data, headerOffset: 0 }))
    const bytes = writeZip(same)
    const firstLocal = bytes.subarray(0, 30 + 1 + data.length)
    const directory = bytes.subarray(bytes.indexOf('PK\x01\x02'), bytes.length - 22)
    const end = bytes.subarray(bytes.length - 22)
    end.writeUInt32LE(firstLocal.length, 16)
    expect(await outcome(Buffer.concat([firstLocal, directory, end]))).toBe('OVERLAPPING_ENTRIES')
  })

  test('lists entries that meet on one path, and a file beside a directory of its name', async () => {
    const meeting = ['a', 'a', 'A', 'a/', 'a/b'].map((name) => ({ name }))
    expect(await outcome(writeZip(meeting))).toEqual(['a', 'a', 'A', 'a/', 'a/b'])
  })
})

describe('a source in trouble', () => {
  const fault = new Error('The store is away')

  test('is never blamed on the archive', async () => {
    const bytes = writeZip(two)
    await expect(findDirectory(failingSource(bytes, 0, fault))).rejects.toBe(fault)
    const directory = await findDirectory(bufferSource(bytes))
    const iterator = readDirectory(failingSource(bytes, directory.start, fault), { directory, maxEntries: 9 })
    await expect(iterator.next()).rejects.toBe(fault)
  })

  test('is told from a short archive where it gives fewer bytes than it has', async () => {
    const whole = bufferSource(writeZip(two))
    const short: RandomAccess = { ...whole, read: async (range) => (await whole.read(range)).subarray(1) }
    await expect(findDirectory(short)).rejects.toMatchObject({ name: 'ShortReadError' })
  })

  test('is asked nothing more after an abort', async () => {
    const source = bufferSource(writeZip(two))
    const abort = new AbortController()
    const directory = await findDirectory(source, abort.signal)
    abort.abort(new Error('Stop'))
    await expect(findDirectory(source, abort.signal)).rejects.toThrow('Stop')
    const iterator = readDirectory(source, { directory, maxEntries: 9, signal: abort.signal })
    await expect(iterator.next()).rejects.toThrow('Stop')
  })
})

async function describeAll(bytes: Buffer): Promise<string[]> {
  const source = bufferSource(bytes)
  const directory = await findDirectory(source)
  const found: string[] = []
  for await (const entry of readDirectory(source, { directory, maxEntries: 100 })) {
    found.push(`${entry.name} ${entry.defect}`)
  }
  return found
}
