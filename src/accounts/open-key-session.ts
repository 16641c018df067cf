import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import type { Caller } from './caller.ts'
import { sessionSeconds } from './redeem-sign-in-link.ts'
import { createToken, hashToken } from './secret-token.ts'

/** Gives a browser a session for an API key: it may do what the key may, and ends with the key at the latest. */
export async function openKeySession(
  ctx: { em: EntityManager },
  { accountId, credential }: Caller,
): Promise<{ session: string }> {
  const session = createToken()
  await sql`
    insert into sessions (account_id, hash, expires_at, api_key_id)
    values (${accountId}, ${hashToken(session)}, now() + ${sessionSeconds} * interval '1 second', ${credential.id})`.execute(
    ctx.em.getKysely(),
  )
  return { session }
}
