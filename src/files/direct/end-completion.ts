import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { Work } from '../../work/work.entity.ts'
import { refusalReasons } from '../bytes-refused-error.ts'
import { changeUpload } from '../resumable/change-upload.ts'

/** Failures after which there is nothing left of the parts. */
const endsOfParts: readonly string[] = [...refusalReasons, 'OBJECT_MISSING']

/**
 * Brings the upload of a completion that has ended without a file to where that leaves it: it's cancelled too, or waits for
 * its parts again. Where they are lost, it begins anew under another key, so that nobody takes new bytes for the old.
 */
export async function endCompletion(tx: Tx, completionId: string): Promise<void> {
  const found = await sql<Pick<Work, 'state' | 'errorCode' | 'cancelRequested'> & { uploadId: string }>`
    select upload_id as "uploadId", state, error_code as "errorCode", cancel_requested as "cancelRequested"
    from completions join work using (id) where id = ${completionId}`.execute(tx.getKysely())
  const [ended] = found.rows
  if (ended === undefined || ended.state === 'SUCCEEDED') return
  // Who cancelled it was told that it ends, also where it failed before it could heed that.
  const isUnwanted = ended.state === 'CANCELLED' || ended.cancelRequested
  const isLost = endsOfParts.includes(ended.errorCode ?? '')
  await changeUpload(tx, {
    id: ended.uploadId,
    set: isUnwanted
      ? sql`state = 'CANCELLED', finished_at = clock_timestamp()`
      : sql`state = 'PENDING', received = 0, expires_at = greatest(expires_at, now() + interval '1 hour')
            ${isLost ? sql`, storage_key = gen_random_uuid(), parts_id = null` : sql``}`,
    where: sql`state = 'VERIFYING'`,
  })
}
