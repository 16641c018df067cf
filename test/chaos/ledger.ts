import type { ArchiveShape } from './archive-shapes.ts'

/** What the test has asked for, to hold what came of it against. */
export type Ledger = {
  archives: Map<string, AskedArchive>
  jobs: Map<string, AskedJob>
  /** What must not have happened. */
  findings: string[]
}

/** `deleted`: indexes of entries whose file was deleted, surely. */
export type AskedArchive = { shape: ArchiveShape; deleted: Set<number> }

export type AskedJob = { archiveId: string; selection: number[] | null; isCancelAsked: boolean }

export function createLedger(): Ledger {
  return { archives: new Map(), jobs: new Map(), findings: [] }
}
