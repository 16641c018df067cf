import { createHash, hash } from 'node:crypto'
import type { PresentItem, WholeBytes } from './export-item.ts'
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
  const source = await openItem(item, signal)
  for await (const chunk of 'bytes' in source ? [source.bytes] : chunksOf(item, source, signal)) {
    size += chunk.length
    if (size > item.size) throw wrongSize(item, size)
    sha256.update(chunk)
    yield chunk
  }
  if (size < item.size) throw wrongSize(item, size)
  if (sha256.digest('hex') !== item.sha256) throw new ItemError(item.path, 'HASH_MISMATCH')
}

/** An item's bytes in one piece, checked as those of `streamItem`. */
export async function readItem(item: PresentItem, signal: AbortSignal): Promise<Uint8Array> {
  const source = await openItem(item, signal)
  const { bytes, sha256 } = 'bytes' in source ? source : await readWhole(item, source, signal)
  if (bytes.length !== item.size) throw wrongSize(item, bytes.length)
  if (sha256 !== item.sha256) throw new ItemError(item.path, 'HASH_MISMATCH')
  return bytes
}

async function readWhole(
  item: PresentItem,
  source: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): Promise<WholeBytes> {
  const bytes = Buffer.allocUnsafeSlow(item.size)
  let size = 0
  for await (const chunk of chunksOf(item, source, signal)) {
    if (size + chunk.length > item.size) throw wrongSize(item, size + chunk.length)
    bytes.set(chunk, size)
    size += chunk.length
  }
  return { bytes: bytes.subarray(0, size), sha256: hash('sha256', bytes.subarray(0, size)) }
}

function wrongSize({ path, size }: PresentItem, found: number): ItemError {
  return new ItemError(path, found < size ? 'TOO_SHORT' : 'TOO_LONG')
}

async function openItem(
  item: PresentItem,
  signal: AbortSignal,
): Promise<WholeBytes | AsyncIterable<Uint8Array>> {
  signal.throwIfAborted()
  return await orUnreadable(item, signal, () => item.open(signal))
}

async function* chunksOf(
  item: PresentItem,
  source: AsyncIterable<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  // A consumer that leaves does so at a yield, whose errors are its own: only what the source throws is translated.
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
