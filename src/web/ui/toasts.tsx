import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { Button } from './button.tsx'
import './toasts.css'

export type Toast = { text: string; to?: string; tone: 'good' | 'bad' }

type Toasts = {
  tell: (toast: Toast) => void
  /** Work that was started here: its end is told. */
  follow: (workId: string) => void
  isFollowed: (workId: string) => boolean
}

const ToastContext = createContext<Toasts | null>(null)

export function useToasts(): Toasts {
  const toasts = useContext(ToastContext)
  if (toasts === null) throw new Error('there are no toasts outside of the console')
  return toasts
}

const shownMillis = 12_000

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly (Toast & { id: number })[]>([])
  const [followed] = useState(() => new Set<string>())
  const dismiss = useCallback(
    (id: number) => setToasts((before) => before.filter((toast) => toast.id !== id)),
    [],
  )
  const value = useMemo(() => {
    let lastId = 0
    return {
      tell: (toast: Toast) => {
        lastId += 1
        const id = lastId
        setToasts((before) => [...before.slice(-3), { ...toast, id }])
        setTimeout(() => dismiss(id), shownMillis)
      },
      follow: (workId: string) => void followed.add(workId),
      isFollowed: (workId: string) => followed.has(workId),
    }
  }, [dismiss, followed])
  return (
    <ToastContext value={value}>
      {children}
      <section className="toasts" aria-label="Notifications" aria-live="polite">
        {toasts.map(({ id, text, to, tone }) => (
          <div key={id} className={`toast ${tone}`}>
            {to === undefined ? <span>{text}</span> : <Link href={to}>{text}</Link>}
            <Button look="quiet" aria-label="Dismiss" onPress={() => dismiss(id)}>
              ×
            </Button>
          </div>
        ))}
      </section>
    </ToastContext>
  )
}
