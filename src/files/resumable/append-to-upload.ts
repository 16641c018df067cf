import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Context, createContext } from '../../context.ts'
import { ConflictError } from '../../errors.ts'
import { renewLease } from '../../idempotency/complete-key.ts'
import { releaseBytes } from '../../lib/release-bytes.ts'
import { checkSizeSoFar } from '../expected-bytes.ts'
import { holdKey } from '../hold-key.ts'
import type { Upload } from '../upload.entity.ts'
import { changeUpload } from './change-upload.ts'
import { type ChunkChecksum, ChunkMismatchError } from './chunk-checksum.ts'
import { confirmBytes } from './confirm-bytes.ts'

/** Who watches sees two states a second at most. */
const tellEveryMillis = 500

/**
 * Takes the next bytes of an upload that the caller has locked. What came before an error stays, but of a chunk with a
 * checksum either all bytes count or none. The upload's end moves on. Where the upload itself ends meanwhile, no more is taken.
 *
 * @param input.at How many bytes there are already.
 * @returns how many there are now.
 * @throws ChunkMismatchError, ConflictError, BytesRefusedError where there are more than declared; what the store or the source throws.
 */
export async function appendToUpload(
  ctx: Context,
  upload: Upload,
  input: {
    at: number
    bytes: AsyncIterable<Uint8Array>
    checksum: ChunkChecksum | null
    signal: AbortSignal
  },
): Promise<number> {
  const { at, bytes, checksum, signal } = input
  const { storageKey } = upload
  const { partial } = ctx.store
  const known = ctx.uploadHashes.take(storageKey, at)
  const hash = at === 0 ? createHash('sha256') : known
  const expected = { maxBytes: ctx.config.maxFileBytes, size: upload.size ?? null, sha256: null }
  let size = at
  let isWhole = false
  async function* counted() {
    for await (const chunk of bytes) {
      checkSizeSoFar(size + chunk.length, expected)
      size += chunk.length
      ctx.metrics.transfers.uploaded.inc(chunk.length)
      hash?.update(chunk)
      checksum?.hash.update(chunk)
      yield chunk
    }
  }
  if (checksum !== null) await confirmBytes(ctx, upload, at)
  let isConfirmed = checksum === null
  const ended = new AbortController()
  const tellOrStop = async () => {
    if (!(await tell(ctx, upload.id, size))) ended.abort(new ConflictError('The upload has ended meanwhile.'))
  }
  const telling = setInterval(tellOrStop, tellEveryMillis)
  const stop = AbortSignal.any([signal, ended.signal])
  try {
    await holdKey(ctx, upload.id, () =>
      partial.append(storageKey, counted(), { at, signal: stop, release: releaseBytes }),
    )
    if (checksum !== null) {
      if (checksum.hash.digest('base64') !== checksum.expected) throw new ChunkMismatchError()
      await confirmBytes(ctx, upload, null)
      isConfirmed = true
    }
    if (hash !== null) ctx.uploadHashes.keep(storageKey, { size, hash })
    isWhole = size === upload.size
    return size
  } finally {
    clearInterval(telling)
    // Where it's whole, its file tells. Of one that was cancelled, or completed by a PUT, the bytes are nobody's.
    if (!isWhole) {
      // A store that can't say it may have all of them; that there are some is how garbage collection finds them.
      const received = isConfirmed ? await partial.size(storageKey).catch(() => size) : at
      if (!(await tell(ctx, upload.id, received))) await partial.discard(storageKey)
    }
  }
}

/**
 * Says how far it is, which also moves the end of the upload, and of the lease on its key: more may be on its way.
 * @returns false where the upload doesn't wait for bytes any more.
 */
async function tell(ctx: Context, id: string, received: number): Promise<boolean> {
  const { em } = createContext(ctx)
  try {
    const isWaiting = await changeUpload(em, {
      id,
      set: sql`received = ${received}, expires_at = now() + make_interval(secs => ${ctx.config.uploadTtl})`,
      where: sql`state = 'PENDING'`,
    })
    if (isWaiting) await renewLease(em, id)
    return isWaiting
  } catch (error) {
    // It's the store that knows how far it is.
    ctx.log.warn({ err: error, uploadId: id }, 'could not tell how far an upload is')
    return true
  }
}
