import { describeFilter } from './describe-filter.ts'
import './filter-parts.css'

/** Which files a run or a schedule takes, as it was asked. */
export function FilterWords({ filter }: { filter: Record<string, unknown> | null }) {
  const words = filter === null ? [] : describeFilter(filter)
  if (words.length === 0) return 'All'
  return (
    <ul className="filter-parts">
      {words.map((word) => (
        <li key={word} className="filter-word">
          {word}
        </li>
      ))}
    </ul>
  )
}
