import { Link } from 'wouter'
import type { SyncRunRowFragment, SyncRunsQuery } from '../gql/graphql.ts'
import { formatCount } from '../lib/format.ts'
import type { Column } from '../ui/data-table.tsx'
import { Moment } from '../ui/moment.tsx'
import { RowProgress } from '../work/row-progress.tsx'
import { titleOfRun } from '../work/run-title.ts'
import { ReportLinks } from './report-links.tsx'
import { RunBadges } from './run-badges.tsx'

type Run = NonNullable<SyncRunsQuery['syncRuns']['edges'][number]['node']>

export const runColumns: Column<Run>[] = [
  {
    name: 'Run',
    width: 'minmax(0, 2fr)',
    cell: (run) => (
      <Link href={`/sync-runs/${run.id}`} className={run.archived ? 'faint' : ''}>
        {titleOfRun(run)}
      </Link>
    ),
  },
  { name: 'State', width: 'minmax(11rem, 1.4fr)', cell: (run) => <RunBadges run={run} /> },
  {
    name: 'Progress',
    width: 'minmax(0, 1.6fr)',
    isMinor: true,
    // Of an archived run its report is what there is.
    cell: (run) =>
      run.archived && run.report !== null ? (
        <ReportLinks report={run.report} title={titleOfRun(run)} />
      ) : run.state === 'RUNNING' || run.failure !== null ? (
        <RowProgress work={run} title={titleOfRun(run)} />
      ) : (
        <span className="faint numbers">{describeCounts(run)}</span>
      ),
  },
  { name: 'Failures', width: 'minmax(0, 1.4fr)', isMinor: true, cell: (run) => <Failures run={run} /> },
  {
    name: 'Asked for',
    width: '10rem',
    align: 'end',
    cell: ({ createdAt }) => <Moment at={createdAt} />,
  },
]

function describeCounts({ listed, touched, waitsUntil, state }: SyncRunRowFragment): string {
  if (state === 'PENDING' && waitsUntil !== null) return 'Waits for the next day’s budget'
  if (listed === 0) return state === 'PENDING' ? 'Waits for a worker' : 'Nothing to do'
  return `${formatCount(touched)} of ${formatCount(listed)} tasks`
}

function Failures({ run }: { run: SyncRunRowFragment }) {
  const { pendingFailureCount: pending, failedCount: failed, retryingCount: retrying } = run
  const parts = [
    pending > 0 ? `${formatCount(pending)} pending` : null,
    retrying > 0 ? `${formatCount(retrying)} tried again` : null,
    failed > pending ? `${formatCount(failed)} in all` : null,
  ].filter((part) => part !== null)
  if (parts.length === 0) return <span className="faint">None</span>
  return (
    <span className={pending > 0 && !run.archived ? 'numbers' : 'numbers faint'}>{parts.join(' · ')}</span>
  )
}
