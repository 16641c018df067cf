import { ReplayLine } from '../replays/replay-line.tsx'
import { EmptyNotice } from '../ui/notice.tsx'
import type { RunDetail } from './run-detail.ts'

/** Replays that have taken failures of the run. */
export function RunReplays({ run }: { run: RunDetail }) {
  const { edges, pageInfo } = run.replays
  return (
    <section className="card">
      <h2>Replays of its failures</h2>
      {edges.length === 0 ? (
        <EmptyNotice title="None of its failures was replayed.">
          {run.finishedAt === null
            ? 'Once the run has ended, its pending failures can be taken into a new one.'
            : 'Pending failures can be taken into a new run: see the tab Failures.'}
        </EmptyNotice>
      ) : (
        <ul className="replay-lines">
          {edges.map(({ node }) => (
            <ReplayLine key={node.id} replay={node} />
          ))}
        </ul>
      )}
      {pageInfo.hasNextPage && <p className="faint">These are the latest ones.</p>}
    </section>
  )
}
