import { Link } from 'wouter'
import type { ReplayRowFragment } from '../gql/graphql.ts'
import { formatCount } from '../lib/format.ts'
import { Badge } from '../ui/badge.tsx'
import { Moment } from '../ui/moment.tsx'
import { badgeOfPhase } from './replay-words.ts'
import './replays.css'

/** A replay among others. */
export function ReplayLine({ replay }: { replay: ReplayRowFragment }) {
  const { label, tone } = badgeOfPhase(replay)
  return (
    <li className="replay-line">
      <Link href={`/replays/${replay.id}`}>
        Replay of {formatCount(replay.selected)} {replay.selected === 1 ? 'failure' : 'failures'}
      </Link>
      <Badge tone={tone}>{label}</Badge>
      <span className="faint">
        <Moment at={replay.createdAt} />
      </span>
      <Link href={`/sync-runs/${replay.targetRunId}`}>Its run</Link>
    </li>
  )
}
