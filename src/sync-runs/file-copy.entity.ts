import { defineEntity, p } from '@mikro-orm/core'
import { File } from '../files/file.entity.ts'

const FileCopySchema = defineEntity({
  name: 'FileCopy',
  tableName: 'file_copies',
  properties: {
    fileId: () => p.manyToOne(File).mapToPk().primary().fieldName('file_id').deleteRule('cascade'),
    channel: p.text().primary(),
    /** When its bytes were last read there and were those that had been stored; null: never, or not since they weren't. */
    confirmedAt: p.datetime(3).nullable(),
    /** What was wrong the last time; null: nothing. */
    fault: p.text().nullable(),
    /** No foreign key: it outlives the run that found out. */
    runId: p.uuid(),
  },
})

/** What is known of a file's bytes in one store. A file that no run has come by has none. */
export class FileCopy extends FileCopySchema.class {}
FileCopySchema.setClass(FileCopy)
