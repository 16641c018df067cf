/** Whoever waits for a turn has waited as long as it may. */
export class NoTurnError extends Error {
  override readonly name = 'NoTurnError'
}

type Line = { taken: number; waiting: Set<() => void> }

/** Lets in so many at once under each key, in the order in which they come. */
export class Turns {
  readonly #lines = new Map<string, Line>()

  /**
   * Waits for a turn, which lasts until it's disposed of.
   * @throws NoTurnError after `patienceMillis`.
   */
  async take(key: string, options: { atOnce: number; patienceMillis: number }): Promise<Disposable> {
    const line = this.#lines.get(key) ?? { taken: 0, waiting: new Set() }
    this.#lines.set(key, line)
    if (line.taken < options.atOnce) line.taken++
    else await waitIn(line, options.patienceMillis)
    return { [Symbol.dispose]: () => this.#pass(key, line) }
  }

  /** To the next who waits, if there is one. */
  #pass(key: string, line: Line): void {
    const [next] = line.waiting
    if (next === undefined) line.taken--
    else next()
    if (line.taken === 0) this.#lines.delete(key)
  }
}

async function waitIn({ waiting }: Line, patienceMillis: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const enter = () => {
    waiting.delete(enter)
    clearTimeout(patience)
    resolve()
  }
  const patience = setTimeout(() => {
    waiting.delete(enter)
    reject(new NoTurnError(`there was no turn within ${patienceMillis} ms`))
  }, patienceMillis)
  // It must not keep a process that ends.
  patience.unref()
  waiting.add(enter)
  await promise
}
