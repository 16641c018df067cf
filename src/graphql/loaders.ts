import DataLoader from 'dataloader'
import { Archive } from '../archives/archive.entity.ts'
import { isIndexed } from '../archives/archive-rules.ts'
import { getArchive } from '../archives/get-archive.ts'
import { Collection } from '../collections/collection.entity.ts'
import type { CallerContext } from '../context.ts'
import { NotFoundError } from '../errors.ts'
import type { Export } from '../exports/export.entity.ts'
import { readExports } from '../exports/read-exports.ts'
import type { Completion } from '../files/direct/completion.entity.ts'
import { readCompletions } from '../files/direct/read-completions.ts'
import { File } from '../files/file.entity.ts'
import { Upload } from '../files/upload.entity.ts'
import type { Job } from '../jobs/job.entity.ts'
import { readJobs } from '../jobs/read-jobs.ts'
import { readReplays } from '../replays/read-replays.ts'
import type { Replay } from '../replays/replay.entity.ts'
import { RunArchive } from '../sync-runs/archive/run-archive.entity.ts'
import { listOutages, type StoreOutage } from '../sync-runs/batches/list-outages.ts'
import type { FileCopy } from '../sync-runs/file-copy.entity.ts'
import { getSyncRun } from '../sync-runs/get-sync-run.ts'
import { listFileCopies } from '../sync-runs/list-file-copies.ts'
import { listRunChannels } from '../sync-runs/list-run-channels.ts'
import { listRunRounds } from '../sync-runs/list-run-rounds.ts'
import { readSyncRuns } from '../sync-runs/read-sync-runs.ts'
import { SyncSchedule } from '../sync-runs/schedules/sync-schedule.entity.ts'
import { SyncFailure } from '../sync-runs/sync-failure.entity.ts'
import type { SyncRound } from '../sync-runs/sync-round.entity.ts'
import type { SyncRun } from '../sync-runs/sync-run.entity.ts'
import type { SyncRunChannel } from '../sync-runs/sync-run-channel.entity.ts'
import { nullIfMissing } from './null-if-missing.ts'

/** An entry of an archive: the archive's id and the index. */
export type EntryKey = { archiveId: string; index: number }

/** Reads for many parents at once what each of them asks for alone. null: the account has none, or none any more. */
export type Loaders = {
  archive: DataLoader<string, Archive | null>
  collection: DataLoader<string, Collection | null>
  /** By the upload: its last one. */
  completion: DataLoader<string, Completion | null>
  entryFile: DataLoader<EntryKey, File | null>
  export: DataLoader<string, Export | null>
  file: DataLoader<string, File | null>
  /** By the file. */
  fileCopies: DataLoader<string, FileCopy[]>
  failure: DataLoader<string, SyncFailure | null>
  job: DataLoader<string, Job | null>
  replay: DataLoader<string, Replay | null>
  /** By the target run. */
  replayOfTarget: DataLoader<string, Replay | null>
  /** By the run. */
  runArchive: DataLoader<string, RunArchive | null>
  /** By the run. */
  runChannels: DataLoader<string, SyncRunChannel[]>
  /** By the run. */
  runOutages: DataLoader<string, StoreOutage[]>
  /** By the run. */
  runRounds: DataLoader<string, SyncRound[]>
  syncRun: DataLoader<string, SyncRun | null>
  syncSchedule: DataLoader<string, SyncSchedule | null>
  upload: DataLoader<string, Upload | null>
}

