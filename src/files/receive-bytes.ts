import { randomUUID } from 'node:crypto'
import type { Services } from '../context.ts'
import { sniffedBytes } from '../lib/content-type-sniff.ts'
import { hashBytes } from '../lib/hash-bytes.ts'
import { StorageError } from '../storage/object-store.ts'
import { discardObject } from './discard-object.ts'
import { checkSizeSoFar, checkWhole, type ExpectedBytes } from './expected-bytes.ts'

/** Bytes in the store, which no row names yet. `head`: how they begin. */
export type ReceivedBytes = { storageKey: string; size: number; sha256: string; head: Uint8Array }

/**
 * Streams bytes into the store under a fresh key. If anything goes wrong, nothing is kept.
 * @param input.signal Ends it, with the signal's reason.
 * @param input.release Called with each chunk once it's written.
 * @throws BytesRefusedError where they are not what is expected; what the store or the source throws.
 */
export async function receiveBytes(
  ctx: Services,
  {
    bytes,
    expected,
    ...options
  }: {
    bytes: AsyncIterable<Uint8Array>
    expected: ExpectedBytes
    signal?: AbortSignal
    release?: (chunk: Uint8Array) => void
  },
): Promise<ReceivedBytes> {
  const storageKey = randomUUID()
  const head: Uint8Array[] = []
  const hashed = hashBytes(bytes)
  async function* checked() {
    let received = 0
    for await (const chunk of hashed) {
      if (received < sniffedBytes) head.push(Buffer.from(chunk.subarray(0, sniffedBytes)))
      received += chunk.length
      ctx.metrics.transfers.uploaded.inc(chunk.length)
      checkSizeSoFar(received, expected)
      yield chunk
    }
    // Before the store has the end of the object, which so never comes to be.
    checkWhole(hashed.result(), expected)
  }
  try {
    await ctx.store.put(storageKey, checked(), options)
    return { storageKey, ...hashed.result(), head: Buffer.concat(head) }
  } catch (error) {
    if (!isOfAnother(error)) await discardObject(ctx, storageKey)
    throw error
  }
}

/** Whether the object under the key is somebody else's, who must not lose it. */
function isOfAnother(error: unknown): boolean {
  return error instanceof StorageError && error.reason === 'KEY_TAKEN'
}
