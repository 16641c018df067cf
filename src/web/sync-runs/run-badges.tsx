import type { SyncRunRowFragment } from '../gql/graphql.ts'
import { Badge } from '../ui/badge.tsx'
import { statusOfSyncRun } from '../work/status.ts'

/** Where a run stands, and whether it's no more than its report. */
export function RunBadges({ run }: { run: SyncRunRowFragment }) {
  const { label, tone } = statusOfSyncRun(run)
  return (
    <span className="row-actions">
      <Badge tone={run.archived ? 'calm' : tone}>{label}</Badge>
      {run.archived && <Badge tone="calm">Archived</Badge>}
    </span>
  )
}
