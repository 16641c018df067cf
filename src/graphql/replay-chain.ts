import { ConflictError, InvalidInputError } from '../errors.ts'
import { listReplays } from '../replays/list-replays.ts'
import { previewReplay, type ReplayPreview } from '../replays/preview-replay.ts'
import type { Replay } from '../replays/replay.entity.ts'
import { FailureDetailsUnavailableError } from '../sync-runs/failure-details-unavailable-error.ts'
import { builder } from './builder.ts'
import { pageArgs, pageCost, readConnection } from './connection.ts'
import { ReplayRef, SyncFailureRef, SyncRunRef } from './refs.ts'
import { ReplayConnectionType } from './replay.ts'
import { SyncFailureFilterInput } from './sync-failure.ts'

// What runs and failures have to do with replays, seen from their end.

const ReplayPreviewType = builder.objectRef<ReplayPreview>('ReplayPreview').implement({
  fields: (t) => ({
    bytes: t.expose('bytes', { type: 'BigInt' }),
    selected: t.exposeInt('selected'),
    taken: t.exposeInt('taken'),
  }),
})

/** It goes over all failures of the run. */
const previewCost = 100

builder.objectFields(SyncRunRef, (t) => ({
  replay: t.field({
    type: ReplayRef,
    nullable: true,
    resolve: ({ work, operation }, _, ctx) =>
      operation === 'REPLAY' ? ctx.loaders.replayOfTarget.load(work.id) : null,
  }),
  replayPreview: t.field({
    type: ReplayPreviewType,
    errors: {
      types: [ConflictError, FailureDetailsUnavailableError, InvalidInputError],
      union: { name: 'ReplayPreviewResult' },
    },
    args: { failureIds: t.arg.idList(), filter: t.arg({ type: SyncFailureFilterInput }) },
    complexity: previewCost,
    resolve: ({ work }, args, ctx) => previewReplay(ctx, { runId: work.id, ...args }),
  }),
  replays: t.field({
    type: ReplayConnectionType,
    args: pageArgs,
    complexity: pageCost,
    resolve: ({ work }, args, ctx) =>
      readConnection(args, {
        name: `replays:${work.id}`,
        key: (replay: Replay) => replay.work.id,
        read: (page) => listReplays(ctx, { page, filter: { sourceRunId: work.id } }),
      }),
  }),
  source: t.field({
    type: SyncRunRef,
    nullable: true,
    resolve: ({ sourceRunId }, _, ctx) => (sourceRunId ? ctx.loaders.syncRun.load(sourceRunId) : null),
  }),
  sourceRunId: t.exposeID('sourceRunId', { nullable: true }),
}))

builder.objectField(SyncFailureRef, 'replay', (t) =>
  t.field({
    type: ReplayRef,
    nullable: true,
    resolve: ({ replayId }, _, ctx) => (replayId ? ctx.loaders.replay.load(replayId) : null),
  }),
)
