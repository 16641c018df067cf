/**
 * Runs something for each item, for at most `limit` of them at a time. After the first error no further item begins; it
 * is thrown when those under way have ended.
 */
export async function bounded<T>({
  items,
  limit,
  run,
}: {
  items: Iterable<T>
  limit: number
  run: (item: T) => Promise<void>
}): Promise<void> {
  const failures: unknown[] = []
  // Shared by all lanes: each takes the next item from it.
  const rest = items[Symbol.iterator]()
  const lane = async () => {
    for (let next = rest.next(); !next.done && failures.length === 0; next = rest.next()) {
      try {
        await run(next.value)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: limit }, lane))
  if (failures.length > 0) throw failures[0]
}
