import { GraphqlLink } from '../api/graphql-link.tsx'
import { useFollow } from '../api/use-read.ts'
import { useReread } from '../api/use-reread.ts'
import { SyncRunDetailDocument, SyncRunUpdatedDocument } from '../gql/graphql.ts'
import { Badge } from '../ui/badge.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Page } from '../ui/page.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useSearchChoice } from '../ui/use-search-choice.ts'
import { titleOfRun } from '../work/run-title.ts'
import { statusOfSyncRun } from '../work/status.ts'
import { WorkProgress } from '../work/work-progress.tsx'
import { WorkTimeline } from '../work/work-timeline.tsx'
import { ChannelsTable } from './channels-table.tsx'
import { FailuresTab } from './failures-tab.tsx'
import { RateChart } from './rate-chart.tsx'
import { RoundsChart } from './rounds-chart.tsx'
import { RunActions } from './run-actions.tsx'
import type { RunDetail } from './run-detail.ts'
import { RunFacts } from './run-facts.tsx'
import { RunNotices } from './run-notices.tsx'
import { RunReplays } from './run-replays.tsx'
import { RunReport } from './run-report.tsx'
import { TasksTab } from './tasks-tab.tsx'
import { useRateSamples } from './use-rate-samples.ts'
import '../work/work.css'
import './sync-runs.css'

const tabs = ['FAILURES', 'TASKS', 'REPLAYS', 'TIMELINE'] as const

export function SyncRunView({ run, again }: { run: RunDetail; again: () => void }) {
  const hasEnded = run.finishedAt !== null
  const [tab, setTab] = useSearchChoice('tab', tabs)
  const samples = useRateSamples(run)
  useFollow(SyncRunUpdatedDocument, { id: run.id }, { isPaused: hasEnded })
  // A run that has ended is told of by the subscription of all work: its version, when replays take its failures over.
  useReread(hasEnded ? `ended ${run.version}` : '', again)
  return (
    <Page
      title={titleOfRun(run)}
      actions={
        <>
          <RunActions run={run} />
          <CopyButton label="Copy link" text={location.href} />
        </>
      }
    >
      {run.archived && (
        <div className="work-head">
          <Badge tone="calm">Archived</Badge>
          <span className="faint">
            Its details are gone by the retention of this server. What you see is from its report.
          </span>
        </div>
      )}
      <RunNotices run={run} />
      <WorkProgress work={run} status={statusOfSyncRun(run)} />
      <RunFacts run={run} />
      <div className="run-charts">
        <RateChart run={run} samples={samples} />
        <RoundsChart rounds={run.rounds} />
      </div>
      <ChannelsTable channels={run.channels} />
      {run.report !== null && <RunReport report={run.report} title={titleOfRun(run)} again={again} />}
      <Tabs
        label="Details"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'FAILURES', label: 'Failures', content: <FailuresTab run={run} /> },
          { value: 'TASKS', label: 'Tasks', content: <TasksTab run={run} /> },
          { value: 'REPLAYS', label: 'Replays', content: <RunReplays run={run} /> },
          {
            value: 'TIMELINE',
            label: 'Timeline',
            // What happened is told by more than the state that all work has: it's read anew.
            content: <WorkTimeline key={`${run.pausedAt} ${run.replays.edges.length}`} work={run} />,
          },
        ]}
      />
      <GraphqlLink document={SyncRunDetailDocument} variables={{ id: run.id }} />
    </Page>
  )
}
