import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip, type Gunzip, type Gzip } from 'node:zlib'
import type { Context } from '../../context.ts'
import { hashBytes } from '../../lib/hash-bytes.ts'
import { StorageError } from '../../storage/object-store.ts'

/** An object and what it says: sizes in bytes and SHA-256, as it lies in the store, and unpacked. */
export type PublishedObject = { stored: Hash; content: Hash }

type Hash = { size: number; sha256: string }

/** Under the key lies something else. */
export class PublicationConflictError extends Error {
  override readonly name = 'PublicationConflictError'

  constructor(storageKey: string) {
    super(`Another object lies under the key ${storageKey} of this report.`)
  }
}

type Publication = {
  storageKey: string
  /** Gives the same bytes each time. */
  content: () => AsyncIterable<Uint8Array>
  signal: AbortSignal
}

/**
 * Writes an object, packed by gzip, under a key that always is the same for it. One that lies there already is read: it's
 * this one where it says the same, however it's packed, since another zlib packs otherwise.
 * @throws PublicationConflictError, StorageError
 */
export async function publishObject(
  ctx: Pick<Context, 'store'>,
  publication: Publication,
): Promise<PublishedObject> {
  const { storageKey, content, signal } = publication
  const written = await writeUnlessTaken(ctx, publication)
  if (written !== null) return written
  const found = await readPublished(ctx, { storageKey, signal })
  const own = hashBytes(content())
  for await (const _ of own) signal.throwIfAborted()
  if (found.content.sha256 !== own.result().sha256) throw new PublicationConflictError(storageKey)
  return found
}

/** Not every store refuses a key that is taken, so it's looked at before. Who writes it in between writes the same. */
async function writeUnlessTaken(
  { store }: Pick<Context, 'store'>,
  { storageKey, signal, ...publication }: Publication,
): Promise<PublishedObject | null> {
  if ((await store.stat(storageKey)) !== null) return null
  const content = hashBytes(publication.content())
  const stored = hashBytes(packed(content))
  try {
    await store.put(storageKey, stored, { signal })
  } catch (error) {
    if (error instanceof StorageError && error.reason === 'KEY_TAKEN') return null
    throw error
  }
  return { stored: stored.result(), content: content.result() }
}

/** @throws PublicationConflictError where it's not packed by gzip. */
async function readPublished(
  { store }: Pick<Context, 'store'>,
  { storageKey, signal }: { storageKey: string; signal: AbortSignal },
): Promise<PublishedObject> {
  const stored = hashBytes(await store.read(storageKey, { signal }))
  const content = hashBytes(unpacked(stored))
  try {
    for await (const _ of content) signal.throwIfAborted()
  } catch (error) {
    throw isNoGzip(error) ? new PublicationConflictError(storageKey) : error
  }
  return { stored: stored.result(), content: content.result() }
}

function packed(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return through(bytes, createGzip())
}

export function unpacked(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return through(bytes, createGunzip())
}

/** Nothing of it goes on once whoever reads it has left, or was told why it broke off. */
async function* through(
  bytes: AsyncIterable<Uint8Array>,
  transform: Gzip | Gunzip,
): AsyncGenerator<Uint8Array, void, undefined> {
  const flowing = pipeline(bytes, transform)
  // Told by what is read.
  flowing.catch(() => {})
  try {
    yield* transform
  } finally {
    transform.destroy()
    await flowing.catch(() => {})
  }
}

/** What zlib says of bytes that it can't unpack begins so: Z_DATA_ERROR, Z_BUF_ERROR. */
export function isNoGzip(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}
