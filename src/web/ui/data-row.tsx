import { memo, type ReactNode } from 'react'
import { RowCheck } from './row-check.tsx'
import type { RowSelection } from './row-selection.ts'

/** What a row has in one column. */
export type Cell<Row> = {
  name: string
  cell: (row: Row) => ReactNode
  align?: 'end'
  /** Left out where there's little room. */
  isMinor?: boolean
}

type DataRowProps<Row> = {
  row: Row
  index: number
  columns: readonly Cell<Row>[]
  /** The grid's columns, in words of CSS. */
  tracks: string
  /** In pixels: where it begins, and how high it is. */
  start: number
  height: number
  isTabStop: boolean
  selection: RowSelection<Row> | undefined
  onFocus: (index: number) => void
  onOpen: ((row: Row) => void) | undefined
}

function PlainRow<Row>(props: DataRowProps<Row>) {
  const { row, index, columns, selection } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that aren't in the page are no rows of a <table>
    <div
      role="row"
      aria-rowindex={index + 2}
      data-index={index}
      tabIndex={props.isTabStop ? 0 : -1}
      className={`data-row ${selection ? 'selects' : ''}`}
      {...(selection && { 'aria-selected': selection.isSelected(row) })}
      style={{
        gridTemplateColumns: props.tracks,
        height: props.height,
        transform: `translateY(${props.start}px)`,
      }}
      onFocus={() => props.onFocus(index)}
      onKeyDown={(event) => {
        if (event.target !== event.currentTarget) return
        if (event.key === 'Enter') props.onOpen?.(row)
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
}

/** A row of a table. While one scrolls, those that stay in the page aren't drawn again. */
// `memo` forgets that it's of any kind of row.
export const DataRow = memo(PlainRow) as unknown as typeof PlainRow

export function classOf<Row>({ align, isMinor }: Pick<Cell<Row>, 'align' | 'isMinor'>): string {
  return `${align === 'end' ? 'end numbers' : ''} ${isMinor ? 'minor' : ''}`
}
