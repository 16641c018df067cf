import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type Cell, classOf, DataRow } from './data-row.tsx'
import { RowCheck } from './row-check.tsx'
import type { RowSelection } from './row-selection.ts'
import { useAnchor } from './use-anchor.ts'
import './data-table.css'

/** `width`: as a track of a grid, such as `2fr` or `8rem`. */
export type Column<Row> = Cell<Row> & { width: string }

/** Rows of a list that is read as far as it's looked at. */
export type TableList<Row> = {
  rows: readonly Row[]
  hasMore: boolean
  /** Asks for more of them. */
  more: () => void
  /** Says which of them are in the page, from the first to the last, and so seen or about to be. */
  look: (first: number, last: number) => void
}

/** So many rows before the last one, more are asked for. */
const readAhead = 150

/**
 * A table of any number of rows, of which those that are seen are in the page. Arrow keys, Home, End and Page keys move the
 * focus from row to row, Enter opens, Space selects; more rows are asked for before the last ones are reached. Without rows
 * there's no table.
 */
export function DataTable<Row>({
  label,
  list: { rows, hasMore, more, look },
  columns,
  keyOf,
  onOpen,
  selection,
  rowHeight = 44,
}: {
  label: string
  list: TableList<Row>
  columns: readonly Column<Row>[]
  keyOf: (row: Row) => string
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
  useEffect(() => look(first, last), [look, first, last])
  useEffect(() => {
    if (hasMore && last >= rows.length - readAhead) more()
  }, [hasMore, last, rows.length, more])
  const current = Math.min(active, Math.max(rows.length - 1, 0))
  // The row that Tab goes to is one that is in the page, wherever one has scrolled to.
  const tabStop = Math.min(Math.max(current, first), last)
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
  const tracks = (selection ? ['1.5rem', ...widths] : widths).join(' ')
  if (rows.length === 0) return null
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
      <div
        role="row"
        tabIndex={-1}
        className={`data-row data-head ${selection ? 'selects' : ''}`}
        style={{ gridTemplateColumns: tracks }}
        aria-rowindex={1}
      >
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
              <DataRow
                key={keyOf(row)}
                row={row}
                index={index}
                columns={columns}
                tracks={tracks}
                start={start}
                height={rowHeight}
                isTabStop={index === tabStop}
                selection={selection}
                onFocus={setActive}
                onOpen={onOpen}
              />
            )
          })}
        </div>
      </div>
    </div>
  )
}
