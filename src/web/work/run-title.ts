import type { SyncKind, SyncRunRowFragment } from '../gql/graphql.ts'

export const syncKindNames: Record<SyncKind, string> = { MIRROR: 'Mirror', VERIFY: 'Verify' }

/** Such as "Mirror 2026-11, cycle 3". */
export function titleOfRun({
  kind,
  month,
  cycle,
  operation,
  dryRun,
}: Pick<SyncRunRowFragment, 'kind' | 'month' | 'cycle' | 'operation' | 'dryRun'>): string {
  const name = `${syncKindNames[kind]} ${month}`
  if (dryRun) return `${name}, dry run`
  if (operation === 'REPLAY') return `${name}, replay of failures`
  return cycle === null ? name : `${name}, cycle ${cycle}`
}
