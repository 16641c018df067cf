import { releaseBytes } from '../lib/release-bytes.ts'
import type { ObjectStore } from '../storage/object-store.ts'
import { WorkTroubledError } from '../work/stop.ts'

/** An object, and how many bytes it should have. */
export type Stored = { storageKey: string; size: number }

/**
 * Streams an object's bytes; a chunk is good until the next one is asked for. That they aren't those that it should have is for the caller to see.
 * @throws StorageError
 * @throws WorkTroubledError where the store gives fewer than it has by its own word: that's no fault of the file.
 */
export async function* streamStored(
  store: ObjectStore,
  { storageKey, size }: Stored,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  let received = 0
  for await (const chunk of await store.read(storageKey, { signal })) {
    received += chunk.length
    yield chunk
    releaseBytes(chunk)
  }
  if (received < size) await blameShortRead(store, storageKey, received)
}

/**
 * The same in one piece, with one byte more than there should be where there are more, so that it's seen.
 * @param options.onBytes Told of bytes as they arrive.
 */
export async function readStored(
  store: ObjectStore,
  { storageKey, size }: Stored,
  options: { signal: AbortSignal; onBytes: (count: number) => void },
): Promise<Uint8Array> {
  const bytes = await store.readRange(storageKey, { start: 0, length: size + 1 }, options)
  if (bytes.length < size) await blameShortRead(store, storageKey, bytes.length)
  return bytes
}

async function blameShortRead(store: ObjectStore, storageKey: string, received: number): Promise<void> {
  const object = await store.stat(storageKey)
  if (object === null || object.size <= received) return
  throw new WorkTroubledError(
    'STORE_SHORT_READ',
    'The object store gave fewer bytes of a file than there are.',
  )
}
