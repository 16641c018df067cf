import { useRef } from 'react'
import { useFollow } from '../api/use-read.ts'
import { WatchWorkDocument, type WatchWorkSubscription } from '../gql/graphql.ts'
import { formatPercent } from '../lib/format.ts'
import { setTitleProgress } from '../ui/page-title.ts'
import { useToasts } from '../ui/toasts.tsx'
import { describeWork, pathOfWork, problemOf, shareOf } from '../work/describe-work.ts'

type Watched = WatchWorkSubscription['workUpdated']

/** Follows all work of the account, whatever view is there: lists are live, the tab's title tells how far it is, and the end of what was started here is told. */
export function WatchWork() {
  const { tell, isFollowed } = useToasts()
  const active = useRef(new Map<string, Watched>())
  useFollow(
    WatchWorkDocument,
    {},
    {
      onData: ({ workUpdated: work }) => {
        if (work.finishedAt === null) active.current.set(work.id, work)
        else if (active.current.delete(work.id) && isFollowed(work.id))
          tell({
            text: describeWork(work),
            to: pathOfWork(work),
            tone: problemOf(work) === null ? 'good' : 'bad',
          })
        setTitleProgress(titleOf([...active.current.values()]))
      },
    },
  )
  return null
}

/** Of all that goes on, the one that is least far. */
function titleOf(active: readonly Watched[]): string | null {
  const shares = active.flatMap(({ progress }) => shareOf(progress) ?? [])
  return shares.length === 0 ? null : formatPercent(Math.min(...shares))
}
