import { defineEntity, p } from '@mikro-orm/core'
import { SyncRun } from '../sync-run.entity.ts'

/**
 * READY ──claim──▶ CLAIMED ──all tried──▶ DONE, or READY again for the next round or another worker. Each claim raises
 * `attempt`, which fences every write of the worker, as with work.
 */
export const batchStates = ['CLAIMED', 'DONE', 'READY'] as const

const SyncBatchSchema = defineEntity({
  name: 'SyncBatch',
  tableName: 'sync_batches',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    runId: () => p.manyToOne(SyncRun).mapToPk().fieldName('run_id').deleteRule('cascade'),
    channel: p.text(),
    round: p.smallint().default(1),
    state: p.enum(batchStates).default('READY'),
    attempt: p.integer().default(0),
    /** READY batches aren't claimed before this time; null: at once. */
    dueAt: p.datetime(3).nullable(),
    heartbeatAt: p.datetime(3).nullable(),
    /** How many workers in a row fell silent before they had written the outcome of any of its tasks. */
    interruptions: p.integer().default(0),
  },
  indexes: [
    {
      name: 'sync_batches_open',
      expression:
        'create index "sync_batches_open" on "sync_batches" ("channel", "run_id", "round", "id") where "state" <> \'DONE\'',
    },
    { properties: ['runId'] },
  ],
})

/** A slice of a run's tasks on one channel: what one worker takes at once. */
export class SyncBatch extends SyncBatchSchema.class {}
SyncBatchSchema.setClass(SyncBatch)
