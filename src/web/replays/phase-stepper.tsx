import { formatCount, formatPercent } from '../lib/format.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { shareOf } from '../work/describe-work.ts'
import type { ReplayOfView } from './replay-of-view.ts'
import { type Step, stepNames, stepSentences, steps } from './replay-words.ts'

/** Where the replay is on its way. One that is stuck is where it got stuck. */
export function PhaseStepper({ replay }: { replay: ReplayOfView }) {
  const { phase, attention, progress } = replay
  const at = steps.find((step) => step === (attention?.phase ?? phase)) ?? 'ACCEPTED'
  const isCancelled = phase === 'CANCELLED'
  const share = shareOf(progress)
  return (
    <section className="card" aria-label="Phases">
      <ol className="stepper">
        {steps.map((step) => {
          const standing = isCancelled
            ? 'ahead'
            : standingOf(step, at, phase === 'COMPLETED', attention !== null)
          return (
            <li
              key={step}
              className={standing}
              aria-current={standing === 'here' || standing === 'stuck' ? 'step' : undefined}
            >
              <span className="step-mark" aria-hidden="true">
                {marks[standing]}
              </span>
              <span>
                {stepNames[step]} <span className="visually-hidden">({standingNames[standing]})</span>
                {countOf(step, replay)}
              </span>
            </li>
          )
        })}
      </ol>
      {isCancelled ? (
        <p>It was cancelled before it had begun: the failures are the source’s, as they were.</p>
      ) : (
        <p className="faint">{stepSentences[at]}</p>
      )}
      {replay.finishedAt === null && (
        <ProgressBar
          label={share === null ? 'Progress' : `Progress: ${formatPercent(share)}`}
          share={share}
        />
      )}
    </section>
  )
}

type Standing = 'done' | 'here' | 'stuck' | 'ahead'

const marks: Record<Standing, string> = { done: '✓', here: '●', stuck: '!', ahead: '○' }
const standingNames: Record<Standing, string> = {
  done: 'done',
  here: 'here it is',
  stuck: 'here it got stuck',
  ahead: 'not yet',
}

function standingOf(step: Step, at: Step, isCompleted: boolean, isStuck: boolean): Standing {
  const distance = steps.indexOf(step) - steps.indexOf(at)
  if (distance < 0 || isCompleted) return 'done'
  if (distance > 0) return 'ahead'
  return isStuck ? 'stuck' : 'here'
}

/** How many failures have come through a step. */
function countOf(step: Step, { selected, enqueued, replayed }: ReplayOfView) {
  const count =
    step === 'ACCEPTED'
      ? selected
      : step === 'PROCESSING'
        ? enqueued
        : step === 'CLEANUP_PENDING'
          ? replayed
          : null
  if (count === null) return null
  return <span className="step-count numbers">{formatCount(count)}</span>
}
