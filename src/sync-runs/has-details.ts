import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'

/** Whether a run's tasks and failures are still there, or it's past its retention. */
export async function hasDetails(em: EntityManager, runId: string): Promise<boolean> {
  const found = await sql`select from sync_runs where id = ${runId} and forgotten_at is null`.execute(
    em.getKysely(),
  )
  return found.rows.length > 0
}
