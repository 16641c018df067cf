import { Link, Redirect, useParams } from 'wouter'
import { isNotFound, ReadError } from '../api/read-error.tsx'
import { useRead } from '../api/use-read.ts'
import { WorkDetailDocument } from '../gql/graphql.ts'
import { EmptyNotice, Loading } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { CompletionView } from './completion-view.tsx'
import { DeletionView } from './deletion-view.tsx'
import { pathOfWork } from './describe-work.ts'
import { ExportView } from './export-view.tsx'
import { JobView } from './job-view.tsx'

/** One piece of work, whatever it is. */
export default function WorkDetailPage() {
  const { id } = useParams<{ id: string }>()
  const { data, error, isLoading, again } = useRead(WorkDetailDocument, { id })
  const work = data?.node
  switch (work?.__typename) {
    case 'Job':
      return <JobView job={work} />
    case 'Export':
      return <ExportView work={work} />
    case 'Deletion':
      return <DeletionView deletion={work} />
    case 'Completion':
      return <CompletionView completion={work} />
    case 'SyncRun':
    case 'Replay':
      return <Redirect to={pathOfWork(work)} replace />
  }
  if (isLoading)
    return (
      <Page title="Work">
        <Loading what="the work" />
      </Page>
    )
  return (
    <Page title="Work">
      {error && !isNotFound(error) ? (
        <ReadError error={error} onAgain={again} />
      ) : (
        <EmptyNotice title="There is no such work.">
          Work that has ended is forgotten after a while. <Link href="/work">Show all work</Link>
        </EmptyNotice>
      )}
    </Page>
  )
}
