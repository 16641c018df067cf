import { defineEntity, p } from '@mikro-orm/core'
import { Work } from '../work/work.entity.ts'
import { type ExportOptions, exportFormats, exportStates } from './export-words.ts'

const ExportSchema = defineEntity({
  name: 'Export',
  tableName: 'exports',
  properties: {
    work: () => p.oneToOne(Work).primary().fieldName('id').deleteRule('cascade').owner(),
    /** No foreign key: an artifact outlives its collection. */
    collectionId: p.uuid(),
    /** Of the collection, as of the request. What it held then is what is exported. */
    revision: p.bigint('number'),
    /** When that revision came to be: the time of what a format adds to the items. */
    revisedAt: p.datetime(3),
    format: p.enum(exportFormats),
    options: p.json<ExportOptions>(),
    /** What links in the artifact begin with; null: it gets none. */
    origin: p.text().nullable(),
    /** The artifact's, made of the collection's name as of the request. */
    filename: p.text(),
    state: p.enum(exportStates).default('PENDING'),
    /** How many seconds the artifact is kept once it's ready. */
    ttl: p.integer(),
    /** null: there are no bytes in the store, or none any more. */
    storageKey: p.uuid().nullable().unique(),
    sizeBytes: p.bigint('number').nullable(),
    sha256: p.text().nullable(),
    complete: p.boolean().nullable(),
    /** null until it's ready. */
    expiresAt: p.datetime(3).nullable(),
    /** No foreign key: it may be purged before. */
    retryOfId: p.uuid().nullable(),
    /** The collection's revision as of the read; null: it's deleted. */
    collectionRevision: p
      .bigint('number')
      .nullable()
      .formula(
        (columns) =>
          `(select c.revision from collections c where c.id = ${columns['collectionId']} and c.deleted_at is null)`,
      ),
  },
  indexes: [
    { properties: ['collectionId', 'revision'] },
    {
      name: 'exports_ready',
      expression: 'create index "exports_ready" on "exports" ("expires_at") where "state" = \'READY\'',
    },
    {
      name: 'exports_unlinked',
      expression:
        'create index "exports_unlinked" on "exports" ("id") where "storage_key" is not null and "state" not in (\'PENDING\', \'READY\')',
    },
    {
      name: 'exports_pending',
      expression: 'create index "exports_pending" on "exports" ("collection_id") where "state" = \'PENDING\'',
    },
  ],
})

/**
 * One requested copy of a collection at one revision, in one format. The state of its build and its progress are in
 * `work`, under the same id.
 */
export class Export extends ExportSchema.class {}
ExportSchema.setClass(Export)
