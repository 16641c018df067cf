import { sql } from 'kysely'
import type { EntityManager } from '../../database/orm.ts'

/** Whether the account had a run that is told of by its archive, or will be. */
export async function hasArchive(
  em: EntityManager,
  { runId, accountId }: { runId: string; accountId: string },
): Promise<boolean> {
  const archived = await sql`
    select from run_archives where run_id = ${runId} and account_id = ${accountId}`.execute(em.getKysely())
  return archived.rows.length > 0
}
