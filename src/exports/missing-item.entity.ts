import { defineEntity, p } from '@mikro-orm/core'
import { Export } from './export.entity.ts'
import { missingReasons } from './export-words.ts'

const MissingItemSchema = defineEntity({
  name: 'MissingItem',
  tableName: 'missing_items',
  properties: {
    exportId: () => p.manyToOne(Export).mapToPk().primary().fieldName('export_id').deleteRule('cascade'),
    path: p.text().collation('C').primary(),
    fileId: p.uuid(),
    reason: p.enum(missingReasons),
    /** What the file had when it came into the collection. */
    size: p.bigint('number'),
    sha256: p.text(),
  },
})

/** A file that an artifact should hold and doesn't. */
export class MissingItem extends MissingItemSchema.class {}
MissingItemSchema.setClass(MissingItem)
