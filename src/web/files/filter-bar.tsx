import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { Button } from '../ui/button.tsx'
import { withoutChosen } from '../ui/chosen-keys.ts'
import { UrlField } from '../ui/url-field.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { FilterParts } from './filter-parts.tsx'
import './files.css'

/**
 * Search by name, what else is asked as chips, and how to ask more. All of it is the view's address. Another
 * filter begins with nothing selected: what is done with files is done with files of the list that one looks at.
 */
export function FilterBar() {
  const [search, setSearch] = useSearchParams()
  const [isOpen, setOpen] = useState(false)
  const apply = (after: URLSearchParams) => setSearch(withoutChosen(after))
  return (
    <search className="filter-bar" aria-label="Filter files">
      <UrlField label="Search by name" name="name" along={withoutChosen} />
      <Button onPress={() => setOpen(true)}>Filters…</Button>
      {isOpen && <FilterDialog search={search} onApply={apply} onClose={() => setOpen(false)} />}
      <FilterParts search={search} onChange={apply} />
    </search>
  )
}
