import type {
  ExportForChaosFragment,
  JobForTestFragment,
  ReplayForChaosFragment,
  SyncRunForTestFragment,
  TypedDocumentString,
} from '../../src/gql/graphql.ts'
import type { WorkState } from '../../src/work/work-states.ts'
import { jobUpdated } from '../support/documents.ts'
import { syncRunUpdated } from '../sync-runs/sync-documents.ts'
import { exportUpdated, replayUpdated } from './chaos-documents.ts'

/** What the states of all kinds of work have. */
export type WatchedState = {
  id: string
  state: WorkState
  version: number
  attempt: number
  progress: { itemsDone: number }
}

/** How work of a kind is watched, and in which field of the answer its state comes. */
export type Watched<State extends WatchedState> = {
  kind: string
  document: TypedDocumentString<Record<string, State>, { id: string }>
  field: string
  /** Whether an attempt may begin anew. */
  takesBack: boolean
}

export const watchedJob: Watched<JobForTestFragment> = {
  kind: 'job',
  document: jobUpdated,
  field: 'jobUpdated',
  takesBack: false,
}

/** An artifact in whose middle a file turns out broken is begun anew. */
export const watchedExport: Watched<ExportForChaosFragment> = {
  kind: 'export',
  document: exportUpdated,
  field: 'exportUpdated',
  takesBack: true,
}

/** Its progress is that of all workers, whichever attempt of its leader this is. */
export const watchedSyncRun: Watched<SyncRunForTestFragment> = {
  kind: 'sync run',
  document: syncRunUpdated,
  field: 'syncRunUpdated',
  takesBack: false,
}

/** Its progress is that of its rows, whichever attempt this is. */
export const watchedReplay: Watched<ReplayForChaosFragment> = {
  kind: 'replay',
  document: replayUpdated,
  field: 'replayUpdated',
  takesBack: false,
}
