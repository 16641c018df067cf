import type { SyncAction } from './sync-words.ts'

/** The id of a task's file. null: what a REMOVE is about is an object, whose key is for no one outside to see. */
export function fileOfTask({ action, subjectId }: { action: SyncAction; subjectId: string }): string | null {
  return action === 'REMOVE' ? null : subjectId
}
