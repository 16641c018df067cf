import { createApiKey } from '../../src/accounts/create-api-key.ts'
import { type Scope, scopes } from '../../src/accounts/scopes.ts'
import type { CallerContext } from '../../src/context.ts'
import type { AccountList } from '../../src/gql/graphql.ts'
import { openSocketClient, subscribe } from '../support/socket-client.ts'
import { listsUpdated } from './lists-documents.ts'
import { noticesToArrive } from './notices-to-arrive.ts'

export type ToldLists = AsyncDisposable & {
  /** What the first event named. */
  first: AccountList[]
  next(): Promise<AccountList[]>
}

/** Follows the lists of an account over a socket: what was changed before is among what the first event names. */
export async function watchLists(
  ctx: CallerContext,
  { url, may = scopes }: { url: string; may?: readonly Scope[] },
): Promise<ToldLists> {
  const { secret } = await createApiKey(ctx, { name: 'test', scopes: may, expiresAt: null })
  await noticesToArrive(ctx)
  const socket = openSocketClient({ url, secret })
  const events = subscribe(socket, listsUpdated, {})
  const next = async () => {
    const { value } = await events.next()
    if (!value) throw new Error('the subscription has ended')
    return value.listsUpdated.lists
  }
  return { first: await next(), next, [Symbol.asyncDispose]: () => socket[Symbol.asyncDispose]() }
}
