import { Account } from '../accounts/account.entity.ts'
import { ApiKey } from '../accounts/api-key.entity.ts'
import { getAccount } from '../accounts/get-account.ts'
import { Collection } from '../collections/collection.entity.ts'
import { getCollection } from '../collections/get-collection.ts'
import { Deletion } from '../deletions/deletion.entity.ts'
import { getDeletion } from '../deletions/get-deletion.ts'
import { NotFoundError } from '../errors.ts'
import { Export } from '../exports/export.entity.ts'
import { getExport } from '../exports/get-export.ts'
import { Completion } from '../files/direct/completion.entity.ts'
import { getCompletion } from '../files/direct/get-completion.ts'
import { File } from '../files/file.entity.ts'
import { getUpload } from '../files/get-upload.ts'
import { Upload } from '../files/upload.entity.ts'
import { GarbageCollection } from '../garbage/garbage-collection.entity.ts'
import { Job } from '../jobs/job.entity.ts'
import { readId } from '../lib/uuid.ts'
import { getReplay } from '../replays/get-replay.ts'
import { Replay } from '../replays/replay.entity.ts'
import { isArchived } from '../sync-runs/archive/archived-run.ts'
import { getSyncRun } from '../sync-runs/get-sync-run.ts'
import { getSyncSchedule } from '../sync-runs/schedules/get-sync-schedule.ts'
import { SyncSchedule } from '../sync-runs/schedules/sync-schedule.entity.ts'
import { SyncFailure } from '../sync-runs/sync-failure.entity.ts'
import { SyncRun } from '../sync-runs/sync-run.entity.ts'
import { builder } from './builder.ts'
import type { GraphqlContext } from './graphql-context.ts'
import { nullIfMissing } from './null-if-missing.ts'
import { NodeRef } from './refs.ts'

/** An archive has the id of its file, and `node` gives the file. */
const classes = {
  Account,
  ApiKey,
  Collection,
  Completion,
  Deletion,
  Export,
  File,
  GarbageCollection,
  Job,
  Replay,
  SyncFailure,
  SyncRun,
  SyncSchedule,
  Upload,
}

NodeRef.implement({
  resolveType: (thing) =>
    isArchived(thing) ? 'SyncRun' : Object.entries(classes).find(([, type]) => thing instanceof type)?.[0],
  fields: (t) => ({
    id: t.id({
      resolve: () => {
        throw new Error('each type has its own')
      },
    }),
  }),
})

builder.queryField('node', (t) =>
  t.field({
    type: NodeRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, args, ctx) => readNode(ctx, readId(args.id, 'id')),
  }),
)

/** Ids don't tell of what type they are, so every type is asked, at once. */
async function readNode(ctx: GraphqlContext, id: string): Promise<object> {
  const found = await Promise.all([
    id === ctx.caller.accountId ? getAccount(ctx) : null,
    readApiKey(ctx, id),
    readGarbageCollection(ctx, id),
    ctx.loaders.file.load(id),
    ctx.loaders.job.load(id),
    nullIfMissing(getCompletion(ctx, { completionId: id })),
    nullIfMissing(getCollection(ctx, { collectionId: id })),
    nullIfMissing(getDeletion(ctx, { deletionId: id })),
    nullIfMissing(getExport(ctx, { exportId: id })),
    ctx.loaders.failure.load(id),
    nullIfMissing(getReplay(ctx, { replayId: id })),
    nullIfMissing(getSyncRun(ctx, { runId: id })),
    nullIfMissing(getSyncSchedule(ctx, { scheduleId: id })),
    nullIfMissing(getUpload(ctx, { uploadId: id })),
  ])
  const thing = found.find((one) => one !== null)
  if (thing === undefined) throw new NotFoundError('There is nothing with this id.')
  return thing
}

async function readApiKey(ctx: GraphqlContext, id: string): Promise<ApiKey | null> {
  const { accountId, scopes } = ctx.caller
  if (!scopes.includes('ADMIN')) return null
  return await ctx.em.fork().findOne(ApiKey, { id, accountId })
}

async function readGarbageCollection(ctx: GraphqlContext, id: string): Promise<GarbageCollection | null> {
  if (!ctx.caller.scopes.includes('ADMIN')) return null
  return await ctx.em.fork().findOne(GarbageCollection, { id })
}
