import { useEffect, useRef } from 'react'

/** However often it's told that something changed, it's read no more often than this. */
const pauseMillis = 1_500

/**
 * Reads a list again when the live state says that it has changed: lists themselves aren't told of what is new.
 * @param sign Another one once there is something to read.
 */
export function useReread(sign: string, again: () => void): void {
  const read = useRef({ sign, at: 0 })
  useEffect(() => {
    if (read.current.sign === sign) return
    const timer = setTimeout(
      () => {
        read.current = { sign, at: Date.now() }
        again()
      },
      Math.max(read.current.at + pauseMillis - Date.now(), 0),
    )
    return () => clearTimeout(timer)
  }, [sign, again])
}
