import type { WorkListFilter } from '../gql/graphql.ts'

/** What of all work is looked at. */
export const views = ['ALL', 'PROBLEMS', 'ACTIVE', 'ENDED'] as const
export type View = (typeof views)[number]

export const kinds = ['ALL', 'JOB', 'EXPORT', 'SYNC_RUN', 'REPLAY', 'DELETION', 'COMPLETION'] as const
export type Kind = (typeof kinds)[number]

export const viewNames: Record<View, string> = {
  ALL: 'All',
  PROBLEMS: 'Problems',
  ACTIVE: 'Active',
  ENDED: 'Ended',
}

export const kindChips: Record<Kind, string> = {
  ALL: 'Every kind',
  JOB: 'Extractions',
  EXPORT: 'Exports',
  SYNC_RUN: 'Sync runs',
  REPLAY: 'Replays',
  DELETION: 'Deletions',
  COMPLETION: 'Completions',
}

const filters: Record<View, WorkListFilter> = {
  ALL: {},
  PROBLEMS: { needsAttention: true },
  ACTIVE: { states: ['PENDING', 'RUNNING'] },
  ENDED: { states: ['CANCELLED', 'SUCCEEDED'], needsAttention: false },
}

/** What the list is read with. */
export function filterOf(view: View, kind: Kind): WorkListFilter {
  return { ...filters[view], kinds: kind === 'ALL' ? null : [kind] }
}
