import { defineEntity, p } from '@mikro-orm/core'
import { SyncRun } from './sync-run.entity.ts'

const SyncRoundSchema = defineEntity({
  name: 'SyncRound',
  tableName: 'sync_rounds',
  properties: {
    runId: () => p.manyToOne(SyncRun).mapToPk().primary().fieldName('run_id').deleteRule('cascade'),
    channel: p.text().primary(),
    round: p.smallint().primary(),
    /** Tasks that had their turn: the sum of the next two. */
    attempted: p.integer().default(0),
    succeeded: p.integer().default(0),
    failed: p.integer().default(0),
    /** Read and written. */
    movedBytes: p.bigint('number').default(0),
    startedAt: p.datetime(3),
    /** When the last outcome of it was written. */
    endedAt: p.datetime(3),
  },
})

/** What came of one round of a run on one channel. A task that is skipped counts as succeeded: nothing is left to do. */
export class SyncRound extends SyncRoundSchema.class {}
SyncRoundSchema.setClass(SyncRound)
