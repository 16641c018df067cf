import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import { ensureAccount } from './ensure-account.ts'
import { createToken, hashToken } from './secret-token.ts'

/** Makes a token that signs one browser in to the account, once and within the hour; it forgets those that ended. */
export async function createSignInLink(ctx: { em: EntityManager }): Promise<{ token: string }> {
  const account = await ensureAccount(ctx)
  const token = createToken()
  const db = ctx.em.getKysely()
  await sql`delete from sign_in_links where expires_at <= now()`.execute(db)
  await sql`
    insert into sign_in_links (account_id, hash, expires_at)
    values (${account.id}, ${hashToken(token)}, now() + interval '1 hour')`.execute(db)
  return { token }
}
