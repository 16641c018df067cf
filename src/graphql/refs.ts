import type { Account } from '../accounts/account.entity.ts'
import type { ApiKey } from '../accounts/api-key.entity.ts'
import type { Archive } from '../archives/archive.entity.ts'
import type { ArchiveProblem } from '../archives/unreadable-archive-error.ts'
import type { Collection } from '../collections/collection.entity.ts'
import type { Deletion } from '../deletions/deletion.entity.ts'
import type { Export } from '../exports/export.entity.ts'
import type { Completion } from '../files/direct/completion.entity.ts'
import type { File } from '../files/file.entity.ts'
import type { Upload } from '../files/upload.entity.ts'
import type { GarbageCollection } from '../garbage/garbage-collection.entity.ts'
import type { Job } from '../jobs/job.entity.ts'
import type { Replay } from '../replays/replay.entity.ts'
import type { SyncSchedule } from '../sync-runs/schedules/sync-schedule.entity.ts'
import type { SyncFailure } from '../sync-runs/sync-failure.entity.ts'
import type { SyncRun } from '../sync-runs/sync-run.entity.ts'
import type { WithWork } from '../work/watch-work.ts'
import { builder } from './builder.ts'

// The types that refer to each other, named here and defined in the file of their noun.

export const NodeRef = builder.interfaceRef<object>('Node')
export const WorkRef = builder.interfaceRef<WithWork>('Work')

export const AccountRef = builder.objectRef<Account>('Account')
export const ApiKeyRef = builder.objectRef<ApiKey>('ApiKey')
export const ArchiveRef = builder.objectRef<Archive>('Archive')
export const ArchiveProblemRef = builder.objectRef<ArchiveProblem>('ArchiveProblem')
export const CompletionRef = builder.objectRef<Completion>('Completion')
export const CollectionRef = builder.objectRef<Collection>('Collection')
export const DeletionRef = builder.objectRef<Deletion>('Deletion')
export const ExportRef = builder.objectRef<Export>('Export')
export const FileRef = builder.objectRef<File>('File')
export const GarbageCollectionRef = builder.objectRef<GarbageCollection>('GarbageCollection')
export const JobRef = builder.objectRef<Job>('Job')
export const ReplayRef = builder.objectRef<Replay>('Replay')
export const SyncFailureRef = builder.objectRef<SyncFailure>('SyncFailure')
export const SyncRunRef = builder.objectRef<SyncRun>('SyncRun')
export const SyncScheduleRef = builder.objectRef<SyncSchedule>('SyncSchedule')
export const UploadRef = builder.objectRef<Upload>('Upload')
