import type { WorkRowFragment } from '../gql/graphql.ts'
import { formatPercent, formatRate, formatSeconds } from '../lib/format.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { shareOf } from './describe-work.ts'

/** How far a piece of work is, in a row: a bar, and what is known of its pace; why it failed; or else a detail. */
export function RowProgress({
  work,
  title,
  detail = null,
}: {
  work: WorkRowFragment
  title: string
  detail?: string | null
}) {
  if (work.failure !== null) return <span title={work.failure.message}>{work.failure.message}</span>
  if (work.state !== 'RUNNING') return <span className="faint">{detail}</span>
  const share = shareOf(work.progress)
  const { bytesPerSecond, secondsLeft } = work.progress
  return (
    <div className="row-progress">
      <ProgressBar label={`Progress of ${title}`} share={share} />
      <span className="faint numbers">
        {[
          share === null ? null : formatPercent(share),
          bytesPerSecond === null ? null : formatRate(bytesPerSecond),
          secondsLeft === null ? null : `${formatSeconds(secondsLeft)} left`,
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </span>
    </div>
  )
}
