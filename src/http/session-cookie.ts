import type { IncomingMessage } from 'node:http'
import type { TLSSocket } from 'node:tls'
import type { Config } from '../config.ts'

export const sessionCookie = 'stevedore_session'

/** A cookie with the characters of our tokens (RFC 6265, section 4.2.1, allows more). */
const pair = /^([^=]+)=([A-Za-z0-9_-]{1,256})$/

/** The session's token out of a `Cookie` header. null: none, or nothing that we could have set. */
export function readSessionCookie(header: string | undefined): string | null {
  for (const text of (header ?? '').split(';')) {
    const [, name, value] = pair.exec(text.trim()) ?? []
    if (name === sessionCookie && value !== undefined) return value
  }
  return null
}

/**
 * The `Set-Cookie` that keeps a session for `maxAge` seconds; 0 removes it. Scripts can't read it, and other sites'
 * forms and fetches don't send it.
 */
export function writeSessionCookie(token: string, options: { maxAge: number; secure: boolean }): string {
  const secure = options.secure ? '; Secure' : ''
  return `${sessionCookie}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${options.maxAge}${secure}`
}

/**
 * Whether the browser speaks https to us or to the proxy before us. A forged `X-Forwarded-Proto` harms only who forged
 * it: their own cookie becomes stricter.
 */
export function isSecure(config: Config, request: IncomingMessage): boolean {
  // Node gives a TLSSocket where the server is one of https, and only that one has `encrypted`.
  if ((request.socket as Partial<TLSSocket>).encrypted === true) return true
  if (config.publicUrl?.startsWith('https:')) return true
  const [forwarded] = String(request.headers['x-forwarded-proto'] ?? '').split(',')
  return forwarded?.trim() === 'https'
}
