import type { IncomingMessage } from 'node:http'
import type { Caller } from '../../accounts/caller.ts'
import type { Config } from '../../config.ts'
import type { Services } from '../../context.ts'
import { ForbiddenError, UnauthenticatedError } from '../../errors.ts'
import { authenticateRequest } from '../authenticate-request.ts'
import { readSessionCookie } from '../session-cookie.ts'
import type { Credentials } from './credential-ends.ts'

/**
 * Tells who opens a socket: by `authorization` among the connection's parameters, else by the headers of the request
 * that became the socket, where a cookie counts only if a page of ours sent it.
 *
 * @returns the caller and what they proved it with; null where there is neither.
 * @throws UnauthenticatedError, and ForbiddenError for a cookie from another site's page.
 */
export async function authenticateSocket(
  services: Services,
  opening: { request: IncomingMessage; parameters: Readonly<Record<string, unknown>> },
): Promise<{ caller: Caller; credentials: Credentials } | null> {
  const { headers } = opening.request
  const { authorization: lower, Authorization: upper } = opening.parameters
  const given = lower ?? upper
  if (given !== undefined && typeof given !== 'string') {
    throw new UnauthenticatedError('authorization must be a text: Bearer and an API key.')
  }
  const authorization = given ?? headers.authorization
  const credentials = authorization === undefined ? { cookie: headers.cookie } : { authorization }
  if ('cookie' in credentials && readSessionCookie(credentials.cookie) !== null) {
    demandOwnOrigin(services.config, opening.request)
  }
  const caller = await authenticateRequest(services, credentials)
  return caller && { caller, credentials }
}

/** Browsers send cookies with a socket that any site opens, and say in Origin which: cross-site websocket hijacking. */
function demandOwnOrigin({ publicUrl }: Config, { headers }: IncomingMessage): void {
  const origin = hostOf(headers.origin ?? '')
  if (origin !== null && (origin === headers.host || origin === hostOf(publicUrl ?? ''))) return
  throw new ForbiddenError('With a session, a socket must be opened by a page of this server.')
}

function hostOf(url: string): string | null {
  return URL.parse(url)?.host ?? null
}
