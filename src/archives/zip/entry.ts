import type { EntryKind } from './entry-kind.ts'

/**
 * What is wrong with an entry by the directory alone, so that it need not be opened:
 * a ZIP64 field is missing or larger than a safe integer; the data would lie outside the archive;
 * a stored entry claims different sizes.
 */
export const entryDefects = ['ZIP64_DAMAGED', 'OUT_OF_BOUNDS', 'SIZE_MISMATCH'] as const

export type EntryDefect = (typeof entryDefects)[number]

/** What it takes to read an entry's bytes: plain numbers, fit to be kept in a row. */
export interface EntryFacts {
  /** Compression method as in the archive: 0 stored, 8 deflated. */
  method: number
  /** Declared size in bytes inside the archive. */
  compressedSize: number
  /** Declared size in bytes when unpacked. */
  size: number
  /** Declared CRC-32 of the unpacked bytes, unsigned. */
  crc32: number
  /** Absolute offset of the local header in the source. */
  headerOffset: number
}

/** One entry as the central directory tells it; every value is the archive's claim. */
export interface ZipEntry extends EntryFacts {
  /** Position in the central directory, from 0. */
  index: number
  rawName: Uint8Array
  /** Decoded name as it stands in the archive; it may hold any character, NUL too. */
  name: string
  /** Normalised relative path, or null where the name is not safe to use. */
  path: string | null
  kind: EntryKind
  modifiedAt: Date | null
  encrypted: boolean
  defect: EntryDefect | null
}
