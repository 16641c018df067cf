import { setTimeout as sleep } from 'node:timers/promises'
import { abortable } from '../lib/abortable.ts'
import type { Live } from '../live/live.ts'
import type { Wake } from '../live/mailbox.ts'
import type { AccountContext } from './account-context.ts'
import { type AccountList, accountLists, listsOf } from './account-lists.ts'

/** A caller hears no more often what has changed, however much that is. */
const tellEveryMillis = 1_000

type WatchContext = AccountContext & { live: Live }

/** Lists that may have changed since those before were told; whoever reads them now misses nothing. */
export type ChangedLists = { lists: readonly AccountList[] }

/**
 * Which lists of the caller's account may have changed: at first all of them, and again after notices may have been lost.
 * Lists that the caller may not read are never named.
 */
export function watchLists(ctx: WatchContext): AsyncGenerator<ChangedLists> {
  const { accountId, scopes } = ctx.caller
  const readable = accountLists.filter((list) => list !== 'API_KEYS' || scopes.includes('ADMIN'))
  return abortable((signal) => follow(ctx, { accountId, readable, signal }))
}

async function* follow(
  { live }: WatchContext,
  which: { accountId: string; readable: readonly AccountList[]; signal: AbortSignal },
): AsyncGenerator<ChangedLists> {
  const { accountId, readable, signal } = which
  const named = ({ notices, missed }: Wake) =>
    readable.filter((list) => missed || notices.some((notice) => listsOf(notice).includes(list)))
  // One notice of each kind is enough, so that any number of changes takes no more room than that.
  using changes = live.subscribe({
    accountId,
    topicOf: (notice) => (named({ notices: [notice], missed: false }).length > 0 ? notice.kind : null),
  })
  for (let lists = readable; ; ) {
    const pause = sleep(tellEveryMillis, undefined, { signal }).catch(() => {})
    yield { lists }
    await pause
    const wake = await changes.take(signal)
    if (wake === null) return
    lists = named(wake)
  }
}
