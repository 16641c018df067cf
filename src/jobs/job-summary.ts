import type { SkipReason } from '../archives/skip-reasons.ts'

/** What came of a job, over all its attempts. `skipped` counts entries by reason. */
export type JobSummary = {
  entries: number
  extracted: number
  bytes: number
  skipped: Partial<Record<SkipReason, number>>
  /** The first 20 of those that were asked for and did not become files. */
  skippedEntries: { index: number; name: string; reason: SkipReason }[]
}
