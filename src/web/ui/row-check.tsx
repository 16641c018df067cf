import { useEffect, useRef } from 'react'
import './row-check.css'

/** A table's box to select by. The browser's own, since there are many and they come and go while one scrolls. */
export function RowCheck({
  label,
  isSelected,
  isDisabled = false,
  tabIndex = 0,
  onToggle,
}: {
  label: string
  /** null: partly. */
  isSelected: boolean | null
  isDisabled?: boolean
  tabIndex?: number
  onToggle: (isRange: boolean) => void
}) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSelected === null
  }, [isSelected])
  return (
    <label className="row-check">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        tabIndex={tabIndex}
        disabled={isDisabled}
        checked={isSelected === true}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  )
}
