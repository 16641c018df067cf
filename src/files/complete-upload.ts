import { type RawBuilder, sql } from 'kysely'
import { type Context, transaction } from '../context.ts'
import type { EntityManager } from '../database/orm.ts'
import { plainEntities } from '../database/plain-entities.ts'
import { notify } from '../live/notice.ts'
import { lockObjects, ObjectCondemnedError } from './claim-objects.ts'
import { File } from './file.entity.ts'
import type { UploadState } from './upload.entity.ts'
import { UploadEndedError } from './upload-ended-error.ts'

/** An upload whose object is in the store, and what is known of the object. */
export type WholeUpload = { id: string } & Pick<File, 'storageKey' | 'contentType' | 'size' | 'sha256'>

/**
 * The file of an upload, and where pieces lie that the file is not made of; null: there are none. Until they're gone the
 * upload keeps a lock, of whoever wrote them or else the file's `storageKey`, by which garbage collection finds them.
 */
export type CompletedUpload = { file: File; piecesKey: string | null }

/**
 * PENDING or VERIFYING → COMPLETED, with its file, whose object is in the store already, and its idempotency key, in one
 * statement. Waits for a rival that commits just now, and then finds the upload completed.
 * @param upload.storageKey The upload's own, which its row names until the file's does; or another, whose caller has
 *   called `lockObjects`.
 * @throws UploadEndedError, ObjectCondemnedError
 */
export async function completeUpload(em: EntityManager, upload: WholeUpload): Promise<CompletedUpload> {
  const [completed] = await complete(em, [upload], sql`true`)
  return completed ?? (await explain(em, upload))
}

/**
 * `completeUpload` for several in one transaction, to be joined as a batch: a commit that notifies has the database for
 * itself until it's on the disk, so that alone each would wait for all the others.
 *
 * @returns null for those that are certainly not completed: each of them is to be tried alone, which waits where a rival
 *   has it, and says what is wrong with it.
 * @throws where the answer to the COMMIT is lost.
 */
export async function completeUploads(
  ctx: Context,
  uploads: readonly WholeUpload[],
): Promise<(CompletedUpload | null)[]> {
  let isCommitting = false
  try {
    return await transaction(ctx, async (tx) => {
      await lockObjects(tx)
      // Nobody waits for another's rival, and no two batches for each other.
      const isFree = sql<boolean>`uploads.id in (
        select id from uploads where id = any(${uploads.map(({ id }) => id)}::uuid[]) for update skip locked)`
      const completed = await complete(tx, uploads, isFree)
      isCommitting = true
      return completed
    })
  } catch (error) {
    if (isCommitting) throw error
    return uploads.map(() => null)
  }
}

async function complete(
  em: EntityManager,
  uploads: readonly WholeUpload[],
  where: RawBuilder<boolean>,
): Promise<(CompletedUpload | null)[]> {
  const { rows } = await sql<{ pieces_key: string | null }>`
    with whole as (
      select * from unnest(
        ${uploads.map(({ id }) => id)}::uuid[], ${uploads.map(({ storageKey }) => storageKey)}::uuid[],
        ${uploads.map(({ contentType }) => contentType)}::text[], ${uploads.map(({ size }) => size)}::bigint[],
        ${uploads.map(({ sha256 }) => sha256)}::text[]
      ) as whole (upload_id, object_key, object_type, object_size, object_sha256)
    ), completed as (
      update uploads set state = 'COMPLETED', file_id = uuidv7(), received = object_size, finished_at = now(),
        version = version + 1, lock = case
          when storage_key = object_key then null
          when received > 0 or confirmed is not null then coalesce(lock, object_key)
          else lock
        end
      from whole
      where uploads.id = upload_id and (state = 'PENDING' and expires_at > now() or state = 'VERIFYING')
        and not exists (select from condemned_objects where condemned_objects.storage_key = object_key)
        and ${where}
      returning uploads.*, object_key, object_type, object_size, object_sha256
    ), granted as (
      update idempotency_keys set result_id = completed.file_id from completed
      where idempotency_keys.claim = completed.id and result_id is null
    ), told as (
      select count(${notify(sql`'UPLOADED'`, sql.ref('version'))}) from completed
    ), made as (
      insert into files (id, account_id, storage_key, filename, content_type, size, sha256, tags)
      select file_id, account_id, object_key, filename, object_type, object_size, object_sha256, tags from completed
      returning *
    )
    select made.*, case when lock is not null then completed.storage_key end as pieces_key
    from told, made join completed on completed.file_id = made.id`.execute(em.getKysely())
  const completed = new Map<string, CompletedUpload>()
  for (const [index, file] of plainEntities(em, File, rows).entries())
    completed.set(file.storageKey, { file, piecesKey: rows[index]?.pieces_key ?? null })
  return uploads.map(({ storageKey }) => completed.get(storageKey) ?? null)
}

/** Says why an upload could not be completed. */
async function explain(em: EntityManager, { id, storageKey }: WholeUpload): Promise<never> {
  const { rows } = await sql<{ state: UploadState; isOver: boolean }>`
    select state, expires_at <= now() as "isOver" from uploads where id = ${id}`.execute(em.getKysely())
  const [upload] = rows
  if (upload === undefined) throw new UploadEndedError('EXPIRED')
  if (upload.state === 'VERIFYING') throw new ObjectCondemnedError(storageKey)
  if (upload.state !== 'PENDING') throw new UploadEndedError(upload.state)
  throw upload.isOver ? new UploadEndedError('EXPIRED') : new ObjectCondemnedError(storageKey)
}
