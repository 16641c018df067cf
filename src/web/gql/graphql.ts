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

/** What a store is for. */
export type ChannelRole =
  /** Files lie here, and are read from here. */
  | 'PRIMARY'
  /** Files are mirrored here. */
  | 'REPLICA';

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

/** Which file to bring back. */
export type RestoreFileInput = {
  /** The id of the file. */
  fileId: string;
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

/** How new tags meet the present ones. */
export type TagsMode =
  /** Keys that are given are set, and removed where their value is null; the others stay. */
  | 'MERGE'
  /** The given tags replace all but the keys under `stevedore/`. */
  | 'REPLACE';

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

type AnyError_ArchiveBusyError_Fragment = { __typename: 'ArchiveBusyError', code: ErrorCode };

type AnyError_CollectionFullError_Fragment = { __typename: 'CollectionFullError', code: ErrorCode };

type AnyError_ConflictError_Fragment = { __typename: 'ConflictError', code: ErrorCode };

type AnyError_FailureDetailsUnavailable_Fragment = { __typename: 'FailureDetailsUnavailable', code: ErrorCode };

type AnyError_GoneError_Fragment = { __typename: 'GoneError', code: ErrorCode };

type AnyError_IdempotencyMismatchError_Fragment = { __typename: 'IdempotencyMismatchError', code: ErrorCode };

type AnyError_InvalidInputError_Fragment = { __typename: 'InvalidInputError', code: ErrorCode };

type AnyError_NotFoundError_Fragment = { __typename: 'NotFoundError', code: ErrorCode };

type AnyError_NothingToReplayError_Fragment = { __typename: 'NothingToReplayError', code: ErrorCode };

type AnyError_PartsMissingError_Fragment = { __typename: 'PartsMissingError', code: ErrorCode };

type AnyError_SyncRunExistsError_Fragment = { __typename: 'SyncRunExistsError', code: ErrorCode };

type AnyError_UnreadableArchiveError_Fragment = { __typename: 'UnreadableArchiveError', code: ErrorCode };

export type AnyErrorFragment =
  | AnyError_ArchiveBusyError_Fragment
  | AnyError_CollectionFullError_Fragment
  | AnyError_ConflictError_Fragment
  | AnyError_FailureDetailsUnavailable_Fragment
  | AnyError_GoneError_Fragment
  | AnyError_IdempotencyMismatchError_Fragment
  | AnyError_InvalidInputError_Fragment
  | AnyError_NotFoundError_Fragment
  | AnyError_NothingToReplayError_Fragment
  | AnyError_PartsMissingError_Fragment
  | AnyError_SyncRunExistsError_Fragment
  | AnyError_UnreadableArchiveError_Fragment
;

type AnyNode_Account_Fragment = { __typename: 'Account', id: string };

type AnyNode_ApiKey_Fragment = { __typename: 'ApiKey', id: string };

type AnyNode_Archive_Fragment = { __typename: 'Archive', id: string };

type AnyNode_Collection_Fragment = { __typename: 'Collection', id: string };

type AnyNode_Completion_Fragment = { __typename: 'Completion', id: string };

type AnyNode_Deletion_Fragment = { __typename: 'Deletion', id: string };

type AnyNode_Export_Fragment = { __typename: 'Export', id: string };

type AnyNode_File_Fragment = { __typename: 'File', id: string };

type AnyNode_GarbageCollection_Fragment = { __typename: 'GarbageCollection', id: string };

type AnyNode_Job_Fragment = { __typename: 'Job', id: string };

type AnyNode_Replay_Fragment = { __typename: 'Replay', id: string };

type AnyNode_SyncFailure_Fragment = { __typename: 'SyncFailure', id: string };

type AnyNode_SyncRun_Fragment = { __typename: 'SyncRun', id: string };

type AnyNode_SyncSchedule_Fragment = { __typename: 'SyncSchedule', id: string };

type AnyNode_Upload_Fragment = { __typename: 'Upload', id: string };

export type AnyNodeFragment =
  | AnyNode_Account_Fragment
  | AnyNode_ApiKey_Fragment
  | AnyNode_Archive_Fragment
  | AnyNode_Collection_Fragment
  | AnyNode_Completion_Fragment
  | AnyNode_Deletion_Fragment
  | AnyNode_Export_Fragment
  | AnyNode_File_Fragment
  | AnyNode_GarbageCollection_Fragment
  | AnyNode_Job_Fragment
  | AnyNode_Replay_Fragment
  | AnyNode_SyncFailure_Fragment
  | AnyNode_SyncRun_Fragment
  | AnyNode_SyncSchedule_Fragment
  | AnyNode_Upload_Fragment
;

type AnyWork_Completion_Fragment = { __typename: 'Completion', id: string };

type AnyWork_Deletion_Fragment = { __typename: 'Deletion', id: string };

type AnyWork_Export_Fragment = { __typename: 'Export', id: string };

type AnyWork_Job_Fragment = { __typename: 'Job', id: string };

type AnyWork_Replay_Fragment = { __typename: 'Replay', id: string };

type AnyWork_SyncRun_Fragment = { __typename: 'SyncRun', id: string };

export type AnyWorkFragment =
  | AnyWork_Completion_Fragment
  | AnyWork_Deletion_Fragment
  | AnyWork_Export_Fragment
  | AnyWork_Job_Fragment
  | AnyWork_Replay_Fragment
  | AnyWork_SyncRun_Fragment
;

export type WatchListsSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WatchListsSubscription = { listsUpdated: { lists: Array<AccountList> } };

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
    | { __typename: 'SyncRun', kind: SyncKind, runState: SyncRunState, pausedAt: string | null, waitsUntil: string | null, waitsForStores: boolean, listed: number, touched: number, failedCount: number, pendingFailureCount: number, retryingCount: number, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } }
   };

export type ArchiveDetailQueryVariables = Exact<{
  id: string;
}>;


export type ArchiveDetailQuery = { file: { __typename: 'File', id: string, filename: string, size: number, tags: Record<string, unknown>, updatedAt: string | null, archive: { __typename: 'Archive', id: string, entryCount: number | null, problem: { code: string, message: string } | null } | null } | null };

