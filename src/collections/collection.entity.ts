import { defineEntity, p } from '@mikro-orm/core'
import { Account } from '../accounts/account.entity.ts'

const CollectionSchema = defineEntity({
  name: 'Collection',
  tableName: 'collections',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id'),
    name: p.text(),
    description: p.text().nullable(),
    /** Grows by one with every change. */
    revision: p.bigint('number').default(1),
    /** Of the present items. */
    itemCount: p.integer().default(0),
    totalBytes: p.bigint('number').default(0),
    createdAt: p.datetime(3).defaultRaw('now()'),
    updatedAt: p.datetime(3).nullable(),
    /** To callers it's gone at once; garbage collection removes the rows. */
    deletedAt: p.datetime(3).nullable(),
  },
  indexes: [
    {
      name: 'collections_live_by_account',
      expression:
        'create index "collections_live_by_account" on "collections" ("account_id", "id" desc) where "deleted_at" is null',
    },
    {
      name: 'collections_deleted',
      expression: 'create index "collections_deleted" on "collections" ("id") where "deleted_at" is not null',
    },
  ],
})

/** An ordered tree of paths to files. Who changes it locks its row first: changes come one after the other. */
export class Collection extends CollectionSchema.class {}
CollectionSchema.setClass(Collection)
