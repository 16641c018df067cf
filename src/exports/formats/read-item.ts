import { createHash, hash } from 'node:crypto'
import type { PresentItem } from './export-item.ts'
import { ItemError } from './item-error.ts'

/**
 * Streams an item's bytes and checks them on the way: it throws ItemError where they end early, go on or are others.
 * An abort throws the signal's reason.
 */
export async function* streamItem(
  item: PresentItem,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  const sha256 = createHash('sha256')
  let size = 0
  for await (const chunk of chunksOf(item, signal)) {
    size += chunk.length
    if (size > item.size) throw new ItemError(item.path, 'TOO_LONG')
    sha256.update(chunk)
    yield chunk
  }
  if (size < item.size) throw new ItemError(item.path, 'TOO_SHORT')
  if (sha256.digest('hex') !== item.sha256) throw new ItemError(item.path, 'HASH_MISMATCH')
}

/** An item's bytes in one piece, checked as those of `streamItem`. */
export async function readItem(item: PresentItem, signal: AbortSignal): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunksOf(item, signal)) {
    size += chunk.length
    if (size > item.size) throw new ItemError(item.path, 'TOO_LONG')
    chunks.push(chunk)
  }
  if (size < item.size) throw new ItemError(item.path, 'TOO_SHORT')
  const [only] = chunks
  const bytes = only?.length === size ? only : Buffer.concat(chunks, size)
  if (hash('sha256', bytes) !== item.sha256) throw new ItemError(item.path, 'HASH_MISMATCH')
  return bytes
}

async function* chunksOf(item: PresentItem, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  signal.throwIfAborted()
  // A consumer that leaves does so at a yield, whose errors are its own: only what the source throws is translated.
  const source = await orUnreadable(item, signal, () => item.open(signal))
  if (source instanceof Uint8Array) {
    yield source
    return
  }
  const iterator = source[Symbol.asyncIterator]()
  let isDone = false
  try {
    for (;;) {
      const next = await orUnreadable(item, signal, () => iterator.next())
      if (next.done) {
        isDone = true
        return
      }
      yield next.value
    }
  } finally {
    if (!isDone) await iterator.return?.()
  }
}

async function orUnreadable<T>(item: PresentItem, signal: AbortSignal, read: () => Promise<T>): Promise<T> {
  try {
    const result = await read()
    signal.throwIfAborted()
    return result
  } catch (cause) {
    signal.throwIfAborted()
    throw new ItemError(item.path, 'UNREADABLE', { cause })
  }
}
