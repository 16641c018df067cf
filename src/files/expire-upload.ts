import { type RawBuilder, sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import { changeUploads } from './resumable/change-upload.ts'

/** True of the rows of `uploads` whose time is over, though nobody has ended them yet. */
export const isDead: RawBuilder<boolean> = sql<boolean>`state = 'PENDING' and expires_at <= now()`

/** Ends an upload whose time is over. */
export async function expireUpload(em: EntityManager, id: string): Promise<void> {
  await expireUploads(em.fork(), sql`id = ${id}`)
}

/** Ends those uploads whose time is over, and tells who watches them. @returns how many. */
export async function expireUploads(em: EntityManager, which: RawBuilder<unknown>): Promise<number> {
  const set = sql`state = 'EXPIRED', finished_at = expires_at`
  return await changeUploads(em, { set, where: sql`${isDead} and ${which}` })
}
