import { Batches } from './batches.ts'

/** Does for each of some items what is asked for, and gives the results in their order. */
type Run<Ctx, Item, Result> = (ctx: Ctx, items: readonly Item[]) => Promise<readonly Result[]>

const itemsAtOnce = 128

/**
 * Does together what many ask for one by one. Nobody waits for company: who comes first is served with those of the same
 * moment, and who comes meanwhile makes up the next batch.
 */
export class JointRuns {
  readonly #lines = new Map<unknown, unknown>()

  /**
   * Waits for the batch in which the item's turn is, and shares the error of that.
   * @param run The same function for all that may go together.
   * @param ctx Whose it is that a batch is run with is left open.
   */
  async join<Ctx, Item, Result>(run: Run<Ctx, Item, Result>, ctx: Ctx, item: Item): Promise<Result> {
    // Who stands in the line of a function wants what it takes and gives.
    const known = this.#lines.get(run) as Batches<{ ctx: Ctx; item: Item }, Result> | undefined
    const line = known ?? createLine(run)
    this.#lines.set(run, line)
    return await line.ask({ ctx, item })
  }
}

function createLine<Ctx, Item, Result>(
  run: Run<Ctx, Item, Result>,
): Batches<{ ctx: Ctx; item: Item }, Result> {
  return new Batches({
    limit: { items: itemsAtOnce, weight: Number.POSITIVE_INFINITY },
    weigh: () => 0,
    atOnce: 1,
    run: async (asked) => {
      const [first] = asked
      if (first === undefined) return []
      return await run(
        first.ctx,
        asked.map(({ item }) => item),
      )
    },
  })
}