export type ArchiveFoldersQueryVariables = Exact<{
  id: string;
  path: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ArchiveFoldersQuery = { file: { __typename: 'File', id: string, archive: { __typename: 'Archive', id: string, children: { edges: Array<{ cursor: string, node: { name: string, path: string, isFolder: boolean } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null } | null };

export type EntryRowFragment = { index: number, name: string, path: string | null, size: number, compressedSize: number, modifiedAt: string | null, selectable: boolean, skipReason: SkipReason | null, file: { __typename: 'File', id: string } | null };

export type ArchiveEntriesQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
  filter?: ArchiveEntryFilter | null | undefined;
}>;


export type ArchiveEntriesQuery = { file: { __typename: 'File', id: string, archive: { __typename: 'Archive', id: string, entries: { edges: Array<{ cursor: string, node: { index: number, name: string, path: string | null, size: number, compressedSize: number, modifiedAt: string | null, selectable: boolean, skipReason: SkipReason | null, file: { __typename: 'File', id: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null } | null };

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


export type ActiveJobsQuery = { jobs: { edges: Array<{ cursor: string, node: { __typename: 'Job', id: string, state: WorkState, version: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

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

export type CollectionQueryVariables = Exact<{
  id: string;
}>;


export type CollectionQuery = { collection: { __typename: 'Collection', missingCount: number, id: string, name: string, description: string | null, revision: number, itemCount: number, totalBytes: number, createdAt: string, updatedAt: string | null } | null };

export type CollectionFolderQueryVariables = Exact<{
  id: string;
  path: string;
  first: number;
  after?: string | null | undefined;
}>;


export type CollectionFolderQuery = { collection: { __typename: 'Collection', id: string, children: { edges: Array<{ cursor: string, node: { name: string, path: string, isFolder: boolean, item: { path: string, fileId: string, missing: boolean, size: number, sha256: string, file: { __typename: 'File', id: string, contentType: string } | null } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type CollectionExportsQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type CollectionExportsQuery = { exports: { edges: Array<{ cursor: string, node: { __typename: 'Export', exportState: ExportState, filename: string, format: ExportFormat, complete: boolean | null, sizeBytes: number | null, expiresAt: string | null, revision: number, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type FilesToAddQueryVariables = Exact<{
  name?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type FilesToAddQuery = { files: { edges: Array<{ cursor: string, node: { __typename: 'File', id: string, filename: string, contentType: string, size: number, createdAt: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type UpdateCollectionMutationVariables = Exact<{
  input: UpdateCollectionInput;
}>;


export type UpdateCollectionMutation = { updateCollection:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'UpdateCollectionPayload', collection: { __typename: 'Collection', id: string, name: string, description: string | null, revision: number, itemCount: number, totalBytes: number, createdAt: string, updatedAt: string | null } }
   };

export type DeleteCollectionMutationVariables = Exact<{
  input: DeleteCollectionInput;
}>;


export type DeleteCollectionMutation = { deleteCollection:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'DeleteCollectionPayload', deletedCollectionId: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type AddItemsMutationVariables = Exact<{
  input: AddToCollectionInput;
}>;


export type AddItemsMutation = { addToCollection:
    | { __typename: 'AddToCollectionPayload', added: number | null, renamed: number | null, replaced: number | null, skipped: number | null, collection: { __typename: 'Collection', id: string, name: string, description: string | null, revision: number, itemCount: number, totalBytes: number, createdAt: string, updatedAt: string | null } }
    | { __typename: 'CollectionFullError', code: ErrorCode, message: string }
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type RemoveItemsMutationVariables = Exact<{
  input: RemoveFromCollectionInput;
}>;


export type RemoveItemsMutation = { removeFromCollection:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'RemoveFromCollectionPayload', removed: number, collection: { __typename: 'Collection', id: string, name: string, description: string | null, revision: number, itemCount: number, totalBytes: number, createdAt: string, updatedAt: string | null } }
   };

export type MoveItemMutationVariables = Exact<{
  input: MoveInCollectionInput;
}>;


export type MoveItemMutation = { moveInCollection:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
    | { __typename: 'MoveInCollectionPayload', moved: number, collection: { __typename: 'Collection', id: string, name: string, description: string | null, revision: number, itemCount: number, totalBytes: number, createdAt: string, updatedAt: string | null } }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type CreateExportMutationVariables = Exact<{
  input: CreateExportInput;
}>;


export type CreateExportMutation = { createExport:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'CreateExportPayload', reused: boolean, export: { __typename: 'Export', exportState: ExportState, filename: string, format: ExportFormat, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type CollectionHeadFragment = { __typename: 'Collection', id: string, name: string, description: string | null, revision: number, itemCount: number, totalBytes: number, createdAt: string, updatedAt: string | null };

export type CollectionsQueryVariables = Exact<{
  name?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type CollectionsQuery = { collections: { edges: Array<{ cursor: string, node: { __typename: 'Collection', id: string, name: string, description: string | null, revision: number, itemCount: number, totalBytes: number, createdAt: string, updatedAt: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CreateCollectionMutationVariables = Exact<{
  input: CreateCollectionInput;
}>;


export type CreateCollectionMutation = { createCollection:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'CreateCollectionPayload', collection: { __typename: 'Collection', id: string, name: string, description: string | null, revision: number, itemCount: number, totalBytes: number, createdAt: string, updatedAt: string | null } }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
   };

export type FileRowFragment = { __typename: 'File', id: string, filename: string, contentType: string, size: number, createdAt: string, deletedAt: string | null, purgeAt: string | null, tags: Record<string, unknown> };

export type FilesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: FileFilter | null | undefined;
}>;


export type FilesQuery = { files: { edges: Array<{ cursor: string, node: { __typename: 'File', id: string, filename: string, contentType: string, size: number, createdAt: string, deletedAt: string | null, purgeAt: string | null, tags: Record<string, unknown> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CountFilesQueryVariables = Exact<{
  filter?: FileFilter | null | undefined;
}>;


export type CountFilesQuery = { files: { totalCount: number } };

export type TrashQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  filter?: FileFilter | null | undefined;
}>;


export type TrashQuery = { trash: { edges: Array<{ cursor: string, node: { __typename: 'File', id: string, filename: string, contentType: string, size: number, createdAt: string, deletedAt: string | null, purgeAt: string | null, tags: Record<string, unknown> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

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


export type CollectionChoicesQuery = { collections: { edges: Array<{ cursor: string, node: { __typename: 'Collection', id: string, name: string, revision: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

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

export type KeyRowFragment = { __typename: 'ApiKey', id: string, name: string, hint: string, scopes: Array<Scope>, createdAt: string, expiresAt: string | null, revokedAt: string | null };

export type ApiKeysQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ApiKeysQuery = { apiKeys: { edges: Array<{ cursor: string, node: { __typename: 'ApiKey', id: string, name: string, hint: string, scopes: Array<Scope>, createdAt: string, expiresAt: string | null, revokedAt: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey:
    | { __typename: 'CreateApiKeyPayload', secret: string, apiKey: { __typename: 'ApiKey', id: string, name: string, hint: string, scopes: Array<Scope>, createdAt: string, expiresAt: string | null, revokedAt: string | null } }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
   };

export type RevokeApiKeyMutationVariables = Exact<{
  id: string;
}>;


export type RevokeApiKeyMutation = { revokeApiKey:
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'RevokeApiKeyPayload', apiKey: { __typename: 'ApiKey', id: string, name: string, hint: string, scopes: Array<Scope>, createdAt: string, expiresAt: string | null, revokedAt: string | null } }
   };

export type ReplayRowFragment = { __typename: 'Replay', phase: ReplayPhase, selected: number, enqueued: number, replayed: number, released: number, taken: number, conflicts: number, sourceRunId: string, targetRunId: string, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } };

export type ReplayDetailFragment = { __typename: 'Replay', alreadyPresent: number, newlyEnqueued: number, byId: boolean, filter: Record<string, unknown> | null, decision: ReplayDecision | null, decisionNote: string | null, decidedAt: string | null, phase: ReplayPhase, selected: number, enqueued: number, replayed: number, released: number, taken: number, conflicts: number, sourceRunId: string, targetRunId: string, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, attention: { canLeave: boolean, phase: ReplayPhase } | null, receipt: { inTarget: number, left: number, notInTarget: number, replayed: number } | null, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } };

export type ReplayDetailQueryVariables = Exact<{
  id: string;
}>;


export type ReplayDetailQuery = { replay: { __typename: 'Replay', alreadyPresent: number, newlyEnqueued: number, byId: boolean, filter: Record<string, unknown> | null, decision: ReplayDecision | null, decisionNote: string | null, decidedAt: string | null, phase: ReplayPhase, selected: number, enqueued: number, replayed: number, released: number, taken: number, conflicts: number, sourceRunId: string, targetRunId: string, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, source: { __typename: 'SyncRun', sourceRunId: string | null, kind: SyncKind, operation: SyncOperation, month: string, cycle: number | null, dryRun: boolean, runState: SyncRunState, pausedAt: string | null, waitsUntil: string | null, waitsForStores: boolean, listed: number, listedAll: boolean, touched: number, failedCount: number, pendingFailureCount: number, retryingCount: number, archived: boolean, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } | null, target: { __typename: 'SyncRun', kind: SyncKind, operation: SyncOperation, month: string, cycle: number | null, dryRun: boolean, runState: SyncRunState, pausedAt: string | null, waitsUntil: string | null, waitsForStores: boolean, listed: number, listedAll: boolean, touched: number, failedCount: number, pendingFailureCount: number, retryingCount: number, archived: boolean, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, replays: { edges: Array<{ cursor: string, node: { __typename: 'Replay', phase: ReplayPhase, selected: number, enqueued: number, replayed: number, released: number, taken: number, conflicts: number, sourceRunId: string, targetRunId: string, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } | null, attention: { canLeave: boolean, phase: ReplayPhase } | null, receipt: { inTarget: number, left: number, notInTarget: number, replayed: number } | null, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } | null };

export type ReplayUpdatedSubscriptionVariables = Exact<{
  id: string;
}>;


export type ReplayUpdatedSubscription = { replayUpdated: { __typename: 'Replay', alreadyPresent: number, newlyEnqueued: number, byId: boolean, filter: Record<string, unknown> | null, decision: ReplayDecision | null, decisionNote: string | null, decidedAt: string | null, phase: ReplayPhase, selected: number, enqueued: number, replayed: number, released: number, taken: number, conflicts: number, sourceRunId: string, targetRunId: string, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, target: { __typename: 'SyncRun', kind: SyncKind, operation: SyncOperation, month: string, cycle: number | null, dryRun: boolean, runState: SyncRunState, pausedAt: string | null, waitsUntil: string | null, waitsForStores: boolean, listed: number, listedAll: boolean, touched: number, failedCount: number, pendingFailureCount: number, retryingCount: number, archived: boolean, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } | null, attention: { canLeave: boolean, phase: ReplayPhase } | null, receipt: { inTarget: number, left: number, notInTarget: number, replayed: number } | null, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } };

export type ReplayItemsQueryVariables = Exact<{
  id: string;
  states?: Array<ReplayItemState> | ReplayItemState | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type ReplayItemsQuery = { replay: { __typename: 'Replay', id: string, items: { edges: Array<{ cursor: string, node: { action: SyncAction, channel: string, conflict: ReplayConflict | null, failureId: string, fileId: string | null, size: number | null, state: ReplayItemState, failure: { __typename: 'SyncFailure', id: string, code: string, filename: string | null } | null, takenBy: { __typename: 'Replay', id: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type ReplayPreviewQueryVariables = Exact<{
  id: string;
  failureIds?: Array<string> | string | null | undefined;
  filter?: SyncFailureFilter | null | undefined;
}>;


export type ReplayPreviewQuery = { syncRun: { __typename: 'SyncRun', id: string, replayPreview:
      | { __typename: 'ConflictError', code: ErrorCode, message: string }
      | { __typename: 'FailureDetailsUnavailable', code: ErrorCode, message: string }
      | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
      | { __typename: 'ReplayPreview', bytes: number, selected: number, taken: number }
     } | null };

export type RequestReplayMutationVariables = Exact<{
  input: RequestReplayInput;
}>;


export type RequestReplayMutation = { requestReplay:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'FailureDetailsUnavailable', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'NothingToReplayError', code: ErrorCode, message: string }
    | { __typename: 'RequestReplayPayload', replayed: boolean, replay: { __typename: 'Replay', phase: ReplayPhase, selected: number, enqueued: number, replayed: number, released: number, taken: number, conflicts: number, sourceRunId: string, targetRunId: string, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } }
   };

export type CancelReplayMutationVariables = Exact<{
  id: string;
}>;


export type CancelReplayMutation = { cancelReplay:
    | { __typename: 'CancelReplayPayload', replay: { __typename: 'Replay', alreadyPresent: number, newlyEnqueued: number, byId: boolean, filter: Record<string, unknown> | null, decision: ReplayDecision | null, decisionNote: string | null, decidedAt: string | null, phase: ReplayPhase, selected: number, enqueued: number, replayed: number, released: number, taken: number, conflicts: number, sourceRunId: string, targetRunId: string, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, attention: { canLeave: boolean, phase: ReplayPhase } | null, receipt: { inTarget: number, left: number, notInTarget: number, replayed: number } | null, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } }
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type AcknowledgeReplayMutationVariables = Exact<{
  id: string;
  decision: ReplayDecision;
  note?: string | null | undefined;
}>;


export type AcknowledgeReplayMutation = { acknowledgeReplay:
    | { __typename: 'AcknowledgeReplayPayload', replay: { __typename: 'Replay', alreadyPresent: number, newlyEnqueued: number, byId: boolean, filter: Record<string, unknown> | null, decision: ReplayDecision | null, decisionNote: string | null, decidedAt: string | null, phase: ReplayPhase, selected: number, enqueued: number, replayed: number, released: number, taken: number, conflicts: number, sourceRunId: string, targetRunId: string, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, attention: { canLeave: boolean, phase: ReplayPhase } | null, receipt: { inTarget: number, left: number, notInTarget: number, replayed: number } | null, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } }
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type ScheduleStateFragment = { __typename: 'SyncSchedule', id: string, enabled: boolean, lastError: string | null, nextAt: string | null, lastRun: { __typename: 'SyncRun', id: string, createdAt: string, state: WorkState, runState: SyncRunState, cancelRequested: boolean, pausedAt: string | null, waitsUntil: string | null, waitsForStores: boolean, pendingFailureCount: number } | null };

export type ScheduleRowFragment = { __typename: 'SyncSchedule', kind: SyncKind, channels: Array<string> | null, cron: string, timeZone: string, createdAt: string, filter: Record<string, unknown> | null, id: string, enabled: boolean, lastError: string | null, nextAt: string | null, options: { bytesPerDay: number | null, olderThanDays: number | null, removeExtraneous: boolean, samplePercent: number | null, secondsPerDay: number | null }, lastRun: { __typename: 'SyncRun', id: string, createdAt: string, state: WorkState, runState: SyncRunState, cancelRequested: boolean, pausedAt: string | null, waitsUntil: string | null, waitsForStores: boolean, pendingFailureCount: number } | null };

export type SyncSchedulesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type SyncSchedulesQuery = { syncSchedules: { edges: Array<{ cursor: string, node: { __typename: 'SyncSchedule', kind: SyncKind, channels: Array<string> | null, cron: string, timeZone: string, createdAt: string, filter: Record<string, unknown> | null, id: string, enabled: boolean, lastError: string | null, nextAt: string | null, options: { bytesPerDay: number | null, olderThanDays: number | null, removeExtraneous: boolean, samplePercent: number | null, secondsPerDay: number | null }, lastRun: { __typename: 'SyncRun', id: string, createdAt: string, state: WorkState, runState: SyncRunState, cancelRequested: boolean, pausedAt: string | null, waitsUntil: string | null, waitsForStores: boolean, pendingFailureCount: number } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type WatchSchedulesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WatchSchedulesSubscription = { workUpdated:
    | { __typename: 'Completion', id: string, state: WorkState, finishedAt: string | null }
    | { __typename: 'Deletion', id: string, state: WorkState, finishedAt: string | null }
    | { __typename: 'Export', id: string, state: WorkState, finishedAt: string | null }
    | { __typename: 'Job', id: string, state: WorkState, finishedAt: string | null }
    | { __typename: 'Replay', id: string, state: WorkState, finishedAt: string | null }
    | { __typename: 'SyncRun', runState: SyncRunState, id: string, state: WorkState, finishedAt: string | null, schedule: { __typename: 'SyncSchedule', id: string, enabled: boolean, lastError: string | null, nextAt: string | null, lastRun: { __typename: 'SyncRun', id: string, createdAt: string, state: WorkState, runState: SyncRunState, cancelRequested: boolean, pausedAt: string | null, waitsUntil: string | null, waitsForStores: boolean, pendingFailureCount: number } | null } | null }
   };

export type CreateSyncScheduleMutationVariables = Exact<{
  input: CreateSyncScheduleInput;
}>;


export type CreateSyncScheduleMutation = { createSyncSchedule:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'CreateSyncSchedulePayload', replayed: boolean, schedule: { __typename: 'SyncSchedule', kind: SyncKind, channels: Array<string> | null, cron: string, timeZone: string, createdAt: string, filter: Record<string, unknown> | null, id: string, enabled: boolean, lastError: string | null, nextAt: string | null, options: { bytesPerDay: number | null, olderThanDays: number | null, removeExtraneous: boolean, samplePercent: number | null, secondsPerDay: number | null }, lastRun: { __typename: 'SyncRun', id: string, createdAt: string, state: WorkState, runState: SyncRunState, cancelRequested: boolean, pausedAt: string | null, waitsUntil: string | null, waitsForStores: boolean, pendingFailureCount: number } | null } }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
   };

export type EnableSyncScheduleMutationVariables = Exact<{
  id: string;
  enabled: boolean;
}>;


export type EnableSyncScheduleMutation = { updateSyncSchedule:
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'UpdateSyncSchedulePayload', schedule: { __typename: 'SyncSchedule', kind: SyncKind, channels: Array<string> | null, cron: string, timeZone: string, createdAt: string, filter: Record<string, unknown> | null, id: string, enabled: boolean, lastError: string | null, nextAt: string | null, options: { bytesPerDay: number | null, olderThanDays: number | null, removeExtraneous: boolean, samplePercent: number | null, secondsPerDay: number | null }, lastRun: { __typename: 'SyncRun', id: string, createdAt: string, state: WorkState, runState: SyncRunState, cancelRequested: boolean, pausedAt: string | null, waitsUntil: string | null, waitsForStores: boolean, pendingFailureCount: number } | null } }
   };

export type DeleteSyncScheduleMutationVariables = Exact<{
  id: string;
}>;


export type DeleteSyncScheduleMutation = { deleteSyncSchedule:
    | { __typename: 'DeleteSyncSchedulePayload', deletedScheduleId: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type SyncRunDetailFragment = { __typename: 'SyncRun', channelNames: Array<string>, filter: Record<string, unknown> | null, removalsRefused: number, sourceRunId: string | null, kind: SyncKind, operation: SyncOperation, month: string, cycle: number | null, dryRun: boolean, runState: SyncRunState, pausedAt: string | null, waitsUntil: string | null, waitsForStores: boolean, listed: number, listedAll: boolean, touched: number, failedCount: number, pendingFailureCount: number, retryingCount: number, archived: boolean, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, options: { bytesPerDay: number | null, olderThanDays: number | null, removeExtraneous: boolean, samplePercent: number | null, secondsPerDay: number | null }, channels: Array<{ channel: string, listed: number, listedBytes: number, settledBytes: number, done: number, skipped: number, failed: number, pendingFailures: number, retrying: number, movedBytes: number, outages: Array<{ channel: string, givenUpAt: string, message: string, since: string }> }>, rounds: Array<{ round: number, channel: string, attempted: number, succeeded: number, failed: number, movedBytes: number }>, failureGroups: Array<{ channel: string, code: string, count: number, message: string, stage: SyncFailureStage, state: SyncFailureState }>, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } };

export type SyncRunDetailQueryVariables = Exact<{
  id: string;
}>;


export type SyncRunDetailQuery = { syncRun: { __typename: 'SyncRun', channelNames: Array<string>, filter: Record<string, unknown> | null, removalsRefused: number, sourceRunId: string | null, kind: SyncKind, operation: SyncOperation, month: string, cycle: number | null, dryRun: boolean, runState: SyncRunState, pausedAt: string | null, waitsUntil: string | null, waitsForStores: boolean, listed: number, listedAll: boolean, touched: number, failedCount: number, pendingFailureCount: number, retryingCount: number, archived: boolean, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, report: { state: SyncReportState, version: number, publishedAt: string | null, sizeBytes: number | null, sha256: string | null, lastError: string | null, downloadUrl: string | null, failuresUrl: string | null } | null, replay: { __typename: 'Replay', id: string, sourceRunId: string } | null, schedule: { __typename: 'SyncSchedule', id: string, cron: string, timeZone: string } | null, replays: { edges: Array<{ cursor: string, node: { __typename: 'Replay', phase: ReplayPhase, selected: number, enqueued: number, replayed: number, released: number, taken: number, conflicts: number, sourceRunId: string, targetRunId: string, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }, options: { bytesPerDay: number | null, olderThanDays: number | null, removeExtraneous: boolean, samplePercent: number | null, secondsPerDay: number | null }, channels: Array<{ channel: string, listed: number, listedBytes: number, settledBytes: number, done: number, skipped: number, failed: number, pendingFailures: number, retrying: number, movedBytes: number, outages: Array<{ channel: string, givenUpAt: string, message: string, since: string }> }>, rounds: Array<{ round: number, channel: string, attempted: number, succeeded: number, failed: number, movedBytes: number }>, failureGroups: Array<{ channel: string, code: string, count: number, message: string, stage: SyncFailureStage, state: SyncFailureState }>, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } | null };

export type SyncRunUpdatedSubscriptionVariables = Exact<{
  id: string;
}>;


export type SyncRunUpdatedSubscription = { syncRunUpdated: { __typename: 'SyncRun', channelNames: Array<string>, filter: Record<string, unknown> | null, removalsRefused: number, sourceRunId: string | null, kind: SyncKind, operation: SyncOperation, month: string, cycle: number | null, dryRun: boolean, runState: SyncRunState, pausedAt: string | null, waitsUntil: string | null, waitsForStores: boolean, listed: number, listedAll: boolean, touched: number, failedCount: number, pendingFailureCount: number, retryingCount: number, archived: boolean, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, options: { bytesPerDay: number | null, olderThanDays: number | null, removeExtraneous: boolean, samplePercent: number | null, secondsPerDay: number | null }, channels: Array<{ channel: string, listed: number, listedBytes: number, settledBytes: number, done: number, skipped: number, failed: number, pendingFailures: number, retrying: number, movedBytes: number, outages: Array<{ channel: string, givenUpAt: string, message: string, since: string }> }>, rounds: Array<{ round: number, channel: string, attempted: number, succeeded: number, failed: number, movedBytes: number }>, failureGroups: Array<{ channel: string, code: string, count: number, message: string, stage: SyncFailureStage, state: SyncFailureState }>, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } };

export type SyncRunFailuresQueryVariables = Exact<{
  id: string;
  filter?: SyncFailureFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type SyncRunFailuresQuery = { syncRun: { __typename: 'SyncRun', id: string, failures:
      | { __typename: 'FailureDetailsUnavailable', code: ErrorCode, message: string }
      | { __typename: 'SyncFailureConnection', edges: Array<{ cursor: string, node: { __typename: 'SyncFailure', id: string, action: SyncAction, attempts: number, channel: string, code: string, fileId: string | null, filename: string | null, firstSeenAt: string, lastSeenAt: string, message: string, sha256: string | null, size: number | null, stage: SyncFailureStage, state: SyncFailureState, version: number, file: { __typename: 'File', id: string, filename: string } | null, replay: { __typename: 'Replay', id: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } }
     } | null };

export type SyncRunTasksQueryVariables = Exact<{
  id: string;
  filter?: SyncTaskFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type SyncRunTasksQuery = { syncRun: { __typename: 'SyncRun', id: string, tasks: { edges: Array<{ cursor: string, node: { action: SyncAction, channel: string, fileId: string | null, round: number, state: SyncTaskState, file: { __typename: 'File', id: string, filename: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type PauseSyncRunMutationVariables = Exact<{
  id: string;
}>;


export type PauseSyncRunMutation = { pauseSyncRun:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'PauseSyncRunPayload', run: { __typename: 'SyncRun', kind: SyncKind, operation: SyncOperation, month: string, cycle: number | null, dryRun: boolean, runState: SyncRunState, pausedAt: string | null, waitsUntil: string | null, waitsForStores: boolean, listed: number, listedAll: boolean, touched: number, failedCount: number, pendingFailureCount: number, retryingCount: number, archived: boolean, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } }
   };

export type ResumeSyncRunMutationVariables = Exact<{
  id: string;
}>;


export type ResumeSyncRunMutation = { resumeSyncRun:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'ResumeSyncRunPayload', run: { __typename: 'SyncRun', kind: SyncKind, operation: SyncOperation, month: string, cycle: number | null, dryRun: boolean, runState: SyncRunState, pausedAt: string | null, waitsUntil: string | null, waitsForStores: boolean, listed: number, listedAll: boolean, touched: number, failedCount: number, pendingFailureCount: number, retryingCount: number, archived: boolean, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } }
   };

export type CancelSyncRunMutationVariables = Exact<{
  id: string;
}>;


export type CancelSyncRunMutation = { cancelSyncRun:
    | { __typename: 'CancelSyncRunPayload', run: { __typename: 'SyncRun', kind: SyncKind, operation: SyncOperation, month: string, cycle: number | null, dryRun: boolean, runState: SyncRunState, pausedAt: string | null, waitsUntil: string | null, waitsForStores: boolean, listed: number, listedAll: boolean, touched: number, failedCount: number, pendingFailureCount: number, retryingCount: number, archived: boolean, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type SyncRunRowFragment = { __typename: 'SyncRun', kind: SyncKind, operation: SyncOperation, month: string, cycle: number | null, dryRun: boolean, runState: SyncRunState, pausedAt: string | null, waitsUntil: string | null, waitsForStores: boolean, listed: number, listedAll: boolean, touched: number, failedCount: number, pendingFailureCount: number, retryingCount: number, archived: boolean, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } };

export type SyncReportLinksFragment = { state: SyncReportState, version: number, publishedAt: string | null, sizeBytes: number | null, sha256: string | null, lastError: string | null, downloadUrl: string | null, failuresUrl: string | null };

export type SyncRunsQueryVariables = Exact<{
  kinds?: Array<SyncKind> | SyncKind | null | undefined;
  states?: Array<SyncRunState> | SyncRunState | null | undefined;
  months?: Array<string> | string | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type SyncRunsQuery = { syncRuns: { edges: Array<{ cursor: string, node: { __typename: 'SyncRun', channelNames: Array<string>, kind: SyncKind, operation: SyncOperation, month: string, cycle: number | null, dryRun: boolean, runState: SyncRunState, pausedAt: string | null, waitsUntil: string | null, waitsForStores: boolean, listed: number, listedAll: boolean, touched: number, failedCount: number, pendingFailureCount: number, retryingCount: number, archived: boolean, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, report: { state: SyncReportState, version: number, publishedAt: string | null, sizeBytes: number | null, sha256: string | null, lastError: string | null, downloadUrl: string | null, failuresUrl: string | null } | null, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ChannelsQueryVariables = Exact<{ [key: string]: never; }>;


export type ChannelsQuery = { channels: Array<{ name: string, role: ChannelRole }> };

export type StartSyncRunMutationVariables = Exact<{
  input: StartSyncRunInput;
}>;


export type StartSyncRunMutation = { startSyncRun:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', field: string | null, code: ErrorCode, message: string }
    | { __typename: 'StartSyncRunPayload', replayed: boolean, run: { __typename: 'SyncRun', kind: SyncKind, operation: SyncOperation, month: string, cycle: number | null, dryRun: boolean, runState: SyncRunState, pausedAt: string | null, waitsUntil: string | null, waitsForStores: boolean, listed: number, listedAll: boolean, touched: number, failedCount: number, pendingFailureCount: number, retryingCount: number, archived: boolean, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } }
    | { __typename: 'SyncRunExistsError', code: ErrorCode, message: string, existingRun: { __typename: 'SyncRun', id: string } | null }
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


export type UnfinishedUploadsQuery = { uploads: { edges: Array<{ cursor: string, node: { __typename: 'Upload', id: string, filename: string, size: number | null, received: number, state: UploadState, url: string | null, direct: boolean, createdAt: string, version: number, file: { __typename: 'File', id: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type UploadUpdatedSubscriptionVariables = Exact<{
  id: string;
}>;


export type UploadUpdatedSubscription = { uploadUpdated: { __typename: 'Upload', id: string, filename: string, size: number | null, received: number, state: UploadState, url: string | null, direct: boolean, createdAt: string, version: number, file: { __typename: 'File', id: string } | null } };

export type AllWorkQueryVariables = Exact<{
  filter?: WorkListFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AllWorkQuery = { work: { edges: Array<{ cursor: string, node:
        | { __typename: 'Completion', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, upload: { __typename: 'Upload', id: string, filename: string }, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } }
        | { __typename: 'Deletion', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } }
        | { __typename: 'Export', exportState: ExportState, filename: string, format: ExportFormat, complete: boolean | null, sizeBytes: number | null, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } }
        | { __typename: 'Job', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, filesCreated: { extracted: number } | null, archive: { __typename: 'Archive', id: string, file: { __typename: 'File', id: string, filename: string } } | null, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } }
        | { __typename: 'Replay', phase: ReplayPhase, selected: number, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } }
        | { __typename: 'SyncRun', kind: SyncKind, month: string, cycle: number | null, operation: SyncOperation, dryRun: boolean, runState: SyncRunState, pausedAt: string | null, waitsUntil: string | null, waitsForStores: boolean, pendingFailureCount: number, id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } }
       }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type JobDetailFragment = { force: boolean, glob: string | null, pathPrefix: string | null, selection: Array<number> | null, archive: { __typename: 'Archive', id: string, file: { __typename: 'File', id: string, filename: string, size: number } } | null, retryOf: { __typename: 'Job', id: string } | null, summary: { entries: number, extracted: number, bytes: number, notReached: number, skipped: Array<{ reason: SkipReason, count: number }>, skippedEntries: Array<{ index: number, name: string, reason: SkipReason }> } | null };

export type ExportDetailFragment = { exportState: ExportState, filename: string, format: ExportFormat, complete: boolean | null, sizeBytes: number | null, sha256: string | null, expiresAt: string | null, revision: number, collectionRevision: number | null, options: { compression: number, fetchMissing: boolean }, collection: { __typename: 'Collection', id: string, name: string } | null, retryOf: { __typename: 'Export', id: string } | null };

export type DeletionDetailFragment = { deletionSummary: { deleted: number, bytes: number, notReached: number } | null };

export type CompletionDetailFragment = { upload: { __typename: 'Upload', id: string, filename: string, state: UploadState, file: { __typename: 'File', id: string, filename: string } | null } };

export type WorkDetailQueryVariables = Exact<{
  id: string;
}>;


export type WorkDetailQuery = { node:
    | { __typename: 'Account', id: string }
    | { __typename: 'ApiKey', id: string }
    | { __typename: 'Archive', id: string }
    | { __typename: 'Collection', id: string }
    | { __typename: 'Completion', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null }, upload: { __typename: 'Upload', id: string, filename: string, state: UploadState, file: { __typename: 'File', id: string, filename: string } | null } }
    | { __typename: 'Deletion', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null }, deletionSummary: { deleted: number, bytes: number, notReached: number } | null }
    | { __typename: 'Export', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, exportState: ExportState, filename: string, format: ExportFormat, complete: boolean | null, sizeBytes: number | null, sha256: string | null, expiresAt: string | null, revision: number, collectionRevision: number | null, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null }, options: { compression: number, fetchMissing: boolean }, collection: { __typename: 'Collection', id: string, name: string } | null, retryOf: { __typename: 'Export', id: string } | null }
    | { __typename: 'File', id: string }
    | { __typename: 'GarbageCollection', id: string }
    | { __typename: 'Job', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, force: boolean, glob: string | null, pathPrefix: string | null, selection: Array<number> | null, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null }, archive: { __typename: 'Archive', id: string, file: { __typename: 'File', id: string, filename: string, size: number } } | null, retryOf: { __typename: 'Job', id: string } | null, summary: { entries: number, extracted: number, bytes: number, notReached: number, skipped: Array<{ reason: SkipReason, count: number }>, skippedEntries: Array<{ index: number, name: string, reason: SkipReason }> } | null }
    | { __typename: 'Replay', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } }
    | { __typename: 'SyncFailure', id: string }
    | { __typename: 'SyncRun', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } }
    | { __typename: 'SyncSchedule', id: string }
    | { __typename: 'Upload', id: string }
   | null };

export type WorkTimelineQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type WorkTimelineQuery = { node:
    | { __typename: 'Account', id: string }
    | { __typename: 'ApiKey', id: string }
    | { __typename: 'Archive', id: string }
    | { __typename: 'Collection', id: string }
    | { __typename: 'Completion', id: string, timeline: { edges: Array<{ cursor: string, node: { at: string, attempt: number, event: TimelineEvent, message: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    | { __typename: 'Deletion', id: string, timeline: { edges: Array<{ cursor: string, node: { at: string, attempt: number, event: TimelineEvent, message: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    | { __typename: 'Export', id: string, timeline: { edges: Array<{ cursor: string, node: { at: string, attempt: number, event: TimelineEvent, message: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    | { __typename: 'File', id: string }
    | { __typename: 'GarbageCollection', id: string }
    | { __typename: 'Job', id: string, timeline: { edges: Array<{ cursor: string, node: { at: string, attempt: number, event: TimelineEvent, message: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    | { __typename: 'Replay', id: string, timeline: { edges: Array<{ cursor: string, node: { at: string, attempt: number, event: TimelineEvent, message: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    | { __typename: 'SyncFailure', id: string }
    | { __typename: 'SyncRun', id: string, timeline: { edges: Array<{ cursor: string, node: { at: string, attempt: number, event: TimelineEvent, message: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } }
    | { __typename: 'SyncSchedule', id: string }
    | { __typename: 'Upload', id: string }
   | null };

export type JobUpdatedSubscriptionVariables = Exact<{
  id: string;
}>;


export type JobUpdatedSubscription = { jobUpdated: { __typename: 'Job', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, force: boolean, glob: string | null, pathPrefix: string | null, selection: Array<number> | null, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null }, archive: { __typename: 'Archive', id: string, file: { __typename: 'File', id: string, filename: string, size: number } } | null, retryOf: { __typename: 'Job', id: string } | null, summary: { entries: number, extracted: number, bytes: number, notReached: number, skipped: Array<{ reason: SkipReason, count: number }>, skippedEntries: Array<{ index: number, name: string, reason: SkipReason }> } | null } };

export type ExportUpdatedSubscriptionVariables = Exact<{
  id: string;
}>;


export type ExportUpdatedSubscription = { exportUpdated: { __typename: 'Export', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, exportState: ExportState, filename: string, format: ExportFormat, complete: boolean | null, sizeBytes: number | null, sha256: string | null, expiresAt: string | null, revision: number, collectionRevision: number | null, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null }, options: { compression: number, fetchMissing: boolean }, collection: { __typename: 'Collection', id: string, name: string } | null, retryOf: { __typename: 'Export', id: string } | null } };

export type DeletionUpdatedSubscriptionVariables = Exact<{
  id: string;
}>;


export type DeletionUpdatedSubscription = { deletionUpdated: { __typename: 'Deletion', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null }, deletionSummary: { deleted: number, bytes: number, notReached: number } | null } };

export type CompletionUpdatedSubscriptionVariables = Exact<{
  id: string;
}>;


export type CompletionUpdatedSubscription = { completionUpdated: { __typename: 'Completion', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null }, upload: { __typename: 'Upload', id: string, filename: string, state: UploadState, file: { __typename: 'File', id: string, filename: string } | null } } };

export type CancelJobMutationVariables = Exact<{
  id: string;
}>;


export type CancelJobMutation = { cancelJob:
    | { __typename: 'CancelJobPayload', job: { __typename: 'Job', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type RetryJobMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type RetryJobMutation = { retryJob:
    | { __typename: 'ArchiveBusyError', code: ErrorCode, message: string, activeJob: { __typename: 'Job', id: string } | null }
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'RetryJobPayload', job: { __typename: 'Job', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } }
    | { __typename: 'UnreadableArchiveError', code: ErrorCode, message: string }
   };

export type CancelExportMutationVariables = Exact<{
  id: string;
}>;


export type CancelExportMutation = { cancelExport:
    | { __typename: 'CancelExportPayload', export: { __typename: 'Export', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type RetryExportMutationVariables = Exact<{
  id: string;
  key: string;
}>;


export type RetryExportMutation = { retryExport:
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'GoneError', code: ErrorCode, message: string }
    | { __typename: 'IdempotencyMismatchError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
    | { __typename: 'RetryExportPayload', reused: boolean, export: { __typename: 'Export', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } }
   };

export type CancelDeletionMutationVariables = Exact<{
  id: string;
}>;


export type CancelDeletionMutation = { cancelDeletion:
    | { __typename: 'CancelDeletionPayload', deletion: { __typename: 'Deletion', id: string, state: WorkState, version: number, attempt: number, step: WorkStep | null, cancelRequested: boolean, createdAt: string, startedAt: string | null, finishedAt: string | null, updatedAt: string, failure: { code: string, message: string } | null, progress: { itemsDone: number, itemsTotal: number | null, bytesDone: number, bytesTotal: number | null, itemsPerSecond: number | null, bytesPerSecond: number | null, secondsLeft: number | null } } }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
   };

export type ExportLinkQueryVariables = Exact<{
  id: string;
  expiresIn: number;
}>;


export type ExportLinkQuery = { export: { __typename: 'Export', id: string, exportState: ExportState, downloadUrl: string | null } | null };

export type ExportMissingQueryVariables = Exact<{
  id: string;
  first: number;
  after?: string | null | undefined;
}>;


export type ExportMissingQuery = { export: { __typename: 'Export', id: string, missing: { edges: Array<{ cursor: string, node: { fileId: string, path: string, reason: MissingReason, sha256: string, size: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type CancelCompletionMutationVariables = Exact<{
  uploadId: string;
}>;


export type CancelCompletionMutation = { cancelUpload:
    | { __typename: 'CancelUploadPayload', upload: { __typename: 'Upload', id: string, state: UploadState } }
    | { __typename: 'ConflictError', code: ErrorCode, message: string }
    | { __typename: 'InvalidInputError', code: ErrorCode, message: string }
    | { __typename: 'NotFoundError', code: ErrorCode, message: string }
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
export const AnyErrorFragmentDoc = new TypedDocumentString(`
    fragment AnyError on Error {
  __typename
  code
}
    `, {"fragmentName":"AnyError"}) as unknown as TypedDocumentString<AnyErrorFragment, unknown>;
export const AnyNodeFragmentDoc = new TypedDocumentString(`
    fragment AnyNode on Node {
  __typename
  id
}
    `, {"fragmentName":"AnyNode"}) as unknown as TypedDocumentString<AnyNodeFragment, unknown>;
export const AnyWorkFragmentDoc = new TypedDocumentString(`
    fragment AnyWork on Work {
  __typename
  id
}
    `, {"fragmentName":"AnyWork"}) as unknown as TypedDocumentString<AnyWorkFragment, unknown>;
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
export const CollectionHeadFragmentDoc = new TypedDocumentString(`
    fragment CollectionHead on Collection {
  __typename
  id
  name
  description
  revision
  itemCount
  totalBytes
  createdAt
  updatedAt
}
    `, {"fragmentName":"CollectionHead"}) as unknown as TypedDocumentString<CollectionHeadFragment, unknown>;
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
export const KeyRowFragmentDoc = new TypedDocumentString(`
    fragment KeyRow on ApiKey {
  __typename
  id
  name
  hint
  scopes
  createdAt
  expiresAt
  revokedAt
}
    `, {"fragmentName":"KeyRow"}) as unknown as TypedDocumentString<KeyRowFragment, unknown>;
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
export const ReplayRowFragmentDoc = new TypedDocumentString(`
    fragment ReplayRow on Replay {
  ...WorkRow
  phase
  selected
  enqueued
  replayed
  released
  taken
  conflicts
  sourceRunId
  targetRunId
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
}`, {"fragmentName":"ReplayRow"}) as unknown as TypedDocumentString<ReplayRowFragment, unknown>;
export const ReplayDetailFragmentDoc = new TypedDocumentString(`
    fragment ReplayDetail on Replay {
  ...ReplayRow
  alreadyPresent
  newlyEnqueued
  byId
  filter
  decision
  decisionNote
  decidedAt
  attention {
    canLeave
    phase
  }
  receipt {
    inTarget
    left
    notInTarget
    replayed
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
}
fragment ReplayRow on Replay {
  ...WorkRow
  phase
  selected
  enqueued
  replayed
  released
  taken
  conflicts
  sourceRunId
  targetRunId
}`, {"fragmentName":"ReplayDetail"}) as unknown as TypedDocumentString<ReplayDetailFragment, unknown>;
export const ScheduleStateFragmentDoc = new TypedDocumentString(`
    fragment ScheduleState on SyncSchedule {
  __typename
  id
  enabled
  lastError
  nextAt
  lastRun {
    __typename
    id
    createdAt
    state
    runState
    cancelRequested
    pausedAt
    waitsUntil
    waitsForStores
    pendingFailureCount
  }
}
    `, {"fragmentName":"ScheduleState"}) as unknown as TypedDocumentString<ScheduleStateFragment, unknown>;
export const ScheduleRowFragmentDoc = new TypedDocumentString(`
    fragment ScheduleRow on SyncSchedule {
  ...ScheduleState
  kind
  channels
  cron
  timeZone
  createdAt
  filter
  options {
    bytesPerDay
    olderThanDays
    removeExtraneous
    samplePercent
    secondsPerDay
  }
}
    fragment ScheduleState on SyncSchedule {
  __typename
  id
  enabled
  lastError
  nextAt
  lastRun {
    __typename
    id
    createdAt
    state
    runState
    cancelRequested
    pausedAt
    waitsUntil
    waitsForStores
    pendingFailureCount
  }
}`, {"fragmentName":"ScheduleRow"}) as unknown as TypedDocumentString<ScheduleRowFragment, unknown>;
export const SyncRunRowFragmentDoc = new TypedDocumentString(`
    fragment SyncRunRow on SyncRun {
  ...WorkRow
  kind
  operation
  month
  cycle
  dryRun
  runState
  pausedAt
  waitsUntil
  waitsForStores
  listed
  listedAll
  touched
  failedCount
  pendingFailureCount
  retryingCount
  archived
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
}`, {"fragmentName":"SyncRunRow"}) as unknown as TypedDocumentString<SyncRunRowFragment, unknown>;
export const SyncRunDetailFragmentDoc = new TypedDocumentString(`
    fragment SyncRunDetail on SyncRun {
  ...SyncRunRow
  channelNames
  filter
  removalsRefused
  sourceRunId
  options {
    bytesPerDay
    olderThanDays
    removeExtraneous
    samplePercent
    secondsPerDay
  }
  channels {
    channel
    listed
    listedBytes
    settledBytes
    done
    skipped
    failed
    pendingFailures
    retrying
    movedBytes
    outages {
      channel
      givenUpAt
      message
      since
    }
  }
  rounds {
    round
    channel
    attempted
    succeeded
    failed
    movedBytes
  }
  failureGroups {
    channel
    code
    count
    message
    stage
    state
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
}
fragment SyncRunRow on SyncRun {
  ...WorkRow
  kind
  operation
  month
  cycle
  dryRun
  runState
  pausedAt
  waitsUntil
  waitsForStores
  listed
  listedAll
  touched
  failedCount
  pendingFailureCount
  retryingCount
  archived
}`, {"fragmentName":"SyncRunDetail"}) as unknown as TypedDocumentString<SyncRunDetailFragment, unknown>;
export const SyncReportLinksFragmentDoc = new TypedDocumentString(`
    fragment SyncReportLinks on SyncReport {
  state
  version
  publishedAt
  sizeBytes
  sha256
  lastError
  downloadUrl(expiresIn: 86400)
  failuresUrl(expiresIn: 86400)
}
    `, {"fragmentName":"SyncReportLinks"}) as unknown as TypedDocumentString<SyncReportLinksFragment, unknown>;
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
export const JobDetailFragmentDoc = new TypedDocumentString(`
    fragment JobDetail on Job {
  force
  glob
  pathPrefix
  selection
  archive {
    __typename
    id
    file {
      __typename
      id
      filename
      size
    }
  }
  retryOf {
    __typename
    id
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
}
    `, {"fragmentName":"JobDetail"}) as unknown as TypedDocumentString<JobDetailFragment, unknown>;
export const ExportDetailFragmentDoc = new TypedDocumentString(`
    fragment ExportDetail on Export {
  exportState
  filename
  format
  complete
  sizeBytes
  sha256
  expiresAt
  revision
  collectionRevision
  options {
    compression
    fetchMissing
  }
  collection {
    __typename
    id
    name
  }
  retryOf {
    __typename
    id
  }
}
    `, {"fragmentName":"ExportDetail"}) as unknown as TypedDocumentString<ExportDetailFragment, unknown>;
export const DeletionDetailFragmentDoc = new TypedDocumentString(`
    fragment DeletionDetail on Deletion {
  deletionSummary: summary {
    deleted
    bytes
    notReached
  }
}
    `, {"fragmentName":"DeletionDetail"}) as unknown as TypedDocumentString<DeletionDetailFragment, unknown>;
export const CompletionDetailFragmentDoc = new TypedDocumentString(`
    fragment CompletionDetail on Completion {
  upload {
    __typename
    id
    filename
    state
    file {
      __typename
      id
      filename
    }
  }
}
    `, {"fragmentName":"CompletionDetail"}) as unknown as TypedDocumentString<CompletionDetailFragment, unknown>;
export const WatchListsDocument = new TypedDocumentString(`
    subscription WatchLists {
  listsUpdated {
    lists
  }
}
    `) as unknown as TypedDocumentString<WatchListsSubscription, WatchListsSubscriptionVariables>;
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
      waitsForStores
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
    tags
    updatedAt
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
          cursor
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
          cursor
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
      cursor
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
export const CollectionDocument = new TypedDocumentString(`
    query Collection($id: ID!) {
  collection(id: $id) {
    ...CollectionHead
    missingCount
  }
}
    fragment CollectionHead on Collection {
  __typename
  id
  name
  description
  revision
  itemCount
  totalBytes
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<CollectionQuery, CollectionQueryVariables>;
export const CollectionFolderDocument = new TypedDocumentString(`
    query CollectionFolder($id: ID!, $path: String!, $first: Int!, $after: String) {
  collection(id: $id) {
    __typename
    id
    children(path: $path, first: $first, after: $after) {
      edges {
        cursor
        node {
          name
          path
          isFolder
          item {
            path
            fileId
            missing
            size
            sha256
            file {
              __typename
              id
              contentType
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
    `) as unknown as TypedDocumentString<CollectionFolderQuery, CollectionFolderQueryVariables>;
export const CollectionExportsDocument = new TypedDocumentString(`
    query CollectionExports($id: ID!, $first: Int!, $after: String) {
  exports(filter: { collectionId: $id }, first: $first, after: $after) {
    edges {
      cursor
      node {
        ...WorkRow
        exportState
        filename
        format
        complete
        sizeBytes
        expiresAt
        revision
      }
    }
    pageInfo {
      hasNextPage
      endCursor
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
}`) as unknown as TypedDocumentString<CollectionExportsQuery, CollectionExportsQueryVariables>;
export const FilesToAddDocument = new TypedDocumentString(`
    query FilesToAdd($name: String, $first: Int!, $after: String) {
  files(filter: { name: $name }, first: $first, after: $after) {
    edges {
      cursor
      node {
        __typename
        id
        filename
        contentType
        size
        createdAt
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<FilesToAddQuery, FilesToAddQueryVariables>;
export const UpdateCollectionDocument = new TypedDocumentString(`
    mutation UpdateCollection($input: UpdateCollectionInput!) {
  updateCollection(input: $input) {
    __typename
    ... on UpdateCollectionPayload {
      collection {
        ...CollectionHead
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
    fragment CollectionHead on Collection {
  __typename
  id
  name
  description
  revision
  itemCount
  totalBytes
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<UpdateCollectionMutation, UpdateCollectionMutationVariables>;
export const DeleteCollectionDocument = new TypedDocumentString(`
    mutation DeleteCollection($input: DeleteCollectionInput!) {
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
    `) as unknown as TypedDocumentString<DeleteCollectionMutation, DeleteCollectionMutationVariables>;
export const AddItemsDocument = new TypedDocumentString(`
    mutation AddItems($input: AddToCollectionInput!) {
  addToCollection(input: $input) {
    __typename
    ... on AddToCollectionPayload {
      added
      renamed
      replaced
      skipped
      collection {
        ...CollectionHead
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
    fragment CollectionHead on Collection {
  __typename
  id
  name
  description
  revision
  itemCount
  totalBytes
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<AddItemsMutation, AddItemsMutationVariables>;
export const RemoveItemsDocument = new TypedDocumentString(`
    mutation RemoveItems($input: RemoveFromCollectionInput!) {
  removeFromCollection(input: $input) {
    __typename
    ... on RemoveFromCollectionPayload {
      removed
      collection {
        ...CollectionHead
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment CollectionHead on Collection {
  __typename
  id
  name
  description
  revision
  itemCount
  totalBytes
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<RemoveItemsMutation, RemoveItemsMutationVariables>;
export const MoveItemDocument = new TypedDocumentString(`
    mutation MoveItem($input: MoveInCollectionInput!) {
  moveInCollection(input: $input) {
    __typename
    ... on MoveInCollectionPayload {
      moved
      collection {
        ...CollectionHead
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
    fragment CollectionHead on Collection {
  __typename
  id
  name
  description
  revision
  itemCount
  totalBytes
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<MoveItemMutation, MoveItemMutationVariables>;
export const CreateExportDocument = new TypedDocumentString(`
    mutation CreateExport($input: CreateExportInput!) {
  createExport(input: $input) {
    __typename
    ... on CreateExportPayload {
      reused
      export {
        ...WorkRow
        exportState
        filename
        format
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
}`) as unknown as TypedDocumentString<CreateExportMutation, CreateExportMutationVariables>;
export const CollectionsDocument = new TypedDocumentString(`
    query Collections($name: String, $first: Int!, $after: String) {
  collections(filter: { name: $name }, first: $first, after: $after) {
    edges {
      cursor
      node {
        ...CollectionHead
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment CollectionHead on Collection {
  __typename
  id
  name
  description
  revision
  itemCount
  totalBytes
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<CollectionsQuery, CollectionsQueryVariables>;
export const CreateCollectionDocument = new TypedDocumentString(`
    mutation CreateCollection($input: CreateCollectionInput!) {
  createCollection(input: $input) {
    __typename
    ... on CreateCollectionPayload {
      collection {
        ...CollectionHead
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
    fragment CollectionHead on Collection {
  __typename
  id
  name
  description
  revision
  itemCount
  totalBytes
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<CreateCollectionMutation, CreateCollectionMutationVariables>;
export const FilesDocument = new TypedDocumentString(`
    query Files($first: Int!, $after: String, $filter: FileFilter) {
  files(first: $first, after: $after, filter: $filter) {
    edges {
      cursor
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
      cursor
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
      cursor
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
export const ApiKeysDocument = new TypedDocumentString(`
    query ApiKeys($first: Int!, $after: String) {
  apiKeys(first: $first, after: $after) {
    edges {
      cursor
      node {
        ...KeyRow
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment KeyRow on ApiKey {
  __typename
  id
  name
  hint
  scopes
  createdAt
  expiresAt
  revokedAt
}`) as unknown as TypedDocumentString<ApiKeysQuery, ApiKeysQueryVariables>;
export const CreateApiKeyDocument = new TypedDocumentString(`
    mutation CreateApiKey($input: CreateApiKeyInput!) {
  createApiKey(input: $input) {
    __typename
    ... on CreateApiKeyPayload {
      secret
      apiKey {
        ...KeyRow
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
    fragment KeyRow on ApiKey {
  __typename
  id
  name
  hint
  scopes
  createdAt
  expiresAt
  revokedAt
}`) as unknown as TypedDocumentString<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = new TypedDocumentString(`
    mutation RevokeApiKey($id: ID!) {
  revokeApiKey(input: { apiKeyId: $id }) {
    __typename
    ... on RevokeApiKeyPayload {
      apiKey {
        ...KeyRow
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment KeyRow on ApiKey {
  __typename
  id
  name
  hint
  scopes
  createdAt
  expiresAt
  revokedAt
}`) as unknown as TypedDocumentString<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const ReplayDetailDocument = new TypedDocumentString(`
    query ReplayDetail($id: ID!) {
  replay(id: $id) {
    ...ReplayDetail
    source {
      ...SyncRunRow
      sourceRunId
    }
    target {
      ...SyncRunRow
      replays(first: 10) {
        edges {
          cursor
          node {
            ...ReplayRow
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
fragment ReplayRow on Replay {
  ...WorkRow
  phase
  selected
  enqueued
  replayed
  released
  taken
  conflicts
  sourceRunId
  targetRunId
}
fragment ReplayDetail on Replay {
  ...ReplayRow
  alreadyPresent
  newlyEnqueued
  byId
  filter
  decision
  decisionNote
  decidedAt
  attention {
    canLeave
    phase
  }
  receipt {
    inTarget
    left
    notInTarget
    replayed
  }
}
fragment SyncRunRow on SyncRun {
  ...WorkRow
  kind
  operation
  month
  cycle
  dryRun
  runState
  pausedAt
  waitsUntil
  waitsForStores
  listed
  listedAll
  touched
  failedCount
  pendingFailureCount
  retryingCount
  archived
}`) as unknown as TypedDocumentString<ReplayDetailQuery, ReplayDetailQueryVariables>;
export const ReplayUpdatedDocument = new TypedDocumentString(`
    subscription ReplayUpdated($id: ID!) {
  replayUpdated(id: $id) {
    ...ReplayDetail
    target {
      ...SyncRunRow
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
}
fragment ReplayRow on Replay {
  ...WorkRow
  phase
  selected
  enqueued
  replayed
  released
  taken
  conflicts
  sourceRunId
  targetRunId
}
fragment ReplayDetail on Replay {
  ...ReplayRow
  alreadyPresent
  newlyEnqueued
  byId
  filter
  decision
  decisionNote
  decidedAt
  attention {
    canLeave
    phase
  }
  receipt {
    inTarget
    left
    notInTarget
    replayed
  }
}
fragment SyncRunRow on SyncRun {
  ...WorkRow
  kind
  operation
  month
  cycle
  dryRun
  runState
  pausedAt
  waitsUntil
  waitsForStores
  listed
  listedAll
  touched
  failedCount
  pendingFailureCount
  retryingCount
  archived
}`) as unknown as TypedDocumentString<ReplayUpdatedSubscription, ReplayUpdatedSubscriptionVariables>;
export const ReplayItemsDocument = new TypedDocumentString(`
    query ReplayItems($id: ID!, $states: [ReplayItemState!], $first: Int!, $after: String) {
  replay(id: $id) {
    __typename
    id
    items(states: $states, first: $first, after: $after) {
      edges {
        cursor
        node {
          action
          channel
          conflict
          failureId
          fileId
          size
          state
          failure {
            __typename
            id
            code
            filename
          }
          takenBy {
            __typename
            id
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
    `) as unknown as TypedDocumentString<ReplayItemsQuery, ReplayItemsQueryVariables>;
export const ReplayPreviewDocument = new TypedDocumentString(`
    query ReplayPreview($id: ID!, $failureIds: [ID!], $filter: SyncFailureFilter) {
  syncRun(id: $id) {
    __typename
    id
    replayPreview(failureIds: $failureIds, filter: $filter) {
      __typename
      ... on ReplayPreview {
        bytes
        selected
        taken
      }
      ... on Error {
        code
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ReplayPreviewQuery, ReplayPreviewQueryVariables>;
export const RequestReplayDocument = new TypedDocumentString(`
    mutation RequestReplay($input: RequestReplayInput!) {
  requestReplay(input: $input) {
    __typename
    ... on RequestReplayPayload {
      replayed
      replay {
        ...ReplayRow
      }
    }
    ... on Error {
      code
      message
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
}
fragment ReplayRow on Replay {
  ...WorkRow
  phase
  selected
  enqueued
  replayed
  released
  taken
  conflicts
  sourceRunId
  targetRunId
}`) as unknown as TypedDocumentString<RequestReplayMutation, RequestReplayMutationVariables>;
export const CancelReplayDocument = new TypedDocumentString(`
    mutation CancelReplay($id: ID!) {
  cancelReplay(input: { replayId: $id }) {
    __typename
    ... on CancelReplayPayload {
      replay {
        ...ReplayDetail
      }
    }
    ... on Error {
      code
      message
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
}
fragment ReplayRow on Replay {
  ...WorkRow
  phase
  selected
  enqueued
  replayed
  released
  taken
  conflicts
  sourceRunId
  targetRunId
}
fragment ReplayDetail on Replay {
  ...ReplayRow
  alreadyPresent
  newlyEnqueued
  byId
  filter
  decision
  decisionNote
  decidedAt
  attention {
    canLeave
    phase
  }
  receipt {
    inTarget
    left
    notInTarget
    replayed
  }
}`) as unknown as TypedDocumentString<CancelReplayMutation, CancelReplayMutationVariables>;
export const AcknowledgeReplayDocument = new TypedDocumentString(`
    mutation AcknowledgeReplay($id: ID!, $decision: ReplayDecision!, $note: String) {
  acknowledgeReplay(input: { replayId: $id, decision: $decision, note: $note }) {
    __typename
    ... on AcknowledgeReplayPayload {
      replay {
        ...ReplayDetail
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
fragment ReplayRow on Replay {
  ...WorkRow
  phase
  selected
  enqueued
  replayed
  released
  taken
  conflicts
  sourceRunId
  targetRunId
}
fragment ReplayDetail on Replay {
  ...ReplayRow
  alreadyPresent
  newlyEnqueued
  byId
  filter
  decision
  decisionNote
  decidedAt
  attention {
    canLeave
    phase
  }
  receipt {
    inTarget
    left
    notInTarget
    replayed
  }
}`) as unknown as TypedDocumentString<AcknowledgeReplayMutation, AcknowledgeReplayMutationVariables>;
export const SyncSchedulesDocument = new TypedDocumentString(`
    query SyncSchedules($first: Int!, $after: String) {
  syncSchedules(first: $first, after: $after) {
    edges {
      cursor
      node {
        ...ScheduleRow
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    fragment ScheduleState on SyncSchedule {
  __typename
  id
  enabled
  lastError
  nextAt
  lastRun {
    __typename
    id
    createdAt
    state
    runState
    cancelRequested
    pausedAt
    waitsUntil
    waitsForStores
    pendingFailureCount
  }
}
fragment ScheduleRow on SyncSchedule {
  ...ScheduleState
  kind
  channels
  cron
  timeZone
  createdAt
  filter
  options {
    bytesPerDay
    olderThanDays
    removeExtraneous
    samplePercent
    secondsPerDay
  }
}`) as unknown as TypedDocumentString<SyncSchedulesQuery, SyncSchedulesQueryVariables>;
export const WatchSchedulesDocument = new TypedDocumentString(`
    subscription WatchSchedules {
  workUpdated(filter: { kinds: [SYNC_RUN] }) {
    __typename
    id
    state
    finishedAt
    ... on SyncRun {
      runState
      schedule {
        ...ScheduleState
      }
    }
  }
}
    fragment ScheduleState on SyncSchedule {
  __typename
  id
  enabled
  lastError
  nextAt
  lastRun {
    __typename
    id
    createdAt
    state
    runState
    cancelRequested
    pausedAt
    waitsUntil
    waitsForStores
    pendingFailureCount
  }
}`) as unknown as TypedDocumentString<WatchSchedulesSubscription, WatchSchedulesSubscriptionVariables>;
export const CreateSyncScheduleDocument = new TypedDocumentString(`
    mutation CreateSyncSchedule($input: CreateSyncScheduleInput!) {
  createSyncSchedule(input: $input) {
    __typename
    ... on CreateSyncSchedulePayload {
      replayed
      schedule {
        ...ScheduleRow
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
    fragment ScheduleState on SyncSchedule {
  __typename
  id
  enabled
  lastError
  nextAt
  lastRun {
    __typename
    id
    createdAt
    state
    runState
    cancelRequested
    pausedAt
    waitsUntil
    waitsForStores
    pendingFailureCount
  }
}
fragment ScheduleRow on SyncSchedule {
  ...ScheduleState
  kind
  channels
  cron
  timeZone
  createdAt
  filter
  options {
    bytesPerDay
    olderThanDays
    removeExtraneous
    samplePercent
    secondsPerDay
  }
}`) as unknown as TypedDocumentString<CreateSyncScheduleMutation, CreateSyncScheduleMutationVariables>;
export const EnableSyncScheduleDocument = new TypedDocumentString(`
    mutation EnableSyncSchedule($id: ID!, $enabled: Boolean!) {
  updateSyncSchedule(input: { scheduleId: $id, enabled: $enabled }) {
    __typename
    ... on UpdateSyncSchedulePayload {
      schedule {
        ...ScheduleRow
      }
    }
    ... on Error {
      code
      message
    }
  }
}
    fragment ScheduleState on SyncSchedule {
  __typename
  id
  enabled
  lastError
  nextAt
  lastRun {
    __typename
    id
    createdAt
    state
    runState
    cancelRequested
    pausedAt
    waitsUntil
    waitsForStores
    pendingFailureCount
  }
}
fragment ScheduleRow on SyncSchedule {
  ...ScheduleState
  kind
  channels
  cron
  timeZone
  createdAt
  filter
  options {
    bytesPerDay
    olderThanDays
    removeExtraneous
    samplePercent
    secondsPerDay
  }
}`) as unknown as TypedDocumentString<EnableSyncScheduleMutation, EnableSyncScheduleMutationVariables>;
export const DeleteSyncScheduleDocument = new TypedDocumentString(`
    mutation DeleteSyncSchedule($id: ID!) {
  deleteSyncSchedule(input: { scheduleId: $id }) {
    __typename
    ... on DeleteSyncSchedulePayload {
      deletedScheduleId
    }
    ... on Error {
      code
      message
    }
  }
}
    `) as unknown as TypedDocumentString<DeleteSyncScheduleMutation, DeleteSyncScheduleMutationVariables>;
export const SyncRunDetailDocument = new TypedDocumentString(`
    query SyncRunDetail($id: ID!) {
  syncRun(id: $id) {
    ...SyncRunDetail
    report {
      ...SyncReportLinks
    }
    replay {
      __typename
      id
      sourceRunId
    }
    schedule {
      __typename
      id
      cron
      timeZone
    }
    replays(first: 20) {
      edges {
        cursor
        node {
          ...ReplayRow
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
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
}
fragment ReplayRow on Replay {
  ...WorkRow
  phase
  selected
  enqueued
  replayed
  released
  taken
  conflicts
  sourceRunId
  targetRunId
}
fragment SyncRunDetail on SyncRun {
  ...SyncRunRow
  channelNames
  filter
  removalsRefused
  sourceRunId
  options {
    bytesPerDay
    olderThanDays
    removeExtraneous
    samplePercent
    secondsPerDay
  }
  channels {
    channel
    listed
    listedBytes
    settledBytes
    done
    skipped
    failed
    pendingFailures
    retrying
    movedBytes
    outages {
      channel
      givenUpAt
      message
      since
    }
  }
  rounds {
    round
    channel
    attempted
    succeeded
    failed
    movedBytes
  }
  failureGroups {
    channel
    code
    count
    message
    stage
    state
  }
}
fragment SyncRunRow on SyncRun {
  ...WorkRow
  kind
  operation
  month
  cycle
  dryRun
  runState
  pausedAt
  waitsUntil
  waitsForStores
  listed
  listedAll
  touched
  failedCount
  pendingFailureCount
  retryingCount
  archived
}
fragment SyncReportLinks on SyncReport {
  state
  version
  publishedAt
  sizeBytes
  sha256
  lastError
  downloadUrl(expiresIn: 86400)
  failuresUrl(expiresIn: 86400)
}`) as unknown as TypedDocumentString<SyncRunDetailQuery, SyncRunDetailQueryVariables>;
export const SyncRunUpdatedDocument = new TypedDocumentString(`
    subscription SyncRunUpdated($id: ID!) {
  syncRunUpdated(id: $id) {
    ...SyncRunDetail
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
}
fragment SyncRunDetail on SyncRun {
  ...SyncRunRow
  channelNames
  filter
  removalsRefused
  sourceRunId
  options {
    bytesPerDay
    olderThanDays
    removeExtraneous
    samplePercent
    secondsPerDay
  }
  channels {
    channel
    listed
    listedBytes
    settledBytes
    done
    skipped
    failed
    pendingFailures
    retrying
    movedBytes
    outages {
      channel
      givenUpAt
      message
      since
    }
  }
  rounds {
    round
    channel
    attempted
    succeeded
    failed
    movedBytes
  }
  failureGroups {
    channel
    code
    count
    message
    stage
    state
  }
}
fragment SyncRunRow on SyncRun {
  ...WorkRow
  kind
  operation
  month
  cycle
  dryRun
  runState
  pausedAt
  waitsUntil
  waitsForStores
  listed
  listedAll
  touched
  failedCount
  pendingFailureCount
  retryingCount
  archived
}`) as unknown as TypedDocumentString<SyncRunUpdatedSubscription, SyncRunUpdatedSubscriptionVariables>;
export const SyncRunFailuresDocument = new TypedDocumentString(`
    query SyncRunFailures($id: ID!, $filter: SyncFailureFilter, $first: Int!, $after: String) {
  syncRun(id: $id) {
    __typename
    id
    failures(filter: $filter, first: $first, after: $after) {
      __typename
      ... on SyncFailureConnection {
        edges {
          cursor
          node {
            __typename
            id
            action
            attempts
            channel
            code
            fileId
            filename
            firstSeenAt
            lastSeenAt
            message
            sha256
            size
            stage
            state
            version
            file {
              __typename
              id
              filename
            }
            replay {
              __typename
              id
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
      ... on FailureDetailsUnavailable {
        code
        message
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SyncRunFailuresQuery, SyncRunFailuresQueryVariables>;
export const SyncRunTasksDocument = new TypedDocumentString(`
    query SyncRunTasks($id: ID!, $filter: SyncTaskFilter, $first: Int!, $after: String) {
  syncRun(id: $id) {
    __typename
    id
    tasks(filter: $filter, first: $first, after: $after) {
      edges {
        cursor
        node {
          action
          channel
          fileId
          round
          state
          file {
            __typename
            id
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
    `) as unknown as TypedDocumentString<SyncRunTasksQuery, SyncRunTasksQueryVariables>;
export const PauseSyncRunDocument = new TypedDocumentString(`
    mutation PauseSyncRun($id: ID!) {
  pauseSyncRun(input: { runId: $id }) {
    __typename
    ... on PauseSyncRunPayload {
      run {
        ...SyncRunRow
      }
    }
    ... on Error {
      code
      message
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
}
fragment SyncRunRow on SyncRun {
  ...WorkRow
  kind
  operation
  month
  cycle
  dryRun
  runState
  pausedAt
  waitsUntil
  waitsForStores
  listed
  listedAll
  touched
  failedCount
  pendingFailureCount
  retryingCount
  archived
}`) as unknown as TypedDocumentString<PauseSyncRunMutation, PauseSyncRunMutationVariables>;
export const ResumeSyncRunDocument = new TypedDocumentString(`
    mutation ResumeSyncRun($id: ID!) {
  resumeSyncRun(input: { runId: $id }) {
    __typename
    ... on ResumeSyncRunPayload {
      run {
        ...SyncRunRow
      }
    }
    ... on Error {
      code
      message
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
}
fragment SyncRunRow on SyncRun {
  ...WorkRow
  kind
  operation
  month
  cycle
  dryRun
  runState
  pausedAt
  waitsUntil
  waitsForStores
  listed
  listedAll
  touched
  failedCount
  pendingFailureCount
  retryingCount
  archived
}`) as unknown as TypedDocumentString<ResumeSyncRunMutation, ResumeSyncRunMutationVariables>;
export const CancelSyncRunDocument = new TypedDocumentString(`
    mutation CancelSyncRun($id: ID!) {
  cancelSyncRun(input: { runId: $id }) {
    __typename
    ... on CancelSyncRunPayload {
      run {
        ...SyncRunRow
      }
    }
    ... on Error {
      code
      message
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
}
fragment SyncRunRow on SyncRun {
  ...WorkRow
  kind
  operation
  month
  cycle
  dryRun
  runState
  pausedAt
  waitsUntil
  waitsForStores
  listed
  listedAll
  touched
  failedCount
  pendingFailureCount
  retryingCount
  archived
}`) as unknown as TypedDocumentString<CancelSyncRunMutation, CancelSyncRunMutationVariables>;
export const SyncRunsDocument = new TypedDocumentString(`
    query SyncRuns($kinds: [SyncKind!], $states: [SyncRunState!], $months: [String!], $first: Int!, $after: String) {
  syncRuns(
    filter: { kinds: $kinds, states: $states, months: $months }
    first: $first
    after: $after
  ) {
    edges {
      cursor
      node {
        ...SyncRunRow
        channelNames
        report {
          ...SyncReportLinks
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
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
}
fragment SyncRunRow on SyncRun {
  ...WorkRow
  kind
  operation
  month
  cycle
  dryRun
  runState
  pausedAt
  waitsUntil
  waitsForStores
  listed
  listedAll
  touched
  failedCount
  pendingFailureCount
  retryingCount
  archived
}
fragment SyncReportLinks on SyncReport {
  state
  version
  publishedAt
  sizeBytes
  sha256
  lastError
  downloadUrl(expiresIn: 86400)
  failuresUrl(expiresIn: 86400)
}`) as unknown as TypedDocumentString<SyncRunsQuery, SyncRunsQueryVariables>;
export const ChannelsDocument = new TypedDocumentString(`
    query Channels {
  channels {
    name
    role
  }
}
    `) as unknown as TypedDocumentString<ChannelsQuery, ChannelsQueryVariables>;
export const StartSyncRunDocument = new TypedDocumentString(`
    mutation StartSyncRun($input: StartSyncRunInput!) {
  startSyncRun(input: $input) {
    __typename
    ... on StartSyncRunPayload {
      replayed
      run {
        ...SyncRunRow
      }
    }
    ... on InvalidInputError {
      field
    }
    ... on SyncRunExistsError {
      existingRun {
        __typename
        id
      }
    }
    ... on Error {
      code
      message
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
}
fragment SyncRunRow on SyncRun {
  ...WorkRow
  kind
  operation
  month
  cycle
  dryRun
  runState
  pausedAt
  waitsUntil
  waitsForStores
  listed
  listedAll
  touched
  failedCount
  pendingFailureCount
  retryingCount
  archived
}`) as unknown as TypedDocumentString<StartSyncRunMutation, StartSyncRunMutationVariables>;
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
      cursor
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
export const AllWorkDocument = new TypedDocumentString(`
    query AllWork($filter: WorkListFilter, $first: Int!, $after: String) {
  work(filter: $filter, first: $first, after: $after) {
    edges {
      cursor
      node {
        ...WorkRow
        ... on Completion {
          upload {
            __typename
            id
            filename
          }
        }
        ... on Export {
          exportState
          filename
          format
          complete
          sizeBytes
        }
        ... on Job {
          filesCreated: summary {
            extracted
          }
          archive {
            __typename
            id
            file {
              __typename
              id
              filename
            }
          }
        }
        ... on Replay {
          phase
          selected
        }
        ... on SyncRun {
          kind
          month
          cycle
          operation
          dryRun
          runState
          pausedAt
          waitsUntil
          waitsForStores
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
}`) as unknown as TypedDocumentString<AllWorkQuery, AllWorkQueryVariables>;
export const WorkDetailDocument = new TypedDocumentString(`
    query WorkDetail($id: ID!) {
  node(id: $id) {
    __typename
    id
    ...WorkRow
    ...JobDetail
    ...ExportDetail
    ...DeletionDetail
    ...CompletionDetail
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
}
fragment JobDetail on Job {
  force
  glob
  pathPrefix
  selection
  archive {
    __typename
    id
    file {
      __typename
      id
      filename
      size
    }
  }
  retryOf {
    __typename
    id
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
}
fragment ExportDetail on Export {
  exportState
  filename
  format
  complete
  sizeBytes
  sha256
  expiresAt
  revision
  collectionRevision
  options {
    compression
    fetchMissing
  }
  collection {
    __typename
    id
    name
  }
  retryOf {
    __typename
    id
  }
}
fragment DeletionDetail on Deletion {
  deletionSummary: summary {
    deleted
    bytes
    notReached
  }
}
fragment CompletionDetail on Completion {
  upload {
    __typename
    id
    filename
    state
    file {
      __typename
      id
      filename
    }
  }
}`) as unknown as TypedDocumentString<WorkDetailQuery, WorkDetailQueryVariables>;
export const WorkTimelineDocument = new TypedDocumentString(`
    query WorkTimeline($id: ID!, $first: Int!, $after: String) {
  node(id: $id) {
    __typename
    id
    ... on Work {
      timeline(first: $first, after: $after) {
        edges {
          cursor
          node {
            at
            attempt
            event
            message
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
    `) as unknown as TypedDocumentString<WorkTimelineQuery, WorkTimelineQueryVariables>;
export const JobUpdatedDocument = new TypedDocumentString(`
    subscription JobUpdated($id: ID!) {
  jobUpdated(id: $id) {
    ...WorkRow
    ...JobDetail
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
}
fragment JobDetail on Job {
  force
  glob
  pathPrefix
  selection
  archive {
    __typename
    id
    file {
      __typename
      id
      filename
      size
    }
  }
  retryOf {
    __typename
    id
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
}`) as unknown as TypedDocumentString<JobUpdatedSubscription, JobUpdatedSubscriptionVariables>;
export const ExportUpdatedDocument = new TypedDocumentString(`
    subscription ExportUpdated($id: ID!) {
  exportUpdated(id: $id) {
    ...WorkRow
    ...ExportDetail
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
}
fragment ExportDetail on Export {
  exportState
  filename
  format
  complete
  sizeBytes
  sha256
  expiresAt
  revision
  collectionRevision
  options {
    compression
    fetchMissing
  }
  collection {
    __typename
    id
    name
  }
  retryOf {
    __typename
    id
  }
}`) as unknown as TypedDocumentString<ExportUpdatedSubscription, ExportUpdatedSubscriptionVariables>;
export const DeletionUpdatedDocument = new TypedDocumentString(`
    subscription DeletionUpdated($id: ID!) {
  deletionUpdated(id: $id) {
    ...WorkRow
    ...DeletionDetail
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
}
fragment DeletionDetail on Deletion {
  deletionSummary: summary {
    deleted
    bytes
    notReached
  }
}`) as unknown as TypedDocumentString<DeletionUpdatedSubscription, DeletionUpdatedSubscriptionVariables>;
export const CompletionUpdatedDocument = new TypedDocumentString(`
    subscription CompletionUpdated($id: ID!) {
  completionUpdated(id: $id) {
    ...WorkRow
    ...CompletionDetail
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
}
fragment CompletionDetail on Completion {
  upload {
    __typename
    id
    filename
    state
    file {
      __typename
      id
      filename
    }
  }
}`) as unknown as TypedDocumentString<CompletionUpdatedSubscription, CompletionUpdatedSubscriptionVariables>;
export const CancelJobDocument = new TypedDocumentString(`
    mutation CancelJob($id: ID!) {
  cancelJob(input: { jobId: $id }) {
    __typename
    ... on CancelJobPayload {
      job {
        ...WorkRow
      }
    }
    ... on Error {
      code
      message
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
}`) as unknown as TypedDocumentString<CancelJobMutation, CancelJobMutationVariables>;
export const RetryJobDocument = new TypedDocumentString(`
    mutation RetryJob($id: ID!, $key: String!) {
  retryJob(input: { jobId: $id, idempotencyKey: $key }) {
    __typename
    ... on RetryJobPayload {
      job {
        ...WorkRow
      }
    }
    ... on ArchiveBusyError {
      activeJob {
        __typename
        id
      }
    }
    ... on Error {
      code
      message
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
}`) as unknown as TypedDocumentString<RetryJobMutation, RetryJobMutationVariables>;
export const CancelExportDocument = new TypedDocumentString(`
    mutation CancelExport($id: ID!) {
  cancelExport(input: { exportId: $id }) {
    __typename
    ... on CancelExportPayload {
      export {
        ...WorkRow
      }
    }
    ... on Error {
      code
      message
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
}`) as unknown as TypedDocumentString<CancelExportMutation, CancelExportMutationVariables>;
export const RetryExportDocument = new TypedDocumentString(`
    mutation RetryExport($id: ID!, $key: String!) {
  retryExport(input: { exportId: $id, idempotencyKey: $key }) {
    __typename
    ... on RetryExportPayload {
      reused
      export {
        ...WorkRow
      }
    }
    ... on Error {
      code
      message
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
}`) as unknown as TypedDocumentString<RetryExportMutation, RetryExportMutationVariables>;
export const CancelDeletionDocument = new TypedDocumentString(`
    mutation CancelDeletion($id: ID!) {
  cancelDeletion(input: { deletionId: $id }) {
    __typename
    ... on CancelDeletionPayload {
      deletion {
        ...WorkRow
      }
    }
    ... on Error {
      code
      message
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
}`) as unknown as TypedDocumentString<CancelDeletionMutation, CancelDeletionMutationVariables>;
export const ExportLinkDocument = new TypedDocumentString(`
    query ExportLink($id: ID!, $expiresIn: Int!) {
  export(id: $id) {
    __typename
    id
    exportState
    downloadUrl(expiresIn: $expiresIn)
  }
}
    `) as unknown as TypedDocumentString<ExportLinkQuery, ExportLinkQueryVariables>;
export const ExportMissingDocument = new TypedDocumentString(`
    query ExportMissing($id: ID!, $first: Int!, $after: String) {
  export(id: $id) {
    __typename
    id
    missing(first: $first, after: $after) {
      edges {
        cursor
        node {
          fileId
          path
          reason
          sha256
          size
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ExportMissingQuery, ExportMissingQueryVariables>;
export const CancelCompletionDocument = new TypedDocumentString(`
    mutation CancelCompletion($uploadId: ID!) {
  cancelUpload(input: { uploadId: $uploadId }) {
    __typename
    ... on CancelUploadPayload {
      upload {
        __typename
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
    `) as unknown as TypedDocumentString<CancelCompletionMutation, CancelCompletionMutationVariables>;