type ItemFacts = {
  /** Relative, normalised, unique among the items of an export; `/` between segments. */
  path: string
  /** Bytes. */
  size: number
  /** SHA-256 in hexadecimal. */
  sha256: string
  contentType: string
  modifiedAt: Date
}

/** Bytes in one piece, and their SHA-256 in hexadecimal. */
export type WholeBytes = { bytes: Uint8Array; sha256: string }

/** A file to write into an artifact. */
export type PresentItem = ItemFacts & {
  /** The checksum that ZIP wants in front of the bytes, where it is known before they are read. */
  crc32?: number
  /**
   * The bytes, whole or as a stream. They are checked against size and hash. A stream belongs to the reader, which ends
   * it; one that an abort of the signal doesn't end holds up the build. A chunk of it is good until the next is asked for.
   */
  open(signal: AbortSignal): Promise<WholeBytes | AsyncIterable<Uint8Array>>
  /** Where the format puts it, if that isn't its path. */
  entryName?: string
  /** Made by the format itself: no part of what progress counts. */
  isAddition?: true
}

/** A file that was found gone or damaged before: the artifact lists it, and why, in place of its bytes. */
export type MissingItem = ItemFacts & {
  missingReason: string
  /** Where its bytes may be had one day; only a bag has a place for that. */
  url?: string
}

export type ExportItem = PresentItem | MissingItem

export function isMissing(item: ExportItem): item is MissingItem {
  return 'missingReason' in item
}
