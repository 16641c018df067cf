import type { TimelineEntry } from '../../work/timeline-entry.entity.ts'
import type { FailureGroup } from '../list-failure-groups.ts'
import type { SyncRound } from '../sync-round.entity.ts'
import type { SyncRun } from '../sync-run.entity.ts'
import type { SyncRunChannel } from '../sync-run-channel.entity.ts'
import type { SyncAction, SyncOutcome, TaskState } from '../sync-words.ts'

/** Names the published schema of the document, and is the path at which it's served. */
export const reportSchema = '/schemas/sync-run-report.v1.json'

export const reportSchemaFile = new URL('sync-run-report.v1.json', import.meta.url)

/** As JSON has it: times as text. */
type AsJson<T> = { [Field in keyof T]: T[Field] extends Date ? string : T[Field] }

export type ReportedChannel = Pick<
  SyncRunChannel,
  | 'channel'
  | 'listed'
  | 'done'
  | 'skipped'
  | 'failed'
  | 'pendingFailures'
  | 'retrying'
  | 'listedBytes'
  | 'settledBytes'
  | 'movedBytes'
>

export type ReportedRound = Pick<
  SyncRound,
  'channel' | 'round' | 'attempted' | 'succeeded' | 'failed' | 'movedBytes' | 'startedAt' | 'endedAt'
>

export type ReportedEntry = Pick<TimelineEntry, 'id' | 'event' | 'attempt' | 'message' | 'at'>

export type ReportedTasks = { channel: string; action: SyncAction; state: TaskState; count: number }

/** With the bytes of the files together. */
export type ReportedGroup = FailureGroup & { bytes: number }

/** What is kept of a run for good: the document of its archive, version 1. The schema beside it says what is what. */
export type RunReport = {
  $schema: typeof reportSchema
  run: Pick<
    SyncRun,
    | 'accountId'
    | 'kind'
    | 'operation'
    | 'month'
    | 'cycle'
    | 'dryRun'
    | 'options'
    | 'channels'
    | 'scheduleId'
    | 'sourceRunId'
    | 'upTo'
    | 'producerDone'
    | 'removalsRefused'
  > & {
    id: string
    version: number
    state: SyncOutcome
    filter: unknown
    attempt: number
    cancelRequested: boolean
    createdAt: string
    startedAt: string | null
    updatedAt: string
    finishedAt: string
    failure: { code: string; message: string } | null
    progress: { itemsDone: number; itemsTotal: number | null; bytesDone: number; bytesTotal: number | null }
  }
  channels: ReportedChannel[]
  rounds: AsJson<ReportedRound>[]
  tasks: ReportedTasks[]
  failureGroups: ReportedGroup[]
  failures: {
    count: number
    /** Of the lines, unpacked. */
    sizeBytes: number
    sha256: string
    /** The name under which they are handed out, packed by gzip. */
    path: string
  }
  timeline: AsJson<ReportedEntry>[]
}

/** The names under which a report's two files are handed out. */
export function reportNames({ runId, version }: { runId: string; version: number }): {
  document: string
  failures: string
} {
  const stem = `sync-run-${runId}.v${version}`
  return { document: `${stem}.json.gz`, failures: `${stem}.failures.ndjson.gz` }
}
