import type { ReactNode } from 'react'
import './badge.css'

export type Tone = 'good' | 'bad' | 'warn' | 'busy' | 'calm'

/** A word for a state. Its colour says nothing that the word doesn't. */
export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`badge ${tone}`}>{children}</span>
}
