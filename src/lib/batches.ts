/** Does for each of some items what is asked for, and gives the results in their order. */
export type BatchRun<Ctx, Item, Result> = (ctx: Ctx, items: readonly Item[]) => Promise<readonly Result[]>

type Waiting<Item, Result> = {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

const itemsAtOnce = 128

/**
 * Does together what many ask for one by one. Nobody waits for company: who comes first is served alone, and who comes
 * meanwhile makes up the next batch.
 */
export class Batches {
  readonly #lines = new Map<unknown, unknown>()

  /**
   * Waits for the batch in which the item's turn is, and shares the error of that.
   * @param run The same function for all that may go together.
   * @param ctx Whose it is that a batch is run with is left open.
   */
  async join<Ctx, Item, Result>(run: BatchRun<Ctx, Item, Result>, ctx: Ctx, item: Item): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    // Who stands in the line of a function wants what it takes and gives.
    const line = this.#lines.get(run) as Waiting<Item, Result>[] | undefined
    if (line !== undefined) line.push({ item, resolve, reject })
    else void this.#serve(run, ctx, [{ item, resolve, reject }])
    return await promise
  }

  async #serve<Ctx, Item, Result>(
    run: BatchRun<Ctx, Item, Result>,
    ctx: Ctx,
    line: Waiting<Item, Result>[],
  ): Promise<void> {
    this.#lines.set(run, line)
    while (line.length > 0) await serveBatch(run, ctx, line.splice(0, itemsAtOnce))
    this.#lines.delete(run)
  }
}

async function serveBatch<Ctx, Item, Result>(
  run: BatchRun<Ctx, Item, Result>,
  ctx: Ctx,
  batch: readonly Waiting<Item, Result>[],
): Promise<void> {
  try {
    const results = await run(
      ctx,
      batch.map(({ item }) => item),
    )
    if (results.length !== batch.length) throw new Error('a batch gave another number of results')
    for (const [index, result] of results.entries()) batch[index]?.resolve(result)
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}
