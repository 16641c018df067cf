import { defineEntity, p } from '@mikro-orm/core'

const CondemnedObjectSchema = defineEntity({
  name: 'CondemnedObject',
  tableName: 'condemned_objects',
  properties: {
    storageKey: p.uuid().primary(),
    size: p.bigint('number'),
    condemnedAt: p.datetime(3).defaultRaw('clock_timestamp()'),
  },
})

/**
 * An object that garbage collection removes from the store, and that no row may name any more. The row is there before the
 * object goes and until it's gone, so that a crash in between loses no key.
 */
export class CondemnedObject extends CondemnedObjectSchema.class {}
CondemnedObjectSchema.setClass(CondemnedObject)
