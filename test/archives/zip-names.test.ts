import { Buffer } from 'node:buffer'
import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { ZipEntry } from '../../src/archives/zip/entry.ts'
import { listAll } from './zip-read-all.ts'
import { bufferSource } from './zip-sources.ts'
import { type EntryToWrite, extraField, writeZip } from './zip-writer.ts'

const options = {
  maxEntries: 1000,
  limits: { maxSize: 1e9, maxRatio: 200, ratioExemptBelow: 1 << 20 },
}

async function list(entries: EntryToWrite[]): Promise<ZipEntry[]> {
  return (await listAll(bufferSource(writeZip(entries)), options)).map(({ entry }) => entry)
}

async function read(entry: EntryToWrite): Promise<ZipEntry> {
  const [found] = await list([entry])
  if (!found) throw new Error('The archive has no entry.')
  return found
}

const UTF8 = 0x800

describe('decoding names', () => {
  const unicodePath = (raw: string, name: string, version = 1) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(version, 0)
    head.writeUInt32LE(crc32(raw), 1)
    return extraField(0x7075, Buffer.concat([head, Buffer.from(name)]))
  }

  test('takes flagged bytes as UTF-8, with signs for what is none', async () => {
    expect((await read({ name: 'Zoë.txt', flags: UTF8 })).name).toBe('Zoë.txt')
    expect((await read({ name: Buffer.from('Zo\xeb', 'latin1'), flags: UTF8 })).name).toBe('Zo\ufffd')
  })

  test('takes bytes that are UTF-8 without the flag as that', async () => {
    expect((await read({ name: '世界.txt' })).name).toBe('世界.txt')
  })

  test('takes other bytes as code page 437', async () => {
    const raw = Buffer.from([0x80, 0x8e, 0x99, 0xb0, 0xe1, 0xe6, 0xff])
    expect((await read({ name: raw })).name).toBe('ÇÄÖ░ßµ\u00a0')
  })

  test('prefers a Unicode path field made for this name, and no other', async () => {
    const of = (centralExtra: Buffer, name = 'plain') => read({ name, centralExtra })
    expect((await of(unicodePath('plain', 'schön'))).name).toBe('schön')
    expect((await of(unicodePath('another', 'schön'))).name).toBe('plain')
    expect((await of(unicodePath('plain', 'schön', 2))).name).toBe('plain')
    const stale = unicodePath('another', 'wrong')
    expect((await of(Buffer.concat([stale, unicodePath('plain', 'right')]))).name).toBe('right')
  })

  test('judges the safety of the name in the Unicode path field', async () => {
    expect((await read({ name: 'plain', centralExtra: unicodePath('plain', '../up') })).path).toBeNull()
  })
})

describe('paths', () => {
  test.each([
    ['a/b.txt', 'a/b.txt'],
    ['a\\b.txt', 'a/b.txt'],
    ['./a//b/./c', 'a/b/c'],
    ['dir/', 'dir'],
    ['a..b/...', 'a..b/...'],
    [' spaced /x', ' spaced /x'],
    ['n'.repeat(255), 'n'.repeat(255)],
  ])('normalise %s', async (name, path) => {
    expect((await read({ name })).path).toBe(path)
  })

  test.each([
    ['an empty name', ''],
    ['nothing but dots', './.'],
    ['an absolute path', '/etc/passwd'],
    ['an absolute path of Windows', '\\\\server\\share'],
    ['a drive letter', 'c:windows'],
    ['a parent directory', 'a/../b'],
    ['a parent directory with backslashes', 'a\\..\\b'],
    ['a NUL', 'a\0.txt'],
    ['a line feed', 'a\n.txt'],
    ['a control character of Latin-1', 'a\u0085'],
    ['a segment of 256 bytes', 'n'.repeat(256)],
    ['a segment of 256 bytes in fewer characters', 'é'.repeat(128)],
    ['a path of 4 KiB', 'abcdefg/'.repeat(512)],
  ])('are refused for %s', async (_, name) => {
    expect((await read({ name })).path).toBeNull()
  })
})

