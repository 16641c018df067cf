import { Account } from '../../src/accounts/account.entity.ts'
import type { CallerContext } from '../../src/context.ts'
import { inOneTransaction } from '../../src/database/transaction.ts'

/** The context of a new account's caller, so that tests on one application don't see each other's files. */
export async function newAccount(ctx: CallerContext): Promise<CallerContext> {
  const account = await inOneTransaction(ctx.em, async (tx) => tx.create(Account, { name: 'test' }))
  return { ...ctx, caller: { ...ctx.caller, accountId: account.id } }
}
