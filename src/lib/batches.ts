import { setImmediate } from 'node:timers/promises'

type Options<T, R> = {
  /** Of a batch; one item may exceed it. */
  limit: { items: number; weight: number }
  weigh: (item: T) => number
  /** So many batches are under way at once; what is asked for meanwhile waits, and makes the next ones larger. */
  atOnce: number
  /** Gives the results in the order of the items. */
  run: (items: readonly T[]) => Promise<readonly R[]>
}

type Asked<T, R> = PromiseWithResolvers<R> & { item: T }

/** Has done in batches what is asked for one by one. */
export class Batches<T, R> {
  readonly #options: Options<T, R>
  readonly #waiting: Asked<T, R>[] = []
  #lanes = 0

  constructor(options: Options<T, R>) {
    this.#options = options
  }

  async ask(item: T): Promise<R> {
    const asked = { ...Promise.withResolvers<R>(), item }
    this.#waiting.push(asked)
    if (this.#lanes < this.#options.atOnce) void this.#runLane()
    return await asked.promise
  }

  async #runLane(): Promise<void> {
    this.#lanes++
    do {
      // Or the first would go without those that are asked for right after it.
      await setImmediate()
      await this.#runBatch(this.#takeBatch())
    } while (this.#waiting.length > 0)
    this.#lanes--
  }

  #takeBatch(): Asked<T, R>[] {
    const { limit, weigh } = this.#options
    let weight = 0
    let count = 0
    for (const { item } of this.#waiting) {
      weight += weigh(item)
      if (count > 0 && (count === limit.items || weight > limit.weight)) break
      count++
    }
    return this.#waiting.splice(0, count)
  }

  async #runBatch(batch: readonly Asked<T, R>[]): Promise<void> {
    if (batch.length === 0) return
    try {
      const results = await this.#options.run(batch.map(({ item }) => item))
      if (results.length !== batch.length) throw new Error('there must be a result for each item')
      for (const [index, result] of results.entries()) batch[index]?.resolve(result)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}
