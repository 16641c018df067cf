/**
 * Runs something for each item, for several of them at a time, and gives the results in the order of the items. What is
 * under way or waits to be taken weighs `limit` at most; an item that alone weighs more is run when nothing else is.
 * The first error ends it, as does the consumer's leaving: the signal that `run` is given is aborted then, and all that
 * runs has ended before the error comes out.
 */
export async function* inOrder<T, R>(
  items: AsyncIterable<T>,
  {
    limit,
    weigh = () => 1,
    run,
    signal,
  }: {
    limit: number
    weigh?: (item: T) => number
    run: (item: T, signal: AbortSignal) => Promise<R>
    signal: AbortSignal
  },
): AsyncGenerator<R, void, undefined> {
  const leaving = new AbortController()
  const running = AbortSignal.any([signal, leaving.signal])
  const begun: { result: Promise<R>; weight: number }[] = []
  let load = 0
  try {
    for await (const item of items) {
      signal.throwIfAborted()
      const weight = weigh(item)
      for (let first = begun[0]; first !== undefined && load + weight > limit; first = begun[0]) {
        yield await first.result
        begun.shift()
        load -= first.weight
      }
      const result = run(item, running)
      // It is waited for when its turn comes.
      result.catch(() => {})
      begun.push({ result, weight })
      load += weight
    }
    for (const { result } of begun) yield await result
  } finally {
    leaving.abort()
    await Promise.allSettled(begun.map(({ result }) => result))
  }
}
