import { useState } from 'react'
import { useLocation } from 'wouter'
import { useToasts } from '../app/toasts.tsx'

/** The word under which a request is granted once, however often its button is pressed. */
export function useIdempotencyKey(): [string, () => void] {
  const [key, setKey] = useState(() => crypto.randomUUID())
  return [key, () => setKey(crypto.randomUUID())]
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
