import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps } from 'react-aria-components'
import { Link } from 'wouter'
import './button.css'

type Look = 'primary' | 'plain' | 'quiet' | 'danger'

/** While `isPending`, it can't be pressed again, and says so. */
export function Button({
  look = 'plain',
  ...props
}: Omit<ButtonProps, 'className' | 'style'> & { look?: Look }) {
  return <AriaButton {...props} className={`button ${look}`} />
}

/** A link to another view that looks like a button. */
export function ButtonLink({
  look = 'plain',
  to,
  children,
}: {
  look?: Look
  to: string
  children: ReactNode
}) {
  return (
    <Link href={to} className={`button ${look}`}>
      {children}
    </Link>
  )
}
