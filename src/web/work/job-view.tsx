import { Link } from 'wouter'
import { useChange } from '../api/use-change.ts'
import { useFollow } from '../api/use-read.ts'
import { ExtractedFiles } from '../archives/extracted-files.tsx'
import {
  CancelJobDocument,
  type JobDetailFragment,
  JobUpdatedDocument,
  RetryJobDocument,
  type WorkRowFragment,
} from '../gql/graphql.ts'
import { formatBytes, formatCount } from '../lib/format.ts'
import { useIdempotencyKey } from '../lib/use-idempotency-key.ts'
import { Facts } from '../ui/facts.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { JobSummary } from './job-summary.tsx'
import { statusOfWork } from './status.ts'
import { useGoToWork } from './use-go-to-work.ts'
import { WorkActions } from './work-actions.tsx'
import { WorkView } from './work-view.tsx'

/** An extraction of an archive's entries. */
export function JobView({ job }: { job: WorkRowFragment & JobDetailFragment }) {
  useFollow(JobUpdatedDocument, { id: job.id }, { isPaused: job.finishedAt !== null })
  const cancel = useChange(CancelJobDocument)
  const retry = useChange(RetryJobDocument)
  const [key] = useIdempotencyKey()
  const goToWork = useGoToWork()
  const file = job.archive?.file
  const canRetry = (job.state === 'FAILED' || job.state === 'CANCELLED') && file !== undefined
  return (
    <WorkView
      title={file === undefined ? 'Extraction' : `Extraction of ${file.filename}`}
      work={job}
      status={statusOfWork(job)}
      actions={
        <>
          {file !== undefined && (job.summary?.extracted ?? 0) > 0 && (
            <ExtractedFiles archiveId={file.id} filename={file.filename} />
          )}
          <WorkActions
            work={job}
            kept="What it has extracted so far stays. It can be tried again later, and then goes on with the rest."
            cancel={{ ...cancel, run: () => void cancel.run({ id: job.id }) }}
            retry={
              canRetry
                ? {
                    ...retry,
                    run: () =>
                      void retry.run({ id: job.id, key }).then((answer) => answer && goToWork(answer.job.id)),
                  }
                : null
            }
          />
        </>
      }
    >
      {retry.refusal !== null && <ErrorNotice>{retry.refusal.message}</ErrorNotice>}
      <section className="card">
        <h2>What was asked for</h2>
        <Facts
          facts={[
            [
              'Archive',
              file === undefined ? (
                'It was deleted'
              ) : (
                <Link key="archive" href={`/archives/${file.id}`}>
                  {file.filename}
                </Link>
              ),
            ],
            ['Size of the archive', file === undefined ? null : formatBytes(file.size)],
            [
              'Entries',
              job.selection === null
                ? 'All'
                : `${formatCount(job.selection.length)} that were selected${job.pathPrefix === null && job.glob === null ? '' : ', of which those that fit below'}`,
            ],
            ['In the folder', job.pathPrefix],
            ['That match', job.glob],
            ['Deleted ones', job.force ? 'Are extracted again' : null],
            [
              'Tries again',
              job.retryOf === null ? null : (
                <Link key="retryOf" href={`/work/${job.retryOf.id}`}>
                  An earlier extraction
                </Link>
              ),
            ],
          ]}
        />
      </section>
      {job.summary !== null && <JobSummary summary={job.summary} />}
    </WorkView>
  )
}
