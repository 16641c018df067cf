import { Link } from 'wouter'
import { formatCount } from '../lib/format.ts'
import { RunBadges } from '../sync-runs/run-badges.tsx'
import { Badge } from '../ui/badge.tsx'
import { RowProgress } from '../work/row-progress.tsx'
import { titleOfRun } from '../work/run-title.ts'
import { ReplayLine } from './replay-line.tsx'
import type { ReplayOfView } from './replay-of-view.ts'
import { badgeOfPhase } from './replay-words.ts'

/** From the run that had the failures to the one that tries them, and on to what is replayed of that one. */
export function ReplayChain({ replay }: { replay: ReplayOfView }) {
  const { source, target, sourceRunId } = replay
  const { label, tone } = badgeOfPhase(replay)
  const further = target?.replays.edges ?? []
  return (
    <section className="card">
      <h2 id="chain">From run to run</h2>
      <ol className="chain" aria-labelledby="chain">
        <li>
          <span className="faint">Source</span>
          <Link href={`/sync-runs/${sourceRunId}`}>{source === null ? 'A run' : titleOfRun(source)}</Link>
          {source === null ? (
            <span className="faint">It can’t be told of any more.</span>
          ) : (
            <>
              <RunBadges run={source} />
              <span className="numbers">{formatCount(source.pendingFailureCount)} failures pending</span>
              {source.sourceRunId !== null && (
                <Link href={`/sync-runs/${source.sourceRunId}`}>Itself a replay of an earlier run</Link>
              )}
            </>
          )}
        </li>
        <li>
          <span className="faint">This replay</span>
          <span className="numbers">{formatCount(replay.selected)} failures</span>
          <Badge tone={tone}>{label}</Badge>
        </li>
        <li>
          <span className="faint">New run</span>
          {target === null ? (
            <span className="faint">
              {replay.phase === 'CANCELLED' ? 'There is none.' : 'Not there yet.'}
            </span>
          ) : (
            <>
              <Link href={`/sync-runs/${target.id}`}>{titleOfRun(target)}</Link>
              <RunBadges run={target} />
              <span className="numbers">
                {formatCount(target.touched)} of {formatCount(target.listed)} tried,{' '}
                {formatCount(target.pendingFailureCount)} pending
              </span>
              <RowProgress work={target} title="the new run" />
            </>
          )}
        </li>
      </ol>
      {further.length > 0 && (
        <>
          <h3>What failed there, replayed in turn</h3>
          <ul className="replay-lines">
            {further.map(({ node }) => (
              <ReplayLine key={node.id} replay={node} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
