import type { SyncKind, SyncRunState } from '../gql/graphql.ts'

// What the list can be narrowed to. The first of each is what is meant where the address says nothing.

export const kindViews = ['ALL', 'MIRROR', 'VERIFY'] as const
export const stateViews = ['ALL', 'ACTIVE', 'PROBLEMS', 'SUCCEEDED', 'CANCELLED'] as const

type KindView = (typeof kindViews)[number]
type StateView = (typeof stateViews)[number]

export const kindViewNames: Record<KindView, string> = {
  ALL: 'All kinds',
  MIRROR: 'Mirror',
  VERIFY: 'Verify',
}

export const stateViewNames: Record<StateView, string> = {
  ALL: 'All states',
  ACTIVE: 'Going on',
  PROBLEMS: 'With problems',
  SUCCEEDED: 'Succeeded',
  CANCELLED: 'Cancelled',
}

/** null: any. */
export const statesOf: Record<StateView, SyncRunState[] | null> = {
  ALL: null,
  ACTIVE: ['PENDING', 'RUNNING'],
  PROBLEMS: ['COMPLETED_WITH_FAILURES', 'FAILED'],
  SUCCEEDED: ['SUCCEEDED'],
  CANCELLED: ['CANCELLED'],
}

export function kindsOf(view: KindView): SyncKind[] | null {
  return view === 'ALL' ? null : [view]
}

const shownMonths = 6

/** The months (UTC) up to now, latest first, such as 2026-11; and the one that the address asks for, whichever that is. */
export function monthsUntil(now: Date, asked: string | null): string[] {
  const months = Array.from({ length: shownMonths }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back)).toISOString().slice(0, 7),
  )
  const isOther = asked !== null && /^\d{4}-\d{2}$/.test(asked) && !months.includes(asked)
  return isOther ? [...months, asked] : months
}