export function createLoaders(ctx: CallerContext): Loaders {
  return {
    archive: createLoader((fileIds: readonly string[]) => readArchives(ctx, fileIds)),
    collection: createLoader((ids: readonly string[]) => readCollections(ctx, ids)),
    completion: createLoader((uploadIds: readonly string[]) => readLastCompletions(ctx, uploadIds)),
    entryFile: createLoader((keys: readonly EntryKey[]) => readEntryFiles(ctx, keys)),
    export: createLoader((ids: readonly string[]) => readOwnExports(ctx, ids)),
    file: createLoader((ids: readonly string[]) => readFiles(ctx, ids)),
    fileCopies: createListLoader({
      keyOf: ({ fileId }) => fileId,
      read: (ids) => listFileCopies(ctx.em.fork(), ids),
    }),
    job: createLoader((ids: readonly string[]) => readOwnJobs(ctx, ids)),
    failure: createLoader((ids: readonly string[]) => readOwnFailures(ctx, ids)),
    replay: createLoader((ids: readonly string[]) => readOwnReplays(ctx, ids)),
    replayOfTarget: createLoader((ids: readonly string[]) => readReplaysOfTargets(ctx, ids)),
    runChannels: createListLoader({ keyOf: runOf, read: (ids) => listRunChannels(ctx.em.fork(), ids) }),
    runOutages: createListLoader({ keyOf: runOf, read: (ids) => listOutages(ctx.em.fork(), ids) }),
    runRounds: createListLoader({ keyOf: runOf, read: (ids) => listRunRounds(ctx.em.fork(), ids) }),
    runArchive: createLoader((runIds: readonly string[]) => readRunArchives(ctx, runIds)),
    syncRun: createLoader((ids: readonly string[]) => readOwnSyncRuns(ctx, ids)),
    syncSchedule: createLoader((ids: readonly string[]) => readSchedules(ctx, ids)),
    upload: createLoader((ids: readonly string[]) => readUploads(ctx, ids)),
  }
}

/** Nothing is kept: a subscription's context lives for hours and must see what has changed. */
function createLoader<Key, Item>(
  read: (keys: readonly Key[]) => Promise<(Item | null | Error)[]>,
): DataLoader<Key, Item | null> {
  return new DataLoader<Key, Item | null>(read, { cache: false, maxBatchSize: 1000 })
}

/** As `createLoader`, for parents that have several each, by the parent's id. */
function createListLoader<Item>(list: {
  keyOf: (item: Item) => string
  read: (keys: readonly string[]) => Promise<Item[]>
}): DataLoader<string, Item[]> {
  const read = async (keys: readonly string[]) => {
    const byKey = Map.groupBy(await list.read([...new Set(keys)]), list.keyOf)
    return keys.map((key) => byKey.get(key) ?? [])
  }
  return new DataLoader<string, Item[]>(read, { cache: false, maxBatchSize: 1000 })
}

function runOf({ runId }: { runId: string }): string {
  return runId
}

/** For each id, in their order, its item. */
function arrange<Item>(
  ids: readonly string[],
  items: readonly Item[],
  idOf: (item: Item) => string,
): (Item | null)[] {
  const byId = new Map(items.map((item) => [idOf(item), item]))
  return ids.map((id) => byId.get(id) ?? null)
}

async function readFiles(ctx: CallerContext, ids: readonly string[]): Promise<(File | null)[]> {
  const { accountId } = ctx.caller
  const files = await ctx.em.fork().find(File, { id: { $in: [...ids] }, accountId, deletedAt: null })
  return arrange(ids, files, (file) => file.id)
}

async function readOwnJobs(ctx: CallerContext, ids: readonly string[]): Promise<(Job | null)[]> {
  const { accountId } = ctx.caller
  const jobs = await readJobs(ctx.em.fork(), { work: { id: { $in: [...ids] }, accountId } })
  return arrange(ids, jobs, (job) => job.work.id)
}

async function readOwnFailures(ctx: CallerContext, ids: readonly string[]): Promise<(SyncFailure | null)[]> {
  const em = ctx.em.fork()
  const failures = await em.find(SyncFailure, { id: { $in: [...ids] } })
  const runIds = [...new Set(failures.map(({ runId }) => runId))]
  const { accountId } = ctx.caller
  const runs = await readSyncRuns(em, { work: { id: { $in: runIds } }, accountId })
  const own = new Set(runs.map(({ work }) => work.id))
  return arrange(
    ids,
    failures.filter(({ runId }) => own.has(runId)),
    ({ id }) => id,
  )
}

async function readOwnReplays(ctx: CallerContext, ids: readonly string[]): Promise<(Replay | null)[]> {
  const { accountId } = ctx.caller
  const found = await readReplays(ctx.em.fork(), { work: { id: { $in: [...ids] } }, accountId })
  return arrange(ids, found, ({ work }) => work.id)
}

async function readReplaysOfTargets(
  ctx: CallerContext,
  runIds: readonly string[],
): Promise<(Replay | null)[]> {
  const { accountId } = ctx.caller
  const found = await readReplays(ctx.em.fork(), { targetRunId: { $in: [...runIds] }, accountId })
  return arrange(runIds, found, ({ targetRunId }) => targetRunId)
}

