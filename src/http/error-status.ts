import type { ErrorCode, ExpectedError } from '../errors.ts'

const statuses: Record<ErrorCode, number> = {
  ARCHIVE_BUSY: 409,
  COLLECTION_FULL: 409,
  CONFLICT: 409,
  FAILURE_DETAILS_UNAVAILABLE: 410,
  FORBIDDEN: 403,
  GONE: 410,
  IDEMPOTENCY_MISMATCH: 422,
  INVALID_INPUT: 400,
  NOTHING_TO_REPLAY: 409,
  NOT_FOUND: 404,
  PARTS_MISSING: 409,
  REPORT_LOST: 500,
  SYNC_RUN_EXISTS: 409,
  UNAUTHENTICATED: 401,
  UNREADABLE_ARCHIVE: 422,
}

/** The HTTP status for what a caller got wrong. */
export function statusOf({ code }: ExpectedError): number {
  return statuses[code]
}
