import type { ObjectStore } from '../../src/storage/object-store.ts'

/** A store that tells of each ranged read before it does it. */
export function watchStore(
  store: ObjectStore,
  onRead: (read: { start: number; signal: AbortSignal | undefined }) => void | Promise<void>,
): ObjectStore {
  return {
    put: (key, bytes, options) => store.put(key, bytes, options),
    putMany: (objects, options) => store.putMany(objects, options),
    read: (key, options) => store.read(key, options),
    readRange: async (key, range, options) => {
      await onRead({ start: range.start, signal: options?.signal })
      return await store.readRange(key, range, options)
    },
    stat: (key) => store.stat(key),
    inspectMany: (wanted, options) => store.inspectMany(wanted, options),
    delete: (key) => store.delete(key),
    list: (options) => store.list(options),
    partial: store.partial,
    check: () => store.check(),
  }
}

/** Waits for ever, but for an abort, which it passes on. */
export async function hang(signal: AbortSignal | undefined): Promise<never> {
  return await new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
