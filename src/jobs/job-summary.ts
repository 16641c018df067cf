import type { SkipReason } from '../archives/skip-reasons.ts'
import type { SkipCounts } from './plan-extraction.ts'

/** As many skipped entries are named in a summary; the others are only counted. */
export const namedSkips = 20

/** What came of a job, over all its attempts. `entries` is the sum of what was extracted, skipped and not reached. */
export type JobSummary = {
  entries: number
  extracted: number
  bytes: number
  notReached: number
  skipped: SkipCounts
  /** The first of those that were asked for and can't become files. */
  skippedEntries: { index: number; name: string; reason: SkipReason }[]
}
