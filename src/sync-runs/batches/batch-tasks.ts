import { sql } from 'kysely'
import type { EntityManager } from '../../database/orm.ts'
import type { SyncAction } from '../sync-words.ts'
import type { BatchClaim } from './claim-batch.ts'

/** A file as it was stored. */
export type TaskFile = { storageKey: string; filename: string; size: number; sha256: string }

export type BatchTask = {
  /** The file; of a REMOVE, the key of the object. */
  subjectId: string
  action: SyncAction
  /** null: it's deleted, or gone; or it's a REMOVE, which has none. */
  file: TaskFile | null
  /** Whether its bytes were confirmed on this channel before, and not found wanting since. */
  isConfirmed: boolean
}

/**
 * The tasks of a batch that are due in its round, with their files as they are now. In the order of their keys: a store
 * that has to sync folders then syncs fewer.
 */
export async function readBatchTasks(em: EntityManager, batch: BatchClaim): Promise<BatchTask[]> {
  const found = await sql<Omit<BatchTask, 'file'> & { [Field in keyof TaskFile]: TaskFile[Field] | null }>`
    select task.subject_id as "subjectId", task.action, file.storage_key as "storageKey", file.filename,
      file.size::float8 as size, file.sha256, copy.confirmed_at is not null as "isConfirmed"
    from sync_tasks task
    left join files file on file.id = task.subject_id and file.deleted_at is null
    left join file_copies copy on copy.file_id = task.subject_id and copy.channel = task.channel
    where task.batch_id = ${batch.batchId} and task.state = 'DUE' and task.round = ${batch.round}
    order by file.storage_key, task.subject_id`.execute(em.getKysely())
  return found.rows.map(({ storageKey, filename, size, sha256, ...task }) => ({
    ...task,
    file:
      storageKey === null || filename === null || size === null || sha256 === null
        ? null
        : { storageKey, filename, size, sha256 },
  }))
}
