import { type RawBuilder, sql } from 'kysely'
import type { EntityManager } from '../../database/orm.ts'
import { notify } from '../../live/notice.ts'

/**
 * Changes an upload and tells who watches it, in one statement.
 * @returns whether the condition held.
 */
export async function changeUpload(
  em: EntityManager,
  { id, set, where }: { id: string; set: RawBuilder<unknown>; where: RawBuilder<unknown> },
): Promise<boolean> {
  const changed = await sql`
    with changed as (
      update uploads set ${set}, version = version + 1 where id = ${id} and ${where}
      returning id, account_id, version
    )
    select ${notify({
      kind: sql`'UPLOAD'`,
      id: sql.ref('id'),
      accountId: sql.ref('account_id'),
      version: sql.ref('version'),
    })} from changed`.execute(em.getKysely())
  return changed.rows.length > 0
}
