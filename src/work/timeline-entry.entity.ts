import { defineEntity, p } from '@mikro-orm/core'
import { Work } from './work.entity.ts'
import { timelineEvents } from './work-states.ts'

const TimelineEntrySchema = defineEntity({
  name: 'TimelineEntry',
  tableName: 'timeline_entries',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    workId: () => p.manyToOne(Work).mapToPk().fieldName('work_id').deleteRule('cascade'),
    event: p.enum(timelineEvents),
    attempt: p.integer(),
    message: p.text().nullable(),
    at: p.datetime(3).defaultRaw('clock_timestamp()'),
  },
  indexes: [{ properties: ['workId', 'id'] }],
})

/** Something that happened to a piece of work, written in the transaction that made it happen. */
export class TimelineEntry extends TimelineEntrySchema.class {}
TimelineEntrySchema.setClass(TimelineEntry)
