import { formatCount } from '../lib/format.ts'
import { Moment } from '../ui/moment.tsx'
import { OutageNotices } from './outage-notices.tsx'
import type { RunDetail } from './run-detail.ts'

/** What of a run someone should know who wonders why it doesn't go on, or ended as it did. */
export function RunNotices({ run }: { run: RunDetail }) {
  const goesOn = run.finishedAt === null
  return (
    <>
      {goesOn && run.pausedAt !== null && (
        <p className="notice hint">
          <span>
            It is paused (<Moment at={run.pausedAt} />
            ), and goes on once someone resumes it.
          </span>
        </p>
      )}
      {goesOn && run.pausedAt === null && run.waitsUntil !== null && (
        <p className="notice hint">
          <span>
            It has used up what it may cost in a day, and goes on by itself: <Moment at={run.waitsUntil} />.
          </span>
        </p>
      )}
      <OutageNotices channels={run.channels} />
      {run.removalsRefused > 0 && (
        <p className="notice hint">
          {formatCount(run.removalsRefused)} objects of replicas belong to no file, and are too large a share
          of them to be removed at once. See whether files are missing that should be there; the operator can
          raise STEVEDORE_GARBAGE_SHARE if all is well.
        </p>
      )}
      {run.dryRun && (
        <p className="notice hint">This is a dry run: its tasks say what would be done, and nothing is.</p>
      )}
    </>
  )
}
