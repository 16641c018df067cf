export type FormatOptions = {
  /** The time of whatever the format adds to the items, so that the same items give the same bytes. */
  createdAt: Date
  signal: AbortSignal
  /** Told of bytes read from items, and of items that are written. */
  onProgress?: (step: { items: number; bytes: number }) => void
}
