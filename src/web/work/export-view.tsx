import { Link } from 'wouter'
import { useChange } from '../api/use-change.ts'
import { useFollow } from '../api/use-read.ts'
import {
  CancelExportDocument,
  type ExportDetailFragment,
  ExportUpdatedDocument,
  RetryExportDocument,
  type WorkRowFragment,
} from '../gql/graphql.ts'
import { formatCount } from '../lib/format.ts'
import { useIdempotencyKey } from '../lib/use-idempotency-key.ts'
import { Facts } from '../ui/facts.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { ExportArtifact } from './export-artifact.tsx'
import { ExportMissing } from './export-missing.tsx'
import { statusOfExport } from './status.ts'
import { useGoToWork } from './use-go-to-work.ts'
import { formatNames } from './words.ts'
import { WorkActions } from './work-actions.tsx'
import { WorkView } from './work-view.tsx'

/** An export of a collection: its build, and what came of it. */
export function ExportView({ work }: { work: WorkRowFragment & ExportDetailFragment }) {
  useFollow(ExportUpdatedDocument, { id: work.id }, { isPaused: work.finishedAt !== null })
  const cancel = useChange(CancelExportDocument)
  const retry = useChange(RetryExportDocument)
  const [key] = useIdempotencyKey()
  const goToWork = useGoToWork()
  const canRetry = ['FAILED', 'CANCELLED', 'EXPIRED'].includes(work.exportState) && work.collection !== null
  return (
    <WorkView
      title={`Export ${work.filename}`}
      work={work}
      status={statusOfExport(work)}
      actions={
        <WorkActions
          work={work}
          kept="What is built so far is thrown away. The collection stays as it is."
          cancel={{ ...cancel, run: () => void cancel.run({ id: work.id }) }}
          retry={
            canRetry
              ? {
                  ...retry,
                  run: () =>
                    void retry
                      .run({ id: work.id, key })
                      .then((answer) => answer && goToWork(answer.export.id)),
                }
              : null
          }
        />
      }
    >
      {retry.refusal !== null && <ErrorNotice>{retry.refusal.message}</ErrorNotice>}
      {work.exportState === 'READY' && <ExportArtifact artifact={work} />}
      {work.exportState === 'EXPIRED' && (
        <p className="card">The artifact is gone: its time was over. Try again makes it anew.</p>
      )}
      {work.complete === false && <ExportMissing id={work.id} />}
      <section className="card">
        <h2>What was asked for</h2>
        <Facts facts={askedFor(work)} />
      </section>
    </WorkView>
  )
}

function askedFor({
  collection,
  collectionRevision,
  revision,
  format,
  options,
  retryOf,
}: ExportDetailFragment) {
  const isCompressed = format === 'ZIP' || format === 'BAGIT' || format === 'TAR_GZ'
  return [
    [
      'Collection',
      collection === null ? (
        'It was deleted'
      ) : (
        <Link key="collection" href={`/collections/${collection.id}`}>
          {collection.name}
        </Link>
      ),
    ],
    ['Format', formatNames[format]],
    [
      'Revision',
      collectionRevision === null || collectionRevision === revision
        ? formatCount(revision)
        : `${formatCount(revision)}; the collection has changed since, to ${formatCount(collectionRevision)}`,
    ],
    ['Compression', isCompressed ? `${options.compression} of 9` : null],
    ['Links for missing files', options.fetchMissing ? 'Yes' : null],
    [
      'Tries again',
      retryOf === null ? null : (
        <Link key="retryOf" href={`/work/${retryOf.id}`}>
          An earlier export
        </Link>
      ),
    ],
  ] as const
}
