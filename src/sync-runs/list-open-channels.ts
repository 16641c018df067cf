import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'

/** The channels on which something is left to do, by the runs' rows. */
export async function listOpenChannels(em: EntityManager): Promise<string[]> {
  const found = await sql<{ channel: string }>`
    select distinct channel from sync_batches where state <> 'DONE'`.execute(em.getKysely())
  return found.rows.map(({ channel }) => channel)
}
