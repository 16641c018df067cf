/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/**
 * The lists of what an account has, but for those of work, which `workUpdated` follows. What time alone changes is told once
 * someone finds it: that an upload has expired, or that a file's time in the trash is over.
 */
export type AccountList =
  /** `apiKeys`, told to who may list them. */
  | 'API_KEYS'
  /** `collections`: those that there are, their names, and what they hold. */
  | 'COLLECTIONS'
  /** `files`: those that there are, and their tags. */
  | 'FILES'
  /** `syncSchedules`: those that there are, what they say, and the runs that they start. */
  | 'SCHEDULES'
  /** `trash`. */
  | 'TRASH'
  /**
   * `uploads`: how far they are, and their ends. A new one is told with its first bytes or its end: if it were told when it's
   * created, the commits of uploads would wait for each other.
   */
  | 'UPLOADS';

/** What was decided about a replay that needs attention. */
export type AcknowledgeReplayInput = {
  /** What shall become of it. */
  decision: ReplayDecision;
  /** What a person has to say about it, up to 2,000 characters. */
  note?: string | null | undefined;
  /** The UUID of the replay. */
  replayId: string;
};

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

/** What a store is for. */
export type ChannelRole =
  /** Files lie here, and are read from here. */
  | 'PRIMARY'
  /** Files are mirrored here. */
  | 'REPLICA';

/** Which collections to list. */
export type CollectionFilter = {
  /** A part of the name, in upper or lower case. */
  name?: string | null | undefined;
};

