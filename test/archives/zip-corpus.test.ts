import { Buffer, isUtf8 } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { type ExpectedEntry, hasCorpus, readArchive, readExpected } from './zip-corpus.ts'
import { type EntryOutcome, readAll, unlessUnreadable } from './zip-read-all.ts'
import { bufferSource } from './zip-sources.ts'

const { files, limits } = readExpected()

const options = {
  maxEntries: limits.maxEntries,
  limits: {
    maxSize: limits.maxEntryBytes,
    maxRatio: limits.maxRatio,
    ratioExemptBelow: limits.ratioAppliesFromBytes,
  },
}

/** The words for archives that nobody may accept. */
const codes: Record<string, string[]> = {
  'no-end-record': ['NOT_A_ZIP', 'TRUNCATED', 'MULTI_DISK'],
  'central-directory-not-found': ['DIRECTORY_NOT_FOUND', 'MULTI_DISK'],
  'central-directory-damaged': ['DIRECTORY_DAMAGED'],
  'central-directory-encrypted': ['DIRECTORY_ENCRYPTED'],
  'zip64-end-record-missing': ['ZIP64_DAMAGED'],
  'offsets-inconsistent': ['OFFSETS_INCONSISTENT'],
  'multi-disk': ['MULTI_DISK'],
  'overlapping-entries': ['OVERLAPPING_ENTRIES'],
}

describe.runIf(hasCorpus)('the archive corpus', () => {
  test.each(files)('ends $file within its allowed outcomes', async (row) => {
    const outcome = await unlessUnreadable(readAll(bufferSource(readArchive(row.file)), options))
    const allowed = [row.verdict, ...(row.also ?? [])]
    if (typeof outcome === 'string') {
      expect(allowed, `refused as ${outcome}`).toContain('reject-archive')
      if (!allowed.includes('ok')) expect(codes[row.why ?? '']).toContain(outcome)
      return
    }
    expect(allowed).toContain('ok')
    expect(outcome.map(({ entry }) => entry.index)).toEqual(row.entries.map(({ index }) => index))
    for (const [at, expected] of row.entries.entries()) {
      const actual = outcome[at]
      if (actual) expectEntry(actual, expected)
    }
  })
})

function expectEntry({ entry, skipped, sha256 }: EntryOutcome, expected: ExpectedEntry): void {
  const place = `entry ${expected.index}, ${skipped ?? 'read'}`
  expect(Buffer.from(entry.rawName).toString('hex'), place).toBe(expected.nameHex)
  expect(entry.encrypted, place).toBe(expected.encrypted)
  if (entry.defect === null) {
    expect(entry.compressedSize, place).toBe(expected.compressedSize)
    expect(entry.size, place).toBe(expected.uncompressedSize)
    expect(entry.crc32, place).toBe(Number.parseInt(expected.crc32, 16))
  }
  expect([expected.verdict, ...(expected.also ?? [])], place).toContain(
    skipped === null ? 'ok' : 'skip-entry',
  )
  if (skipped !== null) return
  expect(sha256, place).toBe(expected.sha256)
  expect(pathsAllowed(expected), place).toContain(entry.path?.normalize('NFC'))
}

/** The corpus knows no names that are UTF-8 without saying so, as macOS writes them; we do. */
function pathsAllowed({ path, nameFrom, nameHex }: ExpectedEntry): (string | undefined)[] {
  const raw = Buffer.from(nameHex, 'hex')
  const isUnmarkedUtf8 = nameFrom === 'cp437' && isUtf8(raw)
  return [path?.normalize('NFC'), ...(isUnmarkedUtf8 ? [raw.toString('utf8').normalize('NFC')] : [])]
}
