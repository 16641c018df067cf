import type { AccountContext } from '../accounts/account-context.ts'
import { ensureAccount } from '../accounts/ensure-account.ts'
import { scopes } from '../accounts/scopes.ts'
import { migrate } from '../database/migrate.ts'
import { connectOrm } from '../database/orm.ts'
import { entities } from '../entities.ts'

/**
 * The account as its holder has it, reached through the database: who can do this could do everything already.
 * @throws OperatorError where no usable Postgres answers at `databaseUrl`.
 */
export async function openAccount(databaseUrl: string): Promise<AccountContext & AsyncDisposable> {
  await using stack = new AsyncDisposableStack()
  const orm = await connectOrm({ url: databaseUrl, poolSize: 1, entities })
  stack.defer(() => orm.close())
  await migrate(orm)
  const em = orm.em.fork()
  const account = await ensureAccount({ em })
  const open = stack.move()
  return {
    em,
    caller: { accountId: account.id, scopes },
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}
