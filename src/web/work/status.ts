import type { ExportState, ReplayPhase, SyncRunState, WorkRowFragment } from '../gql/graphql.ts'
import type { Tone } from '../ui/badge.tsx'

/** The order in which work is listed: what someone has to look at is first. */
export const groups = ['PROBLEM', 'RUNNING', 'WAITING', 'ENDED'] as const
export type Group = (typeof groups)[number]

/** Where a piece of work stands, for people. */
export type Status = { label: string; tone: Tone; group: Group }

type Work = Pick<WorkRowFragment, 'state' | 'cancelRequested'>

export function statusOfWork({ state, cancelRequested }: Work): Status {
  switch (state) {
    case 'PENDING':
      return { label: 'Waiting', tone: 'calm', group: 'WAITING' }
    case 'RUNNING':
      return { label: cancelRequested ? 'Stopping' : 'Running', tone: 'busy', group: 'RUNNING' }
    case 'FAILED':
      return { label: 'Failed', tone: 'bad', group: 'PROBLEM' }
    case 'CANCELLED':
      return { label: 'Cancelled', tone: 'calm', group: 'ENDED' }
    case 'SUCCEEDED':
      return { label: 'Done', tone: 'good', group: 'ENDED' }
    default:
      return state satisfies never
  }
}

export function statusOfExport(work: Work & { exportState: ExportState; complete?: boolean | null }): Status {
  if (work.exportState === 'EXPIRED') return { label: 'Expired', tone: 'calm', group: 'ENDED' }
  if (work.exportState !== 'READY') return statusOfWork(work)
  return work.complete === false
    ? { label: 'Ready, with holes', tone: 'warn', group: 'ENDED' }
    : { label: 'Ready', tone: 'good', group: 'ENDED' }
}

export function statusOfSyncRun(
  work: Work & {
    runState: SyncRunState
    pausedAt: string | null
    waitsUntil: string | null
    waitsForStores: boolean
    pendingFailureCount: number
  },
): Status {
  const status: Status =
    work.runState === 'COMPLETED_WITH_FAILURES'
      ? { label: 'Done, with failures', tone: 'warn', group: 'ENDED' }
      : statusOfWork(work)
  if (status.group === 'ENDED' && work.pendingFailureCount > 0) return { ...status, group: 'PROBLEM' }
  if (status.group !== 'RUNNING' && status.group !== 'WAITING') return status
  if (work.pausedAt !== null) return { label: 'Paused', tone: 'warn', group: 'WAITING' }
  if (work.waitsForStores) return { ...status, label: 'Waits for a store', tone: 'warn' }
  return status
}

export function statusOfReplay(work: Work & { phase: ReplayPhase }): Status {
  return work.phase === 'NEEDS_ATTENTION'
    ? { label: 'Needs attention', tone: 'bad', group: 'PROBLEM' }
    : statusOfWork(work)
}
