import { useEffect, useState } from 'react'

/** How long one may pause. */
const settleMillis = 250

/** What someone types or selects, once they pause: not every letter is worth a question to the server. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMillis)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
