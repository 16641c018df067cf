import { defineEntity, p } from '@mikro-orm/core'
import { Account } from '../accounts/account.entity.ts'
import type { Tags } from './tags.ts'

const FileSchema = defineEntity({
  name: 'File',
  tableName: 'files',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id'),
    storageKey: p.uuid().unique(),
    filename: p.text(),
    contentType: p.text(),
    size: p.bigint('number'),
    sha256: p.text(),
    tags: p.json<Tags>().defaultRaw("'{}'"),
    archiveId: p.uuid().nullable(),
    archiveIndex: p.integer().nullable(),
    /** The job that made it; no foreign key: files outlive their job. */
    jobId: p.uuid().nullable(),
    /** By the word of the archive that it came from. */
    modifiedAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3).defaultRaw('now()'),
    updatedAt: p.datetime(3).nullable(),
    deletedAt: p.datetime(3).nullable(),
    /** Garbage collection has begun to remove it: it can't be restored any more. */
    purging: p.boolean().default(false),
  },
  indexes: [
    {
      name: 'files_live_by_account',
      expression:
        'create index "files_live_by_account" on "files" ("account_id", "id" desc) where "deleted_at" is null',
    },
    {
      name: 'files_live_by_sha256',
      expression:
        'create index "files_live_by_sha256" on "files" ("account_id", "sha256", "id" desc) where "deleted_at" is null',
    },
    {
      name: 'files_deleted',
      expression:
        'create index "files_deleted" on "files" ("deleted_at", "id") where "deleted_at" is not null',
    },
    {
      name: 'files_trash_by_account',
      expression:
        'create index "files_trash_by_account" on "files" ("account_id", "deleted_at", "id") where "deleted_at" is not null',
    },
    {
      name: 'files_tags',
      expression: 'create index "files_tags" on "files" using gin ("tags" jsonb_path_ops)',
    },
    {
      name: 'files_one_live_child',
      expression:
        'create unique index "files_one_live_child" on "files" ("archive_id", "archive_index") where "deleted_at" is null and "archive_id" is not null',
    },
  ],
})

/**
 * Immutable bytes in the object store under `storageKey`, and what is known of them. A child of an archive carries the
 * archive's id and its position there; of each position there is one live child at most. `archiveId` is no foreign
 * key: children outlive their archive.
 */
export class File extends FileSchema.class {}
FileSchema.setClass(File)
