import { Link } from 'wouter'
import { useChange } from '../api/use-change.ts'
import { useFollow } from '../api/use-read.ts'
import {
  CancelDeletionDocument,
  type DeletionDetailFragment,
  DeletionUpdatedDocument,
  type WorkRowFragment,
} from '../gql/graphql.ts'
import { formatBytes, formatCount } from '../lib/format.ts'
import { Facts } from '../ui/facts.tsx'
import { statusOfWork } from './status.ts'
import { WorkActions } from './work-actions.tsx'
import { WorkView } from './work-view.tsx'

/** A deletion of many files. */
export function DeletionView({ deletion }: { deletion: WorkRowFragment & DeletionDetailFragment }) {
  useFollow(DeletionUpdatedDocument, { id: deletion.id }, { isPaused: deletion.finishedAt !== null })
  const cancel = useChange(CancelDeletionDocument)
  const summary = deletion.deletionSummary
  return (
    <WorkView
      title="Deletion of files"
      work={deletion}
      status={statusOfWork(deletion)}
      actions={
        <WorkActions
          work={deletion}
          kept="Files that it has deleted so far stay in the trash, from where you can restore them."
          cancel={{ ...cancel, run: () => void cancel.run({ id: deletion.id }) }}
        />
      }
    >
      {summary !== null && (
        <section className="card">
          <h2>Summary</h2>
          <Facts
            facts={[
              ['Deleted', formatCount(summary.deleted)],
              ['Bytes', formatBytes(summary.bytes)],
              ['Not come to', summary.notReached === 0 ? null : formatCount(summary.notReached)],
            ]}
          />
          <p>
            <Link href="/trash">Look into the trash</Link>
          </p>
        </section>
      )}
    </WorkView>
  )
}
