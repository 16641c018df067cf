import type { SyncOptions } from '../sync-runs/sync-words.ts'
import { builder } from './builder.ts'

export const SyncOptionsType = builder.objectRef<SyncOptions>('SyncOptions').implement({
  fields: (t) => ({
    bytesPerDay: t.expose('bytesPerDay', { type: 'BigInt', nullable: true }),
    olderThanDays: t.exposeInt('olderThanDays', { nullable: true }),
    removeExtraneous: t.exposeBoolean('removeExtraneous'),
    samplePercent: t.exposeFloat('samplePercent', { nullable: true }),
    secondsPerDay: t.exposeInt('secondsPerDay', { nullable: true }),
  }),
})

export const SyncOptionsInput = builder.inputType('SyncOptionsInput', {
  fields: (t) => ({
    bytesPerDay: t.field({ type: 'BigInt' }),
    olderThanDays: t.int(),
    removeExtraneous: t.boolean({ defaultValue: false }),
    samplePercent: t.float(),
    secondsPerDay: t.int(),
  }),
})
