import { Link, useParams } from 'wouter'
import { isNotFound, ReadError } from '../api/read-error.tsx'
import { useRead } from '../api/use-read.ts'
import { ReplayDetailDocument } from '../gql/graphql.ts'
import { EmptyNotice, Loading } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { ReplayView } from './replay-view.tsx'

/** One replay: failures on their way from the run that had them into the one that tries them again. */
export default function ReplayPage() {
  const { id } = useParams<{ id: string }>()
  const { data, error, isLoading, again } = useRead(ReplayDetailDocument, { id })
  const replay = data?.replay
  if (replay) return <ReplayView replay={replay} again={again} />
  return (
    <Page title="Replay">
      {isLoading ? (
        <Loading what="the replay" />
      ) : error && !isNotFound(error) ? (
        <ReadError error={error} onAgain={again} />
      ) : (
        <EmptyNotice title="There is no such replay.">
          A replay that has ended is forgotten after a while. <Link href="/sync-runs">Show all runs</Link>
        </EmptyNotice>
      )}
    </Page>
  )
}
