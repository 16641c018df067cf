import { ToggleButton, ToggleButtonGroup } from 'react-aria-components'
import './filter-chips.css'

/** One of a few, seen all at once: which part of a list is shown. */
export function FilterChips<Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className="filter-chips"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys.has(option.value))
        if (chosen) onChange(chosen.value)
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} id={option.value} className="filter-chip">
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
