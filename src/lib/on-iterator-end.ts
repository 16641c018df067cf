/**
 * The same items, with `onEnd` called once when they end: by themselves, by an error, or because nobody wants more. Not a
 * generator, which could not be left while it waits for the next item.
 */
export function onIteratorEnd<T>(items: AsyncIterable<T>, onEnd: () => void): AsyncIterableIterator<T> {
  const iterator = items[Symbol.asyncIterator]()
  let hasEnded = false
  const end = () => {
    if (!hasEnded) onEnd()
    hasEnded = true
  }
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      try {
        const result = await iterator.next()
        if (result.done) end()
        return result
      } catch (error) {
        end()
        throw error
      }
    },
    async return() {
      end()
      return (await iterator.return?.()) ?? { done: true, value: undefined }
    },
  }
}
