import { type RawBuilder, sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'

/** The one Postgres channel over which all processes on one database wake each other. */
export const channel = 'stevedore'

/** Says that a row changed. It's a wake-up: whoever cares reads the row, which is the truth. */
export type Notice = {
  kind: string
  /** The row's; the account's, where many of its rows changed at once. */
  id: string
  accountId: string
  version: number
}

/**
 * For statements that change rows: `select notify(…) from changed` sends, at commit, one notice for each row that it's
 * selected from, which has an `id` and an `account_id`.
 * @param version 1: of such rows there are no states to tell apart.
 */
export function notify(kind: RawBuilder<unknown>, version: RawBuilder<unknown> = sql`1`): RawBuilder<void> {
  return send({ kind, id: sql.ref('id'), accountId: sql.ref('account_id'), version })
}

/** Tells accounts of many rows at once: one notice for each row that it's selected from, which has an `account_id`. */
export function notifyAccounts(kind: string): RawBuilder<void> {
  const accountId = sql.ref('account_id')
  return send({ kind: sql`${kind}::text`, id: accountId, accountId, version: sql`1` })
}

function send(columns: { [Part in keyof Notice]: RawBuilder<unknown> }): RawBuilder<void> {
  return sql<void>`pg_notify(${channel}, json_build_object(
    'kind', ${columns.kind}, 'id', ${columns.id}, 'accountId', ${columns.accountId}, 'version', ${columns.version})::text)`
}

/** Sends a notice when the transaction commits, or at once outside of one. */
export async function publish(em: EntityManager, notice: Notice): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(notice)})`.execute(em.getKysely())
}
