import { sql } from 'kysely'
import type { EntityManager } from '../../database/orm.ts'
import type { ArchiveWork } from './claim-archive.ts'

/** What lies in the store: sizes in bytes and SHA-256, as it lies there. */
export type ArchiveReceipt = {
  sizeBytes: number
  sha256: string
  failuresSizeBytes: number
  failuresSha256: string
}

/** The receipt is of another version of the run than is to be archived, or says something else than that which is known. */
export class ReceiptConflictError extends Error {
  override readonly name = 'ReceiptConflictError'

  constructor({ runId, version }: ArchiveWork) {
    super(`the receipt for version ${version} of run ${runId} does not fit what the index has`)
  }
}

/**
 * PENDING → PUBLISHED, with the receipt. The same receipt again changes nothing.
 * @throws ReceiptConflictError
 */
export async function registerArchive(
  em: EntityManager,
  work: ArchiveWork,
  receipt: ArchiveReceipt,
): Promise<void> {
  const { runId, version, storageKey, failuresStorageKey } = work
  const { sizeBytes, sha256, failuresSizeBytes, failuresSha256 } = receipt
  const published = await sql`
    update run_archives set state = 'PUBLISHED', size_bytes = ${sizeBytes}, sha256 = ${sha256},
      failures_size_bytes = ${failuresSizeBytes}, failures_sha256 = ${failuresSha256},
      published_at = coalesce(published_at, clock_timestamp()), due_at = null, last_error = null
    where run_id = ${runId} and version = ${version}
      and storage_key = ${storageKey} and failures_storage_key = ${failuresStorageKey}
      and (state = 'PENDING' or state = 'PUBLISHED' and size_bytes = ${sizeBytes} and sha256 = ${sha256}
        and failures_size_bytes = ${failuresSizeBytes} and failures_sha256 = ${failuresSha256})`.execute(
    em.getKysely(),
  )
  if (published.numAffectedRows === 0n) throw new ReceiptConflictError(work)
}

/** It stays to be done, the next time after a while that doubles with each attempt: 2 s to an hour. */
export async function registerArchiveFailure(
  em: EntityManager,
  { runId, version }: ArchiveWork,
  message: string,
): Promise<void> {
  await sql`
    update run_archives set attempts = attempts + 1, last_error = ${message},
      due_at = clock_timestamp() + least(3600, power(2, least(attempts + 1, 12))) * interval '1 second'
    where run_id = ${runId} and version = ${version} and state = 'PENDING'`.execute(em.getKysely())
}

/** PENDING → CONFLICT: trying again would find the same. */
export async function registerArchiveConflict(
  em: EntityManager,
  { runId, version }: ArchiveWork,
  message: string,
): Promise<void> {
  await sql`
    update run_archives set state = 'CONFLICT', attempts = attempts + 1, last_error = ${message}, due_at = null
    where run_id = ${runId} and version = ${version} and state = 'PENDING'`.execute(em.getKysely())
}
