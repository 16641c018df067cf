import { ProgressBar as AriaProgressBar } from 'react-aria-components'
import { formatPercent } from '../lib/format.ts'
import './progress-bar.css'

/** @param share From 0 to 1; null: how much there is isn't known. */
export function ProgressBar({ label, share }: { label: string; share: number | null }) {
  return (
    <AriaProgressBar
      aria-label={label}
      className="progress"
      minValue={0}
      maxValue={1}
      isIndeterminate={share === null}
      {...(share !== null && { value: share, valueLabel: formatPercent(share) })}
    >
      <div className="progress-track">
        <div className="progress-fill" style={{ width: share === null ? '100%' : `${share * 100}%` }} />
      </div>
    </AriaProgressBar>
  )
}
