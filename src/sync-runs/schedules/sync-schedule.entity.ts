import { defineEntity, p } from '@mikro-orm/core'
import { Account } from '../../accounts/account.entity.ts'
import type { StoredFilter } from '../stored-filter.ts'
import { type SyncOptions, syncKinds } from '../sync-words.ts'

const SyncScheduleSchema = defineEntity({
  name: 'SyncSchedule',
  tableName: 'sync_schedules',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id'),
    kind: p.enum(syncKinds),
    /** Minute, hour, day, month, weekday. */
    cron: p.text(),
    /** Such as Europe/Berlin. */
    timeZone: p.text(),
    options: p.json<SyncOptions>(),
    /** As GraphQL took it; null: all files. */
    filter: p.json<StoredFilter>().nullable(),
    /** null: all that the kind can work on when the run starts. */
    channels: p.array().nullable(),
    enabled: p.boolean().default(true),
    /** When the next run is due; a time in the past: it's due now. null unless enabled. */
    nextAt: p.datetime(3).nullable(),
    /** Why the run that is due can't be started; null: it can, or none is due. */
    lastError: p.text().nullable(),
    /** No foreign key: it may be forgotten before. */
    lastRunId: p.uuid().nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    updatedAt: p.datetime(3).nullable(),
  },
  indexes: [
    { properties: ['accountId', 'id'] },
    {
      name: 'sync_schedules_due',
      expression:
        'create index "sync_schedules_due" on "sync_schedules" ("next_at") where "next_at" is not null',
    },
  ],
})

/** Starts runs by the clock. */
export class SyncSchedule extends SyncScheduleSchema.class {}
SyncScheduleSchema.setClass(SyncSchedule)
