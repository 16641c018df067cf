import { useLocation } from 'wouter'
import { ReadError } from '../api/read-error.tsx'
import { useChange } from '../api/use-change.ts'
import { useRead } from '../api/use-read.ts'
import { ReplayPreviewDocument, type ReplayPreviewQuery, RequestReplayDocument } from '../gql/graphql.ts'
import { formatBytes, formatCount } from '../lib/format.ts'
import { useIdempotencyKey } from '../lib/use-idempotency-key.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Facts } from '../ui/facts.tsx'
import { ErrorNotice, Loading } from '../ui/notice.tsx'
import { useToasts } from '../ui/toasts.tsx'
import { describeFailures, type ReplayWish } from './describe-failures.ts'

type Preview = NonNullable<ReplayPreviewQuery['syncRun']>['replayPreview']

/** Says which failures would be taken into a new run, and how many these are by now; asks for it, and goes to it. */
export function ReplayDialog({
  runId,
  wish,
  onClose,
}: {
  runId: string
  wish: ReplayWish
  onClose: () => void
}) {
  const asked = { failureIds: wish.failureIds && [...wish.failureIds], filter: wish.filter }
  const { data, error, isLoading, again } = useRead(ReplayPreviewDocument, { id: runId, ...asked })
  const { run, isRunning, refusal } = useChange(RequestReplayDocument)
  // One for as long as the dialog is there: pressed twice, it's the same replay.
  const [idempotencyKey] = useIdempotencyKey()
  const { follow } = useToasts()
  const [, navigate] = useLocation()
  const preview = data?.syncRun?.replayPreview
  const canReplay = preview?.__typename === 'ReplayPreview' && preview.selected > 0
  const request = async () => {
    const answer = await run({ input: { runId, idempotencyKey, ...asked } })
    if (answer === null) return
    // How the failures fare is told by the run that they go into.
    follow(answer.replay.id)
    follow(answer.replay.targetRunId)
    navigate(`/replays/${answer.replay.id}`)
  }
  return (
    <Dialog title="Replay failures" isOpen onClose={onClose}>
      <p>
        <strong>{describeFailures(wish)}</strong> go into a new run, which tries each once more. What failed
        here stays in the history of this run.
      </p>
      {isLoading && <Loading what="what it would take" />}
      {error && !data && <ReadError error={error} onAgain={again} />}
      {preview && <PreviewFacts preview={preview} />}
      {refusal !== null && (
        <ErrorNotice action={<Button onPress={again}>Count them again</Button>}>
          {refusal.message}
        </ErrorNotice>
      )}
      <div className="dialog-actions">
        <Button onPress={onClose}>Close</Button>
        <Button look="primary" isDisabled={!canReplay} isPending={isRunning} onPress={request}>
          {canReplay
            ? `Replay ${formatCount(preview.selected)} ${preview.selected === 1 ? 'failure' : 'failures'}`
            : 'Replay'}
        </Button>
      </div>
    </Dialog>
  )
}

function PreviewFacts({ preview }: { preview: Preview }) {
  if (preview.__typename !== 'ReplayPreview') return <ErrorNotice>{preview.message}</ErrorNotice>
  const { selected, taken, bytes } = preview
  return (
    <>
      <Facts
        facts={[
          ['Would be taken', formatCount(selected)],
          ['Another replay has', taken === 0 ? null : formatCount(taken)],
          ['Bytes of their files', formatBytes(bytes)],
        ]}
      />
      {selected === 0 && (
        <p>None of them is pending and free{taken > 0 && ': wait for the replay that has them'}.</p>
      )}
    </>
  )
}
