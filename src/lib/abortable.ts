/**
 * A generator that stops waiting as soon as its consumer leaves: `return()` aborts the signal that `start` was given,
 * where a plain generator would first wait for its next value.
 */
export function abortable<T>(start: (signal: AbortSignal) => AsyncGenerator<T>): AsyncGenerator<T> {
  const controller = new AbortController()
  const inner = start(controller.signal)
  return {
    next: () => inner.next(),
    return: (value) => {
      controller.abort()
      return inner.return(value)
    },
    throw: (error) => {
      controller.abort()
      return inner.throw(error)
    },
    [Symbol.asyncIterator]() {
      return this
    },
    async [Symbol.asyncDispose]() {
      await this.return(undefined)
    },
  }
}
