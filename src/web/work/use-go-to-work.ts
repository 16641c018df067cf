import { useState } from 'react'
import { useLocation } from 'wouter'
import { useToasts } from '../app/toasts.tsx'
import { randomKey } from '../lib/random-key.ts'

/** The word under which a request is granted once, however often its button is pressed. */
export function useIdempotencyKey(): [string, () => void] {
  const [key, setKey] = useState(() => randomKey())
  return [key, () => setKey(randomKey())]
}

/** Goes to work that was started here, whose end will be told. */
export function useGoToWork(): (id: string) => void {
  const { follow } = useToasts()
  const [, navigate] = useLocation()
  return (id) => {
    follow(id)
    navigate(`/work/${id}`)
  }
}
