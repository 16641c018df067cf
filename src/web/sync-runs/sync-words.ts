import type {
  ScheduleRowFragment,
  SyncAction,
  SyncFailureStage,
  SyncFailureState,
  SyncKind,
  SyncTaskState,
} from '../gql/graphql.ts'
import { formatBytes, formatSeconds } from '../lib/format.ts'

// What the words of sync runs are for people.

export const kindSentences: Record<SyncKind, string> = {
  MIRROR: 'Copies to the replicas what is missing there or differs, and confirms the bytes there.',
  VERIFY: 'Reads every file again, in the store and in the replicas, and compares size and SHA-256.',
}

export const stageNames: Record<SyncFailureStage, string> = {
  CONFIRM: 'while confirming what was written',
  HASH: 'while comparing the bytes',
  READ: 'while reading',
  WRITE: 'while writing',
}

export const failureStateNames: Record<SyncFailureState, string> = {
  PENDING: 'Pending',
  REPLAYED: 'Taken over',
  RETRYING: 'Tried again',
}

export const actionNames: Record<SyncAction, string> = {
  CONFIRM: 'Was there already',
  COPY: 'Copy',
  REMOVE: 'Remove',
  REPLACE: 'Replace what differs',
  VERIFY: 'Read and compare',
}

export const taskStateNames: Record<SyncTaskState, string> = {
  DONE: 'Done',
  DUE: 'Waits for its round',
  FAILED: 'Failed',
  PLANNED: 'Would be done',
  SKIPPED: 'Skipped: file deleted',
}

/** What of a run isn't as by default, a phrase each. */
export function describeOptions(options: ScheduleRowFragment['options']): string[] {
  const { removeExtraneous, samplePercent, olderThanDays, bytesPerDay, secondsPerDay } = options
  return [
    removeExtraneous ? 'removes from the replicas what no file has' : null,
    samplePercent === null ? null : `reads a sample of ${samplePercent} % of the files`,
    olderThanDays === null ? null : `reads only what wasn’t confirmed for ${olderThanDays} days`,
    bytesPerDay === null ? null : `moves at most ${formatBytes(bytesPerDay)} a day`,
    secondsPerDay === null ? null : `works at most ${formatSeconds(secondsPerDay)} a day`,
  ].filter((phrase) => phrase !== null)
}
