import { defineEntity, p } from '@mikro-orm/core'
import { SyncRun } from './sync-run.entity.ts'
import { failureStages, failureStates, syncActions } from './sync-words.ts'

const SyncFailureSchema = defineEntity({
  name: 'SyncFailure',
  tableName: 'sync_failures',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    runId: () => p.manyToOne(SyncRun).mapToPk().fieldName('run_id').deleteRule('cascade'),
    subjectId: p.uuid(),
    channel: p.text(),
    action: p.enum(syncActions),
    state: p.enum(failureStates),
    stage: p.enum(failureStages),
    code: p.text(),
    message: p.text(),
    attempts: p.integer().default(1),
    /** Grows with every change. */
    version: p.integer().default(1),
    /** REPLAYED: the replay that took it over; null otherwise. No foreign key: it may be forgotten before. */
    replayId: p.uuid().nullable(),
    /** The file as it was; null of a REMOVE, which has none. */
    filename: p.text().nullable(),
    size: p.bigint('number').nullable(),
    sha256: p.text().nullable(),
    firstSeenAt: p.datetime(3).defaultRaw('clock_timestamp()'),
    lastSeenAt: p.datetime(3).defaultRaw('clock_timestamp()'),
  },
  indexes: [
    {
      name: 'sync_failures_task',
      expression:
        'create unique index "sync_failures_task" on "sync_failures" ("run_id", "subject_id", "channel")',
    },
    { properties: ['runId', 'id'] },
    // For the groups, and for a filter that few fit: small, since equal entries share a place.
    {
      name: 'sync_failures_groups',
      expression:
        'create index "sync_failures_groups" on "sync_failures" ("run_id", "channel", "stage", "code", "state")',
    },
    {
      // What is left of a run that has been replayed may be few of a million.
      name: 'sync_failures_pending',
      expression:
        'create index "sync_failures_pending" on "sync_failures" ("run_id", "id") where "state" = \'PENDING\'',
    },
  ],
})

/** A task that did not succeed. One that succeeds in a later round leaves none. */
export class SyncFailure extends SyncFailureSchema.class {}
SyncFailureSchema.setClass(SyncFailure)
