import { useEffect, useState } from 'react'

/** What someone types, once they pause: not every letter is worth a question to the server. */
export function useSettled<Value>(value: Value, millis = 250): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), millis)
    return () => clearTimeout(timer)
  }, [value, millis])
  return settled
}
