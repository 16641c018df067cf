import type { WorkRowFragment } from '../gql/graphql.ts'
import { formatBytes, formatCount, formatPercent, formatRate, formatSeconds } from '../lib/format.ts'
import { Badge } from '../ui/badge.tsx'
import { Facts } from '../ui/facts.tsx'
import { Moment } from '../ui/moment.tsx'
import { ErrorNotice } from '../ui/notice.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { shareOf } from './describe-work.ts'
import type { Status } from './status.ts'
import { nextStepOf, stepNames } from './words.ts'

/** What all work has in common: where it stands, how far it is and how fast, and what went wrong. */
export function WorkProgress({ work, status }: { work: WorkRowFragment; status: Status }) {
  const share = shareOf(work.progress)
  const isRunning = work.state === 'RUNNING'
  return (
    <section className="card" aria-label="State">
      <div className="work-head">
        <Badge tone={status.tone}>{status.label}</Badge>
        {work.step !== null && <span className="faint">{stepNames[work.step]}</span>}
        {isRunning && share !== null && <strong className="numbers">{formatPercent(share)}</strong>}
        {work.cancelRequested && work.finishedAt === null && <span>It was asked to stop.</span>}
      </div>
      {isRunning && <ProgressBar label="Progress" share={share} />}
      <Facts facts={paceOf(work)} />
      {work.failure !== null && (
        <ErrorNotice>
          <strong>{work.failure.message}</strong>
          <p>{nextStepOf(work.failure.code)}</p>
        </ErrorNotice>
      )}
    </section>
  )
}

function paceOf({ progress, createdAt, startedAt, finishedAt, attempt, state }: WorkRowFragment) {
  const { itemsDone, itemsTotal, bytesDone, bytesTotal, itemsPerSecond, bytesPerSecond, secondsLeft } =
    progress
  // What comes and goes while it runs keeps its place.
  const notKnown = state === 'RUNNING' ? '–' : null
  return [
    ['Items', partOf(itemsDone, itemsTotal, formatCount)],
    ['Bytes', partOf(bytesDone, bytesTotal, formatBytes)],
    [
      'Rate',
      bytesPerSecond === null
        ? itemsPerSecond === null
          ? notKnown
          : `${formatCount(Math.round(itemsPerSecond))} items/s`
        : formatRate(bytesPerSecond),
    ],
    ['Time left', secondsLeft === null ? notKnown : formatSeconds(secondsLeft)],
    ['Asked for', <Moment key="createdAt" at={createdAt} />],
    ['Started', startedAt === null ? null : <Moment key="startedAt" at={startedAt} />],
    ['Ended', finishedAt === null ? null : <Moment key="finishedAt" at={finishedAt} />],
    [
      'Took',
      startedAt === null || finishedAt === null
        ? null
        : formatSeconds((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000),
    ],
    ['Attempts', attempt > 1 ? formatCount(attempt) : null],
  ] as const
}

/** Such as "3 of 12". */
function partOf(done: number, total: number | null, format: (count: number) => string): string | null {
  if (total === null) return done === 0 ? null : format(done)
  return done === total ? format(total) : `${format(done)} of ${format(total)}`
}
