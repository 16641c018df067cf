import { defineEntity, p } from '@mikro-orm/core'

const ChannelHealthSchema = defineEntity({
  name: 'ChannelHealth',
  tableName: 'channel_health',
  properties: {
    channel: p.text().primary(),
    /** Since when its store has failed every attempt; null: it works. */
    troubledSince: p.datetime(3).nullable(),
    /** Nothing is tried before; null: at once. */
    downUntil: p.datetime(3).nullable(),
    message: p.text().nullable(),
  },
})

/** What all processes know of a channel's store. Its row is also the lock under which batches of the channel are claimed. */
export class ChannelHealth extends ChannelHealthSchema.class {}
ChannelHealthSchema.setClass(ChannelHealth)
