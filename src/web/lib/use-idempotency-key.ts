import { useState } from 'react'
import { randomKey } from './random-key.ts'

/** The word under which a request is granted once, however often its button is pressed. */
export function useIdempotencyKey(): [string, () => void] {
  const [key, setKey] = useState(() => randomKey())
  return [key, () => setKey(randomKey())]
}
