import { formatCount } from '../lib/format.ts'
import type { ReplayWish } from '../replays/describe-failures.ts'
import { Button } from '../ui/button.tsx'
import { ErrorCode } from './error-code.tsx'
import type { RunDetail } from './sync-run-view.tsx'
import { failureStateNames, stageNames } from './sync-words.ts'
import { useFailureView } from './use-failure-filter.ts'

/** Failures that have in common what went wrong, most first. */
export function FailureGroups({
  groups,
  isListed,
  onReplay,
}: {
  groups: RunDetail['failureGroups']
  /** Whether they are listed one by one as well. */
  isListed: boolean
  /** null: they can't be replayed. */
  onReplay: ((wish: ReplayWish) => void) | null
}) {
  const { set } = useFailureView()
  if (groups.length === 0) return null
  return (
    <section className="card">
      <h2 id="groups">What went wrong</h2>
      <ul className="failure-groups" aria-labelledby="groups">
        {groups.map(({ channel, code, stage, state, count, message }) => (
          <li key={`${code} ${channel} ${stage} ${state}`}>
            <strong className="numbers">{formatCount(count)} ×</strong>
            <div>
              <div className="work-head">
                <ErrorCode code={code} />
                <span className="faint">
                  {channel}, {stageNames[stage]} · {failureStateNames[state]}
                </span>
              </div>
              <p>{message}</p>
            </div>
            <div className="row-actions">
              {isListed && (
                <Button
                  aria-label={`Show ${formatCount(count)} failures ${code} on ${channel}`}
                  onPress={() => set({ channel, code, stage, state, text: '' })}
                >
                  Show
                </Button>
              )}
              {onReplay !== null && state === 'PENDING' && (
                <Button
                  aria-label={`Replay ${formatCount(count)} failures ${code} on ${channel}`}
                  onPress={() =>
                    onReplay({
                      failureIds: null,
                      filter: { channels: [channel], codes: [code], stages: [stage] },
                    })
                  }
                >
                  Replay…
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
