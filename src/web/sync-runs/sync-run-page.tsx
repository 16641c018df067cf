import { Link, useParams } from 'wouter'
import { isNotFound, ReadError } from '../api/read-error.tsx'
import { useRead } from '../api/use-read.ts'
import { SyncRunDetailDocument } from '../gql/graphql.ts'
import { EmptyNotice, Loading } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { SyncRunView } from './sync-run-view.tsx'

/** One sync run: what it does now, or what came of it. */
export default function SyncRunPage() {
  const { id } = useParams<{ id: string }>()
  const { data, error, isLoading, again } = useRead(SyncRunDetailDocument, { id })
  const run = data?.syncRun
  if (run) return <SyncRunView run={run} again={again} />
  return (
    <Page title="Sync run">
      {isLoading ? (
        <Loading what="the run" />
      ) : error && !isNotFound(error) ? (
        <ReadError error={error} onAgain={again} />
      ) : (
        <EmptyNotice title="There is no such run.">
          <Link href="/sync-runs">Show all runs</Link>
        </EmptyNotice>
      )}
    </Page>
  )
}
