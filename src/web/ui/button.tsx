import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps } from 'react-aria-components'
import { Link } from 'wouter'
import './button.css'

type Look = 'primary' | 'plain' | 'quiet' | 'danger'

/**
 * While `isPending`, it can't be pressed again, and says so. (The base's own way announces a button that is often gone by
 * then, together with its dialog.)
 */
export function Button({
  look = 'plain',
  isPending = false,
  onPress,
  type = 'button',
  ...props
}: Omit<ButtonProps, 'className' | 'style'> & { look?: Look }) {
  return (
    <AriaButton
      {...props}
      className={`button ${look}`}
      type={isPending ? 'button' : type}
      {...(isPending && { 'aria-disabled': true, 'data-pending': true })}
      {...(!isPending && onPress && { onPress })}
    />
  )
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
