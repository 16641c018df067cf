/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What an artifact is. */
export type ExportFormat =
  /** A bag (RFC 8493) in a ZIP archive: the files with their checksums. */
  | 'BAGIT'
  /** A list of the files as CSV (RFC 4180), without their bytes. */
  | 'MANIFEST_CSV'
  /** A list of the files as one JSON object a line, without their bytes. */
  | 'MANIFEST_NDJSON'
  /** A tar archive compressed by gzip. */
  | 'TAR_GZ'
  /** A ZIP archive. */
  | 'ZIP';

/** Where an export stands: PENDING to READY, FAILED or CANCELLED; READY to EXPIRED. */
export type ExportState =
  /** Someone asked the build to stop. */
  | 'CANCELLED'
  /** It was ready, and its time is over, or the object store has lost it: the artifact is gone. */
  | 'EXPIRED'
  /** The build failed; `failure` says why. */
  | 'FAILED'
  /** The build waits or runs. */
  | 'PENDING'
  /** There is an artifact to download. */
  | 'READY';

/** Where a replay is. Each phase can be entered again by whoever takes the replay over. */
export type ReplayPhase =
  /** Its failures are frozen, and nothing is written to the target. */
  | 'ACCEPTED'
  /** It was cancelled before it had begun. */
  | 'CANCELLED'
  /** The target has them, and the source is told of each. */
  | 'CLEANUP_PENDING'
  /** Each failure is the target's, or was given back. */
  | 'COMPLETED'
  /** It can't go on by itself: someone has to acknowledge it. */
  | 'NEEDS_ATTENTION'
  /** Its failures go into the target. */
  | 'PROCESSING'
  /** What came of it is counted once more. */
  | 'RECEIPT_PENDING';

/** What a sync run does with each file. */
export type SyncKind =
  /** Copies to the replicas what is missing there or differs, and confirms the bytes there. */
  | 'MIRROR'
  /** Reads the bytes again, in the primary store and in the replicas, and compares size and SHA-256. */
  | 'VERIFY';

/** Where a sync run stands. */
export type SyncRunState =
  /** Stopped because someone asked. Terminal. */
  | 'CANCELLED'
  /** Went to its end, but not every task succeeded. Terminal. */
  | 'COMPLETED_WITH_FAILURES'
  /** Could not go on; `failure` says why. Terminal. */
  | 'FAILED'
  /** Waits: for a worker, for someone to resume it, or for a new day's budget. */
  | 'PENDING'
  /** Is worked on. */
  | 'RUNNING'
  /** Every task that it listed was touched, and none failed. Terminal. */
  | 'SUCCEEDED';

/** Where a piece of work stands: PENDING to RUNNING to one of the terminal states; back to PENDING when its worker ends early. */
export type WorkState =
  /** Stopped because someone asked. Terminal. */
  | 'CANCELLED'
  /** Ended without success. Terminal. */
  | 'FAILED'
  /** Waits for a worker. */
  | 'PENDING'
  /** A worker has it. */
  | 'RUNNING'
  /** Done. Terminal. */
  | 'SUCCEEDED';

/** What a worker is about with a piece of work, in this order. */
export type WorkStep =
  /** Commits the last of it and sums up. Progress reaches its total only with the terminal state. */
  | 'FINISHING'
  /** Finds out what there is to do. */
  | 'PREPARING'
  /** Does it. */
  | 'WORKING';

type WorkRow_Completion_Fragment = { __typename: 'Completion', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } };

type WorkRow_Deletion_Fragment = { __typename: 'Deletion', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } };

type WorkRow_Export_Fragment = { __typename: 'Export', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } };

type WorkRow_Job_Fragment = { __typename: 'Job', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } };

type WorkRow_Replay_Fragment = { __typename: 'Replay', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } };

type WorkRow_SyncRun_Fragment = { __typename: 'SyncRun', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } };

export type WorkRowFragment =
  | WorkRow_Completion_Fragment
  | WorkRow_Deletion_Fragment
  | WorkRow_Export_Fragment
  | WorkRow_Job_Fragment
  | WorkRow_Replay_Fragment
  | WorkRow_SyncRun_Fragment
;

export type WatchWorkSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WatchWorkSubscription = { workUpdated:
    | { __typename: 'Completion', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } }
    | { __typename: 'Deletion', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } }
    | { __typename: 'Export', exportState: ExportState, filename: string, format: ExportFormat, complete: boolean | null, sizeBytes: number | null, expiresAt: string | null, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } }
    | { __typename: 'Job', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, filesCreated: { extracted: number } | null, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } }
    | { __typename: 'Replay', phase: ReplayPhase, selected: number, enqueued: number, replayed: number, conflicts: number, targetRunId: string, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } }
    | { __typename: 'SyncRun', kind: SyncKind, runState: SyncRunState, pausedAt: string | null, waitsUntil: string | null, listed: number, touched: number, failedCount: number, pendingFailureCount: number, retryingCount: number, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } }
   };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const WorkRowFragmentDoc = new TypedDocumentString(`
    fragment WorkRow on Work {
  __typename
  id
  state
  version
  attempt
  step
  cancelRequested
  createdAt
  startedAt
  finishedAt
  updatedAt
  failure {
    code
    message
  }
  progress {
    itemsDone
    itemsTotal
    bytesDone
    bytesTotal
    itemsPerSecond
    bytesPerSecond
    secondsLeft
  }
}
    `, {"fragmentName":"WorkRow"}) as unknown as TypedDocumentString<WorkRowFragment, unknown>;
export const WatchWorkDocument = new TypedDocumentString(`
    subscription WatchWork {
  workUpdated {
    ...WorkRow
    ... on Job {
      filesCreated: summary {
        extracted
      }
    }
    ... on Export {
      exportState
      filename
      format
      complete
      sizeBytes
      expiresAt
    }
    ... on SyncRun {
      kind
      runState
      pausedAt
      waitsUntil
      listed
      touched
      failedCount
      pendingFailureCount
      retryingCount
    }
    ... on Replay {
      phase
      selected
      enqueued
      replayed
      conflicts
      targetRunId
    }
  }
}
    fragment WorkRow on Work {
  __typename
  id
  state
  version
  attempt
  step
  cancelRequested
  createdAt
  startedAt
  finishedAt
  updatedAt
  failure {
    code
    message
  }
  progress {
    itemsDone
    itemsTotal
    bytesDone
    bytesTotal
    itemsPerSecond
    bytesPerSecond
    secondsLeft
  }
}`) as unknown as TypedDocumentString<WatchWorkSubscription, WatchWorkSubscriptionVariables>;