/** Which items of a collection to list. All that is given must hold. */
export type CollectionItemFilter = {
  /** What the path must match as a whole, as in `ArchiveEntryFilter`. */
  glob?: string | null | undefined;
  /** Whether the item's file has been deleted. */
  missing?: boolean | null | undefined;
  /** What the path must begin with: a folder and all below it is its path with a `/` at the end. */
  pathPrefix?: string | null | undefined;
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

/** Which direct upload has all its parts. */
export type CompleteUploadInput = {
  /** The SHA-256 that the bytes must have, where it wasn't declared before: 64 hexadecimal digits. */
  sha256?: string | null | undefined;
  /** The id of the upload. */
  uploadId: string;
};

/** What a new API key shall be. */
export type CreateApiKeyInput = {
  /** When the key ends by itself. Left out: never. */
  expiresAt?: string | null | undefined;
  /** What the key is called, 1 to 100 characters. */
  name: string;
  /** What the key may do. Left out: READ and WRITE. */
  scopes?: Array<Scope> | null | undefined;
};

/** What a new collection shall be. */
export type CreateCollectionInput = {
  /** What the collection is for, 10,000 characters at most. */
  description?: string | null | undefined;
  /**
   * A word of yours for this wish, 255 characters at most. Sent again within a day it gives what was made the first time,
   * rather than making it twice; while that is still under way it's a CONFLICT.
   */
  idempotencyKey?: string | null | undefined;
  /** What the collection is called, 1 to 255 characters in one line. Several may be called the same. */
  name: string;
};

/** What a copy of a collection shall be. */
export type CreateExportInput = {
  /** The collection. */
  collectionId: string;
  /** The format. */
  format: ExportFormat;
  /** Whether to build it anew even where an equal one is ready. */
  fresh?: boolean | null | undefined;
  /** With the same key the same request is granted once, however often it is sent. At most 255 characters, for 24 hours. */
  idempotencyKey?: string | null | undefined;
  /** How to make it. Left out: by the defaults. */
  options?: ExportOptionsInput | null | undefined;
};

/** Asks for a schedule. */
export type CreateSyncScheduleInput = {
  /** The channels that its runs work on: primary, or names of replicas. Null: all that the kind can work on when a run starts. */
  channels?: Array<string> | null | undefined;
  /** When runs are due: minute, hour, day, month, weekday, such as `30 2 1 * *`. */
  cron: string;
  /** Whether it starts runs. */
  enabled?: boolean | null | undefined;
  /** Which files. Null: all. */
  filter?: FileFilter | null | undefined;
  /** With the same key the same request is granted once. */
  idempotencyKey?: string | null | undefined;
  /** What to do with each file. */
  kind: SyncKind;
  /** How to go about it. */
  options?: SyncOptionsInput | null | undefined;
  /** The time zone of the times in `cron`, such as Europe/Berlin. */
  timeZone?: string | null | undefined;
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

/** Which collection to delete. */
export type DeleteCollectionInput = {
  /** The id of the collection. */
  collectionId: string;
  /** The revision that is meant: if the collection has another by now, it's a CONFLICT. */
  expectedRevision?: number | null | undefined;
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

/** Which exports: all that is given must hold. */
export type ExportFilter = {
  /** Exports of this collection. */
  collectionId?: string | null | undefined;
  /** Exports in one of these formats. */
  formats?: Array<ExportFormat> | null | undefined;
  /** Exports that stand so. */
  states?: Array<ExportState> | null | undefined;
};

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

/** How to make an artifact. */
export type ExportOptionsInput = {
  /** How hard to compress, 1 to 9. Types that are compressed already are stored as they are. */
  compression?: number | null | undefined;
  /**
   * Whether a bag lists missing files in `fetch.txt`, with links that work once those are restored from the trash. Without, they
   * are in `MISSING.csv` alone.
   */
  fetchMissing?: boolean | null | undefined;
};

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

/** Who began a garbage collection. */
export type GarbageCollectionStarter =
  /** A person, by `npm run gc`. */
  | 'COMMAND'
  /** The schedule. */
  | 'SCHEDULE';

/** Where a garbage collection stands: RUNNING until all passes had their turn, then what came of the worst of them. */
export type GarbageCollectionState =
  /** A pass failed. */
  | 'FAILED'
  /** Its process died in the middle. The next collection does what remained. */
  | 'LOST'
  /** A pass refused: it would have removed too much. */
  | 'REFUSED'
  /** It runs. */
  | 'RUNNING'
  /** Its process was told to stop. */
  | 'STOPPED'
  /** All passes succeeded. */
  | 'SUCCEEDED';

/** What garbage collection does, in this order. */
export type GarbagePassName =
  /** Ends the uploads whose time is over. */
  | 'EXPIRE_UPLOADS'
  /** Forgets records of garbage collections that ended long ago. No collection of files: see PURGE_DELETED_COLLECTIONS. */
  | 'PURGE_COLLECTIONS'
  /** Removes the collections of files that were deleted, with their items. */
  | 'PURGE_DELETED_COLLECTIONS'
  /** Removes the files whose time in the trash is over, with their bytes. */
  | 'PURGE_FILES'
  /** Forgets idempotency keys that are older than a day. */
  | 'PURGE_KEYS'
  /** What collections held once: items that were removed or moved, unless an export is still to be built of that. */
  | 'PURGE_PAST_ITEMS'
  /** Forgets replays that came to their end long ago. */
  | 'PURGE_REPLAYS'
  /** Forgets the details of sync runs that ended long ago, once they are archived. */
  | 'PURGE_SYNC_RUNS'
  /** Forgets uploads that ended long ago. */
  | 'PURGE_UPLOADS'
  /** Forgets work that ended long ago. */
  | 'PURGE_WORK'
  /** Removes the objects that no file names, such as those that a crash left. */
  | 'RECLAIM_ORPHANS'
  /** Removes parts of objects that never came to be whole, and that no upload waits for any more. */
  | 'RECLAIM_PARTS'
  /** Removes the objects that an earlier collection could not remove. */
  | 'REMOVE_CONDEMNED';

/** How a pass of a garbage collection ended. */
export type GarbagePassOutcome =
  /** Something went wrong; the next collection tries again. */
  | 'FAILED'
  /** It would have removed too much. */
  | 'REFUSED'
  /** It was told to stop. */
  | 'STOPPED'
  /** It did all there was to do. */
  | 'SUCCEEDED';

/** Which jobs to list. All that is given must hold. */
export type JobFilter = {
  /** The id of the archive. */
  archiveId?: string | null | undefined;
  /** The job is in one of these states. */
  states?: Array<WorkState> | null | undefined;
};

/** Why a file is missing from an artifact. */
export type MissingReason =
  /** Its bytes are not those that were stored. */
  | 'DAMAGED'
  /** It was deleted. */
  | 'DELETED'
  /** The object store doesn't have its bytes any more. */
  | 'LOST';

/** What to move in which collection. */
export type MoveInCollectionInput = {
  /** The id of the collection. */
  collectionId: string;
  /** The revision that the change is meant for: if the collection has another by now, it's a CONFLICT. */
  expectedRevision?: number | null | undefined;
  /** The path of an item, or of a folder, which moves with all that lies in it. */
  from: string;
  /**
   * The path that it shall have, by the rules of `CollectionItemInput`. Where a folder is there already, the two become one.
   * A path that another item has is a CONFLICT.
   */
  to: string;
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

/** Which items to remove from which collection: one of `paths`, `folder` and `all` says which items. The files stay. */
export type RemoveFromCollectionInput = {
  /** Says that all items are meant. */
  all?: boolean | null | undefined;
  /** The id of the collection. */
  collectionId: string;
  /** The revision that the change is meant for: if the collection has another by now, it's a CONFLICT. */
  expectedRevision?: number | null | undefined;
  /** The path of a folder: all that lies in it and below. */
  folder?: string | null | undefined;
  /** The paths of items, 1,000 at most. Those that aren't there are passed over. */
  paths?: Array<string> | null | undefined;
};

/** Why the source could not be told of a failure. */
export type ReplayConflict =
  /** It isn't pending any more, or has another version than was replayed. */
  | 'CHANGED'
  /** There is no such failure any more. */
  | 'GONE'
  /** Its task isn't in the target. */
  | 'NOT_IN_TARGET';

/** What shall become of a replay that needs attention. */
export type ReplayDecision =
  /**
   * Failures in conflict stay as they are, and another replay may have them; a receipt that doesn't add up is kept as it was
   * counted.
   */
  | 'LEAVE'
  /** It goes on from where it got stuck; failures in conflict are tried as they are by now. */
  | 'RETRY';

/** Which replays. All that is given must hold. */
export type ReplayFilter = {
  /** The replay is in one of these phases. */
  phases?: Array<ReplayPhase> | null | undefined;
  /** It replays failures of this run. */
  sourceRunId?: string | null | undefined;
};

/** Where a failure stands in a replay. */
export type ReplayItemState =
  /** The source could not be told of it. */
  | 'CONFLICT'
  /** The target has it. */
  | 'ENQUEUED'
  /** It was in conflict, and someone decided to leave it. */
  | 'LEFT'
  /** The target has it, and in the source it's pending no more. */
  | 'REPLAYED'
  /** It waits for its turn. */
  | 'SELECTED'
  /** Another replay has it. */
  | 'TAKEN';

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

/** Which failures of which run to replay. */
export type RequestReplayInput = {
  /**
   * The failures with these ids, 1,000 at most; those that are no pending ones of the run are passed over. Null: those of the
   * filter.
   */
  failureIds?: Array<string> | null | undefined;
  /** Which of the run's pending failures. Null: all. */
  filter?: SyncFailureFilter | null | undefined;
  /** Your word for this request, up to 255 characters: under the same one of the same run it's the same replay. */
  idempotencyKey: string;
  /** The UUID of the run, which has ended. */
  runId: string;
};

/** Which export to try again. */
export type RetryExportInput = {
  /** The export. It must have failed, been cancelled, or expired. */
  exportId: string;
  /** With the same key the same request is granted once, however often it is sent. At most 255 characters, for 24 hours. */
  idempotencyKey?: string | null | undefined;
};

/** Which job to try again. */
export type RetryJobInput = {
  /**
   * A word of yours for this wish, 255 characters at most. Sent again within a day it gives what was made the first time,
   * rather than making it twice; while that is still under way it's a CONFLICT.
   */
  idempotencyKey?: string | null | undefined;
  /** The id of a job that failed or was cancelled. */
  jobId: string;
};

/** What an API key or session may do. */
export type Scope =
  /** Manage API keys, and see how the service fares. */
  | 'ADMIN'
  /** Read everything of the account. */
  | 'READ'
  /** Change and create. */
  | 'WRITE';

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

/** Asks for a sync run. */
export type StartSyncRunInput = {
  /** The channels to work on: primary, or names of replicas. Null: all that the kind can work on. */
  channels?: Array<string> | null | undefined;
  /** Which cycle of the month it's to be, 1 to 1000000. Null: the next. */
  cycle?: number | null | undefined;
  /** Only says what would be done. */
  dryRun?: boolean | null | undefined;
  /** Which files. Null: all. */
  filter?: FileFilter | null | undefined;
  /** With the same key the same request is granted once. */
  idempotencyKey?: string | null | undefined;
  /** What to do with each file. */
  kind: SyncKind;
  /** The month that the run is to belong to, such as 2026-11. Null: the present one (UTC). */
  month?: string | null | undefined;
  /** How to go about it. */
  options?: SyncOptionsInput | null | undefined;
};

/** What a task does with a file on a channel. */
export type SyncAction =
  /** The file was there already. */
  | 'CONFIRM'
  /** There was nothing in the replica: the file is written. */
  | 'COPY'
  /** An object that no file has goes. */
  | 'REMOVE'
  /** There was something else in the replica: the file is written in its place. */
  | 'REPLACE'
  /** The bytes are read again and compared. */
  | 'VERIFY';

/** Which failures are meant: all that is given must hold. */
export type SyncFailureFilter = {
  /** The channels on which they failed. Null: any. */
  channels?: Array<string> | null | undefined;
  /** What went wrong, such as HASH_MISMATCH. Null: anything. */
  codes?: Array<string> | null | undefined;
  /** Where they failed. Null: anywhere. */
  stages?: Array<SyncFailureStage> | null | undefined;
  /** Whether the run tries them again. Null: either. */
  states?: Array<SyncFailureState> | null | undefined;
  /** A part of the message or the filename, in upper or lower case. Null: whatever they say. */
  text?: string | null | undefined;
};

/** Where a task failed. */
export type SyncFailureStage =
  /** Looking at what came of writing. */
  | 'CONFIRM'
  /** Comparing the bytes with those that were stored. */
  | 'HASH'
  /** Reading the file. */
  | 'READ'
  /** Writing to the replica. */
  | 'WRITE';

/** Whether a run tries a failure again. */
export type SyncFailureState =
  /** It's for someone to mend. */
  | 'PENDING'
  /** A replay has taken it over: it's another run's to mend. */
  | 'REPLAYED'
  /** The next round tries again. */
  | 'RETRYING';

/** What a sync run does with each file. */
export type SyncKind =
  /** Copies to the replicas what is missing there or differs, and confirms the bytes there. */
  | 'MIRROR'
  /** Reads the bytes again, in the primary store and in the replicas, and compares size and SHA-256. */
  | 'VERIFY';

/** Which files a sync run takes. */
export type SyncOperation =
  /** All files of the account, or those that its filter means. */
  | 'FULL'
  /** The failures of another run. */
  | 'REPLAY';

/** How a sync run goes about it. */
export type SyncOptionsInput = {
  /** How many bytes the run may move in a day (UTC); then it waits for the next day. Null: no limit. */
  bytesPerDay?: number | null | undefined;
  /** VERIFY: only what hasn't been confirmed on its channel for so many days, 1 to 36500. Null: whenever it was. */
  olderThanDays?: number | null | undefined;
  /** MIRROR: whether objects that no file has are removed from the replicas, once they are older than the grace for orphans. */
  removeExtraneous?: boolean | null | undefined;
  /** VERIFY: the per cent of files that are read, above 0 and up to 100: another choice in each run. Null: all. */
  samplePercent?: number | null | undefined;
  /** How many seconds of a day (UTC) the run may work, 1 to 86400; then it waits for the next day. Null: no limit. */
  secondsPerDay?: number | null | undefined;
};

/** Where the report of a run stands. */
export type SyncReportState =
  /**
   * Something else lies in the object store where it belongs; `lastError` says where. It's tried again only once someone asks for it by
   * `retrySyncReport`.
   */
  | 'CONFLICT'
  /** Is written, or will be tried again. */
  | 'PENDING'
  /** Can be downloaded. A run that changes after that is PENDING again. */
  | 'PUBLISHED';

/** Which sync runs are meant: all that is given must hold. */
export type SyncRunFilter = {
  /** Whether they only say what they would do. Null: either. */
  dryRun?: boolean | null | undefined;
  /** What they do. Null: whatever they do. */
  kinds?: Array<SyncKind> | null | undefined;
  /** The months that they belong to, such as 2026-11. Null: any. */
  months?: Array<string> | null | undefined;
  /** Whether they are about all files or about the failures of another run. Null: either. */
  operations?: Array<SyncOperation> | null | undefined;
  /** Where they stand. Null: wherever that is. */
  states?: Array<SyncRunState> | null | undefined;
};

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

/** Which tasks are meant: all that is given must hold. */
export type SyncTaskFilter = {
  /** What is to be done, or was. Null: whatever it is. */
  actions?: Array<SyncAction> | null | undefined;
  /** The channels. Null: any. */
  channels?: Array<string> | null | undefined;
  /** Where they stand. Null: wherever that is. */
  states?: Array<SyncTaskState> | null | undefined;
};

/** Where a task of a run stands. */
export type SyncTaskState =
  /** Done. Settled. */
  | 'DONE'
  /** Waits for its round. */
  | 'DUE'
  /** Failed. Settled. */
  | 'FAILED'
  /** Only says what would be done. Settled. */
  | 'PLANNED'
  /** Its file was deleted before it was its turn. Settled. */
  | 'SKIPPED';

/** What can happen to a piece of work. */
export type TimelineEvent =
  /** It stopped because someone asked. */
  | 'CANCELLED'
  /** Someone asked it to stop. */
  | 'CANCEL_REQUESTED'
  /** A worker took it. */
  | 'CLAIMED'
  /** Someone asked for it. */
  | 'CREATED'
  /** The artifact of an export that was ready: its time is over, or the object store has lost it. */
  | 'EXPIRED'
  /** It failed. */
  | 'FAILED'
  /** Its worker shut down and gave it back. */
  | 'PARKED'
  /** Someone asked it to wait. */
  | 'PAUSED'
  /** Its worker fell silent, and it was given back. */
  | 'REAPED'
  /** Of a sync run that has ended: a replay took failures over. */
  | 'REPLAYED'
  /** Someone let it go on. */
  | 'RESUMED'
  /**
   * An attempt ended for a reason that may pass, and the work will be tried again; or someone asked to try something again that
   * `message` names.
   */
  | 'RETRIED'
  /** It succeeded. */
  | 'SUCCEEDED';

/** Which collection to change, and how. What is left out stays. */
export type UpdateCollectionInput = {
  /** The id of the collection. */
  collectionId: string;
  /** What the collection is for, 10,000 characters at most. Null: nothing is said of it any more. */
  description?: string | null | undefined;
  /** The revision that the change is meant for: if the collection has another by now, it's a CONFLICT. */
  expectedRevision?: number | null | undefined;
  /** What the collection is called, 1 to 255 characters in one line. */
  name?: string | null | undefined;
};

/** What to change of a schedule. What is left out stays. */
export type UpdateSyncScheduleInput = {
  /** The channels that its runs work on. Null: all that the kind can work on when a run starts. */
  channels?: Array<string> | null | undefined;
  /** When runs are due. Where that is another time now, the next run is due at the next of them. */
  cron?: string | null | undefined;
  /** Whether it starts runs. One that is enabled again catches up nothing. */
  enabled?: boolean | null | undefined;
  /** Which files. Null: all. */
  filter?: FileFilter | null | undefined;
  /** How to go about it: all of it anew. Null: as by default. */
  options?: SyncOptionsInput | null | undefined;
  /** The UUID of the schedule. */
  scheduleId: string;
  /** The time zone of the times in `cron`. */
  timeZone?: string | null | undefined;
};

/** A small file with its bytes in the same request. */
export type UploadFileInput = {
  /** The media type. Left out: that of the request's part, else found by the name, else by the bytes. */
  contentType?: string | null | undefined;
  /** The bytes, as a part of a GraphQL multipart request. */
  file: File;
  /** The name that the file gets. Left out: that of the request's part. */
  filename?: string | null | undefined;
  /**
   * A word of yours for this wish, 255 characters at most. Sent again within a day it gives what was made the first time,
   * rather than making it twice; while that is still under way it's a CONFLICT.
   */
  idempotencyKey?: string | null | undefined;
  /** The SHA-256 that the bytes must have: 64 hexadecimal digits. */
  sha256?: string | null | undefined;
  /** The tags that the file gets; 64 KiB of JSON at most. Keys under `stevedore/` are refused. */
  tags?: Record<string, unknown> | null | undefined;
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

/** Kinds of work. */
export type WorkKind =
  /** The completion of a direct upload: a Completion. */
  | 'COMPLETION'
  /** The deletion of many files: a Deletion. */
  | 'DELETION'
  /** A copy of a collection: an Export. */
  | 'EXPORT'
  /** The extraction of an archive: a Job. */
  | 'JOB'
  /** The failures of a sync run, taken into a new one: a Replay. */
  | 'REPLAY'
  /** A pass over all files: a SyncRun. */
  | 'SYNC_RUN';

/** Which work to list. All that is given must hold. */
export type WorkListFilter = {
  /** The work is of one of these kinds. Null: of any; an empty list: of none. */
  kinds?: Array<WorkKind> | null | undefined;
  /**
   * Whether someone has to look at it: it FAILED, as a replay has that needs attention, or it's a sync run that ended with failures
   * that are still pending. Null: either.
   */
  needsAttention?: boolean | null | undefined;
  /** The work is in one of these states. Null: in any; an empty list: in none. */
  states?: Array<WorkState> | null | undefined;
};

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

export type DemoViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type DemoViewerQuery = { viewer: { id: string, name: string } };

export type DemoCreateCollectionMutationVariables = Exact<{
  name: string;
}>;


export type DemoCreateCollectionMutation = { createCollection:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'CreateCollectionPayload', collection: { id: string } }
    | { __typename: 'GoneError', message: string }
    | { __typename: 'IdempotencyMismatchError', message: string }
    | { __typename: 'InvalidInputError', message: string }
   };

export type DemoAddArchiveMutationVariables = Exact<{
  collectionId: string;
  archiveId: string;
}>;


export type DemoAddArchiveMutation = { addToCollection:
    | { __typename: 'AddToCollectionPayload', renamed: number | null, collection: { name: string, revision: number, itemCount: number, totalBytes: number, children: { edges: Array<{ node: { name: string, isFolder: boolean } }> } } }
    | { __typename: 'CollectionFullError', message: string }
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'GoneError', message: string }
    | { __typename: 'IdempotencyMismatchError', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotFoundError', message: string }
   };

export type DemoChildrenQueryVariables = Exact<{
  tags: Record<string, unknown>;
  after?: string | null | undefined;
}>;


export type DemoChildrenQuery = { files: { edges: Array<{ node: { size: number, sha256: string, tags: Record<string, unknown>, downloadUrl: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type DemoEntriesQueryVariables = Exact<{
  fileId: string;
  first: number;
}>;


export type DemoEntriesQuery = { file: { archive: { entryCount: number | null, entries: { edges: Array<{ node: { index: number, name: string, size: number, skipReason: SkipReason | null } }> } } | null } | null };

export type DemoCreateExportMutationVariables = Exact<{
  collectionId: string;
}>;


export type DemoCreateExportMutation = { createExport:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'CreateExportPayload', export: { id: string } }
    | { __typename: 'GoneError', message: string }
    | { __typename: 'IdempotencyMismatchError', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotFoundError', message: string }
   };

export type DemoExportUpdatedSubscriptionVariables = Exact<{
  id: string;
}>;


export type DemoExportUpdatedSubscription = { work: { revision: number, filename: string, sizeBytes: number | null, sha256: string | null, downloadUrl: string | null, complete: boolean | null, state: WorkState, missing: { edges: Array<{ node: { path: string, reason: MissingReason } }> }, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, failure: { message: string } | null } };

export type DemoExportFragment = { revision: number, filename: string, sizeBytes: number | null, sha256: string | null, downloadUrl: string | null, complete: boolean | null, state: WorkState, missing: { edges: Array<{ node: { path: string, reason: MissingReason } }> }, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, failure: { message: string } | null };

export type DemoExtractArchiveMutationVariables = Exact<{
  archiveId: string;
}>;


export type DemoExtractArchiveMutation = { extractArchive:
    | { __typename: 'ArchiveBusyError', message: string }
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ExtractArchivePayload', job: { id: string } }
    | { __typename: 'GoneError', message: string }
    | { __typename: 'IdempotencyMismatchError', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'UnreadableArchiveError', message: string }
   };

export type DemoJobUpdatedSubscriptionVariables = Exact<{
  id: string;
}>;


export type DemoJobUpdatedSubscription = { work: { state: WorkState, summary: { extracted: number, bytes: number, skipped: Array<{ reason: SkipReason, count: number }>, skippedEntries: Array<{ name: string, reason: SkipReason }> } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, failure: { message: string } | null } };

export type DemoJobFragment = { state: WorkState, summary: { extracted: number, bytes: number, skipped: Array<{ reason: SkipReason, count: number }>, skippedEntries: Array<{ name: string, reason: SkipReason }> } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, failure: { message: string } | null };

type DemoWork_Completion_Fragment = { state: WorkState, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, failure: { message: string } | null };

type DemoWork_Deletion_Fragment = { state: WorkState, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, failure: { message: string } | null };

type DemoWork_Export_Fragment = { state: WorkState, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, failure: { message: string } | null };

type DemoWork_Job_Fragment = { state: WorkState, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, failure: { message: string } | null };

type DemoWork_Replay_Fragment = { state: WorkState, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, failure: { message: string } | null };

type DemoWork_SyncRun_Fragment = { state: WorkState, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, failure: { message: string } | null };

export type DemoWorkFragment =
  | DemoWork_Completion_Fragment
  | DemoWork_Deletion_Fragment
  | DemoWork_Export_Fragment
  | DemoWork_Job_Fragment
  | DemoWork_Replay_Fragment
  | DemoWork_SyncRun_Fragment
;

export type DemoStartMirrorMutationVariables = Exact<{
  channel: string;
  filter: FileFilter;
}>;


export type DemoStartMirrorMutation = { startSyncRun:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'GoneError', message: string }
    | { __typename: 'IdempotencyMismatchError', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'StartSyncRunPayload', run: { id: string } }
    | { __typename: 'SyncRunExistsError', message: string }
   };

export type DemoSyncRunUpdatedSubscriptionVariables = Exact<{
  id: string;
}>;


export type DemoSyncRunUpdatedSubscription = { work: { id: string, runState: SyncRunState, pendingFailureCount: number, state: WorkState, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, failure: { message: string } | null } };

export type DemoSyncRunFragment = { id: string, runState: SyncRunState, pendingFailureCount: number, state: WorkState, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, failure: { message: string } | null };

export type DemoFailuresQueryVariables = Exact<{
  id: string;
}>;


export type DemoFailuresQuery = { syncRun: { failures:
      | { __typename: 'FailureDetailsUnavailable', message: string }
      | { __typename: 'SyncFailureConnection', edges: Array<{ node: { filename: string | null, stage: SyncFailureStage, code: string, attempts: number, message: string } }> }
     } | null };

export type DemoRequestReplayMutationVariables = Exact<{
  runId: string;
}>;


export type DemoRequestReplayMutation = { requestReplay:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'FailureDetailsUnavailable', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NothingToReplayError', message: string }
    | { __typename: 'RequestReplayPayload', replay: { id: string, targetRunId: string } }
   };

export type DemoReplayUpdatedSubscriptionVariables = Exact<{
  id: string;
}>;


export type DemoReplayUpdatedSubscription = { work: { phase: ReplayPhase, state: WorkState, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, failure: { message: string } | null } };

export type DemoSourceQueryVariables = Exact<{
  id: string;
}>;


export type DemoSourceQuery = { syncRun: { failedCount: number, pendingFailureCount: number } | null };

export type DemoCreateUploadMutationVariables = Exact<{
  input: CreateUploadInput;
}>;


export type DemoCreateUploadMutation = { createUpload:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'CreateUploadPayload', upload: { url: string | null } }
    | { __typename: 'GoneError', message: string }
    | { __typename: 'IdempotencyMismatchError', message: string }
    | { __typename: 'InvalidInputError', message: string }
   };

export type CorpusEntriesQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type CorpusEntriesQuery = { file: { archive: { problem: { code: string } | null, entries: { edges: Array<{ node: { index: number, path: string | null, skipReason: SkipReason | null, file: { id: string, sha256: string, tags: Record<string, unknown> } | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } | null } | null };

export type CorpusExtractionMutationVariables = Exact<{
  id: string;
}>;


export type CorpusExtractionMutation = { extractArchive:
    | { __typename: 'ArchiveBusyError', code: ErrorCode, message: string }
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'ExtractArchivePayload', job: { id: string } }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'UnreadableArchiveError', code: ErrorCode, message: string }
   };

export type CorpusJobSubscriptionVariables = Exact<{
  id: string;
}>;


export type CorpusJobSubscription = { jobUpdated: { state: WorkState, failure: { code: string, message: string } | null } };

export type CorpusFilesQueryVariables = Exact<{
  tags: Record<string, unknown>;
}>;


export type CorpusFilesQuery = { files: { totalCount: number } };

export type BenchCreateUploadMutationVariables = Exact<{
  filename: string;
}>;


export type BenchCreateUploadMutation = { createUpload:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'CreateUploadPayload', upload: { url: string | null } }
    | { __typename: 'GoneError', message: string }
    | { __typename: 'IdempotencyMismatchError', message: string }
    | { __typename: 'InvalidInputError', message: string }
   };

export type BenchExtractArchiveMutationVariables = Exact<{
  archiveId: string;
}>;


export type BenchExtractArchiveMutation = { extractArchive:
    | { __typename: 'ArchiveBusyError', message: string }
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ExtractArchivePayload', job: { id: string } }
    | { __typename: 'GoneError', message: string }
    | { __typename: 'IdempotencyMismatchError', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'UnreadableArchiveError', message: string }
   };

export type BenchCancelJobMutationVariables = Exact<{
  jobId: string;
}>;


export type BenchCancelJobMutation = { cancelJob:
    | { __typename: 'CancelJobPayload' }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotFoundError', message: string }
   };

export type BenchWorkUpdatedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type BenchWorkUpdatedSubscription = { workUpdated:
    | { id: string, state: WorkState, startedAt: string | null }
    | { id: string, state: WorkState, startedAt: string | null }
    | { id: string, state: WorkState, startedAt: string | null }
    | { id: string, state: WorkState, startedAt: string | null }
    | { id: string, state: WorkState, startedAt: string | null }
    | { id: string, state: WorkState, startedAt: string | null }
   };

export type BenchJobUpdatedSubscriptionVariables = Exact<{
  id: string;
}>;


export type BenchJobUpdatedSubscription = { jobUpdated: { id: string, state: WorkState, version: number, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null } } };

export type BenchIndexedArchiveQueryVariables = Exact<{
  id: string;
}>;


export type BenchIndexedArchiveQuery = { file: { archive: { entryCount: number | null, problem: { message: string } | null } | null } | null };

export type BenchEntriesPageQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
  filter?: ArchiveEntryFilter | null | undefined;
}>;


export type BenchEntriesPageQuery = { file: { archive: { entries: { edges: Array<{ node: { index: number, path: string | null, size: number, modifiedAt: string | null, skipReason: SkipReason | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } | null } | null };

export type BenchEntriesCountQueryVariables = Exact<{
  id: string;
  filter?: ArchiveEntryFilter | null | undefined;
}>;


export type BenchEntriesCountQuery = { file: { archive: { entries: { totalCount: number } } | null } | null };

export type BenchChildrenPageQueryVariables = Exact<{
  id: string;
  path?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type BenchChildrenPageQuery = { file: { archive: { children: { edges: Array<{ node: { name: string, isFolder: boolean, entry: { index: number, size: number } | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } | null } | null };

export type BenchCreateCollectionMutationVariables = Exact<{ [key: string]: never; }>;


export type BenchCreateCollectionMutation = { createCollection:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'CreateCollectionPayload', collection: { id: string } }
    | { __typename: 'GoneError', message: string }
    | { __typename: 'IdempotencyMismatchError', message: string }
    | { __typename: 'InvalidInputError', message: string }
   };

export type BenchAddArchiveMutationVariables = Exact<{
  collectionId: string;
  archiveId: string;
}>;


export type BenchAddArchiveMutation = { addToCollection:
    | { __typename: 'AddToCollectionPayload', added: number | null }
    | { __typename: 'CollectionFullError', message: string }
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'GoneError', message: string }
    | { __typename: 'IdempotencyMismatchError', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotFoundError', message: string }
   };

export type BenchCreateExportMutationVariables = Exact<{
  collectionId: string;
  format: ExportFormat;
}>;


export type BenchCreateExportMutation = { createExport:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'CreateExportPayload', export: { id: string } }
    | { __typename: 'GoneError', message: string }
    | { __typename: 'IdempotencyMismatchError', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotFoundError', message: string }
   };

export type BenchExportUpdatedSubscriptionVariables = Exact<{
  id: string;
}>;


export type BenchExportUpdatedSubscription = { exportUpdated: { exportState: ExportState, complete: boolean | null, failure: { message: string } | null } };

export type BenchExtractWholeMutationVariables = Exact<{
  archiveId: string;
}>;


export type BenchExtractWholeMutation = { extractArchive:
    | { __typename: 'ArchiveBusyError', message: string }
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'ExtractArchivePayload', job: { id: string } }
    | { __typename: 'GoneError', message: string }
    | { __typename: 'IdempotencyMismatchError', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'UnreadableArchiveError', message: string }
   };

export type BenchExtractionUpdatedSubscriptionVariables = Exact<{
  id: string;
}>;


export type BenchExtractionUpdatedSubscription = { jobUpdated: { state: WorkState, startedAt: string | null, finishedAt: string | null, failure: { message: string } | null, summary: { extracted: number, bytes: number } | null } };

export type BenchFilesPageQueryVariables = Exact<{
  after?: string | null | undefined;
  filter?: FileFilter | null | undefined;
}>;


export type BenchFilesPageQuery = { files: { edges: Array<{ node: { id: string, filename: string, contentType: string, size: number, sha256: string, tags: Record<string, unknown>, createdAt: string } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type BenchReplayPreviewQueryVariables = Exact<{
  runId: string;
  filter?: SyncFailureFilter | null | undefined;
}>;


export type BenchReplayPreviewQuery = { syncRun: { replayPreview:
      | { __typename: 'ConflictError', message: string }
      | { __typename: 'FailureDetailsUnavailable', message: string }
      | { __typename: 'InvalidInputError', message: string }
      | { __typename: 'ReplayPreview', selected: number, taken: number, bytes: number }
     } | null };

export type BenchRequestReplayMutationVariables = Exact<{
  input: RequestReplayInput;
}>;


export type BenchRequestReplayMutation = { requestReplay:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'FailureDetailsUnavailable', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NothingToReplayError', message: string }
    | { __typename: 'RequestReplayPayload', replay: { id: string } }
   };

export type BenchReplayReceiptQueryVariables = Exact<{
  id: string;
}>;


export type BenchReplayReceiptQuery = { replay: { receipt: { inTarget: number, left: number, replayed: number } | null } | null };

export type BenchReplayItemsQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
  states?: Array<ReplayItemState> | ReplayItemState | null | undefined;
}>;


export type BenchReplayItemsQuery = { replay: { items: { edges: Array<{ node: { failureId: string, fileId: string | null, channel: string, state: ReplayItemState } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } | null };

export type BenchSyncFailuresQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
  states?: Array<SyncFailureState> | SyncFailureState | null | undefined;
}>;


export type BenchSyncFailuresQuery = { syncRun: { failures:
      | { __typename: 'FailureDetailsUnavailable', message: string }
      | { __typename: 'SyncFailureConnection', edges: Array<{ node: { id: string, filename: string | null, channel: string, code: string, state: SyncFailureState } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } }
     } | null };

export type ExportForChaosFragment = { id: string, state: WorkState, exportState: ExportState, version: number, attempt: number, complete: boolean | null, progress: { itemsDone: number, itemsTotal: number | null } };

export type CreateExportForChaosMutationVariables = Exact<{
  input: CreateExportInput;
}>;


export type CreateExportForChaosMutation = { createExport:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'CreateExportPayload', export: { id: string } }
    | { __typename: 'GoneError', message: string }
    | { __typename: 'IdempotencyMismatchError', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotFoundError', message: string }
   };

export type RetryExportForChaosMutationVariables = Exact<{
  input: RetryExportInput;
}>;


export type RetryExportForChaosMutation = { retryExport:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'GoneError', message: string }
    | { __typename: 'IdempotencyMismatchError', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'RetryExportPayload', export: { id: string } }
   };

export type ExportUpdatedForChaosSubscriptionVariables = Exact<{
  id: string;
}>;


export type ExportUpdatedForChaosSubscription = { exportUpdated: { id: string, state: WorkState, exportState: ExportState, version: number, attempt: number, complete: boolean | null, progress: { itemsDone: number, itemsTotal: number | null } } };

export type CreateCollectionForChaosMutationVariables = Exact<{
  input: CreateCollectionInput;
}>;


export type CreateCollectionForChaosMutation = { createCollection:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'CreateCollectionPayload', collection: { id: string, revision: number } }
    | { __typename: 'GoneError', message: string }
    | { __typename: 'IdempotencyMismatchError', message: string }
    | { __typename: 'InvalidInputError', message: string }
   };

export type AddItemsForChaosMutationVariables = Exact<{
  input: AddToCollectionInput;
}>;


export type AddItemsForChaosMutation = { addToCollection:
    | { __typename: 'AddToCollectionPayload', collection: { revision: number } }
    | { __typename: 'CollectionFullError', message: string }
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'GoneError', message: string }
    | { __typename: 'IdempotencyMismatchError', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotFoundError', message: string }
   };

export type RemoveItemsForChaosMutationVariables = Exact<{
  input: RemoveFromCollectionInput;
}>;


export type RemoveItemsForChaosMutation = { removeFromCollection:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'RemoveFromCollectionPayload', collection: { revision: number } }
   };

export type ReplayForChaosFragment = { id: string, state: WorkState, phase: ReplayPhase, version: number, attempt: number, targetRunId: string, selected: number, taken: number, progress: { itemsDone: number, itemsTotal: number | null } };

export type RequestReplayForChaosMutationVariables = Exact<{
  input: RequestReplayInput;
}>;


export type RequestReplayForChaosMutation = { requestReplay:
    | { __typename: 'ConflictError', message: string }
    | { __typename: 'FailureDetailsUnavailable', message: string }
    | { __typename: 'InvalidInputError', message: string }
    | { __typename: 'NotFoundError', message: string }
    | { __typename: 'NothingToReplayError', message: string }
    | { __typename: 'RequestReplayPayload', replay: { id: string, targetRunId: string } }
   };

export type ReplayUpdatedForChaosSubscriptionVariables = Exact<{
  id: string;
}>;


export type ReplayUpdatedForChaosSubscription = { replayUpdated: { id: string, state: WorkState, phase: ReplayPhase, version: number, attempt: number, targetRunId: string, selected: number, taken: number, progress: { itemsDone: number, itemsTotal: number | null } } };

export type CollectionForTestFragment = { id: string, name: string, description: string | null, revision: number, itemCount: number, totalBytes: number, createdAt: string, updatedAt: string | null };

export type CreateCollectionForTestMutationVariables = Exact<{
  input: CreateCollectionInput;
}>;


export type CreateCollectionForTestMutation = { createCollection:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'CreateCollectionPayload', replayed: boolean, collection: { id: string, name: string, description: string | null, revision: number, itemCount: number, totalBytes: number, createdAt: string, updatedAt: string | null } }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
   };

export type UpdateCollectionForTestMutationVariables = Exact<{
  input: UpdateCollectionInput;
}>;


export type UpdateCollectionForTestMutation = { updateCollection:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'UpdateCollectionPayload', collection: { id: string, name: string, description: string | null, revision: number, itemCount: number, totalBytes: number, createdAt: string, updatedAt: string | null } }
   };

export type DeleteCollectionForTestMutationVariables = Exact<{
  input: DeleteCollectionInput;
}>;


export type DeleteCollectionForTestMutation = { deleteCollection:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'DeleteCollectionPayload', deletedCollectionId: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type AddToCollectionForTestMutationVariables = Exact<{
  input: AddToCollectionInput;
}>;


export type AddToCollectionForTestMutation = { addToCollection:
    | { __typename: 'AddToCollectionPayload', added: number | null, replaced: number | null, skipped: number | null, renamed: number | null, replayed: boolean, collection: { id: string, name: string, description: string | null, revision: number, itemCount: number, totalBytes: number, createdAt: string, updatedAt: string | null } }
    | { __typename: 'CollectionFullError', limit: number, code: ErrorCode, message: string }
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type RemoveFromCollectionForTestMutationVariables = Exact<{
  input: RemoveFromCollectionInput;
}>;


export type RemoveFromCollectionForTestMutation = { removeFromCollection:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'RemoveFromCollectionPayload', removed: number, collection: { id: string, name: string, description: string | null, revision: number, itemCount: number, totalBytes: number, createdAt: string, updatedAt: string | null } }
   };

export type MoveInCollectionForTestMutationVariables = Exact<{
  input: MoveInCollectionInput;
}>;


export type MoveInCollectionForTestMutation = { moveInCollection:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
    | { __typename: 'MoveInCollectionPayload', moved: number, collection: { id: string, name: string, description: string | null, revision: number, itemCount: number, totalBytes: number, createdAt: string, updatedAt: string | null } }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type CollectionByIdForTestQueryVariables = Exact<{
  id: string;
}>;


export type CollectionByIdForTestQuery = { collection: { missingCount: number, id: string, name: string, description: string | null, revision: number, itemCount: number, totalBytes: number, createdAt: string, updatedAt: string | null } | null, node:
    | { __typename: 'Account', id: string }
    | { __typename: 'ApiKey', id: string }
    | { __typename: 'Archive', id: string }
    | { __typename: 'Collection', id: string }
    | { __typename: 'Completion', id: string }
    | { __typename: 'Deletion', id: string }
    | { __typename: 'Export', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'GarbageCollection', id: string }
    | { __typename: 'Job', id: string }
    | { __typename: 'Replay', id: string }
    | { __typename: 'SyncFailure', id: string }
    | { __typename: 'SyncRun', id: string }
    | { __typename: 'SyncSchedule', id: string }
    | { __typename: 'Upload', id: string }
   | null };

export type CollectionsForTestQueryVariables = Exact<{
  filter?: CollectionFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CollectionsForTestQuery = { collections: { totalCount: number, edges: Array<{ node: { id: string, name: string } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type CollectionItemsForTestQueryVariables = Exact<{
  id: string;
  filter?: CollectionItemFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CollectionItemsForTestQuery = { collection: { items: { totalCount: number, edges: Array<{ node: { path: string, size: number, sha256: string, fileId: string, missing: boolean, file: { id: string, filename: string } | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } | null };

export type CollectionItemForTestQueryVariables = Exact<{
  id: string;
  path: string;
}>;


export type CollectionItemForTestQuery = { collection: { item: { path: string, fileId: string } | null } | null };

export type CollectionChildrenForTestQueryVariables = Exact<{
  id: string;
  path?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CollectionChildrenForTestQuery = { collection: { children: { edges: Array<{ node: { name: string, path: string, isFolder: boolean, item: { path: string, size: number } | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } } | null };

export type RestoreForCollectionTestMutationVariables = Exact<{
  fileId: string;
}>;


export type RestoreForCollectionTestMutation = { restoreFile:
    | { __typename: 'ConflictError' }
    | { __typename: 'InvalidInputError' }
    | { __typename: 'NotFoundError' }
    | { __typename: 'RestoreFilePayload' }
   };

export type CollectionUpdatedForTestSubscriptionVariables = Exact<{
  id: string;
}>;


export type CollectionUpdatedForTestSubscription = { collectionUpdated: { revision: number, name: string, itemCount: number, items: { edges: Array<{ node: { path: string } }> } } };

export type DeletionForTestFragment = { id: string, state: WorkState, version: number, attempt: number, cancelRequested: boolean, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, failure: { code: string, message: string } | null, summary: { deleted: number, bytes: number, notReached: number } | null, timeline: { edges: Array<{ node: { event: TimelineEvent, attempt: number } }> } };

export type DeleteFilesForTestMutationVariables = Exact<{
  input: DeleteFilesInput;
}>;


export type DeleteFilesForTestMutation = { deleteFiles:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'DeleteFilesPayload', replayed: boolean, deletion: { id: string, state: WorkState, version: number, attempt: number, cancelRequested: boolean, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, failure: { code: string, message: string } | null, summary: { deleted: number, bytes: number, notReached: number } | null, timeline: { edges: Array<{ node: { event: TimelineEvent, attempt: number } }> } } }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
   };

export type CancelDeletionForTestMutationVariables = Exact<{
  deletionId: string;
}>;


export type CancelDeletionForTestMutation = { cancelDeletion:
    | { __typename: 'CancelDeletionPayload', deletion: { id: string, state: WorkState, version: number, attempt: number, cancelRequested: boolean, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, failure: { code: string, message: string } | null, summary: { deleted: number, bytes: number, notReached: number } | null, timeline: { edges: Array<{ node: { event: TimelineEvent, attempt: number } }> } } }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type DeletionForTestQueryVariables = Exact<{
  id: string;
}>;


export type DeletionForTestQuery = { deletion: { id: string, state: WorkState, version: number, attempt: number, cancelRequested: boolean, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, failure: { code: string, message: string } | null, summary: { deleted: number, bytes: number, notReached: number } | null, timeline: { edges: Array<{ node: { event: TimelineEvent, attempt: number } }> } } | null, node:
    | { __typename: 'Account', id: string }
    | { __typename: 'ApiKey', id: string }
    | { __typename: 'Archive', id: string }
    | { __typename: 'Collection', id: string }
    | { __typename: 'Completion', id: string }
    | { __typename: 'Deletion', id: string }
    | { __typename: 'Export', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'GarbageCollection', id: string }
    | { __typename: 'Job', id: string }
    | { __typename: 'Replay', id: string }
    | { __typename: 'SyncFailure', id: string }
    | { __typename: 'SyncRun', id: string }
    | { __typename: 'SyncSchedule', id: string }
    | { __typename: 'Upload', id: string }
   | null };

export type DeletionUpdatedForTestSubscriptionVariables = Exact<{
  id: string;
}>;


export type DeletionUpdatedForTestSubscription = { deletionUpdated: { id: string, state: WorkState, version: number, attempt: number, cancelRequested: boolean, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, failure: { code: string, message: string } | null, summary: { deleted: number, bytes: number, notReached: number } | null, timeline: { edges: Array<{ node: { event: TimelineEvent, attempt: number } }> } } };

export type FilenamesForTestQueryVariables = Exact<{ [key: string]: never; }>;


export type FilenamesForTestQuery = { files: { totalCount: number, edges: Array<{ node: { id: string, filename: string } }> }, trash: { totalCount: number } };

export type ExportForTestFragment = { __typename: 'Export', id: string, state: WorkState, exportState: ExportState, step: WorkStep | null, attempt: number, version: number, revision: number, collectionRevision: number | null, format: ExportFormat, filename: string, sizeBytes: number | null, sha256: string | null, complete: boolean | null, expiresAt: string | null, options: { compression: number, fetchMissing: boolean }, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, missing: { edges: Array<{ node: { path: string, reason: MissingReason, fileId: string, size: number, sha256: string } }> }, timeline: { edges: Array<{ node: { event: TimelineEvent } }> } };

export type CreateExportForTestMutationVariables = Exact<{
  input: CreateExportInput;
}>;


export type CreateExportForTestMutation = { createExport:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'CreateExportPayload', reused: boolean, replayed: boolean, export: { __typename: 'Export', id: string, state: WorkState, exportState: ExportState, step: WorkStep | null, attempt: number, version: number, revision: number, collectionRevision: number | null, format: ExportFormat, filename: string, sizeBytes: number | null, sha256: string | null, complete: boolean | null, expiresAt: string | null, options: { compression: number, fetchMissing: boolean }, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, missing: { edges: Array<{ node: { path: string, reason: MissingReason, fileId: string, size: number, sha256: string } }> }, timeline: { edges: Array<{ node: { event: TimelineEvent } }> } } }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type RetryExportForTestMutationVariables = Exact<{
  exportId: string;
}>;


export type RetryExportForTestMutation = { retryExport:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'RetryExportPayload', reused: boolean, replayed: boolean, export: { __typename: 'Export', id: string, state: WorkState, exportState: ExportState, step: WorkStep | null, attempt: number, version: number, revision: number, collectionRevision: number | null, format: ExportFormat, filename: string, sizeBytes: number | null, sha256: string | null, complete: boolean | null, expiresAt: string | null, retryOf: { id: string } | null, options: { compression: number, fetchMissing: boolean }, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, missing: { edges: Array<{ node: { path: string, reason: MissingReason, fileId: string, size: number, sha256: string } }> }, timeline: { edges: Array<{ node: { event: TimelineEvent } }> } } }
   };

export type CancelExportForTestMutationVariables = Exact<{
  exportId: string;
}>;


export type CancelExportForTestMutation = { cancelExport:
    | { __typename: 'CancelExportPayload', export: { __typename: 'Export', id: string, state: WorkState, exportState: ExportState, step: WorkStep | null, attempt: number, version: number, revision: number, collectionRevision: number | null, format: ExportFormat, filename: string, sizeBytes: number | null, sha256: string | null, complete: boolean | null, expiresAt: string | null, options: { compression: number, fetchMissing: boolean }, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, missing: { edges: Array<{ node: { path: string, reason: MissingReason, fileId: string, size: number, sha256: string } }> }, timeline: { edges: Array<{ node: { event: TimelineEvent } }> } } }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type ExportForTestQueryQueryVariables = Exact<{
  id: string;
  expiresIn?: number | null | undefined;
}>;


export type ExportForTestQueryQuery = { export: { __typename: 'Export', downloadUrl: string | null, id: string, state: WorkState, exportState: ExportState, step: WorkStep | null, attempt: number, version: number, revision: number, collectionRevision: number | null, format: ExportFormat, filename: string, sizeBytes: number | null, sha256: string | null, complete: boolean | null, expiresAt: string | null, collection: { id: string } | null, options: { compression: number, fetchMissing: boolean }, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, missing: { edges: Array<{ node: { path: string, reason: MissingReason, fileId: string, size: number, sha256: string } }> }, timeline: { edges: Array<{ node: { event: TimelineEvent } }> } } | null, node:
    | { __typename: 'Account', id: string }
    | { __typename: 'ApiKey', id: string }
    | { __typename: 'Archive', id: string }
    | { __typename: 'Collection', id: string }
    | { __typename: 'Completion', id: string }
    | { __typename: 'Deletion', id: string }
    | { __typename: 'Export', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'GarbageCollection', id: string }
    | { __typename: 'Job', id: string }
    | { __typename: 'Replay', id: string }
    | { __typename: 'SyncFailure', id: string }
    | { __typename: 'SyncRun', id: string }
    | { __typename: 'SyncSchedule', id: string }
    | { __typename: 'Upload', id: string }
   | null };

export type ExportsForTestQueryVariables = Exact<{
  filter?: ExportFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ExportsForTestQuery = { exports: { edges: Array<{ node: { id: string, format: ExportFormat, exportState: ExportState } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MissingForTestQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type MissingForTestQuery = { export: { missing: { edges: Array<{ node: { path: string, reason: MissingReason } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type ExportUpdatedForTestSubscriptionVariables = Exact<{
  id: string;
}>;


export type ExportUpdatedForTestSubscription = { exportUpdated: { __typename: 'Export', id: string, state: WorkState, exportState: ExportState, step: WorkStep | null, attempt: number, version: number, revision: number, collectionRevision: number | null, format: ExportFormat, filename: string, sizeBytes: number | null, sha256: string | null, complete: boolean | null, expiresAt: string | null, options: { compression: number, fetchMissing: boolean }, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null }, missing: { edges: Array<{ node: { path: string, reason: MissingReason, fileId: string, size: number, sha256: string } }> }, timeline: { edges: Array<{ node: { event: TimelineEvent } }> } } };

export type CreateCollectionForExportMutationVariables = Exact<{
  name: string;
}>;


export type CreateCollectionForExportMutation = { createCollection:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'CreateCollectionPayload', collection: { id: string, revision: number } }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
   };

export type AddItemsForExportMutationVariables = Exact<{
  collectionId: string;
  items: Array<CollectionItemInput> | CollectionItemInput;
}>;


export type AddItemsForExportMutation = { addToCollection:
    | { __typename: 'AddToCollectionPayload', collection: { id: string, revision: number } }
    | { __typename: 'CollectionFullError', code: ErrorCode, message: string }
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type DeleteFileForExportMutationVariables = Exact<{
  fileId: string;
}>;


export type DeleteFileForExportMutation = { deleteFile:
    | { __typename: 'DeleteFilePayload' }
    | { __typename: 'InvalidInputError' }
    | { __typename: 'NotFoundError' }
   };

export type RestoreFileForExportMutationVariables = Exact<{
  fileId: string;
}>;


export type RestoreFileForExportMutation = { restoreFile:
    | { __typename: 'ConflictError' }
    | { __typename: 'InvalidInputError' }
    | { __typename: 'NotFoundError' }
    | { __typename: 'RestoreFilePayload' }
   };

export type RemoveItemsForExportMutationVariables = Exact<{
  collectionId: string;
  paths?: Array<string> | string | null | undefined;
}>;


export type RemoveItemsForExportMutation = { removeFromCollection:
    | { __typename: 'ConflictError' }
    | { __typename: 'InvalidInputError' }
    | { __typename: 'NotFoundError' }
    | { __typename: 'RemoveFromCollectionPayload' }
   };

export type DeleteCollectionForExportMutationVariables = Exact<{
  collectionId: string;
}>;


export type DeleteCollectionForExportMutation = { deleteCollection:
    | { __typename: 'ConflictError' }
    | { __typename: 'DeleteCollectionPayload' }
    | { __typename: 'InvalidInputError' }
    | { __typename: 'NotFoundError' }
   };

export type CreateDirectUploadForTestMutationVariables = Exact<{
  input: CreateUploadInput;
}>;


export type CreateDirectUploadForTestMutation = { createUpload:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'CreateUploadPayload', replayed: boolean, upload: { id: string, direct: boolean, url: string | null, state: UploadState } }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
   };

export type PartsForTestQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type PartsForTestQuery = { upload: { expiresAt: string, parts: { edges: Array<{ node: { number: number, start: number, end: number, url: string, expiresAt: string, received: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type CompleteUploadForTestMutationVariables = Exact<{
  input: CompleteUploadInput;
}>;


export type CompleteUploadForTestMutation = { completeUpload:
    | { __typename: 'CompleteUploadPayload', upload: { id: string, state: UploadState, completion: { id: string } | null } }
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'PartsMissingError', missing: Array<number>, missingCount: number, code: ErrorCode, message: string }
   };

export type DirectUploadForTestQueryVariables = Exact<{
  id: string;
}>;


export type DirectUploadForTestQuery = { upload: { state: UploadState, received: number, version: number, file: { id: string, filename: string, contentType: string, size: number, sha256: string, tags: Record<string, unknown>, downloadUrl: string } | null, completion: { id: string, state: WorkState, attempt: number, failure: { code: string, message: string } | null, progress: { bytesDone: number, bytesTotal: number | null }, upload: { id: string } } | null } | null };

export type CompletionUpdatedForTestSubscriptionVariables = Exact<{
  id: string;
}>;


export type CompletionUpdatedForTestSubscription = { completionUpdated: { state: WorkState, version: number, upload: { state: UploadState, file: { sha256: string } | null } } };

export type DirectUploadUpdatedForTestSubscriptionVariables = Exact<{
  id: string;
}>;


export type DirectUploadUpdatedForTestSubscription = { uploadUpdated: { state: UploadState, version: number, completion: { state: WorkState } | null } };

export type TrashForTestQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: FileFilter | null | undefined;
}>;


export type TrashForTestQuery = { trash: { totalCount: number, edges: Array<{ node: { id: string, filename: string, deletedAt: string | null, purgeAt: string | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type RestoreFileForTestMutationVariables = Exact<{
  fileId: string;
}>;


export type RestoreFileForTestMutation = { restoreFile:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'RestoreFilePayload', file: { id: string, deletedAt: string | null, purgeAt: string | null } }
   };

export type EveryReadForTestQueryVariables = Exact<{
  id: string;
  uploadId: string;
}>;


export type EveryReadForTestQuery = { file: { id: string } | null, node:
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
    | { id: string }
   | null, files: { edges: Array<{ node: { id: string } }> }, upload: { file: { id: string } | null } | null };

export type UploadForTestQueryVariables = Exact<{
  id: string;
}>;


export type UploadForTestQuery = { upload: { id: string, state: UploadState, received: number, size: number | null, version: number, expiresAt: string, url: string | null, file: { id: string, filename: string, contentType: string, size: number, sha256: string } | null } | null };

export type CancelUploadForTestMutationVariables = Exact<{
  uploadId: string;
}>;


export type CancelUploadForTestMutation = { cancelUpload:
    | { __typename: 'CancelUploadPayload', upload: { id: string, state: UploadState, url: string | null } }
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type UploadUpdatedForTestSubscriptionVariables = Exact<{
  id: string;
}>;


export type UploadUpdatedForTestSubscription = { uploadUpdated: { state: UploadState, received: number, version: number, file: { id: string } | null } };

export type GarbageCollectionsForTestQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type GarbageCollectionsForTestQuery = { garbageCollections: { edges: Array<{ node: { id: string, dryRun: boolean, finishedAt: string | null, force: boolean, startedAt: string, startedBy: GarbageCollectionStarter, state: GarbageCollectionState, passes: Array<{ bytes: number, items: number, message: string | null, name: GarbagePassName, outcome: GarbagePassOutcome, seconds: number }> } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type NodeForGarbageTestQueryVariables = Exact<{
  id: string;
}>;


export type NodeForGarbageTestQuery = { node:
    | { __typename: 'Account', id: string }
    | { __typename: 'ApiKey', id: string }
    | { __typename: 'Archive', id: string }
    | { __typename: 'Collection', id: string }
    | { __typename: 'Completion', id: string }
    | { __typename: 'Deletion', id: string }
    | { __typename: 'Export', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'GarbageCollection', id: string }
    | { __typename: 'Job', id: string }
    | { __typename: 'Replay', id: string }
    | { __typename: 'SyncFailure', id: string }
    | { __typename: 'SyncRun', id: string }
    | { __typename: 'SyncSchedule', id: string }
    | { __typename: 'Upload', id: string }
   | null };

export type ChannelsForTestQueryVariables = Exact<{ [key: string]: never; }>;


export type ChannelsForTestQuery = { channels: Array<{ name: string, role: ChannelRole, concurrency: number, bytesPerSecond: number | null }> };

export type TestViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type TestViewerQuery = { viewer: { id: string, name: string } };

export type TestFilesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  filter?: FileFilter | null | undefined;
}>;


export type TestFilesQuery = { files: { totalCount: number, edges: Array<{ cursor: string, node: { id: string, filename: string, size: number, tags: Record<string, unknown>, archive: { id: string } | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean, hasPreviousPage: boolean, startCursor: string | null } } };

export type TestCreateUploadMutationVariables = Exact<{
  input: CreateUploadInput;
}>;


export type TestCreateUploadMutation = { createUpload:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'CreateUploadPayload', upload: { id: string, filename: string, size: number | null, state: UploadState, url: string | null } }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, field: string | null }
   };

export type TestCreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type TestCreateApiKeyMutation = { createApiKey:
    | { __typename: 'CreateApiKeyPayload', secret: string, apiKey: { id: string, name: string, scopes: Array<Scope>, expiresAt: string | null } }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
   };

export type TestRevokeApiKeyMutationVariables = Exact<{
  id: string;
}>;


export type TestRevokeApiKeyMutation = { revokeApiKey:
    | { __typename: 'InvalidInputError', code: ErrorCode }
    | { __typename: 'NotFoundError', code: ErrorCode }
    | { __typename: 'RevokeApiKeyPayload', apiKey: { revokedAt: string | null } }
   };

export type TestUploadFileMutationVariables = Exact<{
  input: UploadFileInput;
}>;


export type TestUploadFileMutation = { uploadFile:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'UploadFilePayload', file: { id: string, filename: string, contentType: string, sha256: string, size: number, tags: Record<string, unknown> } }
   };

export type TestWorkSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type TestWorkSubscription = { workUpdated:
    | { id: string, state: WorkState }
    | { id: string, state: WorkState }
    | { id: string, state: WorkState }
    | { id: string, state: WorkState }
    | { id: string, state: WorkState }
    | { id: string, state: WorkState }
   };

export type TestJobSubscriptionVariables = Exact<{
  id: string;
}>;


export type TestJobSubscription = { jobUpdated: { id: string, state: WorkState } };

export type ExtractOnceMutationVariables = Exact<{
  input: ExtractArchiveInput;
}>;


export type ExtractOnceMutation = { extractArchive:
    | { __typename: 'ArchiveBusyError', code: ErrorCode, message: string }
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'ExtractArchivePayload', replayed: boolean, job: { id: string, state: WorkState } }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'UnreadableArchiveError', code: ErrorCode, message: string }
   };

export type RetryOnceMutationVariables = Exact<{
  input: RetryJobInput;
}>;


export type RetryOnceMutation = { retryJob:
    | { __typename: 'ArchiveBusyError', code: ErrorCode, message: string }
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'RetryJobPayload', replayed: boolean, job: { id: string, state: WorkState } }
    | { __typename: 'UnreadableArchiveError', code: ErrorCode, message: string }
   };

export type CreateKeyedUploadMutationVariables = Exact<{
  input: CreateUploadInput;
}>;


export type CreateKeyedUploadMutation = { createUpload:
    | { __typename: 'ConflictError', retryAfterSeconds: number | null, code: ErrorCode, message: string }
    | { __typename: 'CreateUploadPayload', replayed: boolean, upload: { id: string, url: string | null, state: UploadState, file: { id: string } | null } }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
   };

export type CountedJobsForTestQueryVariables = Exact<{
  filter?: JobFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type CountedJobsForTestQuery = { jobs: { totalCount: number, edges: Array<{ node: { id: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PlanForTestQueryVariables = Exact<{
  fileId: string;
  glob?: string | null | undefined;
  pathPrefix?: string | null | undefined;
  selection?: Array<number> | number | null | undefined;
  force?: boolean | null | undefined;
}>;


export type PlanForTestQuery = { file: { archive: { extractionPlan: { items: number, bytes: number, refusal: string | null, skipped: Array<{ reason: SkipReason, count: number }> } | null } | null } | null };

export type ModifiedForTestQueryVariables = Exact<{
  tags: Record<string, unknown>;
}>;


export type ModifiedForTestQuery = { files: { edges: Array<{ node: { modifiedAt: string | null } }> } };

export type ListsUpdatedForTestSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ListsUpdatedForTestSubscription = { listsUpdated: { lists: Array<AccountList> } };

export type AddTagsForMachinesMutationVariables = Exact<{
  fileId: string;
  tags: Record<string, unknown>;
}>;


export type AddTagsForMachinesMutation = { updateFileTags:
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'UpdateFileTagsPayload', file: { id: string, tags: Record<string, unknown>, downloadUrl: string } }
   };

export type ReplayForTestFragment = { id: string, version: number, state: WorkState, phase: ReplayPhase, revision: number, sourceRunId: string, targetRunId: string, selected: number, taken: number, enqueued: number, newlyEnqueued: number, alreadyPresent: number, released: number, replayed: number, conflicts: number, decision: ReplayDecision | null, decisionNote: string | null, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null }, receipt: { inTarget: number, left: number, notInTarget: number, replayed: number } | null, attention: { phase: ReplayPhase, canLeave: boolean } | null };

export type RequestReplayForTestMutationVariables = Exact<{
  input: RequestReplayInput;
}>;


export type RequestReplayForTestMutation = { requestReplay:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'FailureDetailsUnavailable', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'NothingToReplayError', taken: number, code: ErrorCode, message: string }
    | { __typename: 'RequestReplayPayload', replayed: boolean, replay: { id: string, version: number, state: WorkState, phase: ReplayPhase, revision: number, sourceRunId: string, targetRunId: string, selected: number, taken: number, enqueued: number, newlyEnqueued: number, alreadyPresent: number, released: number, replayed: number, conflicts: number, decision: ReplayDecision | null, decisionNote: string | null, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null }, receipt: { inTarget: number, left: number, notInTarget: number, replayed: number } | null, attention: { phase: ReplayPhase, canLeave: boolean } | null } }
   };

export type CancelReplayForTestMutationVariables = Exact<{
  replayId: string;
}>;


export type CancelReplayForTestMutation = { cancelReplay:
    | { __typename: 'CancelReplayPayload', replay: { id: string, version: number, state: WorkState, phase: ReplayPhase, revision: number, sourceRunId: string, targetRunId: string, selected: number, taken: number, enqueued: number, newlyEnqueued: number, alreadyPresent: number, released: number, replayed: number, conflicts: number, decision: ReplayDecision | null, decisionNote: string | null, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null }, receipt: { inTarget: number, left: number, notInTarget: number, replayed: number } | null, attention: { phase: ReplayPhase, canLeave: boolean } | null } }
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type AcknowledgeReplayForTestMutationVariables = Exact<{
  input: AcknowledgeReplayInput;
}>;


export type AcknowledgeReplayForTestMutation = { acknowledgeReplay:
    | { __typename: 'AcknowledgeReplayPayload', replay: { id: string, version: number, state: WorkState, phase: ReplayPhase, revision: number, sourceRunId: string, targetRunId: string, selected: number, taken: number, enqueued: number, newlyEnqueued: number, alreadyPresent: number, released: number, replayed: number, conflicts: number, decision: ReplayDecision | null, decisionNote: string | null, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null }, receipt: { inTarget: number, left: number, notInTarget: number, replayed: number } | null, attention: { phase: ReplayPhase, canLeave: boolean } | null } }
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type ReplayForTestQueryQueryVariables = Exact<{
  id: string;
}>;


export type ReplayForTestQueryQuery = { replay: { id: string, version: number, state: WorkState, phase: ReplayPhase, revision: number, sourceRunId: string, targetRunId: string, selected: number, taken: number, enqueued: number, newlyEnqueued: number, alreadyPresent: number, released: number, replayed: number, conflicts: number, decision: ReplayDecision | null, decisionNote: string | null, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null }, receipt: { inTarget: number, left: number, notInTarget: number, replayed: number } | null, attention: { phase: ReplayPhase, canLeave: boolean } | null } | null };

export type ReplayUpdatedForTestSubscriptionVariables = Exact<{
  id: string;
}>;


export type ReplayUpdatedForTestSubscription = { replayUpdated: { id: string, version: number, state: WorkState, phase: ReplayPhase, revision: number, sourceRunId: string, targetRunId: string, selected: number, taken: number, enqueued: number, newlyEnqueued: number, alreadyPresent: number, released: number, replayed: number, conflicts: number, decision: ReplayDecision | null, decisionNote: string | null, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null }, receipt: { inTarget: number, left: number, notInTarget: number, replayed: number } | null, attention: { phase: ReplayPhase, canLeave: boolean } | null } };

export type ReplayItemsForTestQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
  states?: Array<ReplayItemState> | ReplayItemState | null | undefined;
}>;


export type ReplayItemsForTestQuery = { replay: { items: { edges: Array<{ node: { failureId: string, fileId: string | null, channel: string, action: SyncAction, version: number, size: number | null, state: ReplayItemState, conflict: ReplayConflict | null, takenBy: { id: string } | null, failure: { state: SyncFailureState, version: number, replay: { id: string } | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type ReplayChainForTestQueryVariables = Exact<{
  runId: string;
  filter?: SyncFailureFilter | null | undefined;
  failureIds?: Array<string> | string | null | undefined;
}>;


export type ReplayChainForTestQuery = { syncRun: { id: string, operation: SyncOperation, failedCount: number, pendingFailureCount: number, sourceRunId: string | null, source: { id: string } | null, replay: { id: string } | null, replays: { edges: Array<{ node: { id: string, phase: ReplayPhase, target: { id: string, runState: SyncRunState } | null, source: { id: string } | null } }> }, replayPreview:
      | { __typename: 'ConflictError', code: ErrorCode }
      | { __typename: 'FailureDetailsUnavailable', code: ErrorCode }
      | { __typename: 'InvalidInputError', code: ErrorCode }
      | { __typename: 'ReplayPreview', selected: number, taken: number, bytes: number }
     } | null };

export type ReplaysForTestQueryVariables = Exact<{
  filter?: ReplayFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ReplaysForTestQuery = { replays: { edges: Array<{ node: { id: string, phase: ReplayPhase } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CreateUploadForTestMutationVariables = Exact<{
  input: CreateUploadInput;
}>;


export type CreateUploadForTestMutation = { createUpload:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'CreateUploadPayload', upload: { id: string, url: string | null } }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
   };

export type ExtractArchiveForTestMutationVariables = Exact<{
  archiveId: string;
  selection?: Array<number> | number | null | undefined;
  pathPrefix?: string | null | undefined;
  glob?: string | null | undefined;
  force?: boolean | null | undefined;
  tags?: Record<string, unknown> | null | undefined;
}>;


export type ExtractArchiveForTestMutation = { extractArchive:
    | { __typename: 'ArchiveBusyError', code: ErrorCode, message: string, activeJob: { id: string } | null }
    | { __typename: 'ConflictError' }
    | { __typename: 'ExtractArchivePayload', job: { id: string, state: WorkState, version: number, attempt: number, cancelRequested: boolean, step: WorkStep | null, selection: Array<number> | null, pathPrefix: string | null, glob: string | null, force: boolean, tags: Record<string, unknown>, retryOf: { id: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null }, failure: { code: string, message: string } | null, summary: { entries: number, extracted: number, bytes: number, notReached: number, skipped: Array<{ reason: SkipReason, count: number }>, skippedEntries: Array<{ index: number, name: string, reason: SkipReason }> } | null, timeline: { edges: Array<{ node: { event: TimelineEvent, attempt: number, message: string | null } }> } } }
    | { __typename: 'GoneError' }
    | { __typename: 'IdempotencyMismatchError' }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string, field: string | null }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'UnreadableArchiveError', code: ErrorCode, message: string, problem: { code: string } }
   };

export type RetryJobForTestMutationVariables = Exact<{
  jobId: string;
}>;


export type RetryJobForTestMutation = { retryJob:
    | { __typename: 'ArchiveBusyError', code: ErrorCode, message: string, activeJob: { id: string } | null }
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'RetryJobPayload', job: { id: string, state: WorkState, version: number, attempt: number, cancelRequested: boolean, step: WorkStep | null, selection: Array<number> | null, pathPrefix: string | null, glob: string | null, force: boolean, tags: Record<string, unknown>, retryOf: { id: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null }, failure: { code: string, message: string } | null, summary: { entries: number, extracted: number, bytes: number, notReached: number, skipped: Array<{ reason: SkipReason, count: number }>, skippedEntries: Array<{ index: number, name: string, reason: SkipReason }> } | null, timeline: { edges: Array<{ node: { event: TimelineEvent, attempt: number, message: string | null } }> } } }
    | { __typename: 'UnreadableArchiveError', code: ErrorCode, message: string }
   };

export type CancelJobForTestMutationVariables = Exact<{
  jobId: string;
}>;


export type CancelJobForTestMutation = { cancelJob:
    | { __typename: 'CancelJobPayload', job: { id: string, state: WorkState, version: number, attempt: number, cancelRequested: boolean, step: WorkStep | null, selection: Array<number> | null, pathPrefix: string | null, glob: string | null, force: boolean, tags: Record<string, unknown>, retryOf: { id: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null }, failure: { code: string, message: string } | null, summary: { entries: number, extracted: number, bytes: number, notReached: number, skipped: Array<{ reason: SkipReason, count: number }>, skippedEntries: Array<{ index: number, name: string, reason: SkipReason }> } | null, timeline: { edges: Array<{ node: { event: TimelineEvent, attempt: number, message: string | null } }> } } }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type DeleteFileForTestMutationVariables = Exact<{
  fileId: string;
}>;


export type DeleteFileForTestMutation = { deleteFile:
    | { __typename: 'DeleteFilePayload' }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type JobForTestFragment = { id: string, state: WorkState, version: number, attempt: number, cancelRequested: boolean, step: WorkStep | null, selection: Array<number> | null, pathPrefix: string | null, glob: string | null, force: boolean, tags: Record<string, unknown>, retryOf: { id: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null }, failure: { code: string, message: string } | null, summary: { entries: number, extracted: number, bytes: number, notReached: number, skipped: Array<{ reason: SkipReason, count: number }>, skippedEntries: Array<{ index: number, name: string, reason: SkipReason }> } | null, timeline: { edges: Array<{ node: { event: TimelineEvent, attempt: number, message: string | null } }> } };

export type JobByIdForTestQueryVariables = Exact<{
  id: string;
}>;


export type JobByIdForTestQuery = { job: { id: string, state: WorkState, version: number, attempt: number, cancelRequested: boolean, step: WorkStep | null, selection: Array<number> | null, pathPrefix: string | null, glob: string | null, force: boolean, tags: Record<string, unknown>, retryOf: { id: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null }, failure: { code: string, message: string } | null, summary: { entries: number, extracted: number, bytes: number, notReached: number, skipped: Array<{ reason: SkipReason, count: number }>, skippedEntries: Array<{ index: number, name: string, reason: SkipReason }> } | null, timeline: { edges: Array<{ node: { event: TimelineEvent, attempt: number, message: string | null } }> } } | null };

export type JobsForTestQueryVariables = Exact<{
  filter?: JobFilter | null | undefined;
}>;


export type JobsForTestQuery = { jobs: { edges: Array<{ node: { id: string } }> } };

export type JobUpdatedForTestSubscriptionVariables = Exact<{
  id: string;
}>;


export type JobUpdatedForTestSubscription = { jobUpdated: { id: string, state: WorkState, version: number, attempt: number, cancelRequested: boolean, step: WorkStep | null, selection: Array<number> | null, pathPrefix: string | null, glob: string | null, force: boolean, tags: Record<string, unknown>, retryOf: { id: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null }, failure: { code: string, message: string } | null, summary: { entries: number, extracted: number, bytes: number, notReached: number, skipped: Array<{ reason: SkipReason, count: number }>, skippedEntries: Array<{ index: number, name: string, reason: SkipReason }> } | null, timeline: { edges: Array<{ node: { event: TimelineEvent, attempt: number, message: string | null } }> } } };

export type WorkUpdatedForTestSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WorkUpdatedForTestSubscription = { workUpdated:
    | { __typename: 'Completion', id: string, state: WorkState, version: number }
    | { __typename: 'Deletion', id: string, state: WorkState, version: number }
    | { __typename: 'Export', id: string, state: WorkState, version: number }
    | { __typename: 'Job', id: string, state: WorkState, version: number }
    | { __typename: 'Replay', id: string, state: WorkState, version: number }
    | { __typename: 'SyncRun', id: string, state: WorkState, version: number }
   };

export type ArchiveForTestQueryVariables = Exact<{
  fileId: string;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type ArchiveForTestQuery = { file: { archive: { id: string, entryCount: number | null, problem: { code: string, message: string } | null, entries: { edges: Array<{ cursor: string, node: { index: number, name: string, path: string | null, size: number, compressedSize: number, crc32: string, method: string, selectable: boolean, skipReason: SkipReason | null, file: { id: string, sha256: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null } | null };

export type ChildrenForTestQueryVariables = Exact<{
  tags: Record<string, unknown>;
  after?: string | null | undefined;
}>;


export type ChildrenForTestQuery = { files: { totalCount: number, edges: Array<{ node: { id: string, filename: string, size: number, sha256: string, contentType: string, tags: Record<string, unknown>, downloadUrl: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SyncRunsForTestQueryVariables = Exact<{
  filter?: SyncRunFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SyncRunsForTestQuery = { syncRuns: { edges: Array<{ node: { id: string, runState: SyncRunState } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SyncRunDetailsForTestQueryVariables = Exact<{
  id: string;
}>;


export type SyncRunDetailsForTestQuery = { syncRun: { runState: SyncRunState, filter: Record<string, unknown> | null, channelNames: Array<string>, pausedAt: string | null, waitsUntil: string | null, waitsForStores: boolean, removalsRefused: number, listed: number, touched: number, failedCount: number, pendingFailureCount: number, retryingCount: number, options: { bytesPerDay: number | null, olderThanDays: number | null, removeExtraneous: boolean, samplePercent: number | null, secondsPerDay: number | null }, channels: Array<{ channel: string, outages: Array<{ channel: string }> }>, rounds: Array<{ channel: string, round: number, attempted: number, succeeded: number, failed: number, movedBytes: number, startedAt: string, endedAt: string }>, schedule: { id: string } | null, progress: { itemsTotal: number | null, itemsPerSecond: number | null }, timeline: { edges: Array<{ node: { event: TimelineEvent } }> } } | null };

export type CopiesForTestQueryVariables = Exact<{
  id: string;
}>;


export type CopiesForTestQuery = { file: { copies: Array<{ channel: string, confirmedAt: string | null, fault: string | null, runId: string }> } | null };

export type TasksForTestQueryVariables = Exact<{
  id: string;
  filter?: SyncTaskFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TasksForTestQuery = { syncRun: { tasks: { edges: Array<{ node: { fileId: string | null, channel: string, action: SyncAction, state: SyncTaskState, round: number, file: { filename: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type FailuresForTestQueryVariables = Exact<{
  id: string;
  filter?: SyncFailureFilter | null | undefined;
}>;


export type FailuresForTestQuery = { syncRun: { failedCount: number, pendingFailureCount: number, failureGroups: Array<{ channel: string, stage: SyncFailureStage, code: string, state: SyncFailureState, count: number, message: string }>, failures:
      | { __typename: 'FailureDetailsUnavailable', code: ErrorCode }
      | { __typename: 'SyncFailureConnection', edges: Array<{ node: { id: string, fileId: string | null, filename: string | null, size: number | null, sha256: string | null, channel: string, action: SyncAction, stage: SyncFailureStage, code: string, attempts: number, version: number, state: SyncFailureState, file: { id: string } | null } }> }
     } | null };

export type FailuresUpdatedForTestSubscriptionVariables = Exact<{
  id: string;
}>;


export type FailuresUpdatedForTestSubscription = { syncRunUpdated: { state: WorkState, failures:
      | { edges: Array<{ node: { filename: string | null, state: SyncFailureState } }> }
      | Record<PropertyKey, never>
     } };

export type FailureNodeForTestQueryVariables = Exact<{
  id: string;
}>;


export type FailureNodeForTestQuery = { node:
    | { __typename: 'Account' }
    | { __typename: 'ApiKey' }
    | { __typename: 'Archive' }
    | { __typename: 'Collection' }
    | { __typename: 'Completion' }
    | { __typename: 'Deletion' }
    | { __typename: 'Export' }
    | { __typename: 'File' }
    | { __typename: 'GarbageCollection' }
    | { __typename: 'Job' }
    | { __typename: 'Replay' }
    | { __typename: 'SyncFailure', code: string }
    | { __typename: 'SyncRun' }
    | { __typename: 'SyncSchedule' }
    | { __typename: 'Upload' }
   | null };

export type PauseSyncRunForTestMutationVariables = Exact<{
  runId: string;
}>;


export type PauseSyncRunForTestMutation = { pauseSyncRun:
    | { __typename: 'ConflictError', code: ErrorCode }
    | { __typename: 'InvalidInputError', code: ErrorCode }
    | { __typename: 'NotFoundError', code: ErrorCode }
    | { __typename: 'PauseSyncRunPayload', run: { state: WorkState, pausedAt: string | null } }
   };

export type ResumeSyncRunForTestMutationVariables = Exact<{
  runId: string;
}>;


export type ResumeSyncRunForTestMutation = { resumeSyncRun:
    | { __typename: 'ConflictError', code: ErrorCode }
    | { __typename: 'InvalidInputError', code: ErrorCode }
    | { __typename: 'NotFoundError', code: ErrorCode }
    | { __typename: 'ResumeSyncRunPayload', run: { pausedAt: string | null } }
   };

export type ReportForTestFragment = { state: SyncReportState, version: number, sha256: string | null, sizeBytes: number | null, publishedAt: string | null, lastError: string | null, downloadUrl: string | null, failuresUrl: string | null };

export type ReportedRunForTestQueryVariables = Exact<{
  id: string;
}>;


export type ReportedRunForTestQuery = { syncRun: { archived: boolean, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, id: string, version: number, state: WorkState, runState: SyncRunState, kind: SyncKind, operation: SyncOperation, month: string, cycle: number | null, dryRun: boolean, listedAll: boolean, attempt: number, channels: Array<{ movedBytes: number, channel: string, listed: number, done: number, skipped: number, failed: number, pendingFailures: number, retrying: number, listedBytes: number, settledBytes: number, outages: Array<{ channel: string, givenUpAt: string, message: string, since: string }> }>, failureGroups: Array<{ channel: string, stage: SyncFailureStage, code: string, state: SyncFailureState, count: number, message: string }>, timeline: { edges: Array<{ cursor: string, node: { event: TimelineEvent, attempt: number, message: string | null, at: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, report: { state: SyncReportState, version: number, sha256: string | null, sizeBytes: number | null, publishedAt: string | null, lastError: string | null, downloadUrl: string | null, failuresUrl: string | null } | null, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null } } | null };

export type TimelineOfRunForTestQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type TimelineOfRunForTestQuery = { syncRun: { timeline: { edges: Array<{ node: { event: TimelineEvent, message: string | null } }> } } | null };

export type RunAsNodeForTestQueryVariables = Exact<{
  id: string;
}>;


export type RunAsNodeForTestQuery = { node:
    | { __typename: 'Account', id: string }
    | { __typename: 'ApiKey', id: string }
    | { __typename: 'Archive', id: string }
    | { __typename: 'Collection', id: string }
    | { __typename: 'Completion', id: string }
    | { __typename: 'Deletion', id: string }
    | { __typename: 'Export', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'GarbageCollection', id: string }
    | { __typename: 'Job', id: string }
    | { __typename: 'Replay', id: string }
    | { __typename: 'SyncFailure', id: string }
    | { __typename: 'SyncRun', id: string }
    | { __typename: 'SyncSchedule', id: string }
    | { __typename: 'Upload', id: string }
   | null };

export type RetrySyncReportForTestMutationVariables = Exact<{
  runId: string;
}>;


export type RetrySyncReportForTestMutation = { retrySyncReport:
    | { code: ErrorCode, message: string }
    | { code: ErrorCode, message: string }
    | { code: ErrorCode, message: string }
    | { run: { version: number, report: { state: SyncReportState, version: number } | null } }
   };

export type ScheduleForTestFragment = { id: string, kind: SyncKind, cron: string, timeZone: string, filter: Record<string, unknown> | null, channels: Array<string> | null, enabled: boolean, nextAt: string | null, lastError: string | null, updatedAt: string | null, options: { samplePercent: number | null }, lastRun: { id: string, month: string, schedule: { id: string } | null } | null };

export type CreateSyncScheduleForTestMutationVariables = Exact<{
  input: CreateSyncScheduleInput;
}>;


export type CreateSyncScheduleForTestMutation = { createSyncSchedule:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'CreateSyncSchedulePayload', replayed: boolean, schedule: { id: string, kind: SyncKind, cron: string, timeZone: string, filter: Record<string, unknown> | null, channels: Array<string> | null, enabled: boolean, nextAt: string | null, lastError: string | null, updatedAt: string | null, options: { samplePercent: number | null }, lastRun: { id: string, month: string, schedule: { id: string } | null } | null } }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
   };

export type UpdateSyncScheduleForTestMutationVariables = Exact<{
  input: UpdateSyncScheduleInput;
}>;


export type UpdateSyncScheduleForTestMutation = { updateSyncSchedule:
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode }
    | { __typename: 'NotFoundError', code: ErrorCode }
    | { __typename: 'UpdateSyncSchedulePayload', schedule: { id: string, kind: SyncKind, cron: string, timeZone: string, filter: Record<string, unknown> | null, channels: Array<string> | null, enabled: boolean, nextAt: string | null, lastError: string | null, updatedAt: string | null, options: { samplePercent: number | null }, lastRun: { id: string, month: string, schedule: { id: string } | null } | null } }
   };

export type DeleteSyncScheduleForTestMutationVariables = Exact<{
  scheduleId: string;
}>;


export type DeleteSyncScheduleForTestMutation = { deleteSyncSchedule:
    | { __typename: 'DeleteSyncSchedulePayload', deletedScheduleId: string }
    | { __typename: 'InvalidInputError', code: ErrorCode }
    | { __typename: 'NotFoundError', code: ErrorCode }
   };

export type SchedulesForTestQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SchedulesForTestQuery = { syncSchedules: { edges: Array<{ node: { id: string, kind: SyncKind, cron: string, timeZone: string, filter: Record<string, unknown> | null, channels: Array<string> | null, enabled: boolean, nextAt: string | null, lastError: string | null, updatedAt: string | null, options: { samplePercent: number | null }, lastRun: { id: string, month: string, schedule: { id: string } | null } | null } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean } } };

export type ScheduleForTestQueryQueryVariables = Exact<{
  id: string;
}>;


export type ScheduleForTestQueryQuery = { syncSchedule: { id: string, kind: SyncKind, cron: string, timeZone: string, filter: Record<string, unknown> | null, channels: Array<string> | null, enabled: boolean, nextAt: string | null, lastError: string | null, updatedAt: string | null, options: { samplePercent: number | null }, lastRun: { id: string, month: string, schedule: { id: string } | null } | null } | null, node:
    | { __typename: 'Account' }
    | { __typename: 'ApiKey' }
    | { __typename: 'Archive' }
    | { __typename: 'Collection' }
    | { __typename: 'Completion' }
    | { __typename: 'Deletion' }
    | { __typename: 'Export' }
    | { __typename: 'File' }
    | { __typename: 'GarbageCollection' }
    | { __typename: 'Job' }
    | { __typename: 'Replay' }
    | { __typename: 'SyncFailure' }
    | { __typename: 'SyncRun' }
    | { __typename: 'SyncSchedule' }
    | { __typename: 'Upload' }
   | null };

export type SyncRunForTestFragment = { id: string, version: number, state: WorkState, runState: SyncRunState, kind: SyncKind, operation: SyncOperation, month: string, cycle: number | null, dryRun: boolean, listedAll: boolean, attempt: number, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null }, channels: Array<{ channel: string, listed: number, done: number, skipped: number, failed: number, pendingFailures: number, retrying: number, listedBytes: number, settledBytes: number, outages: Array<{ channel: string, givenUpAt: string, message: string, since: string }> }> };

export type StartSyncRunForTestMutationVariables = Exact<{
  input: StartSyncRunInput;
}>;


export type StartSyncRunForTestMutation = { startSyncRun:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
    | { __typename: 'StartSyncRunPayload', replayed: boolean, run: { id: string, version: number, state: WorkState, runState: SyncRunState, kind: SyncKind, operation: SyncOperation, month: string, cycle: number | null, dryRun: boolean, listedAll: boolean, attempt: number, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null }, channels: Array<{ channel: string, listed: number, done: number, skipped: number, failed: number, pendingFailures: number, retrying: number, listedBytes: number, settledBytes: number, outages: Array<{ channel: string, givenUpAt: string, message: string, since: string }> }> } }
    | { __typename: 'SyncRunExistsError', code: ErrorCode, message: string, existingRun: { id: string } | null }
   };

export type CancelSyncRunForTestMutationVariables = Exact<{
  runId: string;
}>;


export type CancelSyncRunForTestMutation = { cancelSyncRun:
    | { __typename: 'CancelSyncRunPayload', run: { id: string, version: number, state: WorkState, runState: SyncRunState, kind: SyncKind, operation: SyncOperation, month: string, cycle: number | null, dryRun: boolean, listedAll: boolean, attempt: number, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null }, channels: Array<{ channel: string, listed: number, done: number, skipped: number, failed: number, pendingFailures: number, retrying: number, listedBytes: number, settledBytes: number, outages: Array<{ channel: string, givenUpAt: string, message: string, since: string }> }> } }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type SyncRunForTestQueryQueryVariables = Exact<{
  id: string;
}>;


export type SyncRunForTestQueryQuery = { syncRun: { id: string, version: number, state: WorkState, runState: SyncRunState, kind: SyncKind, operation: SyncOperation, month: string, cycle: number | null, dryRun: boolean, listedAll: boolean, attempt: number, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null }, channels: Array<{ channel: string, listed: number, done: number, skipped: number, failed: number, pendingFailures: number, retrying: number, listedBytes: number, settledBytes: number, outages: Array<{ channel: string, givenUpAt: string, message: string, since: string }> }> } | null };

export type SyncRunUpdatedForTestSubscriptionVariables = Exact<{
  id: string;
}>;


export type SyncRunUpdatedForTestSubscription = { syncRunUpdated: { id: string, version: number, state: WorkState, runState: SyncRunState, kind: SyncKind, operation: SyncOperation, month: string, cycle: number | null, dryRun: boolean, listedAll: boolean, attempt: number, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null }, channels: Array<{ channel: string, listed: number, done: number, skipped: number, failed: number, pendingFailures: number, retrying: number, listedBytes: number, settledBytes: number, outages: Array<{ channel: string, givenUpAt: string, message: string, since: string }> }> } };

export type WorkListForTestQueryVariables = Exact<{
  filter?: WorkListFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type WorkListForTestQuery = { work: { edges: Array<{ cursor: string, node:
        | { __typename: 'Completion', id: string, state: WorkState, upload: { filename: string }, progress: { itemsDone: number } }
        | { __typename: 'Deletion', id: string, state: WorkState, progress: { itemsDone: number } }
        | { __typename: 'Export', filename: string, id: string, state: WorkState, progress: { itemsDone: number } }
        | { __typename: 'Job', id: string, state: WorkState, progress: { itemsDone: number } }
        | { __typename: 'Replay', phase: ReplayPhase, id: string, state: WorkState, progress: { itemsDone: number } }
        | { __typename: 'SyncRun', pendingFailureCount: number, id: string, state: WorkState, progress: { itemsDone: number } }
       }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

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
export const DemoWorkFragmentDoc = new TypedDocumentString(`
    fragment DemoWork on Work {
  state
  progress {
    itemsDone
    itemsTotal
    bytesDone
    bytesTotal
  }
  failure {
    message
  }
}
    `, {"fragmentName":"DemoWork"}) as unknown as TypedDocumentString<DemoWorkFragment, unknown>;
export const DemoExportFragmentDoc = new TypedDocumentString(`
    fragment DemoExport on Export {
  ...DemoWork
  revision
  filename
  sizeBytes
  sha256
  downloadUrl
  complete
  missing(first: 3) {
    edges {
      node {
        path
        reason
      }
    }
  }
}
    fragment DemoWork on Work {
  state
  progress {
    itemsDone
    itemsTotal
    bytesDone
    bytesTotal
  }
  failure {
    message
  }
}`, {"fragmentName":"DemoExport"}) as unknown as TypedDocumentString<DemoExportFragment, unknown>;
export const DemoJobFragmentDoc = new TypedDocumentString(`
    fragment DemoJob on Job {
  ...DemoWork
  summary {
    extracted
    bytes
    skipped {
      reason
      count
    }
    skippedEntries {
      name
      reason
    }
  }
}
    fragment DemoWork on Work {
  state
  progress {
    itemsDone
    itemsTotal
    bytesDone
    bytesTotal
  }
  failure {
    message
  }
}`, {"fragmentName":"DemoJob"}) as unknown as TypedDocumentString<DemoJobFragment, unknown>;
export const DemoSyncRunFragmentDoc = new TypedDocumentString(`
    fragment DemoSyncRun on SyncRun {
  ...DemoWork
  id
  runState
  pendingFailureCount
}
    fragment DemoWork on Work {
  state
  progress {
    itemsDone
    itemsTotal
    bytesDone
    bytesTotal
  }
  failure {
    message
  }
}`, {"fragmentName":"DemoSyncRun"}) as unknown as TypedDocumentString<DemoSyncRunFragment, unknown>;
export const ExportForChaosFragmentDoc = new TypedDocumentString(`
    fragment ExportForChaos on Export {
  id
  state
  exportState
  version
  attempt
  complete
  progress {
    itemsDone
    itemsTotal
  }
}
    `, {"fragmentName":"ExportForChaos"}) as unknown as TypedDocumentString<ExportForChaosFragment, unknown>;
export const ReplayForChaosFragmentDoc = new TypedDocumentString(`
    fragment ReplayForChaos on Replay {
  id
  state
  phase
  version
  attempt
  targetRunId
  selected
  taken
  progress {
    itemsDone
    itemsTotal
  }
}
    `, {"fragmentName":"ReplayForChaos"}) as unknown as TypedDocumentString<ReplayForChaosFragment, unknown>;
export const CollectionForTestFragmentDoc = new TypedDocumentString(`
    fragment CollectionForTest on Collection {
  id
  name
  description
  revision
  itemCount
  totalBytes
  createdAt
  updatedAt
}
    `, {"fragmentName":"CollectionForTest"}) as unknown as TypedDocumentString<CollectionForTestFragment, unknown>;
export const DeletionForTestFragmentDoc = new TypedDocumentString(`
    fragment DeletionForTest on Deletion {
  id
  state
  version
  attempt
  cancelRequested
  progress {
    itemsDone
    itemsTotal
    bytesDone
    bytesTotal
  }
  failure {
    code
    message
  }
  summary {
    deleted
    bytes
    notReached
  }
  timeline {
    edges {
      node {
        event
        attempt
      }
    }
  }
}
    `, {"fragmentName":"DeletionForTest"}) as unknown as TypedDocumentString<DeletionForTestFragment, unknown>;
export const ExportForTestFragmentDoc = new TypedDocumentString(`
    fragment ExportForTest on Export {
  __typename
  id
  state
  exportState
  step
  attempt
  version
  revision
  collectionRevision
  format
  filename
  sizeBytes
  sha256
  complete
  expiresAt
  options {
    compression
    fetchMissing
  }
  failure {
    code
    message
  }
  progress {
    itemsDone
    itemsTotal
    bytesDone
    bytesTotal
  }
  missing {
    edges {
      node {
        path
        reason
        fileId
        size
        sha256
      }
    }
  }
  timeline {
    edges {
      node {
        event
      }
    }
  }
}
    `, {"fragmentName":"ExportForTest"}) as unknown as TypedDocumentString<ExportForTestFragment, unknown>;
export const ReplayForTestFragmentDoc = new TypedDocumentString(`
    fragment ReplayForTest on Replay {
  id
  version
  state
  phase
  revision
  failure {
    code
    message
  }
  progress {
    itemsDone
    itemsTotal
  }
  sourceRunId
  targetRunId
  selected
  taken
  enqueued
  newlyEnqueued
  alreadyPresent
  released
  replayed
  conflicts
  receipt {
    inTarget
    left
    notInTarget
    replayed
  }
  attention {
    phase
    canLeave
  }
  decision
  decisionNote
}
    `, {"fragmentName":"ReplayForTest"}) as unknown as TypedDocumentString<ReplayForTestFragment, unknown>;
export const JobForTestFragmentDoc = new TypedDocumentString(`
    fragment JobForTest on Job {
  id
  state
  version
  attempt
  cancelRequested
  step
  selection
  pathPrefix
  glob
  force
  tags
  retryOf {
    id
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
  failure {
    code
    message
  }
  summary {
    entries
    extracted
    bytes
    notReached
    skipped {
      reason
      count
    }
    skippedEntries {
      index
      name
      reason
    }
  }
  timeline {
    edges {
      node {
        event
        attempt
        message
      }
    }
  }
}
    `, {"fragmentName":"JobForTest"}) as unknown as TypedDocumentString<JobForTestFragment, unknown>;
export const ReportForTestFragmentDoc = new TypedDocumentString(`
    fragment ReportForTest on SyncReport {
  state
  version
  sha256
  sizeBytes
  publishedAt
  lastError
  downloadUrl
  failuresUrl
}
    `, {"fragmentName":"ReportForTest"}) as unknown as TypedDocumentString<ReportForTestFragment, unknown>;
export const ScheduleForTestFragmentDoc = new TypedDocumentString(`
    fragment ScheduleForTest on SyncSchedule {
  id
  kind
  cron
  timeZone
  options {
    samplePercent
  }
  filter
  channels
  enabled
  nextAt
  lastError
  updatedAt
  lastRun {
    id
    month
    schedule {
      id
    }
  }
}
    `, {"fragmentName":"ScheduleForTest"}) as unknown as TypedDocumentString<ScheduleForTestFragment, unknown>;
export const SyncRunForTestFragmentDoc = new TypedDocumentString(`
    fragment SyncRunForTest on SyncRun {
  id
  version
  state
  runState
  kind
  operation
  month
  cycle
  dryRun
  listedAll
  attempt
  failure {
    code
    message
  }
  progress {
    itemsDone
    itemsTotal
  }
  channels {
    channel
    listed
    done
    skipped
    failed
    pendingFailures
    retrying
    listedBytes
    settledBytes
    outages {
      channel
      givenUpAt
      message
      since
    }
  }
}
    `, {"fragmentName":"SyncRunForTest"}) as unknown as TypedDocumentString<SyncRunForTestFragment, unknown>;
export const DemoViewerDocument = new TypedDocumentString(`
    query DemoViewer {
  viewer {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<DemoViewerQuery, DemoViewerQueryVariables>;
export const DemoCreateCollectionDocument = new TypedDocumentString(`
    mutation DemoCreateCollection($name: String!) {
  createCollection(input: { name: $name }) {
    __typename
    ... on CreateCollectionPayload {
      collection {
        id
      }
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DemoCreateCollectionMutation, DemoCreateCollectionMutationVariables>;
export const DemoAddArchiveDocument = new TypedDocumentString(`
    mutation DemoAddArchive($collectionId: ID!, $archiveId: ID!) {
  addToCollection(
    input: { collectionId: $collectionId, archiveId: $archiveId, onConflict: RENAME }
  ) {
    __typename
    ... on AddToCollectionPayload {
      renamed
      collection {
        name
        revision
        itemCount
        totalBytes
        children(first: 8) {
          edges {
            node {
              name
              isFolder
            }
          }
        }
      }
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DemoAddArchiveMutation, DemoAddArchiveMutationVariables>;
export const DemoChildrenDocument = new TypedDocumentString(`
    query DemoChildren($tags: JSONObject!, $after: String) {
  files(first: 100, after: $after, filter: { entryScope: ONLY, tags: $tags }) {
    edges {
      node {
        size
        sha256
        tags
        downloadUrl
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<DemoChildrenQuery, DemoChildrenQueryVariables>;
export const DemoEntriesDocument = new TypedDocumentString(`
    query DemoEntries($fileId: ID!, $first: Int!) {
  file(id: $fileId) {
    archive {
      entryCount
      entries(first: $first) {
        edges {
          node {
            index
            name
            size
            skipReason
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DemoEntriesQuery, DemoEntriesQueryVariables>;
export const DemoCreateExportDocument = new TypedDocumentString(`
    mutation DemoCreateExport($collectionId: ID!) {
  createExport(input: { collectionId: $collectionId, format: ZIP }) {
    __typename
    ... on CreateExportPayload {
      export {
        id
      }
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DemoCreateExportMutation, DemoCreateExportMutationVariables>;
export const DemoExportUpdatedDocument = new TypedDocumentString(`
    subscription DemoExportUpdated($id: ID!) {
  work: exportUpdated(id: $id) {
    ...DemoExport
  }
}
    fragment DemoExport on Export {
  ...DemoWork
  revision
  filename
  sizeBytes
  sha256
  downloadUrl
  complete
  missing(first: 3) {
    edges {
      node {
        path
        reason
      }
    }
  }
}
fragment DemoWork on Work {
  state
  progress {
    itemsDone
    itemsTotal
    bytesDone
    bytesTotal
  }
  failure {
    message
  }
}`) as unknown as TypedDocumentString<DemoExportUpdatedSubscription, DemoExportUpdatedSubscriptionVariables>;
export const DemoExtractArchiveDocument = new TypedDocumentString(`
    mutation DemoExtractArchive($archiveId: ID!) {
  extractArchive(input: { archiveId: $archiveId }) {
    __typename
    ... on ExtractArchivePayload {
      job {
        id
      }
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DemoExtractArchiveMutation, DemoExtractArchiveMutationVariables>;
export const DemoJobUpdatedDocument = new TypedDocumentString(`
    subscription DemoJobUpdated($id: ID!) {
  work: jobUpdated(id: $id) {
    ...DemoJob
  }
}
    fragment DemoJob on Job {
  ...DemoWork
  summary {
    extracted
    bytes
    skipped {
      reason
      count
    }
    skippedEntries {
      name
      reason
    }
  }
}
fragment DemoWork on Work {
  state
  progress {
    itemsDone
    itemsTotal
    bytesDone
    bytesTotal
  }
  failure {
    message
  }
}`) as unknown as TypedDocumentString<DemoJobUpdatedSubscription, DemoJobUpdatedSubscriptionVariables>;
export const DemoStartMirrorDocument = new TypedDocumentString(`
    mutation DemoStartMirror($channel: String!, $filter: FileFilter!) {
  startSyncRun(input: { kind: MIRROR, channels: [$channel], filter: $filter }) {
    __typename
    ... on StartSyncRunPayload {
      run {
        id
      }
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DemoStartMirrorMutation, DemoStartMirrorMutationVariables>;
export const DemoSyncRunUpdatedDocument = new TypedDocumentString(`
    subscription DemoSyncRunUpdated($id: ID!) {
  work: syncRunUpdated(id: $id) {
    ...DemoSyncRun
  }
}
    fragment DemoWork on Work {
  state
  progress {
    itemsDone
    itemsTotal
    bytesDone
    bytesTotal
  }
  failure {
    message
  }
}
fragment DemoSyncRun on SyncRun {
  ...DemoWork
  id
  runState
  pendingFailureCount
}`) as unknown as TypedDocumentString<DemoSyncRunUpdatedSubscription, DemoSyncRunUpdatedSubscriptionVariables>;
export const DemoFailuresDocument = new TypedDocumentString(`
    query DemoFailures($id: ID!) {
  syncRun(id: $id) {
    failures(first: 3) {
      __typename
      ... on SyncFailureConnection {
        edges {
          node {
            filename
            stage
            code
            attempts
            message
          }
        }
      }
      ... on Error {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DemoFailuresQuery, DemoFailuresQueryVariables>;
export const DemoRequestReplayDocument = new TypedDocumentString(`
    mutation DemoRequestReplay($runId: ID!) {
  requestReplay(input: { runId: $runId, idempotencyKey: "npm run demo" }) {
    __typename
    ... on RequestReplayPayload {
      replay {
        id
        targetRunId
      }
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DemoRequestReplayMutation, DemoRequestReplayMutationVariables>;
export const DemoReplayUpdatedDocument = new TypedDocumentString(`
    subscription DemoReplayUpdated($id: ID!) {
  work: replayUpdated(id: $id) {
    ...DemoWork
    phase
  }
}
    fragment DemoWork on Work {
  state
  progress {
    itemsDone
    itemsTotal
    bytesDone
    bytesTotal
  }
  failure {
    message
  }
}`) as unknown as TypedDocumentString<DemoReplayUpdatedSubscription, DemoReplayUpdatedSubscriptionVariables>;
export const DemoSourceDocument = new TypedDocumentString(`
    query DemoSource($id: ID!) {
  syncRun(id: $id) {
    failedCount
    pendingFailureCount
  }
}
    `) as unknown as TypedDocumentString<DemoSourceQuery, DemoSourceQueryVariables>;
export const DemoCreateUploadDocument = new TypedDocumentString(`
    mutation DemoCreateUpload($input: CreateUploadInput!) {
  createUpload(input: $input) {
    __typename
    ... on CreateUploadPayload {
      upload {
        url
      }
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DemoCreateUploadMutation, DemoCreateUploadMutationVariables>;
export const CorpusEntriesDocument = new TypedDocumentString(`
    query CorpusEntries($id: ID!, $after: String) {
  file(id: $id) {
    archive {
      problem {
        code
      }
      entries(first: 100, after: $after) {
        edges {
          node {
            index
            path
            skipReason
            file {
              id
              sha256
              tags
            }
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CorpusEntriesQuery, CorpusEntriesQueryVariables>;
export const CorpusExtractionDocument = new TypedDocumentString(`
    mutation CorpusExtraction($id: ID!) {
  extractArchive(input: { archiveId: $id }) {
    __typename
    ... on ExtractArchivePayload {
      job {
        id
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CorpusExtractionMutation, CorpusExtractionMutationVariables>;
export const CorpusJobDocument = new TypedDocumentString(`
    subscription CorpusJob($id: ID!) {
  jobUpdated(id: $id) {
    state
    failure {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CorpusJobSubscription, CorpusJobSubscriptionVariables>;
export const CorpusFilesDocument = new TypedDocumentString(`
    query CorpusFiles($tags: JSONObject!) {
  files(first: 1, filter: { tags: $tags }) {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<CorpusFilesQuery, CorpusFilesQueryVariables>;
export const BenchCreateUploadDocument = new TypedDocumentString(`
    mutation BenchCreateUpload($filename: String!) {
  createUpload(input: { filename: $filename }) {
    __typename
    ... on CreateUploadPayload {
      upload {
        url
      }
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<BenchCreateUploadMutation, BenchCreateUploadMutationVariables>;
export const BenchExtractArchiveDocument = new TypedDocumentString(`
    mutation BenchExtractArchive($archiveId: ID!) {
  extractArchive(input: { archiveId: $archiveId, selection: [] }) {
    __typename
    ... on ExtractArchivePayload {
      job {
        id
      }
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<BenchExtractArchiveMutation, BenchExtractArchiveMutationVariables>;
export const BenchCancelJobDocument = new TypedDocumentString(`
    mutation BenchCancelJob($jobId: ID!) {
  cancelJob(input: { jobId: $jobId }) {
    __typename
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<BenchCancelJobMutation, BenchCancelJobMutationVariables>;
export const BenchWorkUpdatedDocument = new TypedDocumentString(`
    subscription BenchWorkUpdated {
  workUpdated {
    id
    state
    startedAt
  }
}
    `) as unknown as TypedDocumentString<BenchWorkUpdatedSubscription, BenchWorkUpdatedSubscriptionVariables>;
export const BenchJobUpdatedDocument = new TypedDocumentString(`
    subscription BenchJobUpdated($id: ID!) {
  jobUpdated(id: $id) {
    id
    state
    version
    progress {
      itemsDone
      itemsTotal
      bytesDone
      bytesTotal
    }
  }
}
    `) as unknown as TypedDocumentString<BenchJobUpdatedSubscription, BenchJobUpdatedSubscriptionVariables>;
export const BenchIndexedArchiveDocument = new TypedDocumentString(`
    query BenchIndexedArchive($id: ID!) {
  file(id: $id) {
    archive {
      entryCount
      problem {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BenchIndexedArchiveQuery, BenchIndexedArchiveQueryVariables>;
export const BenchEntriesPageDocument = new TypedDocumentString(`
    query BenchEntriesPage($id: ID!, $after: String, $filter: ArchiveEntryFilter) {
  file(id: $id) {
    archive {
      entries(first: 50, after: $after, filter: $filter) {
        edges {
          node {
            index
            path
            size
            modifiedAt
            skipReason
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BenchEntriesPageQuery, BenchEntriesPageQueryVariables>;
export const BenchEntriesCountDocument = new TypedDocumentString(`
    query BenchEntriesCount($id: ID!, $filter: ArchiveEntryFilter) {
  file(id: $id) {
    archive {
      entries(first: 1, filter: $filter) {
        totalCount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BenchEntriesCountQuery, BenchEntriesCountQueryVariables>;
export const BenchChildrenPageDocument = new TypedDocumentString(`
    query BenchChildrenPage($id: ID!, $path: String, $after: String) {
  file(id: $id) {
    archive {
      children(first: 50, path: $path, after: $after) {
        edges {
          node {
            name
            isFolder
            entry {
              index
              size
            }
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BenchChildrenPageQuery, BenchChildrenPageQueryVariables>;
export const BenchCreateCollectionDocument = new TypedDocumentString(`
    mutation BenchCreateCollection {
  createCollection(input: { name: "bench" }) {
    __typename
    ... on CreateCollectionPayload {
      collection {
        id
      }
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<BenchCreateCollectionMutation, BenchCreateCollectionMutationVariables>;
export const BenchAddArchiveDocument = new TypedDocumentString(`
    mutation BenchAddArchive($collectionId: ID!, $archiveId: ID!) {
  addToCollection(input: { collectionId: $collectionId, archiveId: $archiveId }) {
    __typename
    ... on AddToCollectionPayload {
      added
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<BenchAddArchiveMutation, BenchAddArchiveMutationVariables>;
export const BenchCreateExportDocument = new TypedDocumentString(`
    mutation BenchCreateExport($collectionId: ID!, $format: ExportFormat!) {
  createExport(
    input: { collectionId: $collectionId, format: $format, fresh: true }
  ) {
    __typename
    ... on CreateExportPayload {
      export {
        id
      }
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<BenchCreateExportMutation, BenchCreateExportMutationVariables>;
export const BenchExportUpdatedDocument = new TypedDocumentString(`
    subscription BenchExportUpdated($id: ID!) {
  exportUpdated(id: $id) {
    exportState
    complete
    failure {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<BenchExportUpdatedSubscription, BenchExportUpdatedSubscriptionVariables>;
export const BenchExtractWholeDocument = new TypedDocumentString(`
    mutation BenchExtractWhole($archiveId: ID!) {
  extractArchive(input: { archiveId: $archiveId }) {
    __typename
    ... on ExtractArchivePayload {
      job {
        id
      }
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<BenchExtractWholeMutation, BenchExtractWholeMutationVariables>;
export const BenchExtractionUpdatedDocument = new TypedDocumentString(`
    subscription BenchExtractionUpdated($id: ID!) {
  jobUpdated(id: $id) {
    state
    startedAt
    finishedAt
    failure {
      message
    }
    summary {
      extracted
      bytes
    }
  }
}
    `) as unknown as TypedDocumentString<BenchExtractionUpdatedSubscription, BenchExtractionUpdatedSubscriptionVariables>;
export const BenchFilesPageDocument = new TypedDocumentString(`
    query BenchFilesPage($after: String, $filter: FileFilter) {
  files(first: 50, after: $after, filter: $filter) {
    edges {
      node {
        id
        filename
        contentType
        size
        sha256
        tags
        createdAt
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<BenchFilesPageQuery, BenchFilesPageQueryVariables>;
export const BenchReplayPreviewDocument = new TypedDocumentString(`
    query BenchReplayPreview($runId: ID!, $filter: SyncFailureFilter) {
  syncRun(id: $runId) {
    replayPreview(filter: $filter) {
      __typename
      ... on ReplayPreview {
        selected
        taken
        bytes
      }
      ... on Error {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BenchReplayPreviewQuery, BenchReplayPreviewQueryVariables>;
export const BenchRequestReplayDocument = new TypedDocumentString(`
    mutation BenchRequestReplay($input: RequestReplayInput!) {
  requestReplay(input: $input) {
    __typename
    ... on RequestReplayPayload {
      replay {
        id
      }
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<BenchRequestReplayMutation, BenchRequestReplayMutationVariables>;
export const BenchReplayReceiptDocument = new TypedDocumentString(`
    query BenchReplayReceipt($id: ID!) {
  replay(id: $id) {
    receipt {
      inTarget
      left
      replayed
    }
  }
}
    `) as unknown as TypedDocumentString<BenchReplayReceiptQuery, BenchReplayReceiptQueryVariables>;
export const BenchReplayItemsDocument = new TypedDocumentString(`
    query BenchReplayItems($id: ID!, $after: String, $states: [ReplayItemState!]) {
  replay(id: $id) {
    items(first: 50, after: $after, states: $states) {
      edges {
        node {
          failureId
          fileId
          channel
          state
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BenchReplayItemsQuery, BenchReplayItemsQueryVariables>;
export const BenchSyncFailuresDocument = new TypedDocumentString(`
    query BenchSyncFailures($id: ID!, $after: String, $states: [SyncFailureState!]) {
  syncRun(id: $id) {
    failures(first: 50, after: $after, filter: { states: $states }) {
      __typename
      ... on SyncFailureConnection {
        edges {
          node {
            id
            filename
            channel
            code
            state
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
      ... on Error {
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BenchSyncFailuresQuery, BenchSyncFailuresQueryVariables>;
export const CreateExportForChaosDocument = new TypedDocumentString(`
    mutation CreateExportForChaos($input: CreateExportInput!) {
  createExport(input: $input) {
    __typename
    ... on CreateExportPayload {
      export {
        id
      }
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CreateExportForChaosMutation, CreateExportForChaosMutationVariables>;
export const RetryExportForChaosDocument = new TypedDocumentString(`
    mutation RetryExportForChaos($input: RetryExportInput!) {
  retryExport(input: $input) {
    __typename
    ... on RetryExportPayload {
      export {
        id
      }
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RetryExportForChaosMutation, RetryExportForChaosMutationVariables>;
export const ExportUpdatedForChaosDocument = new TypedDocumentString(`
    subscription ExportUpdatedForChaos($id: ID!) {
  exportUpdated(id: $id) {
    ...ExportForChaos
  }
}
    fragment ExportForChaos on Export {
  id
  state
  exportState
  version
  attempt
  complete
  progress {
    itemsDone
    itemsTotal
  }
}`) as unknown as TypedDocumentString<ExportUpdatedForChaosSubscription, ExportUpdatedForChaosSubscriptionVariables>;
export const CreateCollectionForChaosDocument = new TypedDocumentString(`
    mutation CreateCollectionForChaos($input: CreateCollectionInput!) {
  createCollection(input: $input) {
    __typename
    ... on CreateCollectionPayload {
      collection {
        id
        revision
      }
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCollectionForChaosMutation, CreateCollectionForChaosMutationVariables>;
export const AddItemsForChaosDocument = new TypedDocumentString(`
    mutation AddItemsForChaos($input: AddToCollectionInput!) {
  addToCollection(input: $input) {
    __typename
    ... on AddToCollectionPayload {
      collection {
        revision
      }
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddItemsForChaosMutation, AddItemsForChaosMutationVariables>;
export const RemoveItemsForChaosDocument = new TypedDocumentString(`
    mutation RemoveItemsForChaos($input: RemoveFromCollectionInput!) {
  removeFromCollection(input: $input) {
    __typename
    ... on RemoveFromCollectionPayload {
      collection {
        revision
      }
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RemoveItemsForChaosMutation, RemoveItemsForChaosMutationVariables>;
export const RequestReplayForChaosDocument = new TypedDocumentString(`
    mutation RequestReplayForChaos($input: RequestReplayInput!) {
  requestReplay(input: $input) {
    __typename
    ... on RequestReplayPayload {
      replay {
        id
        targetRunId
      }
    }
    ... on Error {
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RequestReplayForChaosMutation, RequestReplayForChaosMutationVariables>;
export const ReplayUpdatedForChaosDocument = new TypedDocumentString(`
    subscription ReplayUpdatedForChaos($id: ID!) {
  replayUpdated(id: $id) {
    ...ReplayForChaos
  }
}
    fragment ReplayForChaos on Replay {
  id
  state
  phase
  version
  attempt
  targetRunId
  selected
  taken
  progress {
    itemsDone
    itemsTotal
  }
}`) as unknown as TypedDocumentString<ReplayUpdatedForChaosSubscription, ReplayUpdatedForChaosSubscriptionVariables>;
export const CreateCollectionForTestDocument = new TypedDocumentString(`
    mutation CreateCollectionForTest($input: CreateCollectionInput!) {
  createCollection(input: $input) {
    __typename
    ... on CreateCollectionPayload {
      replayed
      collection {
        ...CollectionForTest
      }
    }
    ... on InvalidInputError {
      field
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment CollectionForTest on Collection {
  id
  name
  description
  revision
  itemCount
  totalBytes
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<CreateCollectionForTestMutation, CreateCollectionForTestMutationVariables>;
export const UpdateCollectionForTestDocument = new TypedDocumentString(`
    mutation UpdateCollectionForTest($input: UpdateCollectionInput!) {
  updateCollection(input: $input) {
    __typename
    ... on UpdateCollectionPayload {
      collection {
        ...CollectionForTest
      }
    }
    ... on InvalidInputError {
      field
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment CollectionForTest on Collection {
  id
  name
  description
  revision
  itemCount
  totalBytes
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<UpdateCollectionForTestMutation, UpdateCollectionForTestMutationVariables>;
export const DeleteCollectionForTestDocument = new TypedDocumentString(`
    mutation DeleteCollectionForTest($input: DeleteCollectionInput!) {
  deleteCollection(input: $input) {
    __typename
    ... on DeleteCollectionPayload {
      deletedCollectionId
    }
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteCollectionForTestMutation, DeleteCollectionForTestMutationVariables>;
export const AddToCollectionForTestDocument = new TypedDocumentString(`
    mutation AddToCollectionForTest($input: AddToCollectionInput!) {
  addToCollection(input: $input) {
    __typename
    ... on AddToCollectionPayload {
      added
      replaced
      skipped
      renamed
      replayed
      collection {
        ...CollectionForTest
      }
    }
    ... on CollectionFullError {
      limit
    }
    ... on InvalidInputError {
      field
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment CollectionForTest on Collection {
  id
  name
  description
  revision
  itemCount
  totalBytes
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<AddToCollectionForTestMutation, AddToCollectionForTestMutationVariables>;
export const RemoveFromCollectionForTestDocument = new TypedDocumentString(`
    mutation RemoveFromCollectionForTest($input: RemoveFromCollectionInput!) {
  removeFromCollection(input: $input) {
    __typename
    ... on RemoveFromCollectionPayload {
      removed
      collection {
        ...CollectionForTest
      }
    }
    ... on InvalidInputError {
      field
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment CollectionForTest on Collection {
  id
  name
  description
  revision
  itemCount
  totalBytes
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<RemoveFromCollectionForTestMutation, RemoveFromCollectionForTestMutationVariables>;
export const MoveInCollectionForTestDocument = new TypedDocumentString(`
    mutation MoveInCollectionForTest($input: MoveInCollectionInput!) {
  moveInCollection(input: $input) {
    __typename
    ... on MoveInCollectionPayload {
      moved
      collection {
        ...CollectionForTest
      }
    }
    ... on InvalidInputError {
      field
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment CollectionForTest on Collection {
  id
  name
  description
  revision
  itemCount
  totalBytes
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<MoveInCollectionForTestMutation, MoveInCollectionForTestMutationVariables>;
export const CollectionByIdForTestDocument = new TypedDocumentString(`
    query CollectionByIdForTest($id: ID!) {
  collection(id: $id) {
    ...CollectionForTest
    missingCount
  }
  node(id: $id) {
    __typename
    id
  }
}
    fragment CollectionForTest on Collection {
  id
  name
  description
  revision
  itemCount
  totalBytes
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<CollectionByIdForTestQuery, CollectionByIdForTestQueryVariables>;
export const CollectionsForTestDocument = new TypedDocumentString(`
    query CollectionsForTest($filter: CollectionFilter, $first: Int, $after: String) {
  collections(filter: $filter, first: $first, after: $after) {
    totalCount
    edges {
      node {
        id
        name
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<CollectionsForTestQuery, CollectionsForTestQueryVariables>;
export const CollectionItemsForTestDocument = new TypedDocumentString(`
    query CollectionItemsForTest($id: ID!, $filter: CollectionItemFilter, $first: Int, $after: String) {
  collection(id: $id) {
    items(filter: $filter, first: $first, after: $after) {
      totalCount
      edges {
        node {
          path
          size
          sha256
          fileId
          missing
          file {
            id
            filename
          }
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CollectionItemsForTestQuery, CollectionItemsForTestQueryVariables>;
export const CollectionItemForTestDocument = new TypedDocumentString(`
    query CollectionItemForTest($id: ID!, $path: String!) {
  collection(id: $id) {
    item(path: $path) {
      path
      fileId
    }
  }
}
    `) as unknown as TypedDocumentString<CollectionItemForTestQuery, CollectionItemForTestQueryVariables>;
export const CollectionChildrenForTestDocument = new TypedDocumentString(`
    query CollectionChildrenForTest($id: ID!, $path: String, $first: Int, $after: String) {
  collection(id: $id) {
    children(path: $path, first: $first, after: $after) {
      edges {
        node {
          name
          path
          isFolder
          item {
            path
            size
          }
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CollectionChildrenForTestQuery, CollectionChildrenForTestQueryVariables>;
export const RestoreForCollectionTestDocument = new TypedDocumentString(`
    mutation RestoreForCollectionTest($fileId: ID!) {
  restoreFile(input: { fileId: $fileId }) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<RestoreForCollectionTestMutation, RestoreForCollectionTestMutationVariables>;
export const CollectionUpdatedForTestDocument = new TypedDocumentString(`
    subscription CollectionUpdatedForTest($id: ID!) {
  collectionUpdated(id: $id) {
    revision
    name
    itemCount
    items(first: 10) {
      edges {
        node {
          path
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CollectionUpdatedForTestSubscription, CollectionUpdatedForTestSubscriptionVariables>;
export const DeleteFilesForTestDocument = new TypedDocumentString(`
    mutation DeleteFilesForTest($input: DeleteFilesInput!) {
  deleteFiles(input: $input) {
    __typename
    ... on DeleteFilesPayload {
      replayed
      deletion {
        ...DeletionForTest
      }
    }
    ... on InvalidInputError {
      field
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment DeletionForTest on Deletion {
  id
  state
  version
  attempt
  cancelRequested
  progress {
    itemsDone
    itemsTotal
    bytesDone
    bytesTotal
  }
  failure {
    code
    message
  }
  summary {
    deleted
    bytes
    notReached
  }
  timeline {
    edges {
      node {
        event
        attempt
      }
    }
  }
}`) as unknown as TypedDocumentString<DeleteFilesForTestMutation, DeleteFilesForTestMutationVariables>;
export const CancelDeletionForTestDocument = new TypedDocumentString(`
    mutation CancelDeletionForTest($deletionId: ID!) {
  cancelDeletion(input: { deletionId: $deletionId }) {
    __typename
    ... on CancelDeletionPayload {
      deletion {
        ...DeletionForTest
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment DeletionForTest on Deletion {
  id
  state
  version
  attempt
  cancelRequested
  progress {
    itemsDone
    itemsTotal
    bytesDone
    bytesTotal
  }
  failure {
    code
    message
  }
  summary {
    deleted
    bytes
    notReached
  }
  timeline {
    edges {
      node {
        event
        attempt
      }
    }
  }
}`) as unknown as TypedDocumentString<CancelDeletionForTestMutation, CancelDeletionForTestMutationVariables>;
export const DeletionForTestDocument = new TypedDocumentString(`
    query DeletionForTest($id: ID!) {
  deletion(id: $id) {
    ...DeletionForTest
  }
  node(id: $id) {
    __typename
    id
  }
}
    fragment DeletionForTest on Deletion {
  id
  state
  version
  attempt
  cancelRequested
  progress {
    itemsDone
    itemsTotal
    bytesDone
    bytesTotal
  }
  failure {
    code
    message
  }
  summary {
    deleted
    bytes
    notReached
  }
  timeline {
    edges {
      node {
        event
        attempt
      }
    }
  }
}`) as unknown as TypedDocumentString<DeletionForTestQuery, DeletionForTestQueryVariables>;
export const DeletionUpdatedForTestDocument = new TypedDocumentString(`
    subscription DeletionUpdatedForTest($id: ID!) {
  deletionUpdated(id: $id) {
    ...DeletionForTest
  }
}
    fragment DeletionForTest on Deletion {
  id
  state
  version
  attempt
  cancelRequested
  progress {
    itemsDone
    itemsTotal
    bytesDone
    bytesTotal
  }
  failure {
    code
    message
  }
  summary {
    deleted
    bytes
    notReached
  }
  timeline {
    edges {
      node {
        event
        attempt
      }
    }
  }
}`) as unknown as TypedDocumentString<DeletionUpdatedForTestSubscription, DeletionUpdatedForTestSubscriptionVariables>;
export const FilenamesForTestDocument = new TypedDocumentString(`
    query FilenamesForTest {
  files(first: 100) {
    totalCount
    edges {
      node {
        id
        filename
      }
    }
  }
  trash {
    totalCount
  }
}
    `) as unknown as TypedDocumentString<FilenamesForTestQuery, FilenamesForTestQueryVariables>;
export const CreateExportForTestDocument = new TypedDocumentString(`
    mutation CreateExportForTest($input: CreateExportInput!) {
  createExport(input: $input) {
    __typename
    ... on CreateExportPayload {
      reused
      replayed
      export {
        ...ExportForTest
      }
    }
    ... on InvalidInputError {
      field
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment ExportForTest on Export {
  __typename
  id
  state
  exportState
  step
  attempt
  version
  revision
  collectionRevision
  format
  filename
  sizeBytes
  sha256
  complete
  expiresAt
  options {
    compression
    fetchMissing
  }
  failure {
    code
    message
  }
  progress {
    itemsDone
    itemsTotal
    bytesDone
    bytesTotal
  }
  missing {
    edges {
      node {
        path
        reason
        fileId
        size
        sha256
      }
    }
  }
  timeline {
    edges {
      node {
        event
      }
    }
  }
}`) as unknown as TypedDocumentString<CreateExportForTestMutation, CreateExportForTestMutationVariables>;
export const RetryExportForTestDocument = new TypedDocumentString(`
    mutation RetryExportForTest($exportId: ID!) {
  retryExport(input: { exportId: $exportId }) {
    __typename
    ... on RetryExportPayload {
      reused
      replayed
      export {
        ...ExportForTest
        retryOf {
          id
        }
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment ExportForTest on Export {
  __typename
  id
  state
  exportState
  step
  attempt
  version
  revision
  collectionRevision
  format
  filename
  sizeBytes
  sha256
  complete
  expiresAt
  options {
    compression
    fetchMissing
  }
  failure {
    code
    message
  }
  progress {
    itemsDone
    itemsTotal
    bytesDone
    bytesTotal
  }
  missing {
    edges {
      node {
        path
        reason
        fileId
        size
        sha256
      }
    }
  }
  timeline {
    edges {
      node {
        event
      }
    }
  }
}`) as unknown as TypedDocumentString<RetryExportForTestMutation, RetryExportForTestMutationVariables>;
export const CancelExportForTestDocument = new TypedDocumentString(`
    mutation CancelExportForTest($exportId: ID!) {
  cancelExport(input: { exportId: $exportId }) {
    __typename
    ... on CancelExportPayload {
      export {
        ...ExportForTest
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment ExportForTest on Export {
  __typename
  id
  state
  exportState
  step
  attempt
  version
  revision
  collectionRevision
  format
  filename
  sizeBytes
  sha256
  complete
  expiresAt
  options {
    compression
    fetchMissing
  }
  failure {
    code
    message
  }
  progress {
    itemsDone
    itemsTotal
    bytesDone
    bytesTotal
  }
  missing {
    edges {
      node {
        path
        reason
        fileId
        size
        sha256
      }
    }
  }
  timeline {
    edges {
      node {
        event
      }
    }
  }
}`) as unknown as TypedDocumentString<CancelExportForTestMutation, CancelExportForTestMutationVariables>;
export const ExportForTestQueryDocument = new TypedDocumentString(`
    query ExportForTestQuery($id: ID!, $expiresIn: Int) {
  export(id: $id) {
    ...ExportForTest
    collection {
      id
    }
    downloadUrl(expiresIn: $expiresIn)
  }
  node(id: $id) {
    __typename
    id
  }
}
    fragment ExportForTest on Export {
  __typename
  id
  state
  exportState
  step
  attempt
  version
  revision
  collectionRevision
  format
  filename
  sizeBytes
  sha256
  complete
  expiresAt
  options {
    compression
    fetchMissing
  }
  failure {
    code
    message
  }
  progress {
    itemsDone
    itemsTotal
    bytesDone
    bytesTotal
  }
  missing {
    edges {
      node {
        path
        reason
        fileId
        size
        sha256
      }
    }
  }
  timeline {
    edges {
      node {
        event
      }
    }
  }
}`) as unknown as TypedDocumentString<ExportForTestQueryQuery, ExportForTestQueryQueryVariables>;
export const ExportsForTestDocument = new TypedDocumentString(`
    query ExportsForTest($filter: ExportFilter, $first: Int, $after: String) {
  exports(filter: $filter, first: $first, after: $after) {
    edges {
      node {
        id
        format
        exportState
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<ExportsForTestQuery, ExportsForTestQueryVariables>;
export const MissingForTestDocument = new TypedDocumentString(`
    query MissingForTest($id: ID!, $after: String) {
  export(id: $id) {
    missing(first: 2, after: $after) {
      edges {
        node {
          path
          reason
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MissingForTestQuery, MissingForTestQueryVariables>;
export const ExportUpdatedForTestDocument = new TypedDocumentString(`
    subscription ExportUpdatedForTest($id: ID!) {
  exportUpdated(id: $id) {
    ...ExportForTest
  }
}
    fragment ExportForTest on Export {
  __typename
  id
  state
  exportState
  step
  attempt
  version
  revision
  collectionRevision
  format
  filename
  sizeBytes
  sha256
  complete
  expiresAt
  options {
    compression
    fetchMissing
  }
  failure {
    code
    message
  }
  progress {
    itemsDone
    itemsTotal
    bytesDone
    bytesTotal
  }
  missing {
    edges {
      node {
        path
        reason
        fileId
        size
        sha256
      }
    }
  }
  timeline {
    edges {
      node {
        event
      }
    }
  }
}`) as unknown as TypedDocumentString<ExportUpdatedForTestSubscription, ExportUpdatedForTestSubscriptionVariables>;
export const CreateCollectionForExportDocument = new TypedDocumentString(`
    mutation CreateCollectionForExport($name: String!) {
  createCollection(input: { name: $name }) {
    __typename
    ... on CreateCollectionPayload {
      collection {
        id
        revision
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CreateCollectionForExportMutation, CreateCollectionForExportMutationVariables>;
export const AddItemsForExportDocument = new TypedDocumentString(`
    mutation AddItemsForExport($collectionId: ID!, $items: [CollectionItemInput!]!) {
  addToCollection(input: { collectionId: $collectionId, items: $items }) {
    __typename
    ... on AddToCollectionPayload {
      collection {
        id
        revision
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddItemsForExportMutation, AddItemsForExportMutationVariables>;
export const DeleteFileForExportDocument = new TypedDocumentString(`
    mutation DeleteFileForExport($fileId: ID!) {
  deleteFile(input: { fileId: $fileId }) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<DeleteFileForExportMutation, DeleteFileForExportMutationVariables>;
export const RestoreFileForExportDocument = new TypedDocumentString(`
    mutation RestoreFileForExport($fileId: ID!) {
  restoreFile(input: { fileId: $fileId }) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<RestoreFileForExportMutation, RestoreFileForExportMutationVariables>;
export const RemoveItemsForExportDocument = new TypedDocumentString(`
    mutation RemoveItemsForExport($collectionId: ID!, $paths: [String!]) {
  removeFromCollection(input: { collectionId: $collectionId, paths: $paths }) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<RemoveItemsForExportMutation, RemoveItemsForExportMutationVariables>;
export const DeleteCollectionForExportDocument = new TypedDocumentString(`
    mutation DeleteCollectionForExport($collectionId: ID!) {
  deleteCollection(input: { collectionId: $collectionId }) {
    __typename
  }
}
    `) as unknown as TypedDocumentString<DeleteCollectionForExportMutation, DeleteCollectionForExportMutationVariables>;
export const CreateDirectUploadForTestDocument = new TypedDocumentString(`
    mutation CreateDirectUploadForTest($input: CreateUploadInput!) {
  createUpload(input: $input) {
    __typename
    ... on CreateUploadPayload {
      replayed
      upload {
        id
        direct
        url
        state
      }
    }
    ... on InvalidInputError {
      field
    }
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CreateDirectUploadForTestMutation, CreateDirectUploadForTestMutationVariables>;
export const PartsForTestDocument = new TypedDocumentString(`
    query PartsForTest($id: ID!, $first: Int, $after: String) {
  upload(id: $id) {
    expiresAt
    parts(first: $first, after: $after) {
      edges {
        node {
          number
          start
          end
          url
          expiresAt
          received
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PartsForTestQuery, PartsForTestQueryVariables>;
export const CompleteUploadForTestDocument = new TypedDocumentString(`
    mutation CompleteUploadForTest($input: CompleteUploadInput!) {
  completeUpload(input: $input) {
    __typename
    ... on CompleteUploadPayload {
      upload {
        id
        state
        completion {
          id
        }
      }
    }
    ... on PartsMissingError {
      missing
      missingCount
    }
    ... on InvalidInputError {
      field
    }
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CompleteUploadForTestMutation, CompleteUploadForTestMutationVariables>;
export const DirectUploadForTestDocument = new TypedDocumentString(`
    query DirectUploadForTest($id: ID!) {
  upload(id: $id) {
    state
    received
    version
    file {
      id
      filename
      contentType
      size
      sha256
      tags
      downloadUrl
    }
    completion {
      id
      state
      attempt
      failure {
        code
        message
      }
      progress {
        bytesDone
        bytesTotal
      }
      upload {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DirectUploadForTestQuery, DirectUploadForTestQueryVariables>;
export const CompletionUpdatedForTestDocument = new TypedDocumentString(`
    subscription CompletionUpdatedForTest($id: ID!) {
  completionUpdated(id: $id) {
    state
    version
    upload {
      state
      file {
        sha256
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CompletionUpdatedForTestSubscription, CompletionUpdatedForTestSubscriptionVariables>;
export const DirectUploadUpdatedForTestDocument = new TypedDocumentString(`
    subscription DirectUploadUpdatedForTest($id: ID!) {
  uploadUpdated(id: $id) {
    state
    version
    completion {
      state
    }
  }
}
    `) as unknown as TypedDocumentString<DirectUploadUpdatedForTestSubscription, DirectUploadUpdatedForTestSubscriptionVariables>;
export const TrashForTestDocument = new TypedDocumentString(`
    query TrashForTest($first: Int, $after: String, $filter: FileFilter) {
  trash(first: $first, after: $after, filter: $filter) {
    totalCount
    edges {
      node {
        id
        filename
        deletedAt
        purgeAt
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<TrashForTestQuery, TrashForTestQueryVariables>;
export const RestoreFileForTestDocument = new TypedDocumentString(`
    mutation RestoreFileForTest($fileId: ID!) {
  restoreFile(input: { fileId: $fileId }) {
    __typename
    ... on RestoreFilePayload {
      file {
        id
        deletedAt
        purgeAt
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RestoreFileForTestMutation, RestoreFileForTestMutationVariables>;
export const EveryReadForTestDocument = new TypedDocumentString(`
    query EveryReadForTest($id: ID!, $uploadId: ID!) {
  file(id: $id) {
    id
  }
  node(id: $id) {
    id
  }
  files {
    edges {
      node {
        id
      }
    }
  }
  upload(id: $uploadId) {
    file {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<EveryReadForTestQuery, EveryReadForTestQueryVariables>;
export const UploadForTestDocument = new TypedDocumentString(`
    query UploadForTest($id: ID!) {
  upload(id: $id) {
    id
    state
    received
    size
    version
    expiresAt
    url
    file {
      id
      filename
      contentType
      size
      sha256
    }
  }
}
    `) as unknown as TypedDocumentString<UploadForTestQuery, UploadForTestQueryVariables>;
export const CancelUploadForTestDocument = new TypedDocumentString(`
    mutation CancelUploadForTest($uploadId: ID!) {
  cancelUpload(input: { uploadId: $uploadId }) {
    __typename
    ... on CancelUploadPayload {
      upload {
        id
        state
        url
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CancelUploadForTestMutation, CancelUploadForTestMutationVariables>;
export const UploadUpdatedForTestDocument = new TypedDocumentString(`
    subscription UploadUpdatedForTest($id: ID!) {
  uploadUpdated(id: $id) {
    state
    received
    version
    file {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<UploadUpdatedForTestSubscription, UploadUpdatedForTestSubscriptionVariables>;
export const GarbageCollectionsForTestDocument = new TypedDocumentString(`
    query GarbageCollectionsForTest($first: Int, $after: String) {
  garbageCollections(first: $first, after: $after) {
    edges {
      node {
        id
        dryRun
        finishedAt
        force
        startedAt
        startedBy
        state
        passes {
          bytes
          items
          message
          name
          outcome
          seconds
        }
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    `) as unknown as TypedDocumentString<GarbageCollectionsForTestQuery, GarbageCollectionsForTestQueryVariables>;
export const NodeForGarbageTestDocument = new TypedDocumentString(`
    query NodeForGarbageTest($id: ID!) {
  node(id: $id) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<NodeForGarbageTestQuery, NodeForGarbageTestQueryVariables>;
export const ChannelsForTestDocument = new TypedDocumentString(`
    query ChannelsForTest {
  channels {
    name
    role
    concurrency
    bytesPerSecond
  }
}
    `) as unknown as TypedDocumentString<ChannelsForTestQuery, ChannelsForTestQueryVariables>;
export const TestViewerDocument = new TypedDocumentString(`
    query TestViewer {
  viewer {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<TestViewerQuery, TestViewerQueryVariables>;
export const TestFilesDocument = new TypedDocumentString(`
    query TestFiles($first: Int, $after: String, $filter: FileFilter) {
  files(first: $first, after: $after, filter: $filter) {
    totalCount
    edges {
      cursor
      node {
        id
        filename
        size
        tags
        archive {
          id
        }
      }
    }
    pageInfo {
      endCursor
      hasNextPage
      hasPreviousPage
      startCursor
    }
  }
}
    `) as unknown as TypedDocumentString<TestFilesQuery, TestFilesQueryVariables>;
export const TestCreateUploadDocument = new TypedDocumentString(`
    mutation TestCreateUpload($input: CreateUploadInput!) {
  createUpload(input: $input) {
    __typename
    ... on CreateUploadPayload {
      upload {
        id
        filename
        size
        state
        url
      }
    }
    ... on Error {
      code
      message
    }
    ... on InvalidInputError {
      field
    }
  }
}
    `) as unknown as TypedDocumentString<TestCreateUploadMutation, TestCreateUploadMutationVariables>;
export const TestCreateApiKeyDocument = new TypedDocumentString(`
    mutation TestCreateApiKey($input: CreateApiKeyInput!) {
  createApiKey(input: $input) {
    __typename
    ... on CreateApiKeyPayload {
      secret
      apiKey {
        id
        name
        scopes
        expiresAt
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<TestCreateApiKeyMutation, TestCreateApiKeyMutationVariables>;
export const TestRevokeApiKeyDocument = new TypedDocumentString(`
    mutation TestRevokeApiKey($id: ID!) {
  revokeApiKey(input: { apiKeyId: $id }) {
    __typename
    ... on RevokeApiKeyPayload {
      apiKey {
        revokedAt
      }
    }
    ... on Error {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<TestRevokeApiKeyMutation, TestRevokeApiKeyMutationVariables>;
export const TestUploadFileDocument = new TypedDocumentString(`
    mutation TestUploadFile($input: UploadFileInput!) {
  uploadFile(input: $input) {
    __typename
    ... on UploadFilePayload {
      file {
        id
        filename
        contentType
        sha256
        size
        tags
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<TestUploadFileMutation, TestUploadFileMutationVariables>;
export const TestWorkDocument = new TypedDocumentString(`
    subscription TestWork {
  workUpdated {
    id
    state
  }
}
    `) as unknown as TypedDocumentString<TestWorkSubscription, TestWorkSubscriptionVariables>;
export const TestJobDocument = new TypedDocumentString(`
    subscription TestJob($id: ID!) {
  jobUpdated(id: $id) {
    id
    state
  }
}
    `) as unknown as TypedDocumentString<TestJobSubscription, TestJobSubscriptionVariables>;
export const ExtractOnceDocument = new TypedDocumentString(`
    mutation ExtractOnce($input: ExtractArchiveInput!) {
  extractArchive(input: $input) {
    __typename
    ... on ExtractArchivePayload {
      replayed
      job {
        id
        state
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<ExtractOnceMutation, ExtractOnceMutationVariables>;
export const RetryOnceDocument = new TypedDocumentString(`
    mutation RetryOnce($input: RetryJobInput!) {
  retryJob(input: $input) {
    __typename
    ... on RetryJobPayload {
      replayed
      job {
        id
        state
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RetryOnceMutation, RetryOnceMutationVariables>;
export const CreateKeyedUploadDocument = new TypedDocumentString(`
    mutation CreateKeyedUpload($input: CreateUploadInput!) {
  createUpload(input: $input) {
    __typename
    ... on CreateUploadPayload {
      replayed
      upload {
        id
        url
        state
        file {
          id
        }
      }
    }
    ... on ConflictError {
      retryAfterSeconds
    }
    ... on InvalidInputError {
      field
    }
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CreateKeyedUploadMutation, CreateKeyedUploadMutationVariables>;
export const CountedJobsForTestDocument = new TypedDocumentString(`
    query CountedJobsForTest($filter: JobFilter, $first: Int, $after: String) {
  jobs(filter: $filter, first: $first, after: $after) {
    edges {
      node {
        id
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<CountedJobsForTestQuery, CountedJobsForTestQueryVariables>;
export const PlanForTestDocument = new TypedDocumentString(`
    query PlanForTest($fileId: ID!, $glob: String, $pathPrefix: String, $selection: [Int!], $force: Boolean) {
  file(id: $fileId) {
    archive {
      extractionPlan(
        glob: $glob
        pathPrefix: $pathPrefix
        selection: $selection
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
    `) as unknown as TypedDocumentString<PlanForTestQuery, PlanForTestQueryVariables>;
export const ModifiedForTestDocument = new TypedDocumentString(`
    query ModifiedForTest($tags: JSONObject!) {
  files(filter: { tags: $tags }) {
    edges {
      node {
        modifiedAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ModifiedForTestQuery, ModifiedForTestQueryVariables>;
export const ListsUpdatedForTestDocument = new TypedDocumentString(`
    subscription ListsUpdatedForTest {
  listsUpdated {
    lists
  }
}
    `) as unknown as TypedDocumentString<ListsUpdatedForTestSubscription, ListsUpdatedForTestSubscriptionVariables>;
export const AddTagsForMachinesDocument = new TypedDocumentString(`
    mutation AddTagsForMachines($fileId: ID!, $tags: JSONObject!) {
  updateFileTags(input: { fileId: $fileId, tags: $tags }) {
    __typename
    ... on UpdateFileTagsPayload {
      file {
        id
        tags
        downloadUrl
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<AddTagsForMachinesMutation, AddTagsForMachinesMutationVariables>;
export const RequestReplayForTestDocument = new TypedDocumentString(`
    mutation RequestReplayForTest($input: RequestReplayInput!) {
  requestReplay(input: $input) {
    __typename
    ... on RequestReplayPayload {
      replayed
      replay {
        ...ReplayForTest
      }
    }
    ... on InvalidInputError {
      field
    }
    ... on NothingToReplayError {
      taken
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment ReplayForTest on Replay {
  id
  version
  state
  phase
  revision
  failure {
    code
    message
  }
  progress {
    itemsDone
    itemsTotal
  }
  sourceRunId
  targetRunId
  selected
  taken
  enqueued
  newlyEnqueued
  alreadyPresent
  released
  replayed
  conflicts
  receipt {
    inTarget
    left
    notInTarget
    replayed
  }
  attention {
    phase
    canLeave
  }
  decision
  decisionNote
}`) as unknown as TypedDocumentString<RequestReplayForTestMutation, RequestReplayForTestMutationVariables>;
export const CancelReplayForTestDocument = new TypedDocumentString(`
    mutation CancelReplayForTest($replayId: ID!) {
  cancelReplay(input: { replayId: $replayId }) {
    __typename
    ... on CancelReplayPayload {
      replay {
        ...ReplayForTest
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment ReplayForTest on Replay {
  id
  version
  state
  phase
  revision
  failure {
    code
    message
  }
  progress {
    itemsDone
    itemsTotal
  }
  sourceRunId
  targetRunId
  selected
  taken
  enqueued
  newlyEnqueued
  alreadyPresent
  released
  replayed
  conflicts
  receipt {
    inTarget
    left
    notInTarget
    replayed
  }
  attention {
    phase
    canLeave
  }
  decision
  decisionNote
}`) as unknown as TypedDocumentString<CancelReplayForTestMutation, CancelReplayForTestMutationVariables>;
export const AcknowledgeReplayForTestDocument = new TypedDocumentString(`
    mutation AcknowledgeReplayForTest($input: AcknowledgeReplayInput!) {
  acknowledgeReplay(input: $input) {
    __typename
    ... on AcknowledgeReplayPayload {
      replay {
        ...ReplayForTest
      }
    }
    ... on InvalidInputError {
      field
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment ReplayForTest on Replay {
  id
  version
  state
  phase
  revision
  failure {
    code
    message
  }
  progress {
    itemsDone
    itemsTotal
  }
  sourceRunId
  targetRunId
  selected
  taken
  enqueued
  newlyEnqueued
  alreadyPresent
  released
  replayed
  conflicts
  receipt {
    inTarget
    left
    notInTarget
    replayed
  }
  attention {
    phase
    canLeave
  }
  decision
  decisionNote
}`) as unknown as TypedDocumentString<AcknowledgeReplayForTestMutation, AcknowledgeReplayForTestMutationVariables>;
export const ReplayForTestQueryDocument = new TypedDocumentString(`
    query ReplayForTestQuery($id: ID!) {
  replay(id: $id) {
    ...ReplayForTest
  }
}
    fragment ReplayForTest on Replay {
  id
  version
  state
  phase
  revision
  failure {
    code
    message
  }
  progress {
    itemsDone
    itemsTotal
  }
  sourceRunId
  targetRunId
  selected
  taken
  enqueued
  newlyEnqueued
  alreadyPresent
  released
  replayed
  conflicts
  receipt {
    inTarget
    left
    notInTarget
    replayed
  }
  attention {
    phase
    canLeave
  }
  decision
  decisionNote
}`) as unknown as TypedDocumentString<ReplayForTestQueryQuery, ReplayForTestQueryQueryVariables>;
export const ReplayUpdatedForTestDocument = new TypedDocumentString(`
    subscription ReplayUpdatedForTest($id: ID!) {
  replayUpdated(id: $id) {
    ...ReplayForTest
  }
}
    fragment ReplayForTest on Replay {
  id
  version
  state
  phase
  revision
  failure {
    code
    message
  }
  progress {
    itemsDone
    itemsTotal
  }
  sourceRunId
  targetRunId
  selected
  taken
  enqueued
  newlyEnqueued
  alreadyPresent
  released
  replayed
  conflicts
  receipt {
    inTarget
    left
    notInTarget
    replayed
  }
  attention {
    phase
    canLeave
  }
  decision
  decisionNote
}`) as unknown as TypedDocumentString<ReplayUpdatedForTestSubscription, ReplayUpdatedForTestSubscriptionVariables>;
export const ReplayItemsForTestDocument = new TypedDocumentString(`
    query ReplayItemsForTest($id: ID!, $first: Int, $after: String, $states: [ReplayItemState!]) {
  replay(id: $id) {
    items(first: $first, after: $after, states: $states) {
      edges {
        node {
          failureId
          fileId
          channel
          action
          version
          size
          state
          conflict
          takenBy {
            id
          }
          failure {
            state
            version
            replay {
              id
            }
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReplayItemsForTestQuery, ReplayItemsForTestQueryVariables>;
export const ReplayChainForTestDocument = new TypedDocumentString(`
    query ReplayChainForTest($runId: ID!, $filter: SyncFailureFilter, $failureIds: [ID!]) {
  syncRun(id: $runId) {
    id
    operation
    failedCount
    pendingFailureCount
    sourceRunId
    source {
      id
    }
    replay {
      id
    }
    replays {
      edges {
        node {
          id
          phase
          target {
            id
            runState
          }
          source {
            id
          }
        }
      }
    }
    replayPreview(filter: $filter, failureIds: $failureIds) {
      __typename
      ... on ReplayPreview {
        selected
        taken
        bytes
      }
      ... on Error {
        code
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReplayChainForTestQuery, ReplayChainForTestQueryVariables>;
export const ReplaysForTestDocument = new TypedDocumentString(`
    query ReplaysForTest($filter: ReplayFilter, $first: Int, $after: String) {
  replays(filter: $filter, first: $first, after: $after) {
    edges {
      node {
        id
        phase
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<ReplaysForTestQuery, ReplaysForTestQueryVariables>;
export const CreateUploadForTestDocument = new TypedDocumentString(`
    mutation CreateUploadForTest($input: CreateUploadInput!) {
  createUpload(input: $input) {
    __typename
    ... on CreateUploadPayload {
      upload {
        id
        url
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<CreateUploadForTestMutation, CreateUploadForTestMutationVariables>;
export const ExtractArchiveForTestDocument = new TypedDocumentString(`
    mutation ExtractArchiveForTest($archiveId: ID!, $selection: [Int!], $pathPrefix: String, $glob: String, $force: Boolean, $tags: JSONObject) {
  extractArchive(
    input: {
      archiveId: $archiveId
      selection: $selection
      pathPrefix: $pathPrefix
      glob: $glob
      force: $force
      tags: $tags
    }
  ) {
    __typename
    ... on ExtractArchivePayload {
      job {
        ...JobForTest
      }
    }
    ... on ArchiveBusyError {
      code
      message
      activeJob {
        id
      }
    }
    ... on UnreadableArchiveError {
      code
      message
      problem {
        code
      }
    }
    ... on InvalidInputError {
      code
      message
      field
    }
    ... on NotFoundError {
      code
      message
    }
  }
}
    fragment JobForTest on Job {
  id
  state
  version
  attempt
  cancelRequested
  step
  selection
  pathPrefix
  glob
  force
  tags
  retryOf {
    id
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
  failure {
    code
    message
  }
  summary {
    entries
    extracted
    bytes
    notReached
    skipped {
      reason
      count
    }
    skippedEntries {
      index
      name
      reason
    }
  }
  timeline {
    edges {
      node {
        event
        attempt
        message
      }
    }
  }
}`) as unknown as TypedDocumentString<ExtractArchiveForTestMutation, ExtractArchiveForTestMutationVariables>;
export const RetryJobForTestDocument = new TypedDocumentString(`
    mutation RetryJobForTest($jobId: ID!) {
  retryJob(input: { jobId: $jobId }) {
    __typename
    ... on RetryJobPayload {
      job {
        ...JobForTest
      }
    }
    ... on ArchiveBusyError {
      activeJob {
        id
      }
    }
    ... on InvalidInputError {
      field
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment JobForTest on Job {
  id
  state
  version
  attempt
  cancelRequested
  step
  selection
  pathPrefix
  glob
  force
  tags
  retryOf {
    id
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
  failure {
    code
    message
  }
  summary {
    entries
    extracted
    bytes
    notReached
    skipped {
      reason
      count
    }
    skippedEntries {
      index
      name
      reason
    }
  }
  timeline {
    edges {
      node {
        event
        attempt
        message
      }
    }
  }
}`) as unknown as TypedDocumentString<RetryJobForTestMutation, RetryJobForTestMutationVariables>;
export const CancelJobForTestDocument = new TypedDocumentString(`
    mutation CancelJobForTest($jobId: ID!) {
  cancelJob(input: { jobId: $jobId }) {
    __typename
    ... on CancelJobPayload {
      job {
        ...JobForTest
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment JobForTest on Job {
  id
  state
  version
  attempt
  cancelRequested
  step
  selection
  pathPrefix
  glob
  force
  tags
  retryOf {
    id
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
  failure {
    code
    message
  }
  summary {
    entries
    extracted
    bytes
    notReached
    skipped {
      reason
      count
    }
    skippedEntries {
      index
      name
      reason
    }
  }
  timeline {
    edges {
      node {
        event
        attempt
        message
      }
    }
  }
}`) as unknown as TypedDocumentString<CancelJobForTestMutation, CancelJobForTestMutationVariables>;
export const DeleteFileForTestDocument = new TypedDocumentString(`
    mutation DeleteFileForTest($fileId: ID!) {
  deleteFile(input: { fileId: $fileId }) {
    __typename
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteFileForTestMutation, DeleteFileForTestMutationVariables>;
export const JobByIdForTestDocument = new TypedDocumentString(`
    query JobByIdForTest($id: ID!) {
  job(id: $id) {
    ...JobForTest
  }
}
    fragment JobForTest on Job {
  id
  state
  version
  attempt
  cancelRequested
  step
  selection
  pathPrefix
  glob
  force
  tags
  retryOf {
    id
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
  failure {
    code
    message
  }
  summary {
    entries
    extracted
    bytes
    notReached
    skipped {
      reason
      count
    }
    skippedEntries {
      index
      name
      reason
    }
  }
  timeline {
    edges {
      node {
        event
        attempt
        message
      }
    }
  }
}`) as unknown as TypedDocumentString<JobByIdForTestQuery, JobByIdForTestQueryVariables>;
export const JobsForTestDocument = new TypedDocumentString(`
    query JobsForTest($filter: JobFilter) {
  jobs(filter: $filter) {
    edges {
      node {
        id
      }
    }
  }
}
    `) as unknown as TypedDocumentString<JobsForTestQuery, JobsForTestQueryVariables>;
export const JobUpdatedForTestDocument = new TypedDocumentString(`
    subscription JobUpdatedForTest($id: ID!) {
  jobUpdated(id: $id) {
    ...JobForTest
  }
}
    fragment JobForTest on Job {
  id
  state
  version
  attempt
  cancelRequested
  step
  selection
  pathPrefix
  glob
  force
  tags
  retryOf {
    id
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
  failure {
    code
    message
  }
  summary {
    entries
    extracted
    bytes
    notReached
    skipped {
      reason
      count
    }
    skippedEntries {
      index
      name
      reason
    }
  }
  timeline {
    edges {
      node {
        event
        attempt
        message
      }
    }
  }
}`) as unknown as TypedDocumentString<JobUpdatedForTestSubscription, JobUpdatedForTestSubscriptionVariables>;
export const WorkUpdatedForTestDocument = new TypedDocumentString(`
    subscription WorkUpdatedForTest {
  workUpdated {
    __typename
    id
    state
    version
  }
}
    `) as unknown as TypedDocumentString<WorkUpdatedForTestSubscription, WorkUpdatedForTestSubscriptionVariables>;
export const ArchiveForTestDocument = new TypedDocumentString(`
    query ArchiveForTest($fileId: ID!, $first: Int, $after: String) {
  file(id: $fileId) {
    archive {
      id
      entryCount
      problem {
        code
        message
      }
      entries(first: $first, after: $after) {
        edges {
          cursor
          node {
            index
            name
            path
            size
            compressedSize
            crc32
            method
            selectable
            skipReason
            file {
              id
              sha256
            }
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
    `) as unknown as TypedDocumentString<ArchiveForTestQuery, ArchiveForTestQueryVariables>;
export const ChildrenForTestDocument = new TypedDocumentString(`
    query ChildrenForTest($tags: JSONObject!, $after: String) {
  files(first: 100, after: $after, filter: { entryScope: ONLY, tags: $tags }) {
    edges {
      node {
        id
        filename
        size
        sha256
        contentType
        tags
        downloadUrl
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
    totalCount
  }
}
    `) as unknown as TypedDocumentString<ChildrenForTestQuery, ChildrenForTestQueryVariables>;
export const SyncRunsForTestDocument = new TypedDocumentString(`
    query SyncRunsForTest($filter: SyncRunFilter, $first: Int, $after: String) {
  syncRuns(filter: $filter, first: $first, after: $after) {
    edges {
      node {
        id
        runState
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<SyncRunsForTestQuery, SyncRunsForTestQueryVariables>;
export const SyncRunDetailsForTestDocument = new TypedDocumentString(`
    query SyncRunDetailsForTest($id: ID!) {
  syncRun(id: $id) {
    runState
    filter
    channelNames
    pausedAt
    waitsUntil
    waitsForStores
    removalsRefused
    listed
    touched
    failedCount
    pendingFailureCount
    retryingCount
    options {
      bytesPerDay
      olderThanDays
      removeExtraneous
      samplePercent
      secondsPerDay
    }
    channels {
      channel
      outages {
        channel
      }
    }
    rounds {
      channel
      round
      attempted
      succeeded
      failed
      movedBytes
      startedAt
      endedAt
    }
    schedule {
      id
    }
    progress {
      itemsTotal
      itemsPerSecond
    }
    timeline {
      edges {
        node {
          event
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SyncRunDetailsForTestQuery, SyncRunDetailsForTestQueryVariables>;
export const CopiesForTestDocument = new TypedDocumentString(`
    query CopiesForTest($id: ID!) {
  file(id: $id) {
    copies {
      channel
      confirmedAt
      fault
      runId
    }
  }
}
    `) as unknown as TypedDocumentString<CopiesForTestQuery, CopiesForTestQueryVariables>;
export const TasksForTestDocument = new TypedDocumentString(`
    query TasksForTest($id: ID!, $filter: SyncTaskFilter, $first: Int, $after: String) {
  syncRun(id: $id) {
    tasks(filter: $filter, first: $first, after: $after) {
      edges {
        node {
          fileId
          channel
          action
          state
          round
          file {
            filename
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TasksForTestQuery, TasksForTestQueryVariables>;
export const FailuresForTestDocument = new TypedDocumentString(`
    query FailuresForTest($id: ID!, $filter: SyncFailureFilter) {
  syncRun(id: $id) {
    failedCount
    pendingFailureCount
    failureGroups {
      channel
      stage
      code
      state
      count
      message
    }
    failures(filter: $filter) {
      __typename
      ... on SyncFailureConnection {
        edges {
          node {
            id
            fileId
            filename
            size
            sha256
            channel
            action
            stage
            code
            attempts
            version
            state
            file {
              id
            }
          }
        }
      }
      ... on Error {
        code
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FailuresForTestQuery, FailuresForTestQueryVariables>;
export const FailuresUpdatedForTestDocument = new TypedDocumentString(`
    subscription FailuresUpdatedForTest($id: ID!) {
  syncRunUpdated(id: $id) {
    state
    failures {
      ... on SyncFailureConnection {
        edges {
          node {
            filename
            state
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FailuresUpdatedForTestSubscription, FailuresUpdatedForTestSubscriptionVariables>;
export const FailureNodeForTestDocument = new TypedDocumentString(`
    query FailureNodeForTest($id: ID!) {
  node(id: $id) {
    __typename
    ... on SyncFailure {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<FailureNodeForTestQuery, FailureNodeForTestQueryVariables>;
export const PauseSyncRunForTestDocument = new TypedDocumentString(`
    mutation PauseSyncRunForTest($runId: ID!) {
  pauseSyncRun(input: { runId: $runId }) {
    __typename
    ... on PauseSyncRunPayload {
      run {
        state
        pausedAt
      }
    }
    ... on Error {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<PauseSyncRunForTestMutation, PauseSyncRunForTestMutationVariables>;
export const ResumeSyncRunForTestDocument = new TypedDocumentString(`
    mutation ResumeSyncRunForTest($runId: ID!) {
  resumeSyncRun(input: { runId: $runId }) {
    __typename
    ... on ResumeSyncRunPayload {
      run {
        pausedAt
      }
    }
    ... on Error {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<ResumeSyncRunForTestMutation, ResumeSyncRunForTestMutationVariables>;
export const ReportedRunForTestDocument = new TypedDocumentString(`
    query ReportedRunForTest($id: ID!) {
  syncRun(id: $id) {
    ...SyncRunForTest
    archived
    cancelRequested
    createdAt
    startedAt
    finishedAt
    updatedAt
    channels {
      movedBytes
    }
    failureGroups {
      channel
      stage
      code
      state
      count
      message
    }
    timeline(first: 2) {
      edges {
        cursor
        node {
          event
          attempt
          message
          at
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    report {
      ...ReportForTest
    }
  }
}
    fragment ReportForTest on SyncReport {
  state
  version
  sha256
  sizeBytes
  publishedAt
  lastError
  downloadUrl
  failuresUrl
}
fragment SyncRunForTest on SyncRun {
  id
  version
  state
  runState
  kind
  operation
  month
  cycle
  dryRun
  listedAll
  attempt
  failure {
    code
    message
  }
  progress {
    itemsDone
    itemsTotal
  }
  channels {
    channel
    listed
    done
    skipped
    failed
    pendingFailures
    retrying
    listedBytes
    settledBytes
    outages {
      channel
      givenUpAt
      message
      since
    }
  }
}`) as unknown as TypedDocumentString<ReportedRunForTestQuery, ReportedRunForTestQueryVariables>;
export const TimelineOfRunForTestDocument = new TypedDocumentString(`
    query TimelineOfRunForTest($id: ID!, $after: String) {
  syncRun(id: $id) {
    timeline(after: $after) {
      edges {
        node {
          event
          message
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TimelineOfRunForTestQuery, TimelineOfRunForTestQueryVariables>;
export const RunAsNodeForTestDocument = new TypedDocumentString(`
    query RunAsNodeForTest($id: ID!) {
  node(id: $id) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<RunAsNodeForTestQuery, RunAsNodeForTestQueryVariables>;
export const RetrySyncReportForTestDocument = new TypedDocumentString(`
    mutation RetrySyncReportForTest($runId: ID!) {
  retrySyncReport(input: { runId: $runId }) {
    ... on RetrySyncReportPayload {
      run {
        version
        report {
          state
          version
        }
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<RetrySyncReportForTestMutation, RetrySyncReportForTestMutationVariables>;
export const CreateSyncScheduleForTestDocument = new TypedDocumentString(`
    mutation CreateSyncScheduleForTest($input: CreateSyncScheduleInput!) {
  createSyncSchedule(input: $input) {
    __typename
    ... on CreateSyncSchedulePayload {
      replayed
      schedule {
        ...ScheduleForTest
      }
    }
    ... on InvalidInputError {
      field
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment ScheduleForTest on SyncSchedule {
  id
  kind
  cron
  timeZone
  options {
    samplePercent
  }
  filter
  channels
  enabled
  nextAt
  lastError
  updatedAt
  lastRun {
    id
    month
    schedule {
      id
    }
  }
}`) as unknown as TypedDocumentString<CreateSyncScheduleForTestMutation, CreateSyncScheduleForTestMutationVariables>;
export const UpdateSyncScheduleForTestDocument = new TypedDocumentString(`
    mutation UpdateSyncScheduleForTest($input: UpdateSyncScheduleInput!) {
  updateSyncSchedule(input: $input) {
    __typename
    ... on UpdateSyncSchedulePayload {
      schedule {
        ...ScheduleForTest
      }
    }
    ... on InvalidInputError {
      field
    }
    ... on Error {
      code
    }
  }
}
    fragment ScheduleForTest on SyncSchedule {
  id
  kind
  cron
  timeZone
  options {
    samplePercent
  }
  filter
  channels
  enabled
  nextAt
  lastError
  updatedAt
  lastRun {
    id
    month
    schedule {
      id
    }
  }
}`) as unknown as TypedDocumentString<UpdateSyncScheduleForTestMutation, UpdateSyncScheduleForTestMutationVariables>;
export const DeleteSyncScheduleForTestDocument = new TypedDocumentString(`
    mutation DeleteSyncScheduleForTest($scheduleId: ID!) {
  deleteSyncSchedule(input: { scheduleId: $scheduleId }) {
    __typename
    ... on DeleteSyncSchedulePayload {
      deletedScheduleId
    }
    ... on Error {
      code
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteSyncScheduleForTestMutation, DeleteSyncScheduleForTestMutationVariables>;
export const SchedulesForTestDocument = new TypedDocumentString(`
    query SchedulesForTest($first: Int, $after: String) {
  syncSchedules(first: $first, after: $after) {
    edges {
      node {
        ...ScheduleForTest
      }
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
}
    fragment ScheduleForTest on SyncSchedule {
  id
  kind
  cron
  timeZone
  options {
    samplePercent
  }
  filter
  channels
  enabled
  nextAt
  lastError
  updatedAt
  lastRun {
    id
    month
    schedule {
      id
    }
  }
}`) as unknown as TypedDocumentString<SchedulesForTestQuery, SchedulesForTestQueryVariables>;
export const ScheduleForTestQueryDocument = new TypedDocumentString(`
    query ScheduleForTestQuery($id: ID!) {
  syncSchedule(id: $id) {
    ...ScheduleForTest
  }
  node(id: $id) {
    __typename
  }
}
    fragment ScheduleForTest on SyncSchedule {
  id
  kind
  cron
  timeZone
  options {
    samplePercent
  }
  filter
  channels
  enabled
  nextAt
  lastError
  updatedAt
  lastRun {
    id
    month
    schedule {
      id
    }
  }
}`) as unknown as TypedDocumentString<ScheduleForTestQueryQuery, ScheduleForTestQueryQueryVariables>;
export const StartSyncRunForTestDocument = new TypedDocumentString(`
    mutation StartSyncRunForTest($input: StartSyncRunInput!) {
  startSyncRun(input: $input) {
    __typename
    ... on StartSyncRunPayload {
      replayed
      run {
        ...SyncRunForTest
      }
    }
    ... on InvalidInputError {
      field
    }
    ... on SyncRunExistsError {
      existingRun {
        id
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment SyncRunForTest on SyncRun {
  id
  version
  state
  runState
  kind
  operation
  month
  cycle
  dryRun
  listedAll
  attempt
  failure {
    code
    message
  }
  progress {
    itemsDone
    itemsTotal
  }
  channels {
    channel
    listed
    done
    skipped
    failed
    pendingFailures
    retrying
    listedBytes
    settledBytes
    outages {
      channel
      givenUpAt
      message
      since
    }
  }
}`) as unknown as TypedDocumentString<StartSyncRunForTestMutation, StartSyncRunForTestMutationVariables>;
export const CancelSyncRunForTestDocument = new TypedDocumentString(`
    mutation CancelSyncRunForTest($runId: ID!) {
  cancelSyncRun(input: { runId: $runId }) {
    __typename
    ... on CancelSyncRunPayload {
      run {
        ...SyncRunForTest
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment SyncRunForTest on SyncRun {
  id
  version
  state
  runState
  kind
  operation
  month
  cycle
  dryRun
  listedAll
  attempt
  failure {
    code
    message
  }
  progress {
    itemsDone
    itemsTotal
  }
  channels {
    channel
    listed
    done
    skipped
    failed
    pendingFailures
    retrying
    listedBytes
    settledBytes
    outages {
      channel
      givenUpAt
      message
      since
    }
  }
}`) as unknown as TypedDocumentString<CancelSyncRunForTestMutation, CancelSyncRunForTestMutationVariables>;
export const SyncRunForTestQueryDocument = new TypedDocumentString(`
    query SyncRunForTestQuery($id: ID!) {
  syncRun(id: $id) {
    ...SyncRunForTest
  }
}
    fragment SyncRunForTest on SyncRun {
  id
  version
  state
  runState
  kind
  operation
  month
  cycle
  dryRun
  listedAll
  attempt
  failure {
    code
    message
  }
  progress {
    itemsDone
    itemsTotal
  }
  channels {
    channel
    listed
    done
    skipped
    failed
    pendingFailures
    retrying
    listedBytes
    settledBytes
    outages {
      channel
      givenUpAt
      message
      since
    }
  }
}`) as unknown as TypedDocumentString<SyncRunForTestQueryQuery, SyncRunForTestQueryQueryVariables>;
export const SyncRunUpdatedForTestDocument = new TypedDocumentString(`
    subscription SyncRunUpdatedForTest($id: ID!) {
  syncRunUpdated(id: $id) {
    ...SyncRunForTest
  }
}
    fragment SyncRunForTest on SyncRun {
  id
  version
  state
  runState
  kind
  operation
  month
  cycle
  dryRun
  listedAll
  attempt
  failure {
    code
    message
  }
  progress {
    itemsDone
    itemsTotal
  }
  channels {
    channel
    listed
    done
    skipped
    failed
    pendingFailures
    retrying
    listedBytes
    settledBytes
    outages {
      channel
      givenUpAt
      message
      since
    }
  }
}`) as unknown as TypedDocumentString<SyncRunUpdatedForTestSubscription, SyncRunUpdatedForTestSubscriptionVariables>;
export const WorkListForTestDocument = new TypedDocumentString(`
    query WorkListForTest($filter: WorkListFilter, $first: Int = 100, $after: String) {
  work(filter: $filter, first: $first, after: $after) {
    edges {
      cursor
      node {
        __typename
        id
        state
        progress {
          itemsDone
        }
        ... on Completion {
          upload {
            filename
          }
        }
        ... on Export {
          filename
        }
        ... on Replay {
          phase
        }
        ... on SyncRun {
          pendingFailureCount
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<WorkListForTestQuery, WorkListForTestQueryVariables>;