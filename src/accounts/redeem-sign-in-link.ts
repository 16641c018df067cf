import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import { UnauthenticatedError } from '../errors.ts'
import { createToken, hashToken } from './secret-token.ts'

/** How long a browser stays signed in. */
export const sessionSeconds = 30 * 24 * 3600

/**
 * Gives a session for the token of a sign-in link, which works once.
 * @throws UnauthenticatedError that doesn't tell a wrong token from one that was used or has expired.
 */
export async function redeemSignInLink(
  ctx: { em: EntityManager },
  input: { token: string },
): Promise<{ session: string; expiresAt: Date }> {
  const session = createToken()
  const db = ctx.em.getKysely()
  // One statement: of two at once, the second waits for the first one's row lock and then finds the link used.
  const { rows } = await sql<{ expiresAt: number }>`
    with redeemed as (
      update sign_in_links set used_at = now()
      where hash = ${hashToken(input.token)} and used_at is null and expires_at > now()
      returning account_id
    )
    insert into sessions (account_id, hash, expires_at)
    select account_id, ${hashToken(session)}, now() + ${sessionSeconds} * interval '1 second' from redeemed
    returning extract(epoch from expires_at)::float8 * 1000 as "expiresAt"`.execute(db)
  const [row] = rows
  if (row === undefined) {
    throw new UnauthenticatedError(
      'The sign-in link is not valid: it was used already, has expired or was copied in part.',
    )
  }
  await sql`delete from sessions where expires_at <= now()`.execute(db)
  return { session, expiresAt: new Date(row.expiresAt) }
}
