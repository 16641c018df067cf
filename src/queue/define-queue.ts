/** A queue by its name, which is a sentence, with the shape of what is sent through it. */
export type QueueDefinition<Data extends object> = {
  readonly name: string
  /** For the type alone: the shape of what is sent. */
  readonly data?: Data
}

export function defineQueue<Data extends object>(name: string): QueueDefinition<Data> {
  return { name }
}
