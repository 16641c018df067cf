import { Buffer } from 'node:buffer'
import { describe, expect, test } from 'vitest'
import { expectListing, expectRefusal } from './expect-verdict.ts'
import { type ExpectedEntry, hasCorpus, pathsAllowed, readArchive, readExpected } from './zip-corpus.ts'
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

describe.runIf(hasCorpus)('the archive corpus', () => {
  test.each(files)('ends $file within its allowed outcomes', async (row) => {
    const outcome = await unlessUnreadable(readAll(bufferSource(readArchive(row.file)), options))
    if (typeof outcome === 'string') return expectRefusal(row, outcome)
    expectListing(
      row,
      outcome.map(({ entry }) => entry.index),
    )
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
