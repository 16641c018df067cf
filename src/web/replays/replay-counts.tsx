import { formatCount } from '../lib/format.ts'
import { Facts } from '../ui/facts.tsx'
import { Moment } from '../ui/moment.tsx'
import type { ReplayOfView } from './replay-view.tsx'
import { decisionNames } from './replay-words.ts'

/** How many failures are where. */
export function ReplayCounts({ replay }: { replay: ReplayOfView }) {
  const { alreadyPresent, decision, decisionNote, decidedAt, finishedAt, attempt } = replay
  return (
    <section className="card">
      <h2>Failures</h2>
      <Facts
        facts={[
          ['Selected', formatCount(replay.selected)],
          ['In the new run', formatCount(replay.enqueued)],
          ['Of these, there before', alreadyPresent === 0 ? null : formatCount(alreadyPresent)],
          ['Replayed: the source knows', formatCount(replay.replayed)],
          ['Given back', formatCount(replay.released)],
          ['Another replay had', formatCount(replay.taken)],
          [replay.attention === null ? 'Were in conflict' : 'In conflict', formatCount(replay.conflicts)],
          ['Asked for', <Moment key="createdAt" at={replay.createdAt} />],
          [
            replay.attention === null ? 'Ended' : 'Stopped',
            finishedAt === null ? null : <Moment key="finishedAt" at={finishedAt} />,
          ],
          ['Attempts', attempt > 1 ? formatCount(attempt) : null],
          ['Decided', decidedAt === null ? null : <Moment key="decidedAt" at={decidedAt} />],
          ['Decision', decision === null ? null : decisionNames[decision]],
          ['Note', decisionNote],
        ]}
      />
    </section>
  )
}
