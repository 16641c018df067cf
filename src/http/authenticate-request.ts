import { authenticate } from '../accounts/authenticate.ts'
import type { Caller } from '../accounts/caller.ts'
import { createContext, type Services } from '../context.ts'
import { UnauthenticatedError } from '../errors.ts'
import { readSessionCookie } from './session-cookie.ts'

/** RFC 6750, section 2.1, bounded; the scheme's case doesn't matter (RFC 9110, section 11.1). */
const bearer = /^bearer +([A-Za-z0-9\-._~+/]{1,256}={0,2})$/i

/**
 * Tells who sends a request by its headers; an API key goes before a cookie. null: it has neither.
 * @throws UnauthenticatedError where the credential is not one of ours, or not one any more.
 */
export async function authenticateRequest(
  services: Services,
  headers: { authorization?: string | undefined; cookie?: string | undefined },
): Promise<Caller | null> {
  if (headers.authorization !== undefined) {
    const [, secret] = bearer.exec(headers.authorization) ?? []
    if (secret === undefined) {
      throw new UnauthenticatedError('The Authorization header must be `Bearer` and an API key.')
    }
    return await authenticate(createContext(services), { bearer: secret })
  }
  const session = readSessionCookie(headers.cookie)
  return session === null ? null : await authenticate(createContext(services), { session })
}
