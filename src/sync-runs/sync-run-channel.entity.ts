import { defineEntity, p } from '@mikro-orm/core'
import { SyncRun } from './sync-run.entity.ts'

const SyncRunChannelSchema = defineEntity({
  name: 'SyncRunChannel',
  tableName: 'sync_run_channels',
  properties: {
    runId: () => p.manyToOne(SyncRun).mapToPk().primary().fieldName('run_id').deleteRule('cascade'),
    channel: p.text().primary(),
    /** Tasks; those that are settled are the sum of the next three. */
    listed: p.integer().default(0),
    done: p.integer().default(0),
    skipped: p.integer().default(0),
    /** History: it never sinks. */
    failed: p.integer().default(0),
    /** Those of the failed that are still for someone to mend. */
    pendingFailures: p.integer().default(0),
    /** Tasks that failed in a round and wait for the next. */
    retrying: p.integer().default(0),
    /** Of the files of the listed tasks. */
    listedBytes: p.bigint('number').default(0),
    /** Of those of the settled ones. */
    settledBytes: p.bigint('number').default(0),
    /** Read and written, in all attempts. */
    movedBytes: p.bigint('number').default(0),
  },
  indexes: [
    {
      // Runs that someone has to look at are few among all that there were.
      name: 'sync_run_channels_pending',
      expression:
        'create index "sync_run_channels_pending" on "sync_run_channels" ("run_id") where "pending_failures" > 0',
    },
  ],
})

/** The counters of a run's tasks on one channel. They always equal its rows, with which they change. */
export class SyncRunChannel extends SyncRunChannelSchema.class {}
SyncRunChannelSchema.setClass(SyncRunChannel)
