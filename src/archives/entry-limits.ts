import type { Config } from '../config.ts'
import type { EntryLimits } from './zip/entry-limits.ts'

/** Small entries may have any ratio: a megabyte of zeros harms nobody. */
const ratioExemptBelow = 1024 ** 2

export function entryLimits(config: Config): EntryLimits {
  const { bytesPerEntry, ratio } = config.archiveLimits
  return { maxSize: bytesPerEntry, maxRatio: ratio, ratioExemptBelow }
}
