import { defineEntity, p } from '@mikro-orm/core'
import { SyncRun } from './sync-run.entity.ts'
import { syncActions, taskStates } from './sync-words.ts'

const SyncTaskSchema = defineEntity({
  name: 'SyncTask',
  tableName: 'sync_tasks',
  properties: {
    runId: () => p.manyToOne(SyncRun).mapToPk().primary().fieldName('run_id').deleteRule('cascade'),
    /** The file; of a REMOVE, the key of the object. */
    subjectId: p.uuid().primary(),
    channel: p.text().primary(),
    batchId: p.uuid(),
    action: p.enum(syncActions),
    state: p.enum(taskStates).default('DUE'),
    /** The one in which it's due, or was settled. */
    round: p.smallint().default(1),
  },
  indexes: [{ properties: ['batchId'] }],
})

/** What a run has to do with one file on one channel. Which file and channel is its identity. */
export class SyncTask extends SyncTaskSchema.class {}
SyncTaskSchema.setClass(SyncTask)
