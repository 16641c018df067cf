import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { RowCheck } from './row-check.tsx'
import type { RowSelection } from './row-selection.ts'
import { useAnchor } from './use-anchor.ts'
import './data-table.css'

export type Column<Row> = {
  name: string
  /** As a track of a grid: `2fr`, `8rem`. */
  width: string
  cell: (row: Row) => ReactNode
  align?: 'end'
  /** Left out where there's little room. */
  isMinor?: boolean
}

/** So many rows before the last one, more are asked for. */
const readAhead = 150

/**
 * A table of any number of rows, of which those that are seen are in the page. Arrow keys, Home, End and Page keys move the
 * focus from row to row, Enter opens, Space selects; more rows are asked for before the last ones are reached.
 */
export function DataTable<Row>({
  label,
  rows,
  columns,
  keyOf,
  hasMore = false,
  onMore,
  onLook,
  onOpen,
  selection,
  rowHeight = 44,
}: {
  label: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
  hasMore?: boolean
  onMore?: () => void
  /** Told which rows are in the page, and so seen or about to be. */
  onLook?: (first: number, last: number) => void
  onOpen?: (row: Row) => void
  selection?: RowSelection<Row>
  rowHeight?: number
}) {
  const frame = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const focusWanted = useRef(false)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  })
  useAnchor(frame, rows, { keyOf, rowHeight })
  const shown = virtual.getVirtualItems()
  const first = shown[0]?.index ?? 0
  const last = shown.at(-1)?.index ?? 0
  useEffect(() => onLook?.(first, last), [onLook, first, last])
  useEffect(() => {
    if (hasMore && last >= rows.length - readAhead) onMore?.()
  }, [hasMore, last, rows.length, onMore])
  const current = Math.min(active, Math.max(rows.length - 1, 0))
  // The row that Tab goes to is one that is in the page, wherever one has scrolled to.
  const tabStop = Math.min(Math.max(current, shown[0]?.index ?? 0), last)
  // A row is there to be focused once it has been scrolled to.
  useEffect(() => {
    if (!focusWanted.current) return
    const row = frame.current?.querySelector<HTMLElement>(`[data-index="${current}"]`)
    if (!row) return
    focusWanted.current = false
    row.focus({ preventScroll: true })
  })
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const page = Math.max(Math.floor((frame.current?.clientHeight ?? 400) / rowHeight) - 1, 1)
    const steps: Record<string, number> = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: page,
      PageUp: -page,
      Home: -rows.length,
      End: rows.length,
    }
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.min(Math.max(current + step, 0), rows.length - 1)
    focusWanted.current = true
    setActive(next)
    virtual.scrollToIndex(next)
  }
  const widths = columns.map(({ width }) => width)
  const tracks = { gridTemplateColumns: (selection ? ['1.5rem', ...widths] : widths).join(' ') }
  const rowClass = `data-row ${selection ? 'selects' : ''}`
  const classOf = ({ align, isMinor }: Column<Row>) =>
    `${align === 'end' ? 'end numbers' : ''} ${isMinor ? 'minor' : ''}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that aren't in the page are no rows of a <table>
    <div
      role="grid"
      aria-label={label}
      aria-rowcount={hasMore ? -1 : rows.length + 1}
      className="data-table"
      aria-multiselectable={selection !== undefined}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div role="row" tabIndex={-1} className={`${rowClass} data-head`} style={tracks} aria-rowindex={1}>
        {selection && (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div role="columnheader" tabIndex={-1}>
            <RowCheck label="Select all" isSelected={selection.isAll} onToggle={selection.onToggleAll} />
          </div>
        )}
        {columns.map((column) => (
          // biome-ignore lint/a11y/useSemanticElements: as above
          <div key={column.name} role="columnheader" tabIndex={-1} className={classOf(column)}>
            {column.name}
          </div>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div ref={frame} role="rowgroup" className="data-frame" onKeyDown={move}>
        <div className="data-room" style={{ height: virtual.getTotalSize() }}>
          {shown.map(({ index, start }) => {
            const row = rows[index]
            if (row === undefined) return null
            return (
              // biome-ignore lint/a11y/useSemanticElements: as above
              <div
                key={keyOf(row)}
                role="row"
                aria-rowindex={index + 2}
                data-index={index}
                tabIndex={index === tabStop ? 0 : -1}
                className={rowClass}
                {...(selection && { 'aria-selected': selection.isSelected(row) })}
                style={{ ...tracks, height: rowHeight, transform: `translateY(${start}px)` }}
                onFocus={() => setActive(index)}
                onKeyDown={(event) => {
                  if (event.target !== event.currentTarget) return
                  if (event.key === 'Enter') onOpen?.(row)
                  if (event.key !== ' ' || !selection) return
                  event.preventDefault()
                  if (selection.isSelectable?.(row) ?? true) selection.onToggle(index, event.shiftKey)
                }}
              >
                {selection && (
                  // biome-ignore lint/a11y/useSemanticElements: as above
                  <div role="gridcell" tabIndex={-1}>
                    <RowCheck
                      label={`Select ${selection.labelOf(row)}`}
                      isSelected={selection.isSelected(row)}
                      isDisabled={!(selection.isSelectable?.(row) ?? true)}
                      tabIndex={-1}
                      onToggle={(isRange) => selection.onToggle(index, isRange)}
                    />
                  </div>
                )}
                {columns.map((column) => (
                  // biome-ignore lint/a11y/useSemanticElements: as above
                  <div key={column.name} role="gridcell" tabIndex={-1} className={classOf(column)}>
                    {column.cell(row)}
                  </div>
                ))}
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}
