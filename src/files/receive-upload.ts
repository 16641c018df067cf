import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { EntityManager } from '../database/orm.ts'
import type { Tx } from '../database/transaction.ts'
import { NotFoundError } from '../errors.ts'
import { detectContentType } from '../lib/content-type.ts'
import { releaseBytes } from '../lib/release-bytes.ts'
import { isUuid } from '../lib/uuid.ts'
import { checkAnnouncedSize } from './expected-bytes.ts'
import { expireUpload } from './expire-upload.ts'
import type { File } from './file.entity.ts'
import { holdKey } from './hold-key.ts'
import { insertFile } from './insert-file.ts'
import { keepObject } from './keep-object.ts'
import { receiveBytes } from './receive-bytes.ts'
import { Upload } from './upload.entity.ts'
import { UploadEndedError } from './upload-ended-error.ts'

/**
 * Takes the bytes of an upload and makes them its file. Whoever holds the upload's link may do this. Of several at once,
 * each writes under a key of its own, and the first to commit wins. After a failure the upload still waits.
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
  const upload = await findWaiting(ctx.em.fork(), input.uploadId)
  const expected = {
    maxBytes: ctx.config.maxFileBytes,
    size: upload.size ?? null,
    sha256: upload.sha256 ?? null,
  }
  if (announcedSize !== null) checkAnnouncedSize(announcedSize, expected)
  const { head, ...received } = await holdKey(ctx, upload.id, () =>
    receiveBytes(ctx, { bytes, expected, release: releaseBytes }),
  )
  const { accountId, filename, tags } = upload
  const contentType = upload.contentType ?? detectContentType(filename, head)
  return await keepObject(ctx, received.storageKey, async (tx) => {
    const file = await insertFile(tx, { ...received, accountId, filename, contentType, tags })
    await complete(tx, upload.id, file.id)
    return file
  })
}

async function findWaiting(em: EntityManager, id: string): Promise<Upload> {
  if (!isUuid(id)) throw NotFoundError.of('upload')
  await expireUpload(em, id)
  const upload = await em.findOne(Upload, { id })
  if (upload === null) throw NotFoundError.of('upload')
  if (upload.state !== 'PENDING') throw new UploadEndedError(upload.state)
  return upload
}

/** Waits for a rival that commits just now, and then finds the upload completed. */
async function complete(tx: Tx, id: string, fileId: string): Promise<void> {
  const completed = await sql`
    with completed as (
      update uploads set state = 'COMPLETED', file_id = ${fileId}, finished_at = now()
      where id = ${id} and state = 'PENDING' and expires_at > now()
      returning id
    ), granted as (
      update idempotency_keys set result_id = ${fileId} from completed
      where idempotency_keys.claim = completed.id and result_id is null
    )
    select id from completed`.execute(tx.getKysely())
  if (completed.rows.length > 0) return
  const { state } = await tx.findOneOrFail(Upload, { id })
  throw new UploadEndedError(state === 'COMPLETED' ? 'COMPLETED' : 'EXPIRED')
}
