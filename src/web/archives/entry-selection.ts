import { useMemo, useRef } from 'react'
import { type AddressForm, useInAddress } from '../ui/use-in-address.ts'
import { packRanges, unpackRanges } from './index-ranges.ts'

/**
 * Which entries of an archive shall be extracted: all that the filter lets through but some, or none but some. Entries are
 * named by their index, so that all of a million are selected without any of them being loaded.
 */
export type EntrySelection = { base: 'ALL' | 'NONE'; except: ReadonlySet<number> }

export type SelectionControl = {
  selection: EntrySelection
  isSelected: (index: number) => boolean
  isAll: boolean | null
  set: (base: EntrySelection['base']) => void
  /** @param place Where it is among `indexes`, which are those that are shown. */
  toggle: (indexes: readonly number[], place: number, isRange: boolean) => void
}

const everything: EntrySelection = { base: 'ALL', except: new Set() }

/**
 * Where the address says nothing, all are selected. What is selected stays so in whatever folder one looks.
 * @param archive Its indexes are from 0 to below `entryCount`.
 */
export function useEntrySelection({ id, entryCount }: { id: string; entryCount: number }): SelectionControl {
  const form = useMemo(() => entrySelectionForm(entryCount), [entryCount])
  const [given, setSelection] = useInAddress(form, id)
  const selection = given ?? everything
  const lastPlace = useRef<number | null>(null)
  const isSelected = (index: number) => (selection.base === 'ALL') !== selection.except.has(index)
  return {
    selection,
    isSelected,
    isAll: selection.except.size > 0 ? null : selection.base === 'ALL',
    set: (base) => setSelection({ base, except: new Set() }),
    toggle: (indexes, place, isRange) => {
      const index = indexes[place]
      if (index === undefined) return
      const from = isRange && lastPlace.current !== null ? lastPlace.current : place
      lastPlace.current = place
      const isExcept = !selection.except.has(index)
      const except = new Set(selection.except)
      for (const one of indexes.slice(Math.min(from, place), Math.max(from, place) + 1)) {
        if (isExcept) except.add(one)
        else except.delete(one)
      }
      setSelection({ ...selection, except })
    },
  }
}

/** Such as `select=none&but=3-90 95`. */
export function entrySelectionForm(entryCount: number): AddressForm<EntrySelection> {
  return {
    names: ['select', 'but'],
    read: (search) => {
      const base = search.get('select') === 'none' ? 'NONE' : 'ALL'
      const except = unpackRanges(search.get('but') ?? '', entryCount)
      return base === 'ALL' && except.size === 0 ? null : { base, except }
    },
    write: ({ base, except }) =>
      new URLSearchParams({
        ...(base === 'NONE' && { select: 'none' }),
        ...(except.size > 0 && { but: packRanges(except) }),
      }),
  }
}

/** What the API is to extract. */
export type ExtractionWish = { selection: number[] | null; glob: string | null; pathPrefix: string | null }

/**
 * All means those of the filter; entries that were selected one by one are meant whatever the filter is by now.
 * @param entryCount Indexes are from 0 to below it.
 */
export function wishOf(
  { base, except }: EntrySelection,
  filter: { glob: string | null; pathPrefix: string | null },
  entryCount: number,
): ExtractionWish {
  if (base === 'NONE') return { selection: [...except].sort((a, b) => a - b), glob: null, pathPrefix: null }
  if (except.size === 0) return { selection: null, ...filter }
  const selection = Array.from({ length: entryCount }, (_, index) => index).filter(
    (index) => !except.has(index),
  )
  return { selection, ...filter }
}
