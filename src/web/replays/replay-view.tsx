import { GraphqlLink } from '../api/graphql-link.tsx'
import { useFollow } from '../api/use-read.ts'
import { useReread } from '../api/use-reread.ts'
import { ReplayDetailDocument, ReplayUpdatedDocument } from '../gql/graphql.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { Page } from '../ui/page.tsx'
import { WorkTimeline } from '../work/work-timeline.tsx'
import { describeFailures, readFilter } from './describe-failures.ts'
import { PhaseStepper } from './phase-stepper.tsx'
import { ReplayActions } from './replay-actions.tsx'
import { ReplayAttention } from './replay-attention.tsx'
import { ReplayChain } from './replay-chain.tsx'
import { ReplayCounts } from './replay-counts.tsx'
import { ReplayItems } from './replay-items.tsx'
import type { ReplayOfView } from './replay-of-view.ts'
import { ReplayReceipt } from './replay-receipt.tsx'
import '../work/work.css'
import './replays.css'

export function ReplayView({ replay, again }: { replay: ReplayOfView; again: () => void }) {
  useFollow(ReplayUpdatedDocument, { id: replay.id }, { isPaused: replay.finishedAt !== null })
  // The new run comes to be on the way, and its failures can be replayed in turn once it has ended: its version tells.
  useReread(`${replay.finishedAt} ${replay.target?.finishedAt && replay.target.version}`, again)
  return (
    <Page
      title="Replay of failures"
      actions={
        <>
          <ReplayActions replay={replay} />
          <CopyButton label="Copy link" text={location.href} />
        </>
      }
    >
      <p>
        {replay.byId
          ? 'Failures that someone selected'
          : describeFailures({ failureIds: null, filter: readFilter(replay.filter) })}
        , taken into a new run.
      </p>
      <ReplayAttention replay={replay} />
      <PhaseStepper replay={replay} />
      <ReplayCounts replay={replay} />
      <ReplayChain replay={replay} />
      {replay.receipt !== null && <ReplayReceipt receipt={replay.receipt} />}
      <ReplayItems replay={replay} />
      <WorkTimeline key={replay.phase} work={replay} />
      <GraphqlLink document={ReplayDetailDocument} variables={{ id: replay.id }} />
    </Page>
  )
}
