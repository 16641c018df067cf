import { useId, useState } from 'react'
import { FilterDialog } from '../files/filter-dialog.tsx'
import { FilterParts } from '../files/filter-parts.tsx'
import { Button } from '../ui/button.tsx'

/** Which files a run shall take: all, or those that one filters them by. */
export function RunFiles({ files, onChange }: { files: string; onChange: (files: string) => void }) {
  const [isOpen, setOpen] = useState(false)
  const label = useId()
  const search = new URLSearchParams(files)
  const set = (next: URLSearchParams) => onChange(String(next))
  return (
    <fieldset className="run-files" aria-labelledby={label}>
      <div className="run-files-head">
        <span id={label} className="react-aria-Label">
          Files
        </span>
        {files === '' && <span>All files</span>}
        <Button onPress={() => setOpen(true)}>{files === '' ? 'Only some…' : 'Change…'}</Button>
      </div>
      <FilterParts search={search} onChange={set} />
      {isOpen && <FilterDialog search={search} onApply={set} onClose={() => setOpen(false)} />}
    </fieldset>
  )
}
