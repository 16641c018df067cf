import { type Page, type PageRequest, toPage } from '../../lib/page.ts'
import type { TimelineEntry } from '../../work/timeline-entry.entity.ts'
import type { Work } from '../../work/work.entity.ts'
import type { TerminalState } from '../../work/work-states.ts'
import type { FailureGroup } from '../list-failure-groups.ts'
import type { StoredFilter } from '../stored-filter.ts'
import type { SyncRound } from '../sync-round.entity.ts'
import type { SyncRun } from '../sync-run.entity.ts'
import type { SyncRunChannel } from '../sync-run-channel.entity.ts'
import type { SyncOutcome } from '../sync-words.ts'
import type { ReportedTasks, RunReport } from './run-report.ts'

/** A run whose details are gone, as its report has it: all that a run has, and what else is read of one. */
export class ArchivedRun {
  readonly work: Work
  readonly accountId: string
  readonly kind: SyncRun['kind']
  readonly operation: SyncRun['operation']
  readonly month: string
  readonly cycle: number | null
  readonly dryRun: boolean
  readonly options: SyncRun['options']
  readonly filter: StoredFilter | null
  readonly channels: string[]
  readonly scheduleId: string | null
  readonly sourceRunId: string | null
  readonly outcome: SyncOutcome
  readonly upTo: string
  readonly producerDone: boolean
  readonly removalsRefused: number
  // What only a run has that goes on.
  readonly pausedAt = null
  readonly waitsUntil = null
  readonly cursor = null
  readonly forgottenAt = null
  readonly spentOn = null
  readonly countedBytes = 0
  readonly spentBytes = 0
  readonly spentSeconds = 0

  readonly counters: SyncRunChannel[]
  readonly rounds: SyncRound[]
  readonly tasks: ReportedTasks[]
  readonly failureGroups: FailureGroup[]
  readonly timeline: TimelineEntry[]

  constructor({ run, channels, rounds, tasks, failureGroups, timeline }: RunReport) {
    this.work = workOf(run)
    this.accountId = run.accountId
    this.kind = run.kind
    this.operation = run.operation
    this.month = run.month
    this.cycle = run.cycle ?? null
    this.dryRun = run.dryRun
    this.options = run.options
    // It was a run's filter, as its row had it.
    this.filter = run.filter as StoredFilter | null
    this.channels = run.channels
    this.scheduleId = run.scheduleId ?? null
    this.sourceRunId = run.sourceRunId ?? null
    this.outcome = run.state
    this.upTo = run.upTo
    this.producerDone = run.producerDone
    this.removalsRefused = run.removalsRefused
    this.counters = channels.map((counters) => ({ runId: run.id, ...counters }))
    this.rounds = rounds.map(({ startedAt, endedAt, ...round }) => ({
      runId: run.id,
      ...round,
      startedAt: new Date(startedAt),
      endedAt: new Date(endedAt),
    }))
    this.tasks = tasks
    this.failureGroups = failureGroups
    this.timeline = timeline.map(({ at, ...entry }) => ({ workId: run.id, ...entry, at: new Date(at) }))
  }
}

/** Whether the run is told of by its report alone. */
export function isArchived(run: object): run is ArchivedRun {
  return run instanceof ArchivedRun
}

/** What happened to the run, as far as its report has it. */
export async function pageOfTimeline(
  { timeline }: ArchivedRun,
  { first, after }: PageRequest,
): Promise<Page<TimelineEntry>> {
  return toPage(
    timeline.filter(({ id }) => after === null || id > after),
    first,
  )
}

function workOf(run: RunReport['run']): Work {
  return {
    id: run.id,
    accountId: run.accountId,
    kind: 'SYNC_RUN',
    state: stateOf(run.state),
    version: run.version,
    attempt: run.attempt,
    interruptions: 0,
    troubledSince: null,
    dueAt: null,
    cancelRequested: run.cancelRequested,
    exclusiveKey: null,
    ...run.progress,
    itemsPerSecond: null,
    bytesPerSecond: null,
    step: null,
    errorCode: run.failure?.code ?? null,
    errorMessage: run.failure?.message ?? null,
    heartbeatAt: null,
    createdAt: new Date(run.createdAt),
    startedAt: run.startedAt === null ? null : new Date(run.startedAt),
    updatedAt: new Date(run.updatedAt),
    finishedAt: new Date(run.finishedAt),
  }
}

/** A run that came to its end is work that succeeded, whatever came of its tasks. */
function stateOf(outcome: SyncOutcome): TerminalState {
  return outcome === 'COMPLETED_WITH_FAILURES' ? 'SUCCEEDED' : outcome
}
