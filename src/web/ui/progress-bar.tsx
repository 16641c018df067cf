import { formatPercent } from '../lib/format.ts'
import './progress-bar.css'

/** @param share From 0 to 1; null: how much there is isn't known. */
export function ProgressBar({ label, share }: { label: string; share: number | null }) {
  return (
    <progress
      className="progress"
      aria-label={label}
      max={1}
      {...(share !== null && { value: share, 'aria-valuetext': formatPercent(share) })}
    />
  )
}
