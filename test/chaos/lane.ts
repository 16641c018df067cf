import type { Random } from '../support/seeded-random.ts'
import type { ChaosSite } from './chaos-site.ts'

/** Where one asks for one thing after the other. What is left to chance is drawn before anything happens. */
export type Lane = {
  site: ChaosSite
  random: Random
  signal: AbortSignal
  report: (line: string) => void
}