describe('kinds', () => {
  const mode = (bits: number) => bits * 2 ** 16
  const some = Buffer.from('x')
  test.each<[string, string, EntryToWrite]>([
    ['a plain entry', 'FILE', { name: 'a' }],
    ['a name with a slash at its end', 'DIRECTORY', { name: 'a/' }],
    ['a name with a backslash at its end', 'DIRECTORY', { name: 'a\\' }],
    ['an empty entry with the attribute of DOS', 'DIRECTORY', { name: 'a', attributes: 0x10 }],
    ['an empty entry with the mode of a directory', 'DIRECTORY', { name: 'a', attributes: mode(0o40755) }],
    ['a directory of DOS that is a file of Unix', 'FILE', { name: 'a', attributes: mode(0o100644) + 0x10 }],
    ['a directory that holds bytes', 'FILE', { name: 'a', attributes: 0x10, data: some }],
    ['a symbolic link', 'SYMLINK', { name: 'a', attributes: mode(0o120777), data: some }],
    ['a link with a slash at its end', 'SYMLINK', { name: 'a/', attributes: mode(0o120777) }],
    ['a pipe', 'SPECIAL', { name: 'a', attributes: mode(0o010644) }],
    ['what was read from a pipe', 'FILE', { name: '-', attributes: mode(0o010644), data: some }],
    ['a device', 'SPECIAL', { name: 'a', attributes: mode(0o020644), data: some }],
  ])('take %s for a %s', async (_, kind, entry) => {
    expect((await read(entry)).kind).toBe(kind)
  })
})

describe('encryption', () => {
  test.each<[string, boolean, Partial<EntryToWrite>]>([
    ['no flag', false, {}],
    ['its flag', true, { flags: 1 }],
    ['the flag of strong encryption', true, { flags: 1 << 6 }],
    ['the method of AES', true, { method: 99 }],
  ])('is told by %s: %s', async (_, encrypted, entry) => {
    expect((await read({ name: 'a', data: Buffer.alloc(9), ...entry })).encrypted).toBe(encrypted)
  })

  test('may make stored bytes longer', async () => {
    const entry = { name: 'a', data: Buffer.alloc(9), stored: Buffer.alloc(9 + 12) }
    expect(await read({ ...entry, flags: 1 })).toMatchObject({ defect: null })
    expect(await read(entry)).toMatchObject({ defect: 'SIZE_MISMATCH' })
  })
})

describe('times', () => {
  const dos = { dosDate: (44 << 9) | (5 << 5) | 17, dosTime: (13 << 11) | (37 << 5) | 21 }
  const extended = (seconds: number, flags = 1) => {
    const bytes = Buffer.alloc(5)
    bytes.writeUInt8(flags, 0)
    bytes.writeInt32LE(seconds, 1)
    return extraField(0x5455, bytes)
  }
  const ntfs = (ticks: bigint) => {
    const bytes = Buffer.alloc(32)
    bytes.writeUInt16LE(1, 4)
    bytes.writeUInt16LE(24, 6)
    bytes.writeBigUInt64LE(ticks, 8)
    return extraField(0x000a, bytes)
  }
  const time = async (entry: Partial<EntryToWrite>) =>
    (await read({ name: 'a', ...entry })).modifiedAt?.toISOString() ?? null

  test('are those of DOS, taken as UTC, where there are no others', async () => {
    expect(await time(dos)).toBe('2024-05-17T13:37:42.000Z')
  })

  test('are null where DOS gives no real date', async () => {
    expect(await time({ dosDate: 0 })).toBeNull()
    expect(await time({ dosDate: (44 << 9) | (2 << 5) | 30 })).toBeNull()
    expect(await time({ ...dos, dosTime: 24 << 11 })).toBeNull()
  })

  test('prefer the extended timestamp, then NTFS', async () => {
    const ticks = ntfs(133_000_000_000_000_000n)
    expect(await time({ ...dos, centralExtra: ticks })).toBe('2022-06-18T04:26:40.000Z')
    expect(await time({ ...dos, centralExtra: Buffer.concat([ticks, extended(-1)]) })).toBe(
      '1969-12-31T23:59:59.000Z',
    )
    expect(await time({ ...dos, centralExtra: extended(5, 2) })).toBe('2024-05-17T13:37:42.000Z')
  })

  test('are not read from a field that claims more bytes than there are', async () => {
    const field = extended(5)
    field.writeUInt16LE(9, 2)
    expect(await time({ ...dos, centralExtra: field })).toBe('2024-05-17T13:37:42.000Z')
  })

  test('are those of DOS where NTFS names a year of five digits', async () => {
    expect(await time({ ...dos, centralExtra: ntfs(2n ** 64n - 1n) })).toBe('2024-05-17T13:37:42.000Z')
  })
})
