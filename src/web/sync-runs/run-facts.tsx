import { Link } from 'wouter'
import { FilterWords } from '../files/filter-words.tsx'
import { Facts } from '../ui/facts.tsx'
import { describeCron } from './describe-cron.ts'
import type { RunDetail } from './run-detail.ts'
import { describeOptions, kindSentences } from './sync-words.ts'

/** What was asked for, and by what. */
export function RunFacts({ run }: { run: RunDetail }) {
  const { kind, operation, channelNames, options, filter, schedule, sourceRunId, replay } = run
  const phrases = describeOptions(options)
  return (
    <section className="card">
      <h2>What it does</h2>
      <p>{kindSentences[kind]}</p>
      <Facts
        facts={[
          [
            'Files',
            operation === 'REPLAY' ? 'Those of the failures' : <FilterWords key="files" filter={filter} />,
          ],
          ['Channels', channelNames.join(', ')],
          ['Options', phrases.length === 0 ? null : `It ${phrases.join(', ')}.`],
          [
            'Started by',
            schedule === null ? null : (
              <Link key="schedule" href="/schedules">
                A schedule: {describeCron(schedule.cron)} ({schedule.timeZone})
              </Link>
            ),
          ],
          [
            'Failures of',
            sourceRunId === null ? null : (
              <Link key="source" href={`/sync-runs/${sourceRunId}`}>
                An earlier run
              </Link>
            ),
          ],
          [
            'Brought by',
            replay === null ? null : (
              <Link key="replay" href={`/replays/${replay.id}`}>
                A replay
              </Link>
            ),
          ],
        ]}
      />
    </section>
  )
}
