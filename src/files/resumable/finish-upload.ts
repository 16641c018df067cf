import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { type Context, createContext } from '../../context.ts'
import { ConflictError } from '../../errors.ts'
import { endLease } from '../../idempotency/complete-key.ts'
import { detectContentType } from '../../lib/content-type.ts'
import { sniffedBytes } from '../../lib/content-type-sniff.ts'
import { StorageError } from '../../storage/object-store.ts'
import { BytesRefusedError } from '../bytes-refused-error.ts'
import { completeUpload, completeUploads } from '../complete-upload.ts'
import { checkWhole } from '../expected-bytes.ts'
import type { File } from '../file.entity.ts'
import type { Upload } from '../upload.entity.ts'
import { changeUpload } from './change-upload.ts'
import { findPendingUpload } from './find-pending-upload.ts'

/**
 * Makes the bytes of an upload its file, now that all of them are there. The caller has it locked. May be done again
 * after a crash at any point: the object keeps its key. The upload is told that it's completed.
 *
 * @throws BytesRefusedError where they are not what was declared: none is kept, and the upload begins anew.
 */
export async function finishUpload(ctx: Context, upload: Upload, size: number): Promise<File> {
  try {
    return await makeFile(ctx, upload, size)
  } catch (error) {
    if (error instanceof StorageError) await tellWhole(ctx, upload, size)
    throw error
  }
}

async function makeFile(ctx: Context, upload: Upload, size: number): Promise<File> {
  const { storageKey } = upload
  await checkPieces(ctx, upload, size)
  const sha256 = await hashOf(ctx, storageKey, size)
  try {
    checkWhole({ size, sha256 }, { maxBytes: size, size: upload.size ?? null, sha256: upload.sha256 ?? null })
  } catch (error) {
    if (error instanceof BytesRefusedError) await beginAnew(ctx, upload)
    throw error
  }
  await makeObject(ctx, storageKey, size)
  const contentType = upload.contentType ?? (await detect(ctx, upload))
  const whole = { id: upload.id, storageKey, contentType, size, sha256 }
  const completed = await ctx.jointRuns.join(completeUploads, ctx, whole)
  const { file } = completed ?? (await completeUpload(createContext(ctx).em, whole))
  upload.state = 'COMPLETED'
  return file
}

/**
 * The upload may have ended while its last bytes came, and its pieces with it. Or whoever had it before stood still for so
 * long that it was taken for dead, and has then written its pieces: the client goes on from where they end.
 *
 * @throws UploadEndedError, ConflictError
 */
async function checkPieces({ em, store }: Context, { id, storageKey }: Upload, size: number): Promise<void> {
  if ((await store.partial.size(storageKey)) === size) return
  await findPendingUpload(em.fork(), id)
  throw new ConflictError('Another client has sent bytes of this upload.')
}

/** Where no bytes came there are no pieces to make it of. */
async function makeObject({ store }: Context, storageKey: string, size: number): Promise<void> {
  if (size > 0) return await store.partial.complete(storageKey)
  try {
    await store.put(storageKey, new Uint8Array(0))
  } catch (error) {
    const isThere = error instanceof StorageError && error.reason === 'KEY_TAKEN'
    if (!isThere) throw error
  }
  await store.partial.discard(storageKey)
}

async function detect(ctx: Context, { storageKey, filename }: Upload): Promise<string> {
  return detectContentType(
    filename,
    await ctx.store.readRange(storageKey, { start: 0, length: sniffedBytes }),
  )
}

async function hashOf(ctx: Context, key: string, size: number): Promise<string> {
  const known = ctx.uploadHashes.take(key, size)
  if (known !== null) return known.digest('hex')
  const hash = createHash('sha256')
  if (size === 0) return hash.digest('hex')
  for await (const chunk of await ctx.store.partial.read(key)) hash.update(chunk)
  return hash.digest('hex')
}

/** Whose file tells instead was not told that it's whole. If nobody comes again, garbage collection must find its pieces. */
async function tellWhole(ctx: Context, { id }: Upload, size: number): Promise<void> {
  await changeUpload(createContext(ctx).em, {
    id,
    set: sql`received = ${size}`,
    where: sql`state = 'PENDING' and received <> ${size}`,
  })
}

/**
 * Under another key, since other processes may still know the hash of the bytes that go. Who asks again by the upload's
 * idempotency key is given it at once.
 */
async function beginAnew(ctx: Context, { id, storageKey }: Upload): Promise<void> {
  const em = ctx.em.fork()
  await ctx.store.partial.discard(storageKey)
  await changeUpload(em, {
    id,
    set: sql`received = 0, storage_key = gen_random_uuid()`,
    where: sql`state = 'PENDING'`,
  })
  await endLease(em, id)
}
