import { defineEntity, p } from '@mikro-orm/core'
import { Account } from '../accounts/account.entity.ts'
import { File } from './file.entity.ts'
import type { Tags } from './tags.ts'

/**
 * PENDING until bytes arrive whole (COMPLETED), the time is over (EXPIRED) or nobody wants it any more (CANCELLED). A
 * failed PUT leaves it PENDING. One whose bytes go to the store itself is VERIFYING while they are read back: then it is
 * COMPLETED, CANCELLED, or PENDING again.
 */
export const uploadStates = ['CANCELLED', 'COMPLETED', 'EXPIRED', 'PENDING', 'VERIFYING'] as const
export type UploadState = (typeof uploadStates)[number]

const UploadSchema = defineEntity({
  name: 'Upload',
  tableName: 'uploads',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    accountId: () => p.manyToOne(Account).mapToPk().fieldName('account_id'),
    filename: p.text(),
    contentType: p.text().nullable(),
    size: p.bigint('number').nullable(),
    sha256: p.text().nullable(),
    tags: p.json<Tags>().defaultRaw("'{}'"),
    /** Whether its bytes go to the store itself, in parts. */
    direct: p.boolean().default(false),
    /** By which the store knows those parts; null: nobody has asked for them yet. */
    partsId: p.text().nullable(),
    /** Where its bytes lie while they come in pieces, and then the file's object. */
    storageKey: p.uuid().unique().defaultRaw('gen_random_uuid()'),
    /** How many bytes have come in pieces, as of the last time that it was told: the store knows better. */
    received: p.bigint('number').default(0),
    /** Up to where bytes count while a chunk comes whose checksum isn't compared yet; null: all that there are. */
    confirmed: p.bigint('number').nullable(),
    /** Grows with each change. */
    version: p.integer().default(1),
    /** Whose the upload is at present: see lock-upload.ts. */
    lock: p.uuid().nullable(),
    lockedUntil: p.datetime(3).nullable(),
    state: p.enum(uploadStates).default('PENDING'),
    fileId: () => p.manyToOne(File).mapToPk().fieldName('file_id').nullable().deleteRule('set null'),
    createdAt: p.datetime(3).defaultRaw('now()'),
    expiresAt: p.datetime(3),
    finishedAt: p.datetime(3).nullable(),
  },
  indexes: [
    { properties: ['accountId', 'id'] },
    // Parts in the store are looked for here.
    {
      name: 'uploads_parts',
      expression: 'create index "uploads_parts" on "uploads" ("parts_id") where "parts_id" is not null',
    },
    // A file that is purged is looked for here.
    { properties: ['fileId'] },
    {
      name: 'uploads_pending',
      expression: 'create index "uploads_pending" on "uploads" ("expires_at") where "state" = \'PENDING\'',
    },
    {
      name: 'uploads_finished',
      expression:
        'create index "uploads_finished" on "uploads" ("finished_at") where "finished_at" is not null',
    },
  ],
})

/** Bytes on their way to becoming one file. The declared size and hash are what the bytes must have. */
export class Upload extends UploadSchema.class {}
UploadSchema.setClass(Upload)
