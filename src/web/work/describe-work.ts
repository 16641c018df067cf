import type { WatchWorkSubscription, WorkRowFragment } from '../gql/graphql.ts'

type Told = WatchWorkSubscription['workUpdated']
type Work = Pick<Told, '__typename' | 'id' | 'state'>

export const kindNames: Record<Work['__typename'], string> = {
  Completion: 'Completion of an upload',
  Deletion: 'Deletion',
  Export: 'Export',
  Job: 'Extraction',
  Replay: 'Replay',
  SyncRun: 'Sync run',
}

const stateNames: Record<Work['state'], string> = {
  CANCELLED: 'was cancelled',
  FAILED: 'failed',
  PENDING: 'waits',
  RUNNING: 'runs',
  SUCCEEDED: 'is done',
}

/** Such as "Extraction is done". */
export function describeWork(work: Told): string {
  return `${kindNames[work.__typename]} ${problemOf(work) ?? stateNames[work.state]}`
}

/** What someone has to look at, though the work itself came to its end; null: nothing. */
export function problemOf(work: Told): string | null {
  if (work.__typename === 'SyncRun' && work.runState === 'COMPLETED_WITH_FAILURES')
    return 'is done, with failures'
  if (work.__typename === 'Replay' && work.phase === 'NEEDS_ATTENTION') return 'needs attention'
  return work.state === 'FAILED' ? stateNames.FAILED : null
}

/** The view of a piece of work. */
export function pathOfWork({ __typename, id }: Pick<Work, '__typename' | 'id'>): string {
  if (__typename === 'SyncRun') return `/sync-runs/${id}`
  if (__typename === 'Replay') return `/replays/${id}`
  return `/work/${id}`
}

/** How far it is, from 0 to 1: by bytes where there are any, else by items. null: not known yet. */
export function shareOf({
  itemsDone,
  itemsTotal,
  bytesDone,
  bytesTotal,
}: Pick<WorkRowFragment['progress'], 'itemsDone' | 'itemsTotal' | 'bytesDone' | 'bytesTotal'>):
  | number
  | null {
  if (bytesTotal !== null && bytesTotal > 0) return Math.min(bytesDone / bytesTotal, 1)
  if (itemsTotal !== null && itemsTotal > 0) return Math.min(itemsDone / itemsTotal, 1)
  return null
}
