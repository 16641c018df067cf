import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps what is seen in its place when rows come or go above it. At the top nothing is held: what is new is to be seen.
 * @param options.rowHeight In pixels.
 */
export function useAnchor<Row>(
  frame: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  { keyOf, rowHeight }: { keyOf: (row: Row) => string; rowHeight: number },
): void {
  const before = useRef(rows)
  useLayoutEffect(() => {
    const known = before.current
    before.current = rows
    const scrolled = frame.current?.scrollTop ?? 0
    const place = Math.floor(scrolled / rowHeight)
    const top = known[place]
    const present = rows[place]
    if (known === rows || scrolled === 0 || top === undefined) return
    const key = keyOf(top)
    if (present !== undefined && keyOf(present) === key) return
    const moved = rows.findIndex((row) => keyOf(row) === key)
    if (moved !== -1) frame.current?.scrollBy({ top: (moved - place) * rowHeight, behavior: 'instant' })
  })
}