/** Few at once: those that are in the way of others. */
async function readOwnSyncRuns(ctx: CallerContext, ids: readonly string[]): Promise<(SyncRun | null)[]> {
  return await Promise.all(ids.map((runId) => nullIfMissing(getSyncRun(ctx, { runId }))))
}

async function readRunArchives(
  ctx: CallerContext,
  runIds: readonly string[],
): Promise<(RunArchive | null)[]> {
  const { accountId } = ctx.caller
  const found = await ctx.em.fork().find(RunArchive, { runId: { $in: [...runIds] }, accountId })
  return arrange(runIds, found, (archive) => archive.runId)
}

async function readSchedules(ctx: CallerContext, ids: readonly string[]): Promise<(SyncSchedule | null)[]> {
  const { accountId } = ctx.caller
  const found = await ctx.em.fork().find(SyncSchedule, { id: { $in: [...ids] }, accountId })
  return arrange(ids, found, (one) => one.id)
}

async function readCollections(ctx: CallerContext, ids: readonly string[]): Promise<(Collection | null)[]> {
  const { accountId } = ctx.caller
  const found = await ctx.em.fork().find(Collection, { id: { $in: [...ids] }, accountId, deletedAt: null })
  return arrange(ids, found, (one) => one.id)
}

async function readOwnExports(ctx: CallerContext, ids: readonly string[]): Promise<(Export | null)[]> {
  const { accountId } = ctx.caller
  const found = await readExports(ctx.em.fork(), { work: { id: { $in: [...ids] }, accountId } })
  return arrange(ids, found, (one) => one.work.id)
}

async function readLastCompletions(
  ctx: CallerContext,
  uploadIds: readonly string[],
): Promise<(Completion | null)[]> {
  const { accountId } = ctx.caller
  const found = await readCompletions(ctx.em.fork(), {
    uploadId: { $in: [...uploadIds] },
    work: { accountId },
  })
  // The newest comes first, and is the one that stays.
  const byUpload = new Map(found.reverse().map((completion) => [completion.uploadId, completion]))
  return uploadIds.map((id) => byUpload.get(id) ?? null)
}

async function readUploads(ctx: CallerContext, ids: readonly string[]): Promise<(Upload | null)[]> {
  const { accountId } = ctx.caller
  const uploads = await ctx.em.fork().find(Upload, { id: { $in: [...ids] }, accountId })
  return arrange(ids, uploads, (upload) => upload.id)
}

async function readEntryFiles(ctx: CallerContext, keys: readonly EntryKey[]): Promise<(File | null)[]> {
  const { accountId } = ctx.caller
  const archives = Map.groupBy(keys, ({ archiveId }) => archiveId)
  const files = await ctx.em.fork().find(File, {
    accountId,
    deletedAt: null,
    $or: [...archives].map(([archiveId, entries]) => ({
      archiveId,
      archiveIndex: { $in: entries.map(({ index }) => index) },
    })),
  })
  const byEntry = new Map(files.map((file) => [`${file.archiveId} ${file.archiveIndex}`, file]))
  return keys.map(({ archiveId, index }) => byEntry.get(`${archiveId} ${index}`) ?? null)
}

/**
 * Files that were read as archives before come by two queries; each of the others is read by itself, one after the
 * other, since its directory may be large.
 */
async function readArchives(ctx: CallerContext, ids: readonly string[]): Promise<(Archive | null | Error)[]> {
  const live = (await readFiles(ctx, [...new Set(ids)])).flatMap((file) => (file === null ? [] : [file.id]))
  const archives = await ctx.em.fork().find(Archive, { fileId: { $in: live } })
  const indexed = archives.filter((archive) => isIndexed(archive, ctx.config))
  const answers = new Map<string, Archive | null | Error>()
  for (const archive of indexed) answers.set(archive.fileId, archive.isZip ? archive : null)
  for (const id of live) if (!answers.has(id)) answers.set(id, await readArchive(ctx, id))
  return ids.map((id) => answers.get(id) ?? null)
}

async function readArchive(ctx: CallerContext, fileId: string): Promise<Archive | null | Error> {
  try {
    return await getArchive(ctx, { fileId })
  } catch (error) {
    if (error instanceof NotFoundError) return null
    // For this key alone: the others of the batch have their answers.
    return error instanceof Error ? error : new Error('could not read an archive', { cause: error })
  }
}
