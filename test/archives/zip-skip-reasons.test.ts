import { Buffer } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { findOverlaps } from '../../src/archives/zip/find-overlaps.ts'
import { isPlatformMetadata } from '../../src/archives/zip/platform-metadata.ts'
import { skipReason } from '../../src/archives/zip/skip-reason.ts'
import { SpanList } from '../../src/archives/zip/span-list.ts'
import { listAll } from './zip-read-all.ts'
import { bufferSource } from './zip-sources.ts'
import { type EntryToWrite, writeZip } from './zip-writer.ts'

const MIB = 1 << 20
const limits = { maxSize: 100 * MIB, maxRatio: 200, ratioExemptBelow: MIB }

describe('reasons not to extract', () => {
  const file = {
    kind: 'FILE',
    path: 'a.txt',
    encrypted: false,
    method: 8,
    size: 10,
    compressedSize: 10,
    defect: null,
    overlapping: false,
  } as const
  const rules = { limits, allowedExtensions: new Set(['txt']) }

  test('come in a fixed order, the first match first', () => {
    let entry: Parameters<typeof skipReason>[0] = {
      ...file,
      path: 'a.exe',
      overlapping: true,
      size: 500 * MIB,
      compressedSize: 1,
    }
    const reasons: (string | null)[] = []
    const steps: Partial<typeof entry>[] = [
      { kind: 'SYMLINK', encrypted: true, method: 14, path: '__MACOSX/a.exe', defect: 'OUT_OF_BOUNDS' },
      { kind: 'FILE' },
      { path: 'a.exe' },
      { encrypted: false },
      { method: 8, path: null },
      { path: 'a.exe' },
      { defect: null },
      { size: 50 * MIB },
      { compressedSize: MIB },
      { overlapping: false },
      { path: 'a.TXT' },
    ]
    entry = { ...entry, kind: 'DIRECTORY' }
    reasons.push(skipReason(entry, rules))
    for (const step of steps) {
      entry = { ...entry, ...step }
      reasons.push(skipReason(entry, rules))
    }
    expect(reasons).toEqual([
      'DIRECTORY',
      'NON_REGULAR',
      'PLATFORM_METADATA',
      'ENCRYPTED',
      'UNSUPPORTED_METHOD',
      'UNSAFE_NAME',
      'CORRUPT',
      'TOO_LARGE',
      'RATIO_EXCEEDED',
      'OVERLAPPING',
      'EXTENSION_NOT_ALLOWED',
      null,
    ])
  })

  test('spare small entries of any ratio', () => {
    expect(skipReason({ ...file, size: MIB - 1, compressedSize: 1 }, rules)).toBeNull()
    expect(skipReason({ ...file, size: MIB, compressedSize: 1 }, rules)).toBe('RATIO_EXCEEDED')
  })

  test('know no extension of a dot file, and ask for none where all are allowed', () => {
    expect(skipReason({ ...file, path: 'a/.txt' }, rules)).toBe('EXTENSION_NOT_ALLOWED')
    expect(skipReason({ ...file, path: 'LICENSE' }, { limits, allowedExtensions: null })).toBeNull()
  })

  test('know what operating systems leave behind', () => {
    const left = ['__MACOSX/x/._a', 'a/.DS_Store', 'Thumbs.db', 'x/THUMBS.DB', 'x/._b', 'desktop.ini']
    expect(left.filter(isPlatformMetadata)).toEqual(left)
    const kept = ['a/__MACOSX.txt', 'x.DS_Store', 'my-thumbs.db', '_._a', '.gitignore']
    expect(kept.filter(isPlatformMetadata)).toEqual([])
  })
})

describe('overlapping entries', () => {
  const data = Buffer.alloc(100, 'x')
  const overlapping = async (entries: EntryToWrite[]) => {
    const options = { maxEntries: 100, limits }
    const listed = await listAll(bufferSource(writeZip(entries)), options)
    return listed.filter(({ reason }) => reason === 'OVERLAPPING').map(({ entry }) => entry.index)
  }

  test('are none where each has its own bytes', async () => {
    expect(await overlapping([{ name: 'a', data }, { name: 'b' }, { name: 'c', data }])).toEqual([])
  })

  test('are all that share a byte, in whatever order the directory lists them', async () => {
    const at = (position: number) => position * (30 + 1 + data.length)
    const own = { name: 'a', data }
    expect(await overlapping([own, own, { ...own, headerOffset: at(1) }, own])).toEqual([1, 2])
    expect(await overlapping([own, { ...own, headerOffset: at(2) + 40 }, own, own])).toEqual([1, 2, 3])
  })

  test('are found for a small entry inside a large one', () => {
    const spans = [
      { index: 7, start: 0, end: 1000 },
      { index: 8, start: 10, end: 20 },
      { index: 9, start: 900, end: 950 },
      { index: 10, start: 1000, end: 1100 },
    ]
    expect([...findOverlaps(spans)]).toEqual([7, 8, 9])
  })

  test('are the same as comparing each with each', () => {
    let seed = 1
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
      return seed % below
    }
    for (let round = 0; round < 200; round++) {
      const list = new SpanList()
      const spans = Array.from({ length: 1 + random(40) }, () => {
        const headerOffset = random(4000)
        const compressedSize = random(round)
        list.add({ headerOffset, compressedSize, defect: null })
        return { start: headerOffset, end: headerOffset + 30 + compressedSize }
      })
      const expected = spans.flatMap((a, index) =>
        spans.some((b, other) => other !== index && a.start < b.end && b.start < a.end) ? [index] : [],
      )
      expect([...findOverlaps(list.inOrder())].sort((a, b) => a - b)).toEqual(expected)
    }
  })

  test('leave out entries whose place is not known', async () => {
    const lost = { name: 'a', data, size: 0xffffffff }
    expect(await overlapping([lost, lost, { name: 'c', data, headerOffset: 999_999 }])).toEqual([])
  })
})
