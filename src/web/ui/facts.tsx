import type { ReactNode } from 'react'
import './facts.css'

/** Names and what they are of one thing. What is null isn't there. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode | null])[] }) {
  return (
    <dl className="facts">
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
