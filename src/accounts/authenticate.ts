import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import { UnauthenticatedError } from '../errors.ts'
import type { Caller } from './caller.ts'
import { type Scope, scopes } from './scopes.ts'
import { hashToken } from './secret-token.ts'

/** What proves who asks: the secret of an API key, or the token of a browser's session. */
export type Credential = { bearer: string } | { session: string }

/**
 * Tells who asks, by one look-up.
 * @throws UnauthenticatedError with a sentence for the one who holds the credential.
 */
export async function authenticate(ctx: { em: EntityManager }, credential: Credential): Promise<Caller> {
  if ('bearer' in credential) return await authenticateApiKey(ctx.em, credential.bearer)
  return await authenticateSession(ctx.em, credential.session)
}

async function authenticateApiKey(em: EntityManager, secret: string): Promise<Caller> {
  const { rows } = await sql<{
    id: string
    accountId: string
    scopes: Scope[]
    expiresAt: number | null
    isExpired: boolean | null
    isRevoked: boolean
  }>`
    select id, account_id as "accountId", scopes, extract(epoch from expires_at)::float8 * 1000 as "expiresAt",
      expires_at <= now() as "isExpired", revoked_at is not null as "isRevoked"
    from api_keys where hash = ${hashToken(secret)}`.execute(em.getKysely())
  const [key] = rows
  // Who knows the secret of a revoked or expired key is its holder, so that they may be told.
  if (key === undefined) throw new UnauthenticatedError('The API key is not valid.')
  if (key.isRevoked) throw new UnauthenticatedError('The API key was revoked.')
  if (key.isExpired) throw new UnauthenticatedError('The API key has expired.')
  const expiresAt = key.expiresAt === null ? null : new Date(key.expiresAt)
  return {
    accountId: key.accountId,
    scopes: key.scopes,
    credential: { kind: 'API_KEY', id: key.id, expiresAt },
  }
}

async function authenticateSession(em: EntityManager, token: string): Promise<Caller> {
  const { rows } = await sql<{ id: string; accountId: string; expiresAt: number; scopes: Scope[] | null }>`
    select session.id, session.account_id as "accountId", key.scopes,
      extract(epoch from least(session.expires_at, key.expires_at))::float8 * 1000 as "expiresAt"
    from sessions session left join api_keys key on key.id = session.api_key_id
    where session.hash = ${hashToken(token)} and session.expires_at > now() and key.revoked_at is null
      and (key.expires_at is null or key.expires_at > now())`.execute(em.getKysely())
  const [session] = rows
  if (session === undefined) throw new UnauthenticatedError('The session has ended: sign in again.')
  return {
    accountId: session.accountId,
    scopes: session.scopes ?? scopes,
    credential: { kind: 'SESSION', id: session.id, expiresAt: new Date(session.expiresAt) },
  }
}
