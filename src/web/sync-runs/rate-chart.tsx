import { formatCount, formatRate, formatSeconds } from '../lib/format.ts'
import type { RunDetail } from './run-detail.ts'
import type { RateSample } from './use-rate-samples.ts'

const width = 600
const height = 120

/** How fast the run is, as seen since the view is there; of one that has ended, how fast it was. */
export function RateChart({ run, samples }: { run: RunDetail; samples: readonly RateSample[] }) {
  const isInBytes = samples.some(({ bytesPerSecond }) => bytesPerSecond > 0)
  const format = isInBytes ? formatRate : formatItemRate
  const rates = samples.map((sample) => (isInBytes ? sample.bytesPerSecond : sample.itemsPerSecond))
  const first = samples[0]
  const last = samples.at(-1)
  const average = averageOf(run)
  if (first === undefined || last === undefined || samples.length < 2)
    return (
      <section className="card">
        <h2>Rate</h2>
        <p className="faint">{average ?? 'How fast it is shows here while it’s worked on.'}</p>
      </section>
    )
  const most = Math.max(...rates)
  const span = last.at - first.at
  const points = samples.map(({ at }, index) => {
    const x = ((at - first.at) / span) * width
    const y = height - ((rates[index] ?? 0) / (most || 1)) * (height - 4)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  const summary = `Between ${format(Math.min(...rates))} and ${format(most)} in the last ${formatSeconds(span / 1000)} seen here; ${format(rates.at(-1) ?? 0)} at the end.`
  return (
    <section className="card">
      <h2>Rate</h2>
      <svg
        role="img"
        aria-label={`Rate over time. ${summary}`}
        className="rate-chart"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
      >
        <polygon points={`0,${height} ${points.join(' ')} ${width},${height}`} />
        <polyline points={points.join(' ')} />
      </svg>
      <p className="faint numbers">{summary}</p>
      {average !== null && <p className="faint numbers">{average}</p>}
    </section>
  )
}

function formatItemRate(itemsPerSecond: number): string {
  return `${formatCount(Math.round(itemsPerSecond))} tasks/s`
}

/** Of a run that has ended. */
function averageOf({ channels, startedAt, finishedAt, touched }: RunDetail): string | null {
  if (startedAt === null || finishedAt === null) return null
  const seconds = Math.max((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000, 0.001)
  const bytes = channels.reduce((sum, { movedBytes }) => sum + movedBytes, 0)
  return `From start to end, ${formatRate(bytes / seconds)} and ${formatItemRate(touched / seconds)} on average.`
}
