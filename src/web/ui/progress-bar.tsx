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
      <progress aria-hidden="true" tabIndex={-1} max={1} {...(share !== null && { value: share })} />
    </AriaProgressBar>
  )
}
