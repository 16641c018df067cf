import type { BatchTask, TaskFile } from '../batches/batch-tasks.ts'
import type { TaskOutcome } from '../batches/record-outcomes.ts'
import type { SyncAction } from '../sync-words.ts'
import type { Explained } from './explain-failure.ts'

/** A task about a file that is there. */
export type FileTask = BatchTask & { file: TaskFile }

/** What came of one try at a task. */
export type Tried = {
  outcome: TaskOutcome
  /** The channel whose store may be away altogether, rather than that something is wrong with this task; null: none. */
  suspect: string | null
}

type Done = { action?: SyncAction; moved?: number }

export function ended(
  task: BatchTask,
  result: 'DONE' | 'PLANNED' | 'SKIPPED',
  { action = task.action, moved = 0 }: Done = {},
): Tried {
  return { outcome: { subjectId: task.subjectId, action, moved, result }, suspect: null }
}

export function failed(
  task: BatchTask,
  { failure, suspect }: Explained,
  { action = task.action, moved = 0 }: Done = {},
): Tried {
  return { outcome: { subjectId: task.subjectId, action, moved, result: 'FAILED', failure }, suspect }
}
