/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The id of the upload to cancel. */
export type CancelUploadInput = {
  /** The id of the upload. */
  uploadId: string;
};

/** What the bytes to come are. */
export type CreateUploadInput = {
  /** The media type. Left out: found by the name, else by the bytes. */
  contentType?: string | null | undefined;
  /**
   * Whether the bytes shall go to the object store itself, in parts that `Upload.parts` has the links for, rather than through
   * this service. It needs `size` and a store that is S3. `completeUpload` then makes the file.
   */
  direct?: boolean | null | undefined;
  /** The name that the file gets: any Unicode without control characters, 255 bytes at most. A path is cut to its last part. */
  filename: string;
  /**
   * A word of yours for this upload, 255 characters at most. Sent again within a day, with everything else as it was, it
   * gives the upload that was made the first time, with its file once it has one. While bytes may still be on their way, up
   * to a minute after the last ones, it's a CONFLICT; after that the upload is given again, to go on with.
   */
  idempotencyKey?: string | null | undefined;
  /** The SHA-256 that the bytes must have: 64 hexadecimal digits. Other bytes are refused and not kept. */
  sha256?: string | null | undefined;
  /** The number of bytes that must come. More or fewer are refused and not kept. */
  size?: number | null | undefined;
  /** The tags that the file gets; 64 KiB of JSON at most. Keys under `stevedore/` are refused. */
  tags?: Record<string, unknown> | null | undefined;
};

/** The ways in which a caller's wish can fail. */
export type ErrorCode =
  /** Another job works on the archive. */
  | 'ARCHIVE_BUSY'
  /** The collection would have too many items. */
  | 'COLLECTION_FULL'
  /** The present state doesn't allow it. */
  | 'CONFLICT'
  /** The details of an archived run's failures are gone: its report has them. */
  | 'FAILURE_DETAILS_UNAVAILABLE'
  /** The key may not do this: it lacks the scope. */
  | 'FORBIDDEN'
  /** What was made under this idempotency key isn't there any more. */
  | 'GONE'
  /** The idempotency key was used for something else. */
  | 'IDEMPOTENCY_MISMATCH'
  /** Something in the input can't be accepted. */
  | 'INVALID_INPUT'
  /** Of the failures that were to be replayed, none is pending and free. */
  | 'NOTHING_TO_REPLAY'
  /** It does not exist, or belongs to someone else. */
  | 'NOT_FOUND'
  /** The object store has not all parts of a direct upload yet. */
  | 'PARTS_MISSING'
  /** The report of an archived run is missing in the object store, or damaged. */
  | 'REPORT_LOST'
  /** Another sync run is in the way. */
  | 'SYNC_RUN_EXISTS'
  /** There is no valid key or session. */
  | 'UNAUTHENTICATED'
  /** The bytes can't be read as an archive. */
  | 'UNREADABLE_ARCHIVE';

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

/** Where an upload stands. */
export type UploadState =
  /** Nobody wants it any more. */
  | 'CANCELLED'
  /** The bytes have arrived and are a file. */
  | 'COMPLETED'
  /** The time was over before the bytes had arrived. */
  | 'EXPIRED'
  /** Waits for the bytes. */
  | 'PENDING'
  /** The bytes have arrived in the object store, and are read back and checked. */
  | 'VERIFYING';

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

export type UploadRowFragment = { __typename: 'Upload', id: string, filename: string, size: number | null, received: number, state: UploadState, url: string | null, direct: boolean, createdAt: string, version: number, file: { __typename: 'File', id: string } | null };

export type CreateUploadMutationVariables = Exact<{
  input: CreateUploadInput;
}>;


export type CreateUploadMutation = { createUpload:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'CreateUploadPayload', upload: { __typename: 'Upload', id: string, filename: string, size: number | null, received: number, state: UploadState, url: string | null, direct: boolean, createdAt: string, version: number, file: { __typename: 'File', id: string } | null } }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
   };

export type CancelUploadMutationVariables = Exact<{
  input: CancelUploadInput;
}>;


