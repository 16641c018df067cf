import type {
  ExportState,
  ReplayPhase,
  SyncRunState,
  UploadState,
  WorkRowFragment,
  WorkState,
} from '../gql/graphql.ts'

/** What of all work is looked at. */
export const views = ['ALL', 'PROBLEMS', 'ACTIVE', 'ENDED'] as const
export type View = (typeof views)[number]

export const kinds = ['ALL', 'JOB', 'EXPORT', 'SYNC_RUN', 'REPLAY', 'DELETION', 'COMPLETION'] as const
export type Kind = (typeof kinds)[number]

export const viewNames: Record<View, string> = {
  ALL: 'All',
  PROBLEMS: 'Problems',
  ACTIVE: 'Active',
  ENDED: 'Ended',
}

export const kindChips: Record<Kind, string> = {
  ALL: 'Every kind',
  JOB: 'Extractions',
  EXPORT: 'Exports',
  SYNC_RUN: 'Sync runs',
  REPLAY: 'Replays',
  DELETION: 'Deletions',
  COMPLETION: 'Completions',
}

export const typenames: Record<Exclude<Kind, 'ALL'>, WorkRowFragment['__typename']> = {
  JOB: 'Job',
  EXPORT: 'Export',
  SYNC_RUN: 'SyncRun',
  REPLAY: 'Replay',
  DELETION: 'Deletion',
  COMPLETION: 'Completion',
}

type Wanted = {
  jobs: WorkState[]
  exports: ExportState[]
  syncRuns: SyncRunState[]
  replays: ReplayPhase[]
}

/** The states that the lists are read with. Null: all. */
export const statesOf: Record<View, Wanted | null> = {
  ALL: null,
  PROBLEMS: {
    jobs: ['FAILED'],
    exports: ['FAILED'],
    syncRuns: ['FAILED', 'COMPLETED_WITH_FAILURES'],
    replays: ['NEEDS_ATTENTION'],
  },
  ACTIVE: {
    jobs: ['PENDING', 'RUNNING'],
    exports: ['PENDING'],
    syncRuns: ['PENDING', 'RUNNING'],
    replays: ['ACCEPTED', 'PROCESSING', 'CLEANUP_PENDING', 'RECEIPT_PENDING'],
  },
  ENDED: {
    jobs: ['SUCCEEDED', 'CANCELLED'],
    exports: ['READY', 'EXPIRED', 'CANCELLED'],
    syncRuns: ['SUCCEEDED', 'CANCELLED'],
    replays: ['COMPLETED', 'CANCELLED'],
  },
}

/** Uploads whose completion goes on or has failed; one that is done is a file, and of no interest any more. */
export const uploadStates: UploadState[] = ['PENDING', 'VERIFYING']
