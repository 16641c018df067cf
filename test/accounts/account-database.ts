import { Account } from '../../src/accounts/account.entity.ts'
import type { AccountContext } from '../../src/accounts/account-context.ts'
import { ensureAccount } from '../../src/accounts/ensure-account.ts'
import { type Scope, scopes } from '../../src/accounts/scopes.ts'
import { connectOrm } from '../../src/database/orm.ts'
import { entities } from '../../src/entities.ts'
import { connect, createTestDatabase } from '../support/database.ts'

/** A database with an account, for operations that need nothing more. */
export async function openAccountDatabase() {
  await using stack = new AsyncDisposableStack()
  const { url } = stack.use(await createTestDatabase())
  const orm = await connectOrm({ url, poolSize: 25, entities })
  stack.defer(() => orm.close())
  const client = stack.use(await connect(url))
  const em = orm.em.fork()
  const account = await ensureAccount({ em })
  const open = stack.move()
  return {
    url,
    client,
    em,
    account,
    /** The account's holder, or a caller of theirs with fewer scopes. */
    as: (own: readonly Scope[] = scopes): AccountContext => ({
      em,
      caller: { accountId: account.id, scopes: own },
    }),
    /** Someone else. */
    stranger: async (): Promise<AccountContext> => {
      const other = em.fork().create(Account, { name: 'other' })
      await em.fork().persist(other).flush()
      return { em, caller: { accountId: other.id, scopes } }
    },
    /** Every row of every table, as text. */
    dump: async (): Promise<string> => {
      const tables = await client.query<{ name: string }>(
        "select table_name as name from information_schema.tables where table_schema = 'public'",
      )
      let dump = ''
      for (const { name } of tables.rows) {
        dump += JSON.stringify((await client.query(`select t::text from "${name}" t`)).rows)
      }
      return dump
    },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}