export type CancelUploadMutation = { cancelUpload:
    | { __typename: 'CancelUploadPayload', upload: { __typename: 'Upload', id: string, filename: string, size: number | null, received: number, state: UploadState, url: string | null, direct: boolean, createdAt: string, version: number, file: { __typename: 'File', id: string } | null } }
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type UploadStateQueryVariables = Exact<{
  id: string;
}>;


export type UploadStateQuery = { upload: { __typename: 'Upload', id: string, filename: string, size: number | null, received: number, state: UploadState, url: string | null, direct: boolean, createdAt: string, version: number, file: { __typename: 'File', id: string } | null } | null };

export type UnfinishedUploadsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnfinishedUploadsQuery = { uploads: { edges: Array<{ node: { __typename: 'Upload', id: string, filename: string, size: number | null, received: number, state: UploadState, url: string | null, direct: boolean, createdAt: string, version: number, file: { __typename: 'File', id: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type UploadUpdatedSubscriptionVariables = Exact<{
  id: string;
}>;


export type UploadUpdatedSubscription = { uploadUpdated: { __typename: 'Upload', id: string, filename: string, size: number | null, received: number, state: UploadState, url: string | null, direct: boolean, createdAt: string, version: number, file: { __typename: 'File', id: string } | null } };

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
export const UploadRowFragmentDoc = new TypedDocumentString(`
    fragment UploadRow on Upload {
  __typename
  id
  filename
  size
  received
  state
  url
  direct
  createdAt
  version
  file {
    __typename
    id
  }
}
    `, {"fragmentName":"UploadRow"}) as unknown as TypedDocumentString<UploadRowFragment, unknown>;
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
export const CreateUploadDocument = new TypedDocumentString(`
    mutation CreateUpload($input: CreateUploadInput!) {
  createUpload(input: $input) {
    __typename
    ... on CreateUploadPayload {
      upload {
        ...UploadRow
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment UploadRow on Upload {
  __typename
  id
  filename
  size
  received
  state
  url
  direct
  createdAt
  version
  file {
    __typename
    id
  }
}`) as unknown as TypedDocumentString<CreateUploadMutation, CreateUploadMutationVariables>;
export const CancelUploadDocument = new TypedDocumentString(`
    mutation CancelUpload($input: CancelUploadInput!) {
  cancelUpload(input: $input) {
    __typename
    ... on CancelUploadPayload {
      upload {
        ...UploadRow
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment UploadRow on Upload {
  __typename
  id
  filename
  size
  received
  state
  url
  direct
  createdAt
  version
  file {
    __typename
    id
  }
}`) as unknown as TypedDocumentString<CancelUploadMutation, CancelUploadMutationVariables>;
export const UploadStateDocument = new TypedDocumentString(`
    query UploadState($id: ID!) {
  upload(id: $id) {
    ...UploadRow
  }
}
    fragment UploadRow on Upload {
  __typename
  id
  filename
  size
  received
  state
  url
  direct
  createdAt
  version
  file {
    __typename
    id
  }
}`) as unknown as TypedDocumentString<UploadStateQuery, UploadStateQueryVariables>;
export const UnfinishedUploadsDocument = new TypedDocumentString(`
    query UnfinishedUploads {
  uploads(first: 50, filter: { states: [PENDING] }) {
    edges {
      node {
        ...UploadRow
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment UploadRow on Upload {
  __typename
  id
  filename
  size
  received
  state
  url
  direct
  createdAt
  version
  file {
    __typename
    id
  }
}`) as unknown as TypedDocumentString<UnfinishedUploadsQuery, UnfinishedUploadsQueryVariables>;
export const UploadUpdatedDocument = new TypedDocumentString(`
    subscription UploadUpdated($id: ID!) {
  uploadUpdated(id: $id) {
    ...UploadRow
  }
}
    fragment UploadRow on Upload {
  __typename
  id
  filename
  size
  received
  state
  url
  direct
  createdAt
  version
  file {
    __typename
    id
  }
}`) as unknown as TypedDocumentString<UploadUpdatedSubscription, UploadUpdatedSubscriptionVariables>;