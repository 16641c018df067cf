import type { ReactNode } from 'react'
import './notice.css'

/** Says what is wrong and what can be done; read out at once where it's new. */
export function ErrorNotice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div role="alert" className="notice bad">
      <div>{children}</div>
      {action}
    </div>
  )
}

/** Says that there is nothing, and how there comes to be something. */
export function EmptyNotice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="notice empty">
      <strong>{title}</strong>
      {children !== undefined && <div className="faint">{children}</div>}
    </div>
  )
}

export function Loading({ what }: { what: string }) {
  return (
    <p role="status" className="notice faint">
      Loading {what}…
    </p>
  )
}
