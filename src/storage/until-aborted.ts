import { Readable } from 'node:stream'

/**
 * Passes a source's chunks on until `signal` is aborted; then throws its reason at once, even if the source never yields
 * again. The source is told to end in any case, but after an abort it isn't waited for.
 */
export async function* untilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]()
  // One listener for the whole source: racing each chunk with one promise would pile up its reactions.
  let fail: (reason: unknown) => void = () => {}
  const onAbort = () => fail(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  let ended = false
  try {
    while (true) {
      signal.throwIfAborted()
      const result = await new Promise<IteratorResult<T>>((resolve, reject) => {
        fail = reject
        iterator.next().then(resolve, reject)
      })
      ended = result.done === true
      if (result.done) return
      yield result.value
    }
  } finally {
    signal.removeEventListener('abort', onAbort)
    if (!ended) await leave(iterator, { source, waits: !signal.aborted })
  }
}

async function leave(
  iterator: AsyncIterator<unknown>,
  { source, waits }: { source: unknown; waits: boolean },
): Promise<void> {
  const left = iterator.return?.()
  if (waits) {
    await left
    return
  }
  // A generator that waits for its next chunk answers only after that; a stream can be ended right away.
  if (source instanceof Readable) source.destroy()
  left?.catch(() => {})
}
