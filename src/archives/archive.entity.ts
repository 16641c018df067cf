import { defineEntity, p } from '@mikro-orm/core'
import { File } from '../files/file.entity.ts'

const ArchiveSchema = defineEntity({
  name: 'Archive',
  tableName: 'archives',
  properties: {
    fileId: () => p.oneToOne(File).mapToPk().primary().fieldName('file_id').deleteRule('cascade').owner(),
    entryCount: p.integer().nullable(),
    problemCode: p.text().nullable(),
    problemMessage: p.text().nullable(),
    indexedAt: p.datetime(3).nullable(),
    /** The limits and settings by which its entries were judged: under others they are judged again. */
    rules: p.text().nullable(),
  },
})

/**
 * What was found when a file was read as an archive: its entries, which are rows, or a problem. Bytes never change, so it
 * is read once for each set of rules; before the first time `indexedAt` is null and only some of the entries may be there.
 */
export class Archive extends ArchiveSchema.class {
  /** False for a file that is no ZIP at all: to callers there is no archive. */
  get isZip(): boolean {
    return this.problemCode !== 'NOT_A_ZIP'
  }
}
ArchiveSchema.setClass(Archive)
