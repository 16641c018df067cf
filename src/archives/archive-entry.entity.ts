import { defineEntity, p } from '@mikro-orm/core'
import { Archive } from './archive.entity.ts'
import { skipReasons } from './skip-reasons.ts'

const ArchiveEntrySchema = defineEntity({
  name: 'ArchiveEntry',
  tableName: 'archive_entries',
  properties: {
    archiveId: () => p.manyToOne(Archive).mapToPk().primary().fieldName('archive_id').deleteRule('cascade'),
    index: p.integer().primary(),
    name: p.text(),
    path: p.text().nullable(),
    method: p.integer(),
    compressedSize: p.bigint('number'),
    size: p.bigint('number'),
    crc32: p.bigint('number'),
    modifiedAt: p.datetime(3).nullable(),
    headerOffset: p.bigint('number'),
    skipReason: p.enum(skipReasons).nullable(),
    /** When someone deleted the file that was made of this entry; remembered after the file's row is gone. */
    childDeletedAt: p.datetime(3).nullable(),
  },
  indexes: [
    {
      name: 'archive_entries_tree',
      expression:
        'create index "archive_entries_tree" on "archive_entries" ("archive_id", ((case when "skip_reason" = \'DIRECTORY\' then "path" || \'/\' else "path" end)) collate "C", "index") where "path" is not null',
    },
  ],
})

/** One entry of an archive's directory, as it declares itself: claims of a stranger, to be checked while extracting. */
export class ArchiveEntry extends ArchiveEntrySchema.class {}
ArchiveEntrySchema.setClass(ArchiveEntry)
