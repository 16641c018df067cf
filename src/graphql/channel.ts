import { channelRoles, type ListedChannel, listChannels } from '../storage/list-channels.ts'
import { builder } from './builder.ts'

const ChannelRoleEnum = builder.enumType('ChannelRole', { values: channelRoles })

const ChannelType = builder.objectRef<ListedChannel>('Channel').implement({
  fields: (t) => ({
    bytesPerSecond: t.expose('bytesPerSecond', { type: 'BigInt', nullable: true }),
    concurrency: t.exposeInt('concurrency'),
    name: t.exposeString('name'),
    role: t.expose('role', { type: ChannelRoleEnum }),
  }),
})

builder.queryField('channels', (t) =>
  t.field({ type: [ChannelType], resolve: (_, __, ctx) => listChannels(ctx.channels) }),
)
