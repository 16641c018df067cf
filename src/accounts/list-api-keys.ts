import { type Page, type PageRequest, toPage } from '../lib/page.ts'
import type { AccountContext } from './account-context.ts'
import { ApiKey } from './api-key.entity.ts'

/** The account's keys, newest first, revoked and expired ones included. The key of the list is the id. */
export async function listApiKeys(ctx: AccountContext, input: { page: PageRequest }): Promise<Page<ApiKey>> {
  const { first, after } = input.page
  const apiKeys = await ctx.em
    .fork()
    .find(
      ApiKey,
      { accountId: ctx.caller.accountId, ...(after !== null && { id: { $lt: after } }) },
      { orderBy: { id: 'desc' }, limit: first + 1 },
    )
  return toPage(apiKeys, first)
}
