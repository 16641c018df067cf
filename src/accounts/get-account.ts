import { NotFoundError } from '../errors.ts'
import { Account } from './account.entity.ts'
import type { AccountContext } from './account-context.ts'

/** The account of the caller. @throws NotFoundError where it was removed since the caller was recognised. */
export async function getAccount(ctx: AccountContext): Promise<Account> {
  const account = await ctx.em.fork().findOne(Account, { id: ctx.caller.accountId })
  if (account === null) throw NotFoundError.of('account')
  return account
}
