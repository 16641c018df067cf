/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/**
 * Which files to add to which collection: one of `items`, `filter` and `archiveId` says which files. Either all of them are
 * added, or none.
 */
export type AddToCollectionInput = {
  /** The id of an archive: all its files, by their paths in it. */
  archiveId?: string | null | undefined;
  /** The id of the collection. */
  collectionId: string;
  /** The revision that the change is meant for: if the collection has another by now, it's a CONFLICT. */
  expectedRevision?: number | null | undefined;
  /** As in `files`: all files that match, the oldest first, by their filenames. An empty filter means all files. */
  filter?: FileFilter | null | undefined;
  /** The folder that all paths begin with. Left out: the top of the collection. */
  folder?: string | null | undefined;
  /**
   * A word of yours for this wish, 255 characters at most. Sent again within a day it adds nothing more; while the first is
   * still under way it's a CONFLICT.
   */
  idempotencyKey?: string | null | undefined;
  /** Files by their ids, 1,000 at most. */
  items?: Array<CollectionItemInput> | null | undefined;
  /**
   * What becomes of a file whose path another file has, in the collection or among those that are added. A path that would
   * be both a file and a folder is always a CONFLICT.
   */
  onConflict?: PathConflictPolicy | null | undefined;
  /** With `archiveId`: only files whose path in the archive begins with this, as in `ArchiveEntryFilter`. */
  pathPrefix?: string | null | undefined;
};

/** Which entries of an archive to list. All that is given must hold. */
export type ArchiveEntryFilter = {
  /**
   * What the path must match as a whole: `*` and `?` stand for any characters and any one character but `/`, `**` for any
   * characters, `[a-z]` for one of these, `{jpg,png}` for one of these words; `\` takes the next character as it is.
   * `*.txt` finds files at the top of the archive, `**\/*.txt` in all folders.
   */
  glob?: string | null | undefined;
  /** What the path must begin with: a folder and all below it is its path with a `/` at the end. */
  pathPrefix?: string | null | undefined;
  /** Whether the entry can be extracted. */
  selectable?: boolean | null | undefined;
  /** The entry can't be extracted for one of these reasons. */
  skipReasons?: Array<SkipReason> | null | undefined;
};

/** A range of whole numbers, both ends included. */
export type BigIntRange = {
  /** The largest. Left out: no limit. */
  max?: number | null | undefined;
  /** The smallest. Left out: no limit. */
  min?: number | null | undefined;
};

/** The id of the upload to cancel. */
export type CancelUploadInput = {
  /** The id of the upload. */
  uploadId: string;
};

