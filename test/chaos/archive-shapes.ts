import { hash } from 'node:crypto'
import { type EntryToWrite, writeZip } from '../archives/zip-writer.ts'
import type { Random } from '../support/seeded-random.ts'

/** What must become of an entry: a file with these bytes, or none. */
export type ExpectedEntry = { path: string; size: number; sha256: string; becomes: 'FILE' | 'NOTHING' }

/** An archive with what must come of it. */
export type ArchiveShape = { name: string; bytes: Buffer; entries: ExpectedEntry[] }

type Entry = Omit<EntryToWrite, 'name'> & { name: string; data: Buffer; becomes: ExpectedEntry['becomes'] }

const KiB = 1024
const MiB = 1024 ** 2
const deflated = 8
const isEncrypted = 1

/** Archives of different shapes, the same for the same seed. */
export function makeShapes(random: Random): ArchiveShape[] {
  return [
    makeShape(
      'many-small.zip',
      files(1_000, () => ({ data: text(random, 2 * KiB), method: deflated })),
    ),
    makeShape(
      'medium.zip',
      files(60, () => ({ data: random.bytes(400 * KiB) })),
    ),
    makeShape(
      'large.zip',
      files(3, () => ({ data: random.bytes(8 * MiB), method: deflated })),
    ),
    makeShape(
      'one.zip',
      files(1, () => ({ data: random.bytes(20 * MiB) })),
    ),
    makeShape('mixed.zip', mixed(random)),
  ]
}

function makeShape(name: string, entries: Entry[]): ArchiveShape {
  const expected = entries.map(({ name, data, becomes }) => ({
    path: name,
    size: data.length,
    sha256: hash('sha256', data),
    becomes,
  }))
  return { name, bytes: writeZip(entries), entries: expected }
}

function files(count: number, make: (n: number) => Omit<Entry, 'name' | 'becomes'>): Entry[] {
  return Array.from({ length: count }, (_, n) => ({
    ...make(n),
    name: `folder/${String(n).padStart(4, '0')}.bin`,
    becomes: 'FILE',
  }))
}

/** Files among entries that don't become files, some of which only their bytes tell. */
function mixed(random: Random): Entry[] {
  const small = () => ({ data: text(random, 5 * KiB), method: deflated })
  const nothing = (name: string, more: Omit<EntryToWrite, 'name' | 'data'> = {}): Entry => ({
    ...small(),
    name,
    ...more,
    becomes: 'NOTHING',
  })
  return [
    { name: 'folder/', data: Buffer.alloc(0), becomes: 'NOTHING' },
    ...files(120, small),
    nothing('__MACOSX/._0001.bin'),
    nothing('../../escaped.bin'),
    nothing('secret.bin', { flags: isEncrypted }),
    nothing('corrupt-small.bin', { crc32: 1 }),
    { ...nothing('corrupt-large.bin', { crc32: 1, method: 0 }), data: random.bytes(2 * MiB) },
    ...files(3, () => ({ data: random.bytes(1.5 * MiB) })),
    nothing('folder/.DS_Store'),
  ]
}

/** Bytes that deflate to about half. */
function text(random: Random, size: number): Buffer {
  return Buffer.from(random.bytes(size / 2).toString('hex'))
}
