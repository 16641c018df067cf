/** No byte moved for too long. */
export class StalledError extends Error {
  override readonly name = 'StalledError'
  readonly seconds: number

  constructor(millis: number) {
    super(`nothing moved for ${millis / 1000} s`)
    this.seconds = millis / 1000
  }
}

/** What someone is given who is watched: `stir` says that something moves. */
export type Watched = { signal: AbortSignal; stir: () => void }

/**
 * What `run` comes to. Rejects at once with the signal's reason where it's aborted, and with a StalledError where nothing
 * moves for `millis`; a store that heeds no abort is left behind.
 */
export async function unlessStalled<T>(
  { signal, millis }: { signal: AbortSignal; millis: number },
  run: (watched: Watched) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted()
  const over = new AbortController()
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const end = (reason: unknown) => {
    over.abort(reason)
    reject(reason)
  }
  const onAbort = () => end(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  const timer = setTimeout(() => end(new StalledError(millis)), millis)
  const stir = () => {
    if (!over.signal.aborted) timer.refresh()
  }
  try {
    return await Promise.race([run({ signal: over.signal, stir }), ended])
  } finally {
    signal.removeEventListener('abort', onAbort)
    // No later stir winds the timer up again.
    over.abort()
    clearTimeout(timer)
  }
}
