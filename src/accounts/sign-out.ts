import { sql } from 'kysely'
import type { EntityManager } from '../database/orm.ts'
import { inOneTransaction } from '../database/transaction.ts'
import { publish } from '../live/notice.ts'
import { hashToken } from './secret-token.ts'

/** Ends a session and tells all processes, which close its sockets. One that has ended already is no error. */
export async function signOut(ctx: { em: EntityManager }, input: { session: string }): Promise<void> {
  await inOneTransaction(ctx.em, async (tx) => {
    const { rows } = await sql<{ id: string; accountId: string }>`
      delete from sessions where hash = ${hashToken(input.session)}
      returning id, account_id as "accountId"`.execute(tx.getKysely())
    for (const row of rows) await publish(tx, { kind: 'SESSION', ...row, version: 1 })
  })
}
