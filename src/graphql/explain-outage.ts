import type { Services } from '../context.ts'
import { isDatabaseAway } from '../database/is-database-away.ts'
import { StorageError } from '../storage/object-store.ts'

/** What a caller is told where nobody is at fault but something that we need is away: to come back. */
export type Outage = { code: string; message: string; status: number; retryAfter: number }

/** null: the error is none of that kind. What exactly is wrong is for the log. */
export function explainOutage(
  { log, metrics }: Pick<Services, 'log' | 'metrics'>,
  error: unknown,
): Outage | null {
  const outage = recogniseOutage(error)
  if (outage === null) return null
  // The caller can do nothing about it; the operator may have to.
  log.warn({ err: error, code: outage.code }, outage.message)
  metrics.database.outages.inc({ code: outage.code })
  return outage
}

function recogniseOutage(error: unknown): Outage | null {
  if (error instanceof StorageError && error.reason === 'STORE_FULL') {
    return { code: 'STORE_FULL', message: 'The object store is full.', status: 507, retryAfter: 60 }
  }
  if (error instanceof StorageError && error.kind === 'RETRYABLE') {
    const message = 'The object store does not work just now. Try again later.'
    return { code: 'STORE_UNAVAILABLE', message, status: 503, retryAfter: 10 }
  }
  if (!isDatabaseAway(error)) return null
  const message = 'The database does not answer just now. Try again in a moment.'
  return { code: 'DATABASE_UNAVAILABLE', message, status: 503, retryAfter: 2 }
}
