import { defineEntity, p } from '@mikro-orm/core'

const CollectionItemSchema = defineEntity({
  name: 'CollectionItem',
  tableName: 'collection_items',
  properties: {
    /** No foreign key, which would be looked up for each of a million rows: they come and go under the collection's lock. */
    collectionId: p.uuid().primary(),
    path: p.text().collation('C').primary(),
    fromRevision: p.bigint('number').primary(),
    /** null: at present. */
    toRevision: p.bigint('number').nullable(),
    /** No foreign key: an item outlives its file, and is missing then. */
    fileId: p.uuid(),
    /** What the file was when it was added: said of a missing file too. */
    size: p.bigint('number'),
    sha256: p.text(),
  },
  indexes: [
    {
      name: 'collection_items_present',
      expression:
        'create unique index "collection_items_present" on "collection_items" ("collection_id", "path") where "to_revision" is null',
    },
    {
      name: 'collection_items_past',
      expression:
        'create index "collection_items_past" on "collection_items" ("collection_id", "path") where "to_revision" is not null',
    },
  ],
})

/**
 * A file at a path of a collection, for the revisions from `fromRevision` up to, and without, `toRevision`. So what a
 * collection held at a revision can be read later without a copy of it. Paths are in the order of their bytes, and none
 * is a file and a folder at the same revision.
 */
export class CollectionItem extends CollectionItemSchema.class {}
CollectionItemSchema.setClass(CollectionItem)
