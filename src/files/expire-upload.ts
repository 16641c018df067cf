import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import { changeUpload } from './resumable/change-upload.ts'

/** Ends an upload whose time is over. */
export async function expireUpload(em: EntityManager, id: string): Promise<void> {
  await changeUpload(em.fork(), {
    id,
    set: sql`state = 'EXPIRED', finished_at = expires_at`,
    where: sql`state = 'PENDING' and expires_at <= now()`,
  })
}
