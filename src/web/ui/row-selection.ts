import { useEffect, useRef } from 'react'
import { chosenKeysForm } from './chosen-keys.ts'
import { useInAddress } from './use-in-address.ts'

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
  /** Also those of rows that aren't read yet, unless `isWhole`: then those that are. */
  keys: ReadonlySet<string>
  /** Whether all that the list has are selected, read or not. */
  isWhole: boolean
  /** Whether all are that are read; null: some. */
  isAll: boolean | null
  toggle: (index: number, isRange: boolean) => void
  toggleAll: () => void
  selectWhole: () => void
  /** Selects all that are read, and no others. */
  selectRead: () => void
  clear: () => void
}

/**
 * Selects rows by their keys; which ones is part of the address. A row that has gone is selected no more; one that isn't
 * read yet, as after a reload, is: its key is enough to act on.
 * @param list `keys` of the rows that are read, and whether there are more.
 * @param scope What is listed: another scope begins with nothing selected.
 */
export function useKeySelection(
  { keys, hasMore }: { keys: readonly string[]; hasMore: boolean },
  scope: string,
): KeySelection {
  const [given, choose] = useInAddress(chosenKeysForm, scope)
  const lastIndex = useRef<number | null>(null)
  const isGone = useGone(keys, hasMore)
  const isWhole = given === 'ALL'
  const chosen: ReadonlySet<string> = isWhole ? new Set(keys) : (given ?? new Set())
  const selected = new Set([...chosen].filter((key) => !isGone(key)))
  const readCount = keys.filter((key) => selected.has(key)).length
  const isAll = readCount === keys.length && readCount > 0 ? true : selected.size > 0 ? null : false
  return {
    keys: selected,
    isWhole,
    isAll,
    toggle: (index, isRange) => {
      const key = keys[index]
      if (key === undefined) return
      const from = isRange && lastIndex.current !== null ? lastIndex.current : index
      lastIndex.current = index
      const range = keys.slice(Math.min(from, index), Math.max(from, index) + 1)
      choose(withKeys(selected, range, !selected.has(key)))
    },
    toggleAll: () => choose(isAll === true ? new Set() : withKeys(selected, keys, true)),
    selectWhole: () => choose('ALL'),
    selectRead: () => choose(new Set(keys)),
    clear: () => choose(new Set()),
  }
}

/** Tells the keys of rows that aren't there any more from those of rows that may come as one reads on. */
function useGone(keys: readonly string[], hasMore: boolean): (key: string) => boolean {
  const seen = useRef(new Set<string>())
  useEffect(() => {
    // A list that is read from the start has no rows at first.
    if (keys.length === 0) seen.current.clear()
    for (const key of keys) seen.current.add(key)
  }, [keys])
  const there = new Set(keys)
  return (key) => !there.has(key) && (!hasMore || seen.current.has(key))
}

function withKeys(before: ReadonlySet<string>, keys: readonly string[], isIn: boolean): ReadonlySet<string> {
  const after = new Set(before)
  for (const key of keys) {
    if (isIn) after.add(key)
    else after.delete(key)
  }
  return after
}
