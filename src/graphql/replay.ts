import { canLeave } from '../replays/can-leave.ts'
import { getReplay } from '../replays/get-replay.ts'
import type { ListedItem } from '../replays/list-replay-items.ts'
import { listReplayItems } from '../replays/list-replay-items.ts'
import { listReplays } from '../replays/list-replays.ts'
import type { Replay, ReplayReceipt } from '../replays/replay.entity.ts'
import { replayConflicts, replayDecisions, replayItemStates, replayPhases } from '../replays/replay-words.ts'
import { watchReplay } from '../replays/watch-replay.ts'
import { fileOfTask } from '../sync-runs/file-of-task.ts'
import { builder } from './builder.ts'
import { defineConnection, pageArgs, pageCost, readConnection } from './connection.ts'
import { NodeRef, ReplayRef, SyncFailureRef, SyncRunRef, WorkRef } from './refs.ts'
import { SyncActionEnum } from './sync-words.ts'

const ReplayPhaseEnum = builder.enumType('ReplayPhase', { values: replayPhases })
const ReplayItemStateEnum = builder.enumType('ReplayItemState', { values: replayItemStates })
export const ReplayDecisionEnum = builder.enumType('ReplayDecision', { values: replayDecisions })

const ReplayReceiptType = builder.objectRef<ReplayReceipt>('ReplayReceipt').implement({
  fields: (t) => ({
    inTarget: t.exposeInt('inTarget'),
    left: t.exposeInt('left'),
    notInTarget: t.exposeInt('notInTarget'),
    replayed: t.exposeInt('replayed'),
  }),
})

const ReplayAttentionType = builder
  .objectRef<Replay & { stuckIn: NonNullable<Replay['stuckIn']> }>('ReplayAttention')
  .implement({
    fields: (t) => ({
      canLeave: t.boolean({ resolve: canLeave }),
      phase: t.field({ type: ReplayPhaseEnum, resolve: ({ stuckIn }) => stuckIn }),
    }),
  })

const ReplayItemType = builder.objectRef<ListedItem>('ReplayItem').implement({
  fields: (t) => ({
    action: t.expose('action', { type: SyncActionEnum }),
    channel: t.exposeString('channel'),
    conflict: t.expose('conflict', {
      type: builder.enumType('ReplayConflict', { values: replayConflicts }),
      nullable: true,
    }),
    failure: t.field({
      type: SyncFailureRef,
      nullable: true,
      resolve: ({ failureId }, _, ctx) => ctx.loaders.failure.load(failureId),
    }),
    failureId: t.exposeID('failureId'),
    fileId: t.id({ nullable: true, resolve: fileOfTask }),
    size: t.expose('size', { type: 'BigInt', nullable: true }),
    state: t.expose('state', { type: ReplayItemStateEnum }),
    takenBy: t.field({
      type: ReplayRef,
      nullable: true,
      resolve: ({ takenBy }, _, ctx) => (takenBy === null ? null : ctx.loaders.replay.load(takenBy)),
    }),
    version: t.exposeInt('version'),
  }),
})

ReplayRef.implement({
  interfaces: [NodeRef, WorkRef],
  fields: (t) => ({
    alreadyPresent: t.exposeInt('alreadyPresent'),
    attention: t.field({
      type: ReplayAttentionType,
      nullable: true,
      resolve: (replay) => {
        const { stuckIn } = replay
        return stuckIn ? { ...replay, stuckIn } : null
      },
    }),
    byId: t.exposeBoolean('byId'),
    conflicts: t.exposeInt('conflicts'),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    decision: t.expose('decision', { type: ReplayDecisionEnum, nullable: true }),
    decisionNote: t.exposeString('decisionNote', { nullable: true }),
    enqueued: t.exposeInt('enqueued'),
    filter: t.expose('filter', { type: 'JSONObject', nullable: true }),
    items: t.field({
      type: defineConnection('ReplayItem', ReplayItemType),
      args: { ...pageArgs, states: t.arg({ type: [ReplayItemStateEnum] }) },
      complexity: pageCost,
      resolve: ({ work }, { states, ...args }, ctx) =>
        readConnection(args, {
          name: `replay-items:${work.id}`,
          key: ({ failureId }: ListedItem) => failureId,
          read: (page) => listReplayItems(ctx, { replayId: work.id, page, states }),
        }),
    }),
    newlyEnqueued: t.exposeInt('newlyEnqueued'),
    phase: t.expose('phase', { type: ReplayPhaseEnum }),
    receipt: t.expose('receipt', { type: ReplayReceiptType, nullable: true }),
    released: t.exposeInt('released'),
    replayed: t.exposeInt('replayed'),
    revision: t.exposeInt('revision'),
    selected: t.exposeInt('selected'),
    source: t.field({
      type: SyncRunRef,
      nullable: true,
      resolve: ({ sourceRunId }, _, ctx) => ctx.loaders.syncRun.load(sourceRunId),
    }),
    sourceRunId: t.exposeID('sourceRunId'),
    taken: t.exposeInt('taken'),
    target: t.field({
      type: SyncRunRef,
      nullable: true,
      resolve: ({ targetRunId }, _, ctx) => ctx.loaders.syncRun.load(targetRunId),
    }),
    targetRunId: t.exposeID('targetRunId'),
  }),
})

export const ReplayConnectionType = defineConnection('Replay', ReplayRef)

builder.queryField('replay', (t) =>
  t.field({
    type: ReplayRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, ctx) => getReplay(ctx, { replayId: id }),
  }),
)

const ReplayFilterInput = builder.inputType('ReplayFilter', {
  fields: (t) => ({
    phases: t.field({ type: [ReplayPhaseEnum] }),
    sourceRunId: t.id(),
  }),
})

builder.queryField('replays', (t) =>
  t.field({
    type: ReplayConnectionType,
    args: { ...pageArgs, filter: t.arg({ type: ReplayFilterInput }) },
    complexity: pageCost,
    resolve: (_, { filter, ...args }, ctx) =>
      readConnection(args, {
        name: 'replays',
        key: ({ work }: Replay) => work.id,
        read: (page) => listReplays(ctx, { page, filter }),
      }),
  }),
)

builder.subscriptionField('replayUpdated', (t) =>
  t.field({
    type: ReplayRef,
    args: { id: t.arg.id({ required: true }) },
    subscribe: (_, { id }, ctx) => watchReplay(ctx, { replayId: id }),
    resolve: (replay) => replay,
  }),
)
