import type { Pages } from './pages.ts'

export type FormatOptions = {
  /** The time of whatever the format adds to the items, so that the same items give the same bytes. */
  createdAt: Date
  signal: AbortSignal
  /** The memory of what is written, for whoever takes it to give back. */
  pages?: Pages | undefined
  /** How hard to compress, from 1 to 9. */
  level?: number
  /** Told of bytes read from items, and of items that are written. */
  onProgress?: (step: { items: number; bytes: number }) => void
}

export const DEFAULT_LEVEL = 6
