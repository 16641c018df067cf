import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { Button } from '../ui/button.tsx'
import { UrlField } from '../ui/url-field.tsx'
import { chipsOf, filterKeys, withoutChip } from './file-filter.ts'
import { FilterDialog } from './filter-dialog.tsx'
import './files.css'

/** Search by name, what else is asked as chips, and how to ask more. All of it is the view's address. */
export function FilterBar() {
  const [search, setSearch] = useSearchParams()
  const [isOpen, setOpen] = useState(false)
  const chips = chipsOf(search)
  return (
    <search className="filter-bar" aria-label="Filter files">
      <UrlField label="Search by name" name="name" />
      <Button onPress={() => setOpen(true)}>Filters…</Button>
      {isOpen && <FilterDialog onClose={() => setOpen(false)} />}
      {chips.length > 0 && (
        <ul className="filter-parts" aria-label="Filters in use">
          {chips.map((chip) => (
            <li key={`${chip.key}=${chip.value}`}>
              <Button
                aria-label={`Remove the filter: ${chip.label}`}
                onPress={() => setSearch(withoutChip(search, chip))}
              >
                {chip.label} <span aria-hidden="true">×</span>
              </Button>
            </li>
          ))}
          <li>
            <Button look="quiet" onPress={() => setSearch(withoutFilter)}>
              Clear all
            </Button>
          </li>
        </ul>
      )}
    </search>
  )
}

function withoutFilter(before: URLSearchParams): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const key of filterKeys) after.delete(key)
  return after
}
