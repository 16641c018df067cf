import { defineQueue, type QueueDefinition } from '../../queue/define-queue.ts'
import type { Channels } from '../../storage/channel.ts'

/** An entry says that there may be a batch to work on. Which one is claimed, the rows decide. */
export type Wake = Record<string, never>

/** Each channel has a queue of its own, so that a slow one holds back no other. */
export function channelQueue(channel: string): QueueDefinition<Wake> {
  return defineQueue(`work-on-channel-${channel}`)
}

export function channelQueues(channels: Channels): QueueDefinition<Wake>[] {
  return [...channels.keys()].map(channelQueue)
}
