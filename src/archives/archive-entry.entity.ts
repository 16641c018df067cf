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
    /** Someone deleted the file that was made of this entry; remembered after the file's row is gone. */
    childDeleted: p.boolean().default(false),
  },
})

/** One entry of an archive's directory, as it declares itself: claims of a stranger, to be checked while extracting. */
export class ArchiveEntry extends ArchiveEntrySchema.class {}
ArchiveEntrySchema.setClass(ArchiveEntry)
