import { expect } from 'vitest'
import { codesOf, type ExpectedArchive } from './zip-corpus.ts'

/** An archive that was refused by this word may be. */
export function expectRefusal(row: ExpectedArchive, code: string | undefined): void {
  const allowed = allowedFor(row)
  expect(allowed, `refused as ${code}`).toContain('reject-archive')
  if (!allowed.includes('ok')) expect(codesOf(row)).toContain(code)
}

/** An archive that was listed may be, with these entries. */
export function expectListing(row: ExpectedArchive, indexes: readonly number[]): void {
  expect(allowedFor(row)).toContain('ok')
  expect(indexes).toEqual(row.entries.map(({ index }) => index))
}

function allowedFor({ verdict, also = [] }: ExpectedArchive): string[] {
  return [verdict, ...also]
}
