import { Readable } from 'node:stream'
import { createGunzip, createGzip } from 'node:zlib'
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

/**
 * Writes an object, packed by gzip, under a key that always is the same for it. One that lies there already is read: it's
 * this one where it says the same, however it's packed, since another zlib packs otherwise.
 * @param input.content Gives the same bytes each time.
 * @throws PublicationConflictError, StorageError
 */
export async function publishObject(
  ctx: Pick<Context, 'store'>,
  input: { storageKey: string; content: () => AsyncIterable<Uint8Array>; signal: AbortSignal },
): Promise<PublishedObject> {
  const { storageKey, signal } = input
  const content = hashBytes(input.content())
  const stored = hashBytes(packed(content))
  try {
    await ctx.store.put(storageKey, stored, { signal })
    return { stored: stored.result(), content: content.result() }
  } catch (error) {
    if (!(error instanceof StorageError && error.reason === 'KEY_TAKEN')) throw error
  }
  const found = await readPublished(ctx, { storageKey, signal })
  const own = hashBytes(input.content())
  for await (const _ of own) signal.throwIfAborted()
  if (found.content.sha256 !== own.result().sha256) throw new PublicationConflictError(storageKey)
  return found
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
  return Readable.from(bytes, { objectMode: false }).compose(createGzip())
}

export function unpacked(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return Readable.from(bytes, { objectMode: false }).compose(createGunzip())
}

/** What zlib says of bytes that it can't unpack begins so: Z_DATA_ERROR, Z_BUF_ERROR. */
export function isNoGzip(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
}
