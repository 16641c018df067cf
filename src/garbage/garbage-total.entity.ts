import { defineEntity, p } from '@mikro-orm/core'
import { passNames } from './pass.ts'

const GarbageTotalSchema = defineEntity({
  name: 'GarbageTotal',
  tableName: 'garbage_totals',
  properties: {
    pass: p.enum(passNames).primary(),
    items: p.bigint('number').default(0),
    bytes: p.bigint('number').default(0),
  },
})

/** What a pass has done over all collections, dry runs left out; collections themselves are forgotten after a while. */
export class GarbageTotal extends GarbageTotalSchema.class {}
GarbageTotalSchema.setClass(GarbageTotal)
