export interface EntryLimits {
  /** Most bytes that one entry may unfold to. */
  maxSize: number
  /** Most unpacked bytes for each compressed byte. */
  maxRatio: number
  /** Entries that unfold to fewer bytes than this may have any ratio. */
  ratioExemptBelow: number
}

/** Whether so many unpacked bytes are too many for the compressed bytes they come from. */
export function exceedsRatio(size: number, compressedSize: number, limits: EntryLimits): boolean {
  return size >= limits.ratioExemptBelow && size > compressedSize * limits.maxRatio
}
