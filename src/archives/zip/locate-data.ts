import type { Buffer } from 'node:buffer'
import { DEFLATED, STORED } from './compression-method.ts'
import type { EntryFacts } from './entry.ts'
import { CorruptEntryError } from './entry-errors.ts'
import type { ByteRange, RandomAccess } from './random-access.ts'
import { LOCAL_HEADER, LOCAL_HEADER_BYTES } from './record-layout.ts'

/** Refuses facts that can't be true, before anything is read. Throws CorruptEntryError. */
export function checkFacts(source: RandomAccess, entry: EntryFacts): void {
  if (entry.method !== STORED && entry.method !== DEFLATED) {
    throw new TypeError(`Entries of method ${entry.method} can't be read; they should have been skipped.`)
  }
  if (entry.headerOffset + LOCAL_HEADER_BYTES + entry.compressedSize > source.size) {
    throw new CorruptEntryError('OUT_OF_BOUNDS')
  }
}

/**
 * Where an entry's data begin and how long they are. Of its local header only the two lengths are used: the central
 * directory is right about everything else (APPNOTE 4.3.7; sizes here may be zero or lie). Throws CorruptEntryError.
 */
export function locateData(source: RandomAccess, entry: EntryFacts, localHeader: Buffer): ByteRange {
  if (localHeader.readUInt32LE(0) !== LOCAL_HEADER) throw new CorruptEntryError('BAD_LOCAL_HEADER')
  const variable = localHeader.readUInt16LE(26) + localHeader.readUInt16LE(28)
  const start = entry.headerOffset + LOCAL_HEADER_BYTES + variable
  if (start + entry.compressedSize > source.size) throw new CorruptEntryError('OUT_OF_BOUNDS')
  return { start, length: entry.compressedSize }
}
