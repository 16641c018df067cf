import type { ExportFormat, MissingReason } from '../../src/exports/export-words.ts'
import type { ArchiveShape } from './archive-shapes.ts'

/** What the test has asked for, to hold what came of it against. */
export type Ledger = {
  archives: Map<string, AskedArchive>
  jobs: Map<string, AskedJob>
  collections: Map<string, AskedCollection>
  exports: Map<string, AskedExport>
  syncRuns: Map<string, { isCancelAsked: boolean }>
  replays: Set<string>
  /** Files whose object was damaged or lost on purpose. */
  spoiled: Set<string>
  /** The same, by the keys of the objects. */
  spoiledKeys: Set<string>
  /** What must not have happened. */
  findings: string[]
}

/** `deleted`: indexes of entries whose file was deleted, surely. */
export type AskedArchive = { shape: ArchiveShape; deleted: Set<number> }

export type AskedJob = { archiveId: string; selection: number[] | null; isCancelAsked: boolean }

/** What a collection holds: files at paths, by its revisions. */
export type AskedCollection = { files: Map<string, AskedFile>; revisions: Map<number, Map<string, string>> }

export type AskedFile = {
  size: number
  sha256: string
  /** Why it may be missing: all that was ever done to it. */
  harm: Set<MissingReason>
  /** Whether that was done before the first export, and never undone. */
  isNeverThere: boolean
}

export type AskedExport = {
  collectionId: string
  format: ExportFormat
  isCancelAsked: boolean
  isExpiryAsked: boolean
}

export function createLedger(): Ledger {
  return {
    archives: new Map(),
    jobs: new Map(),
    collections: new Map(),
    exports: new Map(),
    syncRuns: new Map(),
    replays: new Set(),
    spoiled: new Set(),
    spoiledKeys: new Set(),
    findings: [],
  }
}
