import type { Services } from '../../context.ts'
import { NotFoundError } from '../../errors.ts'
import { ExportExpiredError } from '../../exports/export-expired-error.ts'
import { BytesRefusedError, type RefusalReason } from '../../files/bytes-refused-error.ts'
import { UploadEndedError } from '../../files/upload-ended-error.ts'
import { explainOutage } from '../../graphql/explain-outage.ts'
import { StorageError } from '../../storage/object-store.ts'
import type { Refusal } from '../refuse.ts'

const bytesStatus: Record<RefusalReason, number> = {
  HASH_MISMATCH: 422,
  LENGTH_MISMATCH: 400,
  TOO_LARGE: 413,
}

/** What a client of uploads and downloads is told of an error; null: nothing, it's unexpected. */
export function explainRefusal(services: Pick<Services, 'log' | 'metrics'>, error: unknown): Refusal | null {
  if (error instanceof NotFoundError) return { status: 404, code: error.code, message: error.message }
  if (error instanceof ExportExpiredError) return { status: 410, code: 'EXPIRED', message: error.message }
  if (error instanceof BytesRefusedError) {
    return { status: bytesStatus[error.reason], code: error.reason, message: error.message }
  }
  if (error instanceof UploadEndedError) {
    return error.state === 'COMPLETED' || error.state === 'VERIFYING'
      ? { status: 409, code: 'ALREADY_COMPLETED', message: error.message }
      : { status: 410, code: error.state, message: error.message }
  }
  if (!isTooLarge(error)) return explainOutage(services, error)
  // The client can do nothing about it; the operator may have to.
  services.log.warn({ err: error }, tooLarge.message)
  return tooLarge
}

function isTooLarge(error: unknown): boolean {
  return error instanceof StorageError && error.reason === 'OBJECT_TOO_LARGE'
}

const tooLarge = {
  status: 413,
  code: 'TOO_LARGE',
  message: 'The file is larger than the object store can take.',
}
