export type FormatOptions = {
  /** The time of whatever the format adds to the items, so that the same items give the same bytes. */
  createdAt: Date
  signal: AbortSignal
  /** How hard to compress, from 1 to 9. */
  level?: number
  /** Told of bytes read from items, and of items that are written. */
  onProgress?: (step: { items: number; bytes: number }) => void
}

export const DEFAULT_LEVEL = 6
