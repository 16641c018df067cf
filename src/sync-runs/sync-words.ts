/** What a run does with each file. MIRROR: brings it to the replicas. VERIFY: reads it again wherever it should be. */
export const syncKinds = ['MIRROR', 'VERIFY'] as const
export type SyncKind = (typeof syncKinds)[number]

/** FULL: all files that the run is about. REPLAY: the failures of another run. */
export const syncOperations = ['FULL', 'REPLAY'] as const
export type SyncOperation = (typeof syncOperations)[number]

/**
 * What came of a run. As long as it goes on, it's where its work is:
 *
 *   PENDING ──claimed──▶ RUNNING ──every task settled──▶ SUCCEEDED | COMPLETED_WITH_FAILURES
 *      ▲                    │ └──▶ FAILED (it could not go on) | CANCELLED
 *      └── paused, parked ──┘
 *
 * A run that touched fewer tasks than it listed is never SUCCEEDED.
 */
export const syncOutcomes = ['CANCELLED', 'COMPLETED_WITH_FAILURES', 'FAILED', 'SUCCEEDED'] as const
export type SyncOutcome = (typeof syncOutcomes)[number]

export const syncRunStates = [...syncOutcomes, 'PENDING', 'RUNNING'] as const
export type SyncRunState = (typeof syncRunStates)[number]

/**
 * What a task is to do, or did. COPY: there was nothing in the replica. REPLACE: there was something else. CONFIRM: the
 * file was there already. REMOVE: an object that no file has goes. VERIFY: the bytes are read again. A task of a MIRROR
 * begins as COPY, and what it did is known in the end.
 */
export const syncActions = ['CONFIRM', 'COPY', 'REMOVE', 'REPLACE', 'VERIFY'] as const
export type SyncAction = (typeof syncActions)[number]

/**
 * Where a task stands. DUE: it waits for its round. DONE, FAILED: it's settled. SKIPPED: its file was deleted before it
 * was its turn. PLANNED: a dry run only says what would be done.
 */
export const taskStates = ['DONE', 'DUE', 'FAILED', 'PLANNED', 'SKIPPED'] as const
export type TaskState = (typeof taskStates)[number]

/** Where a task failed: reading the file, comparing its bytes, writing to the replica, or looking at what came of that. */
export const failureStages = ['CONFIRM', 'HASH', 'READ', 'WRITE'] as const
export type FailureStage = (typeof failureStages)[number]

/** RETRYING: the next round tries again. PENDING: it's for someone to mend. REPLAYED: another run has taken it over. */
export const failureStates = ['PENDING', 'REPLAYED', 'RETRYING'] as const
export type FailureState = (typeof failureStates)[number]

/** A task is tried in so many rounds. */
export const mostRounds = 3

/** Seconds for which a task that failed in a round waits for the next: 2, 8. */
export function secondsToRound(round: number): number {
  return 2 * 4 ** (round - 2)
}

/** What a run is asked for besides its kind. All of it is frozen when the run is created. Equal options are equal as JSON. */
export type SyncOptions = {
  /** VERIFY: the per cent of files that are read, another choice in each run; null: all. */
  samplePercent: number | null
  /** VERIFY: only what hasn't been confirmed for so many days; null: whenever it was. */
  olderThanDays: number | null
  /** MIRROR: whether objects that no file has are removed from the replicas. */
  removeExtraneous: boolean
  /** What the run may read in a day (UTC), in bytes; null: no limit. */
  bytesPerDay: number | null
  /** How many seconds of a day (UTC) the run may work; null: no limit. */
  secondsPerDay: number | null
}
