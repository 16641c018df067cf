import { defineEntity, p } from '@mikro-orm/core'
import { Account } from '../accounts/account.entity.ts'
import { workKinds, workStates, workSteps } from './work-states.ts'

const WorkSchema = defineEntity({
  name: 'Work',
  tableName: 'work',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id'),
    kind: p.enum(workKinds),
    state: p.enum(workStates).default('PENDING'),
    version: p.integer().default(1),
    attempt: p.integer().default(0),
    /** How many attempts ended for a reason that may pass: the number that is limited. Parking doesn't count. */
    interruptions: p.integer().default(0),
    /** Since when store or database have let every attempt down; null: they haven't. Limited in time, not in number. */
    troubledSince: p.datetime(3).nullable(),
    /** PENDING work isn't claimed before this time; null: at once. */
    dueAt: p.datetime(3).nullable(),
    cancelRequested: p.boolean().default(false),
    /** Of each kind and key one piece of work at most is active; null: no limit. */
    exclusiveKey: p.text().nullable(),
    itemsDone: p.integer().default(0),
    itemsTotal: p.integer().nullable(),
    bytesDone: p.bigint('number').default(0),
    bytesTotal: p.bigint('number').nullable(),
    /** Of late; null unless RUNNING. */
    itemsPerSecond: p.float().columnType('double precision').nullable(),
    bytesPerSecond: p.float().columnType('double precision').nullable(),
    /** null unless RUNNING. */
    step: p.enum(workSteps).nullable(),
    errorCode: p.text().nullable(),
    errorMessage: p.text().nullable(),
    heartbeatAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    startedAt: p.datetime(3).nullable(),
    updatedAt: p.datetime(3).defaultRaw('now()'),
    finishedAt: p.datetime(3).nullable(),
  },
  indexes: [
    { properties: ['accountId', 'id'] },
    { properties: ['accountId', 'kind', 'state', 'id'] },
    {
      name: 'work_active',
      expression:
        'create index "work_active" on "work" ("kind", "state", "id") where "state" in (\'PENDING\', \'RUNNING\')',
    },
    {
      name: 'work_exclusive',
      expression:
        'create unique index "work_exclusive" on "work" ("kind", "exclusive_key") where "state" in (\'PENDING\', \'RUNNING\')',
    },
    {
      name: 'work_finished',
      expression: 'create index "work_finished" on "work" ("finished_at") where "finished_at" is not null',
    },
  ],
})

/** What all long work has in common. What is particular to a kind lies in that kind's own table, under the same id. */
export class Work extends WorkSchema.class {}
WorkSchema.setClass(Work)
