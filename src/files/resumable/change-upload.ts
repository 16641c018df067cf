import { type RawBuilder, sql } from 'kysely'
import type { EntityManager } from '../../database/orm.ts'
import { notify } from '../../live/notice.ts'

type Change = { set: RawBuilder<unknown>; where: RawBuilder<unknown> }

/**
 * Changes an upload and tells who watches it, in one statement.
 * @returns whether the condition held.
 */
export async function changeUpload(
  em: EntityManager,
  { id, set, where }: Change & { id: string },
): Promise<boolean> {
  return (await changeUploads(em, { set, where: sql`id = ${id} and ${where}` })) > 0
}

/** The same for all uploads of which the condition holds. @returns how many that are. */
export async function changeUploads(em: EntityManager, { set, where }: Change): Promise<number> {
  const changed = await sql`
    with changed as (
      update uploads set ${set}, version = version + 1 where ${where}
      returning id, account_id, version
    )
    select ${notify(sql`'UPLOAD'`, sql.ref('version'))} from changed`.execute(em.getKysely())
  return changed.rows.length
}
