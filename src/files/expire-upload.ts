import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'

/** Ends an upload whose time is over. Whoever looks at an upload does this first, so that nobody sees it still wait. */
export async function expireUpload(em: EntityManager, id: string): Promise<void> {
  await sql`
    update uploads set state = 'EXPIRED', finished_at = expires_at
    where id = ${id} and state = 'PENDING' and expires_at <= now()`.execute(em.getKysely())
}
