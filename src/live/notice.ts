import { type RawBuilder, sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'

/** The one Postgres channel over which all processes on one database wake each other. */
export const channel = 'stevedore'

/** Says that a row changed. It's a wake-up: whoever cares reads the row, which is the truth. */
export type Notice = {
  kind: string
  id: string
  accountId: string
  version: number
}

/** For statements that change many rows: `select notify(…) from changed` sends one notice a row, at commit. */
export function notify(columns: { [Part in keyof Notice]: RawBuilder<unknown> }): RawBuilder<void> {
  return sql<void>`pg_notify(${channel}, json_build_object(
    'kind', ${columns.kind}, 'id', ${columns.id}, 'accountId', ${columns.accountId}, 'version', ${columns.version})::text)`
}

/** Sends a notice when the transaction commits, or at once outside of one. */
export async function publish(em: EntityManager, notice: Notice): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(notice)})`.execute(em.getKysely())
}
