import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { Button } from '../ui/button.tsx'
import { UrlField } from '../ui/url-field.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { FilterParts } from './filter-parts.tsx'
import './files.css'

/** Search by name, what else is asked as chips, and how to ask more. All of it is the view's address. */
export function FilterBar() {
  const [search, setSearch] = useSearchParams()
  const [isOpen, setOpen] = useState(false)
  return (
    <search className="filter-bar" aria-label="Filter files">
      <UrlField label="Search by name" name="name" />
      <Button onPress={() => setOpen(true)}>Filters…</Button>
      {isOpen && <FilterDialog search={search} onApply={setSearch} onClose={() => setOpen(false)} />}
      <FilterParts search={search} onChange={setSearch} />
    </search>
  )
}
