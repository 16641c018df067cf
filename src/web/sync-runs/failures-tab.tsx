import { useState } from 'react'
import type { ReplayWish } from '../replays/describe-failures.ts'
import { ReplayDialog } from '../replays/replay-dialog.tsx'
import { EmptyNotice } from '../ui/notice.tsx'
import { titleOfRun } from '../work/run-title.ts'
import { FailureGroups } from './failure-groups.tsx'
import { FailureList } from './failure-list.tsx'
import { ReportLinks } from './report-links.tsx'
import type { RunDetail } from './run-detail.ts'

/** What failed, by what went wrong and one by one; and the way to have it done again. */
export function FailuresTab({ run }: { run: RunDetail }) {
  const [wish, setWish] = useState<ReplayWish | null>(null)
  // Failures can be replayed once the run has ended.
  const replay = run.finishedAt === null || run.archived || run.pendingFailureCount === 0 ? null : setWish
  return (
    <>
      <FailureGroups groups={run.failureGroups} isListed={!run.archived} onReplay={replay} />
      {run.archived ? (
        <FailuresGone run={run} />
      ) : (
        <FailureList run={run} gone={<FailuresGone run={run} />} onReplay={replay} />
      )}
      {wish !== null && <ReplayDialog runId={run.id} wish={wish} onClose={() => setWish(null)} />}
    </>
  )
}

/** An archived run has failures that aren't here: that's another thing than none. */
function FailuresGone({ run }: { run: RunDetail }) {
  return (
    <EmptyNotice title="The failures are in the report.">
      <p>
        The run is archived, and its failures are not in the database any more. They can’t be replayed: start
        a new run over all files instead.
      </p>
      {run.report !== null && <ReportLinks report={run.report} title={titleOfRun(run)} />}
    </EmptyNotice>
  )
}
