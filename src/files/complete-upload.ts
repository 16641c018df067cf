import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import { notify } from '../live/notice.ts'
import type { File } from './file.entity.ts'
import { Upload } from './upload.entity.ts'
import { UploadEndedError } from './upload-ended-error.ts'

/**
 * PENDING or VERIFYING → COMPLETED, with its file and its idempotency key. Waits for a rival that commits just now, and then finds the
 * upload completed.
 * @throws UploadEndedError
 */
export async function completeUpload(tx: Tx, id: string, file: File): Promise<void> {
  const completed = await sql`
    with completed as (
      update uploads set state = 'COMPLETED', file_id = ${file.id}, received = ${file.size}, finished_at = now(),
        version = version + 1
      where id = ${id} and (state = 'PENDING' and expires_at > now() or state = 'VERIFYING')
      returning id, account_id, version
    ), granted as (
      update idempotency_keys set result_id = ${file.id} from completed
      where idempotency_keys.claim = completed.id and result_id is null
    )
    select ${notify({
      kind: sql`'UPLOAD'`,
      id: sql.ref('id'),
      accountId: sql.ref('account_id'),
      version: sql.ref('version'),
    })} from completed`.execute(tx.getKysely())
  if (completed.rows.length > 0) return
  const { state } = await tx.findOneOrFail(Upload, { id })
  throw new UploadEndedError(state === 'PENDING' ? 'EXPIRED' : state)
}