/** A file to be added to a collection. */
export type CollectionItemInput = {
  /** The id of the file. */
  fileId: string;
  /**
   * The path in the collection: parts with `/` between them, of 1,024 bytes at most, 255 a part. It's kept in Unicode's form
   * NFC, with `\` read as `/`, and without empty parts and `.`; what is absolute, holds `..` or a control character, or
   * begins with a drive letter is refused. Left out: the filename.
   */
  path?: string | null | undefined;
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

/** A range of time. */
export type DateTimeRange = {
  /** From this time on, this time included. Left out: no limit. */
  from?: string | null | undefined;
  /** Up to this time, this time excluded. Left out: no limit. */
  to?: string | null | undefined;
};

/** Which file to delete. */
export type DeleteFileInput = {
  /** The id of the file. */
  fileId: string;
};

/** Which files to delete: either those of `ids`, or those that match `filter`. */
export type DeleteFilesInput = {
  /** Says that all files are meant where there is no filter, or one that holds for every file: without it that is refused. */
  all?: boolean | null | undefined;
  /**
   * As in `files`. Only files that are there when this is asked for are deleted, and of them those that match when their
   * turn comes.
   */
  filter?: FileFilter | null | undefined;
  /**
   * A word of yours for this wish, 255 characters at most. Sent again within a day it gives what was made the first time,
   * rather than making it twice; while that is still under way it's a CONFLICT.
   */
  idempotencyKey?: string | null | undefined;
  /**
   * The ids of the files, 1,000 at most; an empty list: none. Those that aren't the account's, or are deleted already, are
   * passed over.
   */
  ids?: Array<string> | null | undefined;
};

/** Whether files that came out of archives are listed. */
export type EntryScope =
  /** All but those that came out of an archive. */
  | 'EXCLUDE'
  /** All. */
  | 'INCLUDE'
  /** Only those that came out of an archive. */
  | 'ONLY';

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

/** Which archive to extract, and what of it: the selectable entries for which all that is given holds. */
export type ExtractArchiveInput = {
  /** The id of the file that holds the archive. */
  archiveId: string;
  /** Extract entries again whose file was deleted, or that an earlier job found corrupt. */
  force?: boolean | null | undefined;
  /** What the entry's path must match, as in `ArchiveEntryFilter`. */
  glob?: string | null | undefined;
  /**
   * A word of yours for this wish, 255 characters at most. Sent again within a day it gives what was made the first time,
   * rather than making it twice; while that is still under way it's a CONFLICT.
   */
  idempotencyKey?: string | null | undefined;
  /** What the entry's path must begin with, as in `ArchiveEntryFilter`. */
  pathPrefix?: string | null | undefined;
  /** The indexes of the entries to extract. Null or left out: every selectable entry; an empty list: none. */
  selection?: Array<number> | null | undefined;
  /** The tags that the files get; 64 KiB of JSON at most. Keys under `stevedore/` are refused. */
  tags?: Record<string, unknown> | null | undefined;
};

/** Which files to list. All that is given must hold. */
export type FileFilter = {
  /** The media type, exactly (`image/png`) or by its first half (`image/*`). */
  contentType?: string | null | undefined;
  /** When the file was stored. */
  createdAt?: DateTimeRange | null | undefined;
  /** Whether files that came out of archives are listed. */
  entryScope?: EntryScope | null | undefined;
  /** A part of the filename, in upper or lower case. */
  name?: string | null | undefined;
  /** The number of bytes. */
  size?: BigIntRange | null | undefined;
  /** The file's tags contain all of these, with these JSON values. */
  tags?: Record<string, unknown> | null | undefined;
};

/** What becomes of a file whose path another file has. */
export type PathConflictPolicy =
  /** It's a CONFLICT, and nothing is added. */
  | 'FAIL'
  /** It gets a number, as in `name (2).ext`: 2, or the one after the highest that there is. */
  | 'RENAME'
  /** It takes the other's place; of several that are added, the last one does. A folder is never replaced. */
  | 'REPLACE'
  /** It's left out; of several that are added, the first one stays. */
  | 'SKIP';

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

/** Which file to bring back. */
export type RestoreFileInput = {
  /** The id of the file. */
  fileId: string;
};

/** Why an entry does not become a file. Where several hold, the first of this list is given. */
export type SkipReason =
  /** There is a file of it already. */
  | 'ALREADY_EXTRACTED'
  /** Its bytes don't match what the archive says of them, or can't be read. */
  | 'CORRUPT'
  /** A folder. */
  | 'DIRECTORY'
  /** Encrypted. */
  | 'ENCRYPTED'
  /** Of a type that the configuration doesn't allow. */
  | 'EXTENSION_NOT_ALLOWED'
  /** A link, a device or something else that isn't a plain file. */
  | 'NON_REGULAR'
  /** Not in the selection. */
  | 'NOT_SELECTED'
  /** Shares bytes of the archive with another entry. */
  | 'OVERLAPPING'
  /** Bookkeeping of an operating system, such as `.DS_Store`. */
  | 'PLATFORM_METADATA'
  /** There was a file of it, which someone deleted. */
  | 'PREVIOUSLY_DELETED'
  /** Compressed more strongly than the limit allows. */
  | 'RATIO_EXCEEDED'
  /** Larger than the limit. */
  | 'TOO_LARGE'
  /** A name that can't be trusted: absolute, escaping, with control characters. */
  | 'UNSAFE_NAME'
  /** Compressed in a way that isn't supported. */
  | 'UNSUPPORTED_METHOD';

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

/** How new tags meet the present ones. */
export type TagsMode =
  /** Keys that are given are set, and removed where their value is null; the others stay. */
  | 'MERGE'
  /** The given tags replace all but the keys under `stevedore/`. */
  | 'REPLACE';

/** How to change a file's tags. */
export type UpdateFileTagsInput = {
  /** The id of the file. */
  fileId: string;
  /** How the given tags meet the present ones. */
  mode?: TagsMode | null | undefined;
  /** The tags; 64 KiB of JSON at most in the end. Keys under `stevedore/` are refused. */
  tags: Record<string, unknown>;
};

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

export type ArchiveDetailQueryVariables = Exact<{
  id: string;
}>;


export type ArchiveDetailQuery = { file: { __typename: 'File', id: string, filename: string, size: number, archive: { __typename: 'Archive', id: string, entryCount: number | null, problem: { code: string, message: string } | null } | null } | null };

export type ArchiveFoldersQueryVariables = Exact<{
  id: string;
  path: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ArchiveFoldersQuery = { file: { __typename: 'File', id: string, archive: { __typename: 'Archive', id: string, children: { edges: Array<{ node: { name: string, path: string, isFolder: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null } | null };

export type EntryRowFragment = { index: number, name: string, path: string | null, size: number, compressedSize: number, modifiedAt: string | null, selectable: boolean, skipReason: SkipReason | null, file: { __typename: 'File', id: string } | null };

export type ArchiveEntriesQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
  filter?: ArchiveEntryFilter | null | undefined;
}>;


export type ArchiveEntriesQuery = { file: { __typename: 'File', id: string, archive: { __typename: 'Archive', id: string, entries: { edges: Array<{ node: { index: number, name: string, path: string | null, size: number, compressedSize: number, modifiedAt: string | null, selectable: boolean, skipReason: SkipReason | null, file: { __typename: 'File', id: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null } | null };

export type PlanExtractionQueryVariables = Exact<{
  id: string;
  selection?: Array<number> | number | null | undefined;
  glob?: string | null | undefined;
  pathPrefix?: string | null | undefined;
  force?: boolean | null | undefined;
}>;


export type PlanExtractionQuery = { file: { __typename: 'File', id: string, archive: { __typename: 'Archive', id: string, extractionPlan: { items: number, bytes: number, refusal: string | null, skipped: Array<{ reason: SkipReason, count: number }> } | null } | null } | null };

export type ActiveJobsQueryVariables = Exact<{
  archiveId: string;
}>;


export type ActiveJobsQuery = { jobs: { edges: Array<{ node: { __typename: 'Job', id: string, state: WorkState, version: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type FollowExtractionSubscriptionVariables = Exact<{
  id: string;
}>;


export type FollowExtractionSubscription = { jobUpdated: { __typename: 'Job', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } };

export type ExtractArchiveMutationVariables = Exact<{
  input: ExtractArchiveInput;
}>;


export type ExtractArchiveMutation = { extractArchive:
    | { __typename: 'ArchiveBusyError', code: ErrorCode, message: string }
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'ExtractArchivePayload', job: { __typename: 'Job', id: string, state: WorkState, version: number } }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'UnreadableArchiveError', code: ErrorCode, message: string }
   };

export type FileRowFragment = { __typename: 'File', id: string, filename: string, contentType: string, size: number, createdAt: string, deletedAt: string | null, purgeAt: string | null, tags: Record<string, unknown> };

export type FilesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: FileFilter | null | undefined;
}>;


export type FilesQuery = { files: { edges: Array<{ node: { __typename: 'File', id: string, filename: string, contentType: string, size: number, createdAt: string, deletedAt: string | null, purgeAt: string | null, tags: Record<string, unknown> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CountFilesQueryVariables = Exact<{
  filter?: FileFilter | null | undefined;
}>;


export type CountFilesQuery = { files: { totalCount: number } };

export type TrashQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: FileFilter | null | undefined;
}>;


export type TrashQuery = { trash: { edges: Array<{ node: { __typename: 'File', id: string, filename: string, contentType: string, size: number, createdAt: string, deletedAt: string | null, purgeAt: string | null, tags: Record<string, unknown> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type FileDetailQueryVariables = Exact<{
  id: string;
}>;


export type FileDetailQuery = { file: { __typename: 'File', sha256: string, updatedAt: string | null, modifiedAt: string | null, downloadUrl: string, id: string, filename: string, contentType: string, size: number, createdAt: string, deletedAt: string | null, purgeAt: string | null, tags: Record<string, unknown>, copies: Array<{ channel: string, confirmedAt: string | null, fault: string | null, runId: string }> } | null };

export type FileArchiveQueryVariables = Exact<{
  id: string;
}>;


export type FileArchiveQuery = { file: { __typename: 'File', id: string, archive: { __typename: 'Archive', id: string, entryCount: number | null, problem: { code: string, message: string } | null } | null } | null };

export type ArchiveOfFileQueryVariables = Exact<{
  id: string;
}>;


export type ArchiveOfFileQuery = { file: { __typename: 'File', id: string, filename: string } | null };

export type UpdateFileTagsMutationVariables = Exact<{
  input: UpdateFileTagsInput;
}>;


export type UpdateFileTagsMutation = { updateFileTags:
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'UpdateFileTagsPayload', file: { __typename: 'File', id: string, tags: Record<string, unknown>, updatedAt: string | null } }
   };

export type DeleteFileMutationVariables = Exact<{
  input: DeleteFileInput;
}>;


export type DeleteFileMutation = { deleteFile:
    | { __typename: 'DeleteFilePayload', deletedFileId: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type DeleteFilesMutationVariables = Exact<{
  input: DeleteFilesInput;
}>;


export type DeleteFilesMutation = { deleteFiles:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'DeleteFilesPayload', deletion: { __typename: 'Deletion', id: string, state: WorkState, version: number } }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
   };

export type RestoreFileMutationVariables = Exact<{
  input: RestoreFileInput;
}>;


export type RestoreFileMutation = { restoreFile:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'RestoreFilePayload', file: { __typename: 'File', id: string, filename: string, contentType: string, size: number, createdAt: string, deletedAt: string | null, purgeAt: string | null, tags: Record<string, unknown> } }
   };

export type CollectionChoicesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type CollectionChoicesQuery = { collections: { edges: Array<{ node: { __typename: 'Collection', id: string, name: string, revision: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type AddFilesToCollectionMutationVariables = Exact<{
  input: AddToCollectionInput;
}>;


export type AddFilesToCollectionMutation = { addToCollection:
    | { __typename: 'AddToCollectionPayload', added: number | null, replaced: number | null, skipped: number | null, renamed: number | null, collection: { __typename: 'Collection', id: string, name: string, revision: number } }
    | { __typename: 'CollectionFullError', code: ErrorCode, message: string }
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
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
export const EntryRowFragmentDoc = new TypedDocumentString(`
    fragment EntryRow on ArchiveEntry {
  index
  name
  path
  size
  compressedSize
  modifiedAt
  selectable
  skipReason
  file {
    __typename
    id
  }
}
    `, {"fragmentName":"EntryRow"}) as unknown as TypedDocumentString<EntryRowFragment, unknown>;
export const FileRowFragmentDoc = new TypedDocumentString(`
    fragment FileRow on File {
  __typename
  id
  filename
  contentType
  size
  createdAt
  deletedAt
  purgeAt
  tags
}
    `, {"fragmentName":"FileRow"}) as unknown as TypedDocumentString<FileRowFragment, unknown>;
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
export const ArchiveDetailDocument = new TypedDocumentString(`
    query ArchiveDetail($id: ID!) {
  file(id: $id) {
    __typename
    id
    filename
    size
    archive {
      __typename
      id
      entryCount
      problem {
        code
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ArchiveDetailQuery, ArchiveDetailQueryVariables>;
export const ArchiveFoldersDocument = new TypedDocumentString(`
    query ArchiveFolders($id: ID!, $path: String!, $first: Int!, $after: String) {
  file(id: $id) {
    __typename
    id
    archive {
      __typename
      id
      children(path: $path, first: $first, after: $after) {
        edges {
          node {
            name
            path
            isFolder
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ArchiveFoldersQuery, ArchiveFoldersQueryVariables>;
export const ArchiveEntriesDocument = new TypedDocumentString(`
    query ArchiveEntries($id: ID!, $first: Int!, $after: String, $filter: ArchiveEntryFilter) {
  file(id: $id) {
    __typename
    id
    archive {
      __typename
      id
      entries(first: $first, after: $after, filter: $filter) {
        edges {
          node {
            ...EntryRow
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
}
    fragment EntryRow on ArchiveEntry {
  index
  name
  path
  size
  compressedSize
  modifiedAt
  selectable
  skipReason
  file {
    __typename
    id
  }
}`) as unknown as TypedDocumentString<ArchiveEntriesQuery, ArchiveEntriesQueryVariables>;
export const PlanExtractionDocument = new TypedDocumentString(`
    query PlanExtraction($id: ID!, $selection: [Int!], $glob: String, $pathPrefix: String, $force: Boolean) {
  file(id: $id) {
    __typename
    id
    archive {
      __typename
      id
      extractionPlan(
        selection: $selection
        glob: $glob
        pathPrefix: $pathPrefix
        force: $force
      ) {
        items
        bytes
        refusal
        skipped {
          reason
          count
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PlanExtractionQuery, PlanExtractionQueryVariables>;
export const ActiveJobsDocument = new TypedDocumentString(`
    query ActiveJobs($archiveId: ID!) {
  jobs(first: 1, filter: { archiveId: $archiveId, states: [PENDING, RUNNING] }) {
    edges {
      node {
        __typename
        id
        state
        version
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<ActiveJobsQuery, ActiveJobsQueryVariables>;
export const FollowExtractionDocument = new TypedDocumentString(`
    subscription FollowExtraction($id: ID!) {
  jobUpdated(id: $id) {
    ...WorkRow
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
}`) as unknown as TypedDocumentString<FollowExtractionSubscription, FollowExtractionSubscriptionVariables>;
export const ExtractArchiveDocument = new TypedDocumentString(`
    mutation ExtractArchive($input: ExtractArchiveInput!) {
  extractArchive(input: $input) {
    __typename
    ... on ExtractArchivePayload {
      job {
        __typename
        id
        state
        version
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ExtractArchiveMutation, ExtractArchiveMutationVariables>;
export const FilesDocument = new TypedDocumentString(`
    query Files($first: Int!, $after: String, $filter: FileFilter) {
  files(first: $first, after: $after, filter: $filter) {
    edges {
      node {
        ...FileRow
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment FileRow on File {
  __typename
  id
  filename
  contentType
  size
  createdAt
  deletedAt
  purgeAt
  tags
}`) as unknown as TypedDocumentString<FilesQuery, FilesQueryVariables>;
export const CountFilesDocument = new TypedDocumentString(`
    query CountFiles($filter: FileFilter) {
  files(first: 1, filter: $filter) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<CountFilesQuery, CountFilesQueryVariables>;
export const TrashDocument = new TypedDocumentString(`
    query Trash($first: Int!, $after: String, $filter: FileFilter) {
  trash(first: $first, after: $after, filter: $filter) {
    edges {
      node {
        ...FileRow
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment FileRow on File {
  __typename
  id
  filename
  contentType
  size
  createdAt
  deletedAt
  purgeAt
  tags
}`) as unknown as TypedDocumentString<TrashQuery, TrashQueryVariables>;
export const FileDetailDocument = new TypedDocumentString(`
    query FileDetail($id: ID!) {
  file(id: $id) {
    ...FileRow
    sha256
    updatedAt
    modifiedAt
    downloadUrl(expiresIn: 86400)
    copies {
      channel
      confirmedAt
      fault
      runId
    }
  }
}
    fragment FileRow on File {
  __typename
  id
  filename
  contentType
  size
  createdAt
  deletedAt
  purgeAt
  tags
}`) as unknown as TypedDocumentString<FileDetailQuery, FileDetailQueryVariables>;
export const FileArchiveDocument = new TypedDocumentString(`
    query FileArchive($id: ID!) {
  file(id: $id) {
    __typename
    id
    archive {
      __typename
      id
      entryCount
      problem {
        code
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FileArchiveQuery, FileArchiveQueryVariables>;
export const ArchiveOfFileDocument = new TypedDocumentString(`
    query ArchiveOfFile($id: ID!) {
  file(id: $id) {
    __typename
    id
    filename
  }
}
    `) as unknown as TypedDocumentString<ArchiveOfFileQuery, ArchiveOfFileQueryVariables>;
export const UpdateFileTagsDocument = new TypedDocumentString(`
    mutation UpdateFileTags($input: UpdateFileTagsInput!) {
  updateFileTags(input: $input) {
    __typename
    ... on UpdateFileTagsPayload {
      file {
        __typename
        id
        tags
        updatedAt
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateFileTagsMutation, UpdateFileTagsMutationVariables>;
export const DeleteFileDocument = new TypedDocumentString(`
    mutation DeleteFile($input: DeleteFileInput!) {
  deleteFile(input: $input) {
    __typename
    ... on DeleteFilePayload {
      deletedFileId
    }
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteFileMutation, DeleteFileMutationVariables>;
export const DeleteFilesDocument = new TypedDocumentString(`
    mutation DeleteFiles($input: DeleteFilesInput!) {
  deleteFiles(input: $input) {
    __typename
    ... on DeleteFilesPayload {
      deletion {
        __typename
        id
        state
        version
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteFilesMutation, DeleteFilesMutationVariables>;
export const RestoreFileDocument = new TypedDocumentString(`
    mutation RestoreFile($input: RestoreFileInput!) {
  restoreFile(input: $input) {
    __typename
    ... on RestoreFilePayload {
      file {
        ...FileRow
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment FileRow on File {
  __typename
  id
  filename
  contentType
  size
  createdAt
  deletedAt
  purgeAt
  tags
}`) as unknown as TypedDocumentString<RestoreFileMutation, RestoreFileMutationVariables>;
export const CollectionChoicesDocument = new TypedDocumentString(`
    query CollectionChoices($first: Int!, $after: String) {
  collections(first: $first, after: $after) {
    edges {
      node {
        __typename
        id
        name
        revision
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<CollectionChoicesQuery, CollectionChoicesQueryVariables>;
export const AddFilesToCollectionDocument = new TypedDocumentString(`
    mutation AddFilesToCollection($input: AddToCollectionInput!) {
  addToCollection(input: $input) {
    __typename
    ... on AddToCollectionPayload {
      added
      replaced
      skipped
      renamed
      collection {
        __typename
        id
        name
        revision
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddFilesToCollectionMutation, AddFilesToCollectionMutationVariables>;
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