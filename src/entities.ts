import { Account } from './accounts/account.entity.ts'
import { ApiKey } from './accounts/api-key.entity.ts'
import { Session } from './accounts/session.entity.ts'
import { SignInLink } from './accounts/sign-in-link.entity.ts'
import { Archive } from './archives/archive.entity.ts'
import { ArchiveEntry } from './archives/archive-entry.entity.ts'
import { Collection } from './collections/collection.entity.ts'
import { CollectionItem } from './collections/collection-item.entity.ts'
import { Secret } from './database/secret.entity.ts'
import { Deletion } from './deletions/deletion.entity.ts'
import { Export } from './exports/export.entity.ts'
import { MissingItem } from './exports/missing-item.entity.ts'
import { CondemnedObject } from './files/condemned-object.entity.ts'
import { Completion } from './files/direct/completion.entity.ts'
import { File } from './files/file.entity.ts'
import { Upload } from './files/upload.entity.ts'
import { GarbageCollection } from './garbage/garbage-collection.entity.ts'
import { GarbageTotal } from './garbage/garbage-total.entity.ts'
import { IdempotencyKey } from './idempotency/idempotency-key.entity.ts'
import { Job } from './jobs/job.entity.ts'
import { Replay } from './replays/replay.entity.ts'
import { ReplayItem } from './replays/replay-item.entity.ts'
import { RunArchive } from './sync-runs/archive/run-archive.entity.ts'
import { ChannelHealth } from './sync-runs/batches/channel-health.entity.ts'
import { SyncBatch } from './sync-runs/batches/sync-batch.entity.ts'
import { FileCopy } from './sync-runs/file-copy.entity.ts'
import { SyncSchedule } from './sync-runs/schedules/sync-schedule.entity.ts'
import { SyncFailure } from './sync-runs/sync-failure.entity.ts'
import { SyncRound } from './sync-runs/sync-round.entity.ts'
import { SyncRun } from './sync-runs/sync-run.entity.ts'
import { SyncRunChannel } from './sync-runs/sync-run-channel.entity.ts'
import { SyncTask } from './sync-runs/sync-task.entity.ts'
import { TimelineEntry } from './work/timeline-entry.entity.ts'
import { Work } from './work/work.entity.ts'

export const entities = [
  Account,
  ApiKey,
  Session,
  SignInLink,
  Secret,
  File,
  Upload,
  IdempotencyKey,
  Archive,
  ArchiveEntry,
  Work,
  TimelineEntry,
  Job,
  Deletion,
  Export,
  MissingItem,
  Completion,
  CondemnedObject,
  GarbageCollection,
  GarbageTotal,
  Collection,
  CollectionItem,
  Replay,
  ReplayItem,
  SyncRun,
  SyncRunChannel,
  SyncRound,
  SyncBatch,
  SyncTask,
  SyncFailure,
  ChannelHealth,
  FileCopy,
  SyncSchedule,
  RunArchive,
]
