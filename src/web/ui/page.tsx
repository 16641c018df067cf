import { type ReactNode, useEffect } from 'react'
import { usePageTitle } from './page-title.ts'

/** A view: its title, what one can do with all of it, and what it shows. The title is the tab's as well. */
export function Page({
  title,
  actions,
  children,
}: {
  title: string
  actions?: ReactNode
  children: ReactNode
}) {
  const { setTitle } = usePageTitle()
  useEffect(() => setTitle(title), [title, setTitle])
  return (
    <div className="page">
      <div className="page-head">
        <h1>{title}</h1>
        {actions !== undefined && <div className="page-actions">{actions}</div>}
      </div>
      {children}
    </div>
  )
}
