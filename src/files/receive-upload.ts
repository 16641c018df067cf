import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { detectContentType } from '../lib/content-type.ts'
import { releaseBytes } from '../lib/release-bytes.ts'
import { lockObjects } from './claim-objects.ts'
import { type CompletedUpload, completeUpload, completeUploads, type WholeUpload } from './complete-upload.ts'
import { checkAnnouncedSize } from './expected-bytes.ts'
import type { File } from './file.entity.ts'
import { holdKey } from './hold-key.ts'
import { keepObject } from './keep-object.ts'
import { receiveBytes } from './receive-bytes.ts'
import { whilePending } from './while-pending.ts'

/**
 * Takes the bytes of an upload and makes them its file. Whoever holds the upload's link may do this. Of several at once,
 * each writes under a key of its own, and the first to commit wins; the others end soon, as they do where the upload is
 * cancelled. After a failure the upload still waits.
 *
 * @param input.announcedSize How many bytes the sender says will come; null: it doesn't say.
 * @param input.bytes Not touched where the upload can't take them. The chunks are freed: nobody else may have them.
 * @throws NotFoundError
 * @throws UploadEndedError
 * @throws BytesRefusedError
 */
export async function receiveUpload(
  ctx: Context,
  input: { uploadId: string; announcedSize: number | null; bytes: AsyncIterable<Uint8Array> },
): Promise<File> {
  const { announcedSize, bytes } = input
  const { upload, head, ...received } = await whilePending(ctx, input.uploadId, async (upload, signal) => {
    const expected = {
      maxBytes: ctx.config.maxFileBytes,
      size: upload.size ?? null,
      sha256: upload.sha256 ?? null,
    }
    if (announcedSize !== null) checkAnnouncedSize(announcedSize, expected)
    const options = { bytes, expected, signal, release: releaseBytes }
    return { upload, ...(await holdKey(ctx, upload.id, () => receiveBytes(ctx, options))) }
  })
  const contentType = upload.contentType ?? detectContentType(upload.filename, head)
  const { file, piecesKey } = await complete(ctx, { ...received, id: upload.id, contentType })
  if (piecesKey !== null) await discardPieces(ctx, { uploadId: upload.id, file, piecesKey })
  return file
}

async function complete(ctx: Context, upload: WholeUpload): Promise<CompletedUpload> {
  const completed = await ctx.jointRuns.join(completeUploads, ctx, upload)
  if (completed !== null) return completed
  return await keepObject(ctx, upload.storageKey, async (tx) => {
    await lockObjects(tx)
    return await completeUpload(tx, upload)
  })
}

/** Removes what had come in pieces. Where that fails, garbage collection finds the lock that the upload keeps until then. */
async function discardPieces(
  ctx: Context,
  { uploadId, file, piecesKey }: { uploadId: string; file: File; piecesKey: string },
): Promise<void> {
  try {
    await ctx.store.partial.discard(piecesKey)
    await sql`update uploads set lock = null where id = ${uploadId} and lock = ${file.storageKey}`.execute(
      ctx.em.fork().getKysely(),
    )
  } catch (error) {
    ctx.log.warn({ err: error, uploadId }, 'the pieces that no file is made of could not be removed')
  }
}
