import { Link } from 'wouter'
import { useChange } from '../api/use-change.ts'
import { useFollow } from '../api/use-read.ts'
import {
  CancelCompletionDocument,
  type CompletionDetailFragment,
  CompletionUpdatedDocument,
  type WorkRowFragment,
} from '../gql/graphql.ts'
import { Facts } from '../ui/facts.tsx'
import { statusOfWork } from './status.ts'
import { WorkActions } from './work-actions.tsx'
import { WorkView } from './work-view.tsx'

/** How the parts of a direct upload become a file. */
export function CompletionView({ completion }: { completion: WorkRowFragment & CompletionDetailFragment }) {
  useFollow(CompletionUpdatedDocument, { id: completion.id }, { isPaused: completion.finishedAt !== null })
  const cancel = useChange(CancelCompletionDocument)
  const { upload } = completion
  return (
    <WorkView
      title={`Completion of ${upload.filename}`}
      work={completion}
      status={statusOfWork(completion)}
      actions={
        <WorkActions
          work={completion}
          kept="The whole upload is given up: its bytes have to be sent again."
          cancel={{ ...cancel, run: () => void cancel.run({ uploadId: upload.id }) }}
        />
      }
    >
      <section className="card">
        <h2>The upload</h2>
        <Facts
          facts={[
            ['Filename', upload.filename],
            [
              'File',
              upload.file === null ? null : (
                <Link key="file" href={`/files/${upload.file.id}`}>
                  {upload.file.filename}
                </Link>
              ),
            ],
          ]}
        />
      </section>
    </WorkView>
  )
}
