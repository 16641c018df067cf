import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import { notify } from '../live/notice.ts'
import { ObjectCondemnedError } from './claim-objects.ts'
import { File } from './file.entity.ts'
import type { UploadState } from './upload.entity.ts'
import { UploadEndedError } from './upload-ended-error.ts'

/**
 * PENDING or VERIFYING → COMPLETED, with its file, whose object is in the store already, and its idempotency key, in one
 * statement. Waits for a rival that commits just now, and then finds the upload completed.
 * @param file.storageKey The upload's own, which its row names until the file's does; or another, whose caller has called
 *   `lockObjects`.
 * @returns also where pieces lie that the file is not made of; null: there are none. Until they're gone the upload keeps a
 *   lock, of whoever wrote them or else the file's `storageKey`, by which garbage collection finds them.
 * @throws UploadEndedError, ObjectCondemnedError
 */
export async function completeUpload(
  em: EntityManager,
  id: string,
  { storageKey, contentType, size, sha256 }: Pick<File, 'storageKey' | 'contentType' | 'size' | 'sha256'>,
): Promise<{ file: File; piecesKey: string | null }> {
  const completed = await sql<{ pieces_key: string | null }>`
    with completed as (
      update uploads set state = 'COMPLETED', file_id = uuidv7(), received = ${size}, finished_at = now(),
        version = version + 1, lock = case
          when storage_key = ${storageKey} then null
          when received > 0 or confirmed is not null then coalesce(lock, ${storageKey})
          else lock
        end
      where id = ${id} and (state = 'PENDING' and expires_at > now() or state = 'VERIFYING')
        and not exists (select from condemned_objects where storage_key = ${storageKey})
      returning *
    ), granted as (
      update idempotency_keys set result_id = completed.file_id from completed
      where idempotency_keys.claim = completed.id and result_id is null
    ), told as (
      select ${notify({
        kind: sql`'UPLOAD'`,
        id: sql.ref('id'),
        accountId: sql.ref('account_id'),
        version: sql.ref('version'),
      })} from completed
    ), made as (
      insert into files (id, account_id, storage_key, filename, content_type, size, sha256, tags)
      select file_id, account_id, ${storageKey}, filename, ${contentType}, ${size}, ${sha256}, tags from completed
      returning *
    )
    select made.*, case when lock is not null then completed.storage_key end as pieces_key
    from made, told, completed`.execute(em.getKysely())
  const [made] = completed.rows
  if (made !== undefined) {
    const { pieces_key: piecesKey, ...file } = made
    return { file: em.fork().map(File, file), piecesKey }
  }
  const { rows } = await sql<{ state: UploadState; isOver: boolean }>`
    select state, expires_at <= now() as "isOver" from uploads where id = ${id}`.execute(em.getKysely())
  const [upload] = rows
  if (upload === undefined) throw new UploadEndedError('EXPIRED')
  if (upload.state === 'VERIFYING') throw new ObjectCondemnedError(storageKey)
  if (upload.state !== 'PENDING') throw new UploadEndedError(upload.state)
  throw upload.isOver ? new UploadEndedError('EXPIRED') : new ObjectCondemnedError(storageKey)
}
