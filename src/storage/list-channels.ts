import { type Channel, type Channels, primaryChannel } from './channel.ts'

export const channelRoles = ['PRIMARY', 'REPLICA'] as const
export type ChannelRole = (typeof channelRoles)[number]

/** What is told of a channel: nothing of where its store is. */
export type ListedChannel = Pick<Channel, 'name' | 'concurrency' | 'bytesPerSecond'> & { role: ChannelRole }

/** The channels of this process' configuration: the primary one, then the replicas by their names. */
export function listChannels(channels: Channels): ListedChannel[] {
  const listed = [...channels.values()].map(
    ({ name, concurrency, bytesPerSecond }): ListedChannel => ({
      name,
      role: name === primaryChannel ? 'PRIMARY' : 'REPLICA',
      concurrency,
      bytesPerSecond,
    }),
  )
  const placeOf = ({ role, name }: ListedChannel) => `${role} ${name}`
  return listed.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1))
}
