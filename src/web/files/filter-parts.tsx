import { Button } from '../ui/button.tsx'
import { chipsOf, withoutChip, withoutFilter } from './file-filter.ts'
import './filter-parts.css'

/** What is asked of files, a part each that one can take away. */
export function FilterParts({
  search,
  onChange,
}: {
  search: URLSearchParams
  onChange: (search: URLSearchParams) => void
}) {
  const chips = chipsOf(search)
  if (chips.length === 0) return null
  return (
    <ul className="filter-parts" aria-label="Filters in use">
      {chips.map((chip) => (
        <li key={`${chip.key}=${chip.value}`}>
          <Button
            aria-label={`Remove the filter: ${chip.label}`}
            onPress={() => onChange(withoutChip(search, chip))}
          >
            {chip.label} <span aria-hidden="true">×</span>
          </Button>
        </li>
      ))}
      <li>
        <Button look="quiet" onPress={() => onChange(withoutFilter(search))}>
          Clear all
        </Button>
      </li>
    </ul>
  )
}
