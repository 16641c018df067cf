import { defineQueue, type QueueDefinition } from '../queue/define-queue.ts'
import type { WorkKind } from './work-states.ts'

/** An entry says that some work of the kind is pending. Which one is claimed, the rows decide: the oldest. */
export type PendingWork = { workId: string }

export const workQueues: Record<WorkKind, QueueDefinition<PendingWork>> = {
  COMPLETION: defineQueue('run-pending-completions'),
  DELETION: defineQueue('run-pending-deletions'),
  EXPORT: defineQueue('run-pending-exports'),
  JOB: defineQueue('run-pending-jobs'),
  REPLAY: defineQueue('run-pending-replays'),
  SYNC_RUN: defineQueue('run-pending-sync-runs'),
}
