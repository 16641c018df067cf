import { useLocation } from 'wouter'
import { useToasts } from '../ui/toasts.tsx'

/** Goes to work that was started here, whose end will be told. */
export function useGoToWork(): (id: string) => void {
  const { follow } = useToasts()
  const [, navigate] = useLocation()
  return (id) => {
    follow(id)
    navigate(`/work/${id}`)
  }
}
