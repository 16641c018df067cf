/** A queue by its name, which is a sentence, with the shape of what is sent through it. */
export type QueueDefinition<Data extends object> = {
  readonly name: string
  /** When entries come by themselves: minute, hour, day, month, weekday, in UTC. null: they're only enqueued. */
  readonly cron: string | null
  /** For the type alone: the shape of what is sent. */
  readonly data?: Data
}

export function defineQueue<Data extends object>(name: string): QueueDefinition<Data> {
  return { name, cron: null }
}

/** All that an entry of a scheduled queue says is that it's time. */
export type Tick = Record<string, never>

/** A queue whose entries come by themselves. At most one waits or is worked on: one that comes meanwhile is dropped. */
export function defineScheduledQueue(name: string, cron: string): QueueDefinition<Tick> {
  return { name, cron }
}
