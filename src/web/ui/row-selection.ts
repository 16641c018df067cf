import { useCallback, useRef, useState } from 'react'

/** Which rows of a table are selected, and how that changes. */
export type RowSelection<Row> = {
  labelOf: (row: Row) => string
  isSelected: (row: Row) => boolean
  isSelectable?: (row: Row) => boolean
  /** Whether all rows are; null: some. */
  isAll: boolean | null
  /** @param isRange All rows between the last one and this become what this one becomes. */
  onToggle: (index: number, isRange: boolean) => void
  onToggleAll: () => void
}

export type KeySelection = {
  keys: ReadonlySet<string>
  clear: () => void
  toggle: (index: number, isRange: boolean) => void
  toggleAll: () => void
  isAll: boolean | null
}

/** Selects by key among the rows that are there. Those that go are selected no more. */
export function useKeySelection(keys: readonly string[]): KeySelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set())
  const lastIndex = useRef<number | null>(null)
  const selected = keys.filter((key) => chosen.has(key))
  const isAll = selected.length === keys.length && keys.length > 0 ? true : selected.length > 0 ? null : false
  const toggle = (index: number, isRange: boolean) => {
    const key = keys[index]
    if (key === undefined) return
    const from = isRange && lastIndex.current !== null ? lastIndex.current : index
    lastIndex.current = index
    const range = keys.slice(Math.min(from, index), Math.max(from, index) + 1)
    setChosen(withKeys(chosen, range, !chosen.has(key)))
  }
  return {
    keys: new Set(selected),
    clear: useCallback(() => setChosen(new Set()), []),
    toggle,
    toggleAll: () => setChosen(isAll === true ? new Set() : new Set(keys)),
    isAll,
  }
}

function withKeys(before: ReadonlySet<string>, keys: readonly string[], isIn: boolean): ReadonlySet<string> {
  const after = new Set(before)
  for (const key of keys) {
    if (isIn) after.add(key)
    else after.delete(key)
  }
  return after
}
