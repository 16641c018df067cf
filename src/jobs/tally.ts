import type { SkipReason } from '../archives/skip-reasons.ts'

/** As many skipped entries are named in a summary; the others are only counted. */
export const namedSkips = 20

export type Skip = { index: number; name: string; reason: SkipReason }

/** Counts the entries that an attempt found it can't extract, when it read their bytes. */
export class Tally {
  readonly counts = new Map<SkipReason, number>()
  readonly named: Skip[] = []

  add(skip: Skip): void {
    this.counts.set(skip.reason, (this.counts.get(skip.reason) ?? 0) + 1)
    if (this.named.length < namedSkips) this.named.push(skip)
  }
}
