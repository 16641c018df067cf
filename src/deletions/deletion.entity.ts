import { defineEntity, p } from '@mikro-orm/core'
import type { FileFilter } from '../files/file-filter.ts'
import { Work } from '../work/work.entity.ts'

const DeletionSchema = defineEntity({
  name: 'Deletion',
  tableName: 'deletions',
  properties: {
    work: () => p.oneToOne(Work).primary().fieldName('id').deleteRule('cascade').owner(),
    /** null: the filter says which files; an empty list: none. Read by itself: it may be long. */
    ids: p.array<string>().columnType('uuid[]').nullable().lazy(),
    /** As JSON, with times as text. null: all files, unless there are ids. */
    filter: p.json<FileFilter>().nullable(),
    /** The newest file when the deletion was asked for. */
    upTo: p.uuid(),
    /** Files deleted and their bytes, over all attempts. */
    deleted: p.integer().default(0),
    deletedBytes: p.bigint('number').default(0),
    /** null until the deletion has ended. */
    notReached: p.integer().nullable(),
  },
})

/** The deletion of many files. State and progress are in `work`, under the same id. */
export class Deletion extends DeletionSchema.class {}
DeletionSchema.setClass(Deletion)
