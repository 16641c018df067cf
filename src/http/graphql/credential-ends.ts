import type { Caller } from '../../accounts/caller.ts'
import type { Services } from '../../context.ts'
import { UnauthenticatedError } from '../../errors.ts'
import { authenticateRequest } from '../authenticate-request.ts'

/** The headers that told who asks. */
export type Credentials = { authorization?: string | undefined; cookie?: string | undefined }

/** Before the next try, where the database didn't answer or its clock is behind ours. */
const retryMillis = 1_000

/** Timers overflow beyond. */
const longestTimerMillis = 2 ** 31 - 1

/**
 * Waits for the end of a credential that something long, such as a socket, was opened with: its key is revoked, its
 * session ends, or its time is over.
 * @returns true once it has ended, false when `signal` is aborted before.
 */
export async function credentialEnds(
  services: Services,
  opened: { with: Credentials; by: Caller; signal: AbortSignal },
): Promise<boolean> {
  const { signal } = opened
  const { id, expiresAt } = opened.by.credential
  using notices = services.live.subscribe({ id })
  while (!signal.aborted) {
    // The first time right after subscribing: it may have ended between the look at it and that.
    const state = await look(services, opened.with)
    if (state === 'ENDED') return !signal.aborted
    const millis = state === 'UNKNOWN' ? retryMillis : millisUntil(expiresAt)
    await notices.take(AbortSignal.any([signal, AbortSignal.timeout(millis)]))
  }
  return false
}

async function look(services: Services, credentials: Credentials): Promise<'VALID' | 'ENDED' | 'UNKNOWN'> {
  try {
    await authenticateRequest(services, credentials)
    return 'VALID'
  } catch (error) {
    if (error instanceof UnauthenticatedError) return 'ENDED'
    services.log.warn({ err: error }, 'could not check a credential; trying again')
    return 'UNKNOWN'
  }
}

function millisUntil(expiresAt: Date | null): number {
  if (expiresAt === null) return longestTimerMillis
  return Math.min(Math.max(expiresAt.getTime() - Date.now(), retryMillis), longestTimerMillis)
}
