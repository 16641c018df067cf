import { defineEntity, p } from '@mikro-orm/core'
import { Account } from '../accounts/account.entity.ts'
import { Work } from '../work/work.entity.ts'
import type { StoredFilter } from './stored-filter.ts'
import { type SyncOptions, syncKinds, syncOperations, syncOutcomes } from './sync-words.ts'

const SyncRunSchema = defineEntity({
  name: 'SyncRun',
  tableName: 'sync_runs',
  properties: {
    work: () => p.oneToOne(Work).primary().fieldName('id').deleteRule('cascade').owner(),
    /** The work's, for the unique index. */
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id'),
    kind: p.enum(syncKinds),
    operation: p.enum(syncOperations),
    /** Such as 2026-11. */
    month: p.text(),
    /** Counts the runs of a month from 1 on; null: a dry run, which is none of them. */
    cycle: p.integer().nullable(),
    dryRun: p.boolean(),
    options: p.json<SyncOptions>(),
    /** As GraphQL took it; null: all files. */
    filter: p.json<StoredFilter>().nullable(),
    /** Those that the run works on, as of when it was asked for. */
    channels: p.array(),
    /** No foreign key: it may be deleted before. */
    scheduleId: p.uuid().nullable(),
    /** Of a REPLAY, the run whose failures it has taken over; null: none. No foreign key: it may be forgotten before. */
    sourceRunId: p.uuid().nullable(),
    /** null until it ended. */
    outcome: p.enum(syncOutcomes).nullable(),
    /** Someone asked it to wait; null: it goes on. */
    pausedAt: p.datetime(3).nullable(),
    /** What a day may cost is used up until then; null: it isn't. */
    waitsUntil: p.datetime(3).nullable(),
    /** The last file that is cut into tasks. */
    cursor: p.uuid().nullable(),
    /** Files that came after this one are none of the run's. */
    upTo: p.uuid(),
    /** All files are cut into tasks. */
    producerDone: p.boolean().default(false),
    /** How many objects of replicas no file has that the run didn't dare to remove, being too many. */
    removalsRefused: p.integer().default(0),
    /** Its retention is over: what is left of it here goes, and its archive answers for it; null: it's here. */
    forgottenAt: p.datetime(3).nullable(),
    /** The day (UTC) that the next two are about; null: none yet. */
    spentOn: p.type('date').columnType('date').nullable(),
    spentBytes: p.bigint('number').default(0),
    /** Moved bytes that are counted in `spentBytes`, of this day or one before. */
    countedBytes: p.bigint('number').default(0),
    spentSeconds: p.float().columnType('double precision').default(0),
  },
  indexes: [
    {
      name: 'sync_runs_identity',
      expression:
        'create unique index "sync_runs_identity" on "sync_runs" ("account_id", "kind", "month", "cycle") where "operation" = \'FULL\'',
    },
    {
      name: 'sync_runs_by_outcome',
      expression: 'create index "sync_runs_by_outcome" on "sync_runs" ("account_id", "outcome", "id" desc)',
    },
  ],
})

/**
 * One pass over the files of an account, cut into tasks. Its state as work and its progress are in `work`, under the same
 * id; its counters are in `sync_run_channels`, by channel.
 */
export class SyncRun extends SyncRunSchema.class {}
SyncRunSchema.setClass(SyncRun)
