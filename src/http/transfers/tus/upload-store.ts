import { DataStore, ERRORS, Upload as TusUpload } from '@tus/utils'
import type { Context } from '../../../context.ts'
import { endUpload } from '../../../files/cancel-upload.ts'
import { appendToUpload } from '../../../files/resumable/append-to-upload.ts'
import type { ChunkChecksum } from '../../../files/resumable/chunk-checksum.ts'
import { readOffset } from '../../../files/resumable/confirm-bytes.ts'
import { declareLength } from '../../../files/resumable/declare-length.ts'
import { findPendingUpload, findUpload } from '../../../files/resumable/find-pending-upload.ts'
import { finishUpload } from '../../../files/resumable/finish-upload.ts'
import type { Upload } from '../../../files/upload.entity.ts'

/** The bytes that a request brings, as far as it brings any, and when to stop taking them. */
type Chunk = { bytes: () => AsyncIterable<Uint8Array>; checksum: ChunkChecksum | null; signal: AbortSignal }

/**
 * What one request of the tus protocol does to uploads. Made for each request: its bytes are read from the request
 * itself, rather than from the web stream that the protocol's server would make of them, which is several times slower.
 */
export class UploadStore extends DataStore {
  override readonly extensions = [
    'creation',
    'creation-with-upload',
    'creation-defer-length',
    'termination',
    'expiration',
    'checksum',
  ]
  /** The upload as this request has just made it, or locked it; null once it may be another. */
  known: Upload | null = null
  readonly #ctx: Context
  readonly #chunk: Chunk

  constructor(ctx: Context, chunk: Chunk) {
    super()
    this.#ctx = ctx
    this.#chunk = chunk
  }

  /** The row is there already: whoever named the upload made it. */
  override async create(upload: TusUpload): Promise<TusUpload> {
    return upload
  }

  /**
   * With the lock held, or right after the creation. An upload whose last answer was lost before it became a file becomes
   * one now, as does an empty one: for clients it's whole as soon as there is an upload.
   */
  override async getUpload(id: string): Promise<TusUpload> {
    const upload = await this.#find(id)
    if (upload.state === 'COMPLETED') return this.#toTus(upload, upload.received)
    if (upload.state !== 'PENDING') throw ERRORS.FILE_NO_LONGER_EXISTS
    const offset = await readOffset(this.#ctx, upload)
    if (offset === upload.size) await this.#finish(upload, offset)
    return this.#toTus(upload, offset)
  }

  /** With the lock held. The protocol's server has compared the offset. */
  override async write(_stream: unknown, id: string, at: number): Promise<number> {
    const upload = await this.#find(id)
    if (upload.state === 'COMPLETED') return at
    const { bytes, checksum, signal } = this.#chunk
    const size = await appendToUpload(this.#ctx, upload, { at, bytes: bytes(), checksum, signal })
    if (size === upload.size) await this.#finish(upload, size)
    return size
  }

  override async remove(id: string): Promise<void> {
    await findPendingUpload(this.#ctx.em, id)
    await endUpload(this.#ctx, id)
  }

  override async declareUploadLength(id: string, size: number): Promise<void> {
    this.known = null
    await declareLength(this.#ctx, { uploadId: id, size })
  }

  /** Milliseconds. */
  override getExpiration(): number {
    return this.#ctx.config.uploadTtl * 1000
  }

  async #find(id: string): Promise<Upload> {
    return this.known ?? (await findUpload(this.#ctx.em, id))
  }

  async #finish(upload: Upload, size: number): Promise<void> {
    this.known = null
    await finishUpload(this.#ctx, upload, size)
  }

  /** The protocol's server counts the time from the creation; here the end moves on with each chunk. */
  #toTus(upload: Upload, offset: number): TusUpload {
    const { id, size, expiresAt } = upload
    const creation = new Date(expiresAt.getTime() - this.getExpiration())
    return new TusUpload({
      id,
      offset,
      ...(size == null ? {} : { size }),
      metadata: { filename: upload.filename },
      creation_date: creation.toISOString(),
    })
  }
}